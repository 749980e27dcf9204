import HeadlessStage
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
        /// How callbacks bring about an endless loop, by their names.
        public let loops: [String: Mend]
        /// The calls of pages; nil where pages have none that an app could take.
        public let pageCalls: PageCalls?
        /// When an app sets its delegate; nil where that makes no difference.
        public let setUp: Mend?
        /// What is to be done instead of opening a link that the SDK opens as well; nil where there is no rule about it.
        public let links: Mend?
        /// What of an app's parts is called and stands in no trace, in a sentence; nil where everything does.
        public let unrecorded: String?

        /// The app's call after which the SDK asks again about all that waits; nil where there is none. It is made at the end of
        /// each story, so that what waits for something else is told from what the delegate has forgotten.
        public let signal: ShapeCall?
        /// Displays that a view of the app's own has to count; nil where the SDK counts all.
        public let uncounted: UncountedDisplays?
        /// Dismissals that hit another message than the one that is meant; nil where there are none.
        public let strayDismissals: StrayDismissals?
        /// What a delegate undoes as soon as it is told of it; nil where that cannot be told.
        public let reversals: Reversals?
        /// Clicks without an effect; nil where that cannot be told.
        public let swallowedClicks: SwallowedClicks?
        /// Held messages that are shown beside another one; nil where that cannot be told.
        public let conflictingShows: ConflictingShows?

        /// Describes habits.
        public init(
            dismissal: (@Sendable (String) -> ShapeCall)? = nil, clickRecords: [EventPattern] = [],
            complaints: [Complaint] = [], records: Records? = nil, earlyEnd: EarlyEnd? = nil,
            mayWaitForMainThread: Bool = false, loops: [String: Mend] = [:], pageCalls: PageCalls? = nil,
            setUp: Mend? = nil, links: Mend? = nil, unrecorded: String? = nil,
            signal: ShapeCall? = nil, uncounted: UncountedDisplays? = nil,
            strayDismissals: StrayDismissals? = nil, reversals: Reversals? = nil,
            swallowedClicks: SwallowedClicks? = nil, conflictingShows: ConflictingShows? = nil
        ) {
            self.conflictingShows = conflictingShows
            self.swallowedClicks = swallowedClicks
            self.reversals = reversals
            self.signal = signal
            self.uncounted = uncounted
            self.strayDismissals = strayDismissals
            self.links = links
            self.setUp = setUp
            self.unrecorded = unrecorded
            self.loops = loops
            self.pageCalls = pageCalls
            self.dismissal = dismissal
            self.clickRecords = clickRecords
            self.complaints = complaints
            self.records = records
            self.earlyEnd = earlyEnd
            self.mayWaitForMainThread = mayWaitForMainThread
        }
    }

    /// What is to be done instead of a mistake, and the rule behind it. Sendable; a value.
    public struct Mend: Sendable, Hashable {
        /// The number of the rule.
        public let rule: String
        /// What is expected, in words.
        public let expected: String

        /// Describes what is to be done.
        public init(_ rule: String, _ expected: String) {
            self.rule = rule
            self.expected = expected
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
        /// The number of the rule behind it, if there is one.
        public let rule: String?
        /// Whether it counts only where the delegate itself does it, inside one of its callbacks.
        public let isOfCallbacks: Bool
        /// The calls of a scenario's app that bring the error about by themselves: where one of them is made nothing is said.
        public let causes: Set<String>
        /// Whether an error at a place of a trace is a mistake.
        let counts: @Sendable (Trace, Int) -> Bool

        /// Describes an error.
        public init(
            _ error: String, _ kind: DelegateFinding.Kind, rule: String? = nil, ofCallbacks: Bool = false,
            unless causes: Set<String> = [], _ explanation: String, expected: String,
            where counts: @escaping @Sendable (Trace, Int) -> Bool = { _, _ in true }
        ) {
            self.counts = counts
            self.causes = causes
            self.error = error
            self.kind = kind
            self.rule = rule
            isOfCallbacks = ofCallbacks
            self.explanation = explanation
            self.expected = expected
        }

        /// The complaint about a message that is shown from inside the question whether it may be.
        /// - Parameters:
        ///   - question: the delegate's method.
        ///   - mend: what is to be done instead.
        public static func shows(inside question: String, _ mend: Mend) -> Complaint {
            Complaint(
                AskedDelegate.note("show()", inside: question), .showsInGate, rule: mend.rule,
                ofCallbacks: true,
                "show() was called inside \(question), before that had answered.", expected: mend.expected)
        }

        /// The complaint about a message that is dismissed from inside the question whether it may be shown.
        /// - Parameters:
        ///   - question: the delegate's method.
        ///   - rule: the number of the rule behind it.
        ///   - consequence: what comes of it, in a sentence.
        public static func dismisses(inside question: String, rule: String, _ consequence: String)
            -> Complaint
        {
            Complaint(
                AskedDelegate.note("dismiss()", inside: question), .dismissedTooEarly, rule: rule,
                ofCallbacks: true,
                "dismiss() was called inside \(question), before the message was there. \(consequence)",
                expected: "false from \(question) for a message that is not to be seen, and no dismissal.")
        }
    }
}

