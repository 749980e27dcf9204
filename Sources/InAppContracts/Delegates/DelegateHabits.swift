import HeadlessStage
public import InAppCompat

extension DelegateContract {
    /// Facts about a shape's SDK that are needed to verify delegates. Sendable; a value.
    public struct Habits: Sendable {
        /// How an app dismisses the message with an id; nil if it cannot.
        public let dismissal: (@Sendable (String) -> ShapeCall)?
        /// The records of a click, including those that the SDK rejects. The SDK writes one record per click on its
        /// own. Empty if clicks cannot be counted.
        public let clickRecords: [EventPattern]
        /// The errors with which the SDK reports that it is used incorrectly.
        public let complaints: [Complaint]
        /// The records that the SDK writes on its own; nil if they cannot be told apart.
        public let records: Records?
        /// The mistake of dismissing a message too early, so that it stays on the screen; nil if the SDK has no such
        /// case.
        public let earlyEnd: EarlyEnd?
        /// Whether a callback that is called off the main thread may wait for the main thread.
        public let mayWaitForMainThread: Bool
        /// How to avoid an endless loop that a callback can cause, by the callback's name.
        public let loops: [String: Mend]
        /// How pages call the app; nil if they have no calls that an app could receive.
        public let pageCalls: PageCalls?
        /// When an app has to set its delegate; nil if that makes no difference.
        public let setUp: Mend?
        /// What to do instead of opening a link that the SDK opens as well; nil if there is no rule about it.
        public let links: Mend?
        /// Calls of the app's parts that no trace records, as a sentence; nil if there are none.
        public let unrecorded: String?

        /// The app's call after which the SDK asks again about every waiting message; nil if there is none. It is made
        /// at the end of each story, so that a message that the delegate has forgotten is told apart from one that
        /// still waits for a condition.
        public let signal: ShapeCall?
        /// Displays that a view of the app has to count itself; nil if the SDK counts all displays.
        public let uncounted: UncountedDisplays?
        /// Dismissals that affect another message than the intended one; nil if there are none.
        public let strayDismissals: StrayDismissals?
        /// Callbacks that a delegate undoes at once; nil if they cannot be recognised.
        public let reversals: Reversals?
        /// Clicks without an effect; nil if they cannot be recognised.
        public let swallowedClicks: SwallowedClicks?
        /// Held messages that are shown while another one is displayed; nil if they cannot be recognised.
        public let conflictingShows: ConflictingShows?
        /// Messages that a delegate removes without a callback; nil if they cannot be recognised.
        package var quietRemovals: QuietRemovals?
        /// The rule about clicks, each of which the SDK records once by itself; nil if there is none.
        package var clickRule: String?

        /// Makes the facts.
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

    /// How to correct a mistake, and the rule behind it. Sendable; a value.
    public struct Mend: Sendable, Hashable {
        /// The id of the rule.
        public let rule: String
        /// What is expected, as text.
        public let expected: String

        /// Makes a correction.
        public init(_ rule: String, _ expected: String) {
            self.rule = rule
            self.expected = expected
        }
    }

    /// An error that an SDK logs because of something that an app does, and its meaning. Sendable; a value.
    public struct Complaint: Sendable {
        /// The name of the error, as traces print it.
        public let error: String
        /// The kind of the finding.
        public let kind: DelegateFinding.Kind
        /// What happened, in a sentence.
        public let explanation: String
        /// What was expected instead.
        public let expected: String
        /// The id of the rule behind it, if there is one.
        public let rule: String?
        /// Whether it counts only if the delegate itself causes it, inside one of its callbacks.
        public let isOfCallbacks: Bool
        /// Calls of a scenario's app that cause the error on their own. If a trace has one of them, there is no
        /// finding.
        public let causes: Set<String>
        /// Whether an error at a place of a trace is a mistake.
        let counts: @Sendable (Trace, Int) -> Bool

        /// Makes a complaint.
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

        /// The finding for a trace; nil if the error is not in it, or is nobody's mistake.
        fileprivate func finding(
            in trace: Trace, on shape: SDKShape, acts: CallbackActs, _ calls: Set<String>
        ) -> DelegateFinding? {
            guard causes.isDisjoint(with: calls) else { return nil }
            let places = trace.events.indices.filter { place in
                trace.events[place].source == .sdk && trace.events[place].name == error
                    && (!isOfCallbacks || acts.callback(around: place) != nil) && counts(trace, place)
            }
            guard !places.isEmpty else { return nil }
            let callback = isOfCallbacks ? nil : places.lazy.compactMap { acts.callback(around: $0) }.first
            return DelegateFinding(
                kind, shape: shape, rule: rule,
                explanation + (callback.map { " It was inside \($0)." } ?? ""),
                expected: expected)
        }

        /// The complaint about a delegate that calls `show()` inside its gate.
        /// - Parameters:
        ///   - question: the delegate's method that is the gate.
        ///   - mend: what to do instead.
        public static func shows(inside question: String, _ mend: Mend) -> Complaint {
            Complaint(
                AskedDelegate.note("show()", inside: question), .showsInGate, rule: mend.rule,
                ofCallbacks: true,
                "show() was called inside \(question), before it had answered.", expected: mend.expected)
        }

