public import InAppCompat

extension DelegateContract {
    /// What has to be known of a shape's SDK to verify delegates on it. Sendable; a value.
    public struct Habits: Sendable {
        /// How an app dismisses the message with an id; nil where it cannot.
        public let dismissal: (@Sendable (String) -> ShapeCall)?
        /// The records of a click, also those that the SDK refuses. It makes one a click by itself; empty where that
        /// cannot be told.
        public let clickRecords: [EventPattern]
        /// The errors by which the SDK says that it is used wrongly.
        public let complaints: [Complaint]
        /// What the SDK records by itself; nil where that cannot be told.
        public let records: Records?
        /// When a message ends too early to leave the screen; nil where it never does.
        public let earlyEnd: EarlyEnd?
        /// Whether a callback that is made off the main thread may wait for that.
        public let mayWaitForMainThread: Bool

        /// Describes habits.
        public init(
            dismissal: (@Sendable (String) -> ShapeCall)? = nil, clickRecords: [EventPattern] = [],
            complaints: [Complaint] = [], records: Records? = nil, earlyEnd: EarlyEnd? = nil,
            mayWaitForMainThread: Bool = false
        ) {
            self.dismissal = dismissal
            self.clickRecords = clickRecords
            self.complaints = complaints
            self.records = records
            self.earlyEnd = earlyEnd
            self.mayWaitForMainThread = mayWaitForMainThread
        }
    }

    /// An error that an SDK logs because of what an app does, and what that means. Sendable; a value.
    public struct Complaint: Sendable {
        /// The name of the error, as traces print it.
        public let error: String
        /// The kind of finding that it is.
        public let kind: DelegateFinding.Kind
        /// What happened, in a sentence.
        public let explanation: String
        /// What was expected instead.
        public let expected: String

        /// Describes an error.
        public init(
            _ error: String, _ kind: DelegateFinding.Kind, _ explanation: String, expected: String
        ) {
            self.error = error
            self.kind = kind
            self.explanation = explanation
            self.expected = expected
        }
    }
}

extension DelegateFinding.Kind {
    /// One interaction of the user's is recorded more than once: by the SDK, and by the delegate.
    public static let extraInteraction = DelegateFinding.Kind("extraInteraction")
    /// The display of a message is recorded more than once, or not at all.
    public static let wrongImpression = DelegateFinding.Kind("wrongImpression")
    /// A link is to be followed that is none.
    public static let missingLink = DelegateFinding.Kind("missingLink")
    /// A message is dismissed while the delegate is told that it appears.
    public static let dismissedTooEarly = DelegateFinding.Kind("dismissedTooEarly")
    /// A page calls the app, and nobody has registered for that, or not yet.
    public static let lostPageCall = DelegateFinding.Kind("lostPageCall")
    /// The delegate was not called as a scenario of the user's own expects.
    public static let notAsExpected = DelegateFinding.Kind("notAsExpected")
    /// The delegate's callbacks take so long that not everything could be played.
    public static let takesTooLong = DelegateFinding.Kind("takesTooLong")
    /// A campaign or scenario of the user's own cannot be read.
    public static let unreadable = DelegateFinding.Kind("unreadable")
}

/// What traces show that a delegate does and that no callback shows.
extension DelegateContract.Habits {
    /// What is wrong in a trace, each finding once.
    /// - Parameters:
    ///   - trace: what happened.
    ///   - shape: whose delegate it was.
    ///   - isOwn: whether the story is the app's own, whose page calls somebody has to take.
    func findings(in trace: Trace, on shape: SDKShape, isOwn: Bool) -> [DelegateFinding] {
        let found = complaints.filter { complaint in
            trace.events.contains { $0.source == .sdk && $0.name == complaint.error }
        }
        let logged = found.map {
            DelegateFinding($0.kind, shape: shape, $0.explanation, expected: $0.expected)
        }
        return logged + (hasExtraClick(trace) ? [Self.extraClick(shape)] : [])
            + (records?.findings(in: trace, on: shape) ?? [])
            + (earlyEnd?.findings(in: trace, on: shape) ?? [])
            + (isOwn ? Self.lostPageCalls(in: trace, on: shape) : [])
    }

    /// Whether there are more records of clicks than the user clicked. Pages and apps may record clicks of their own, so
    /// that nothing is said of what comes after them.
    private func hasExtraClick(_ trace: Trace) -> Bool {
        var clicks = 0
        for event in trace.events {
            switch event.source {
            case .user: clicks += 1
            case .page, .app: return false
            default: if clickRecords.contains(where: { $0.matches(event) }) { clicks -= 1 }
            }
            if clicks < 0 { return true }
        }
        return false
    }

    private static func extraClick(_ shape: SDKShape) -> DelegateFinding {
        DelegateFinding(
            .extraInteraction, shape: shape,
            "There are more records of clicks than the user clicked: the delegate logs clicks that the SDK "
                + "logs by itself.", expected: "one record of each click, the SDK's own.")
    }
}