extension DelegateFinding.Kind {
    /// One interaction of the user's is recorded more than once: by the SDK, and by the delegate.
    public static let extraInteraction = DelegateFinding.Kind("extraInteraction")
    /// The display of a message is recorded more than once, or not at all.
    public static let wrongImpression = DelegateFinding.Kind("wrongImpression")
    /// The delegate records in a callback what the SDK has recorded by itself.
    public static let recordedTwice = DelegateFinding.Kind("recordedTwice")
    /// A link is opened by the SDK and by the delegate.
    public static let openedTwice = DelegateFinding.Kind("openedTwice")
    /// A link is to be followed that is none.
    public static let missingLink = DelegateFinding.Kind("missingLink")
    /// A message is dismissed while the delegate is told that it appears.
    public static let dismissedTooEarly = DelegateFinding.Kind("dismissedTooEarly")
    /// A page calls the app, and nobody has registered for that, or not yet.
    public static let lostPageCall = DelegateFinding.Kind("lostPageCall")
    /// The delegate was not called as a scenario of the user's own expects.
    public static let notAsExpected = DelegateFinding.Kind("notAsExpected")
    /// A scenario of the user's own was not played to its end.
    public static let notPlayed = DelegateFinding.Kind("notPlayed")
    /// The delegate's callbacks take so long that not everything could be played.
    public static let takesTooLong = DelegateFinding.Kind("takesTooLong")
    /// A message is shown on another thread than the main one, where the SDK does nothing.
    public static let offMainThread = DelegateFinding.Kind("offMainThread")
    /// A campaign or scenario of the user's own cannot be read.
    public static let unreadable = DelegateFinding.Kind("unreadable")
}

/// What traces show that a delegate does and that no callback shows.
extension DelegateContract.Habits {
    /// What is wrong in a trace, each finding once.
    /// - Parameters:
    ///   - trace: what happened.
    ///   - shape: whose delegate it was.
    ///   - acts: what the delegate did inside its callbacks.
    ///   - isOwn: whether the story is the app's own, whose page calls somebody has to take.
    func findings(
        in trace: Trace, on shape: SDKShape, acts: CallbackActs = CallbackActs(), isOwn: Bool
    ) -> [DelegateFinding] {
        let calls = Set(trace.events(from: .app).map(\.name))
        let found = complaints.filter { complaint in
            complaint.causes.isDisjoint(with: calls)
                && trace.events.indices.contains { place in
                    trace.events[place].source == .sdk && trace.events[place].name == complaint.error
                        && (!complaint.isOfCallbacks || acts.callback(around: place) != nil)
                        && complaint.counts(trace, place)
                }
        }
        let logged = found.map {
            DelegateFinding($0.kind, shape: shape, rule: $0.rule, $0.explanation, expected: $0.expected)
        }
        return logged + (hasExtraClick(trace) ? [Self.extraClick(shape)] : [])
            + (records?.findings(in: trace, on: shape, acts: acts) ?? [])
            + (earlyEnd?.findings(in: trace, on: shape) ?? [])
            + (uncounted?.findings(in: trace, on: shape) ?? [])
            + (strayDismissals?.findings(in: trace, on: shape) ?? [])
            + (conflictingShows?.findings(in: trace, on: shape) ?? []) + reversed(in: trace, on: shape)
            + linksOpenedTwice(in: trace, on: shape, acts: acts)
            + (isOwn ? lostPageCalls(in: trace, on: shape) : [])
    }

    /// What is undone at once. Where a message's view may come after its end, `earlyEnd` tells of it.
    private func reversed(in trace: Trace, on shape: SDKShape) -> [DelegateFinding] {
        let found = reversals?.findings(in: trace, on: shape) ?? []
        return earlyEnd == nil ? found : found.filter { $0.kind != .dismissedTooEarly }
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