        /// The complaint about a delegate that calls `dismiss()` inside its gate.
        /// - Parameters:
        ///   - question: the delegate's method that is the gate.
        ///   - rule: the id of the rule behind it.
        ///   - consequence: what this leads to, in a sentence.
        public static func dismisses(inside question: String, rule: String, _ consequence: String)
            -> Complaint
        {
            Complaint(
                AskedDelegate.note("dismiss()", inside: question), .dismissedTooEarly, rule: rule,
                ofCallbacks: true,
                "dismiss() was called inside \(question), before the message was on screen. \(consequence)",
                expected: "false from \(question) for a message that must not be shown, and no dismissal.")
        }
    }
}

extension DelegateFinding.Kind {
    /// One interaction of the user is recorded more than once: by the SDK and by the delegate.
    public static let extraInteraction = DelegateFinding.Kind("extraInteraction")
    /// The display of a message is recorded more than once, or not at all.
    public static let wrongImpression = DelegateFinding.Kind("wrongImpression")
    /// The delegate records something in a callback that the SDK has already recorded on its own.
    public static let recordedTwice = DelegateFinding.Kind("recordedTwice")
    /// A link is opened both by the SDK and by the delegate.
    public static let openedTwice = DelegateFinding.Kind("openedTwice")
    /// A link should be opened, but it is not a link.
    public static let missingLink = DelegateFinding.Kind("missingLink")
    /// A message is dismissed inside a callback, before it is on the screen.
    public static let dismissedTooEarly = DelegateFinding.Kind("dismissedTooEarly")
    /// A page calls the app, but no handler has been registered for the call, or not yet.
    public static let lostPageCall = DelegateFinding.Kind("lostPageCall")
    /// The delegate was not called as a scenario of the app expects.
    public static let notAsExpected = DelegateFinding.Kind("notAsExpected")
    /// A scenario of the app was not played to its end.
    public static let notPlayed = DelegateFinding.Kind("notPlayed")
    /// The delegate's callbacks take so long that not all scenarios could be played.
    public static let takesTooLong = DelegateFinding.Kind("takesTooLong")
    /// A message is shown off the main thread, where the SDK does nothing.
    public static let offMainThread = DelegateFinding.Kind("offMainThread")
    /// A campaign or scenario of the app cannot be read.
    public static let unreadable = DelegateFinding.Kind("unreadable")
}

/// Findings about what a delegate does that show only in traces, not in its callbacks.
extension DelegateContract.Habits {
    /// The mistakes in a trace, each finding once.
    /// - Parameters:
    ///   - trace: the trace.
    ///   - shape: the shape of the delegate.
    ///   - acts: what the delegate did inside its callbacks.
    ///   - isOwn: whether the story is the app's own. Only then must the calls of its pages be received.
    func findings(
        in trace: Trace, on shape: SDKShape, acts: CallbackActs = CallbackActs(), isOwn: Bool
    ) -> [DelegateFinding] {
        let calls = Set(trace.events(from: .app).map(\.name))
        let logged = complaints.compactMap { $0.finding(in: trace, on: shape, acts: acts, calls) }
        return logged + (clicksWithExtra(in: trace).map { [extraClick(shape, acts, $0)] } ?? [])
            + (records?.findings(in: trace, on: shape, acts: acts) ?? [])
            + (earlyEnd?.findings(in: trace, on: shape) ?? [])
            + (uncounted?.findings(in: trace, on: shape) ?? [])
            + (strayDismissals?.findings(in: trace, on: shape) ?? [])
            + (conflictingShows?.findings(in: trace, on: shape) ?? []) + reversed(in: trace, on: shape)
            + (quietRemovals?.findings(in: trace, on: shape) ?? [])
            + linksOpenedTwice(in: trace, on: shape, acts: acts)
            + (isOwn ? lostPageCalls(in: trace, on: shape) : [])
    }

    /// Calls of the delegate that undo a callback at once. If a view may come after the message's end, `earlyEnd`
    /// reports it instead.
    private func reversed(in trace: Trace, on shape: SDKShape) -> [DelegateFinding] {
        let found = reversals?.findings(in: trace, on: shape) ?? []
        return earlyEnd == nil ? found : found.filter { $0.kind != .dismissedTooEarly }
    }

    /// The records of clicks up to the one that is more than the user's clicks; nil if there is none. Pages and apps may record
    /// clicks of their own, so nothing after their first event is considered.
    private func clicksWithExtra(in trace: Trace) -> [Int]? {
        var (clicks, records) = (0, [Int]())
        for (place, event) in trace.events.enumerated() {
            switch event.source {
            case .user: clicks += 1
            case .page, .app: return nil
            default: if clickRecords.contains(where: { $0.matches(event) }) { records.append(place) }
            }
            if records.count > clicks { return records }
        }
        return nil
    }

    private func extraClick(_ shape: SDKShape, _ acts: CallbackActs, _ records: [Int]) -> DelegateFinding {
        let callback = records.lazy.compactMap { acts.callback(around: $0) }.first
        return DelegateFinding(
            .extraInteraction, shape: shape, rule: clickRule,
            "More clicks are recorded than the user made: \(callback ?? "the delegate") logs clicks that the SDK logs by "
                + "itself.", expected: "one record of each click, the SDK's own.")
    }
}
