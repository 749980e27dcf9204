import Foundation
import InAppCompat

extension DelegateContract.Habits {
    /// What an SDK records of a message by itself, once each: its delegate need not. Sendable; a value.
    public struct Records: Sendable {
        /// The records of a display; their argument `message` or `messageId` says of which message. nil
        /// where the SDK itself may record one again.
        public let display: EventPattern?
        /// The delegate's callback that comes with each display.
        public let shown: String
        /// The records of an interaction.
        public let interaction: EventPattern
        /// The records of a display that the SDK writes itself, however often: one that the delegate writes as well is too much.
        public let displays: [EventPattern]
        /// What the SDK has recorded by itself when a callback comes.
        public let known: [Known]
        /// The number of the rule about them, if there is one.
        public let rule: String?

        /// What an SDK has recorded by itself when a callback comes. Sendable; a value.
        public struct Known: Sendable {
            /// The callback.
            public let callback: String
            /// The record.
            public let record: EventPattern
            /// What it is called, such as "a dismissal".
            public let name: String

            /// Describes a record.
            public init(_ callback: String, _ record: EventPattern, _ name: String) {
                self.callback = callback
                self.record = record
                self.name = name
            }
        }

        /// Describes records.
        public init(
            display: EventPattern?, shown: String, interaction: EventPattern, displays: [EventPattern] = [],
            known: [Known] = [], rule: String? = nil
        ) {
            self.known = known
            self.display = display
            self.shown = shown
            self.interaction = interaction
            self.displays = displays
            self.rule = rule
        }

        func findings(in trace: Trace, on shape: SDKShape, acts: CallbackActs) -> [DelegateFinding] {
            // What the scenario's app tracks is not the delegate's.
            guard !trace.events.contains(where: { $0.source == .app && $0.name == "track" }) else {
                return []
            }
            let extra = extraRecords(in: trace, acts)
            let displays = extra.isEmpty && hasExtraDisplay(trace) ? [extraDisplay(shape, nil)] : []
            return extra.map { extraDisplay(shape, $0) } + displays
                + (hasExtraInteraction(trace) ? [extraInteraction(shape)] : [])
                + repeats(in: trace, acts).map { repeated(shape, $0) }
        }

        /// What the delegate recorded in a callback and the SDK had recorded by itself before that.
        private func repeats(in trace: Trace, _ acts: CallbackActs) -> [Known] {
            known.filter { known in
                var recorded: Set<String> = []
                for (place, event) in trace.events.enumerated() where known.record.matches(event) {
                    guard acts.callback(around: place) == known.callback else {
                        recorded.insert(event.recordedMessage)
                        continue
                    }
                    if recorded.contains(event.recordedMessage) { return true }
                }
                return false
            }
        }

        /// The callbacks in which the delegate recorded a display that the SDK records itself, by their names.
        private func extraRecords(in trace: Trace, _ acts: CallbackActs) -> [String] {
            var found: Set<String> = []
            for record in displays {
                let places = trace.events.indices.filter { record.matches(trace.events[$0]) }
                let (own, others) = places.reduce(into: (Set<String>(), [String: String]())) { all, place in
                    let message = trace.events[place].recordedMessage
                    if let callback = acts.callback(around: place) {
                        all.1[message] = callback
                    } else {
                        all.0.insert(message)
                    }
                }
                found.formUnion(others.filter { own.contains($0.key) }.values)
            }
            return found.sorted()
        }

        /// Whether a message was recorded as displayed more often than it was. A listener may record another message than the
        /// delegate is told of: so there have to be too many records altogether as well.
        private func hasExtraDisplay(_ trace: Trace) -> Bool {
            guard let display else { return false }
            let displays = trace.events.filter(display.matches).map(\.recordedMessage)
            let shows = trace.events(from: .delegate).filter { $0.name == shown }.compactMap { $0["message"] }
            guard displays.count > max(1, shows.count) else { return false }
            return Set(displays).contains { message in
                displays.count { $0 == message } > max(1, shows.count { $0 == message })
            }
        }

        /// Whether two interactions with a message were recorded for one thing that the user did. One alone may be the app's
        /// own: the SDK records none for links that name none. What nobody has done is the app's own as well.
        private func hasExtraInteraction(_ trace: Trace) -> Bool {
            var (isDone, records) = (false, [String: Int]())
            for event in trace.events {
                if [.user, .page, .app, .campaign].contains(event.source) {
                    records = [:]
                    isDone = event.source == .user || event.source == .page
                }
                if isDone, interaction.matches(event) { records[event.recordedMessage, default: 0] += 1 }
                if records[event.recordedMessage, default: 0] > 1 { return true }
            }
            return false
        }

        private func extraDisplay(_ shape: SDKShape, _ callback: String?) -> DelegateFinding {
            let text =
                callback.map { "\($0) records a display that the SDK records by itself." }
                ?? "A message was recorded as displayed more often than it was: the delegate tracks what the SDK tracks by "
                + "itself."
            return DelegateFinding(
                .wrongImpression, shape: shape, rule: rule, text,
                expected: "one record of each display, the SDK's own.")
        }

        private func repeated(_ shape: SDKShape, _ known: Known) -> DelegateFinding {
            DelegateFinding(
                .recordedTwice, shape: shape, rule: rule,
                "\(known.callback) records \(known.name) that the SDK has recorded by itself.",
                expected: "one record of each, the SDK's own.")
        }

        private func extraInteraction(_ shape: SDKShape) -> DelegateFinding {
            DelegateFinding(
                .extraInteraction, shape: shape, rule: rule,
                "Two interactions were recorded for one thing that the user did: the delegate tracks what the SDK tracks "
                    + "by itself.",
                expected: "one record of each interaction, the SDK's own where a link names it.")
        }
    }

    /// A mistake that leaves a message on the screen: it is dismissed while the delegate is told that it appears.
    /// Sendable; a value.
    public struct EarlyEnd: Sendable {
        /// The callback that tells that a message appears.
        public let shown: String
        /// The callback that tells that it has gone.
        public let ended: String
        /// The number of the rule behind it.
        public let rule: String
        /// The record of a view that comes onto the screen; its argument `messageId` says of which message.
        public let inserted: EventPattern
        /// What comes of it, in a sentence.
        public let consequence: String

        /// Whatever takes longer is a timer of the app's: in seconds of the stage's clock.
        private static let atOnce: TimeInterval = 1

        /// Describes the mistake.
        public init(
            shown: String, ended: String, rule: String, inserted: EventPattern, consequence: String
        ) {
            self.inserted = inserted
            self.shown = shown
            self.ended = ended
            self.rule = rule
            self.consequence = consequence
        }

        func findings(in trace: Trace, on shape: SDKShape) -> [DelegateFinding] {
            guard isFound(in: trace) else { return [] }
            return [
                DelegateFinding(
                    .dismissedTooEarly, shape: shape, rule: rule,
                    "A message was dismissed inside \(shown), and nobody else had done anything. \(consequence)",
                    expected:
                        "false from the gate for a message that is not to be seen; else a dismissal after "
                        + "\(shown) has returned and the message is on the screen.")
            ]
        }

        /// Whether a message ended right after it was shown, with nothing done by anybody in between, and its view came
        /// all the same. A message that the app has shown itself may have been dismissed before that.
        private func isFound(in trace: Trace) -> Bool {
            var shows: [String: (time: TimeInterval, place: Int)] = [:]
            var isQualified = false
            for (place, event) in trace.events.enumerated() {
                let message = event["message"] ?? ""
                switch event.source {
                case .delegate where event.name == shown && isQualified: shows[message] = (event.time, place)
                case .delegate where event.name == ended:
                    guard let show = shows.removeValue(forKey: message) else { continue }
                    let comes = trace.events[show.place...].contains {
                        inserted.matches($0) && $0["messageId"] == message
                    }
                    if comes, event.time - show.time < Self.atOnce { return true }
                case .user, .page, .app, .campaign, .stage:
                    shows = [:]
                    isQualified = event.source == .campaign
                default: break
                }
            }
            return false
        }
    }

    /// The calls of pages that nobody took.
    func lostPageCalls(in trace: Trace, on shape: SDKShape) -> [DelegateFinding] {
        let mark = "Nothing on the screen takes this: page posted "
        let calls = trace.events(from: .stage).filter { $0.name.hasPrefix(mark) }
            .map { String($0.name.dropFirst(mark.count)) }
        return calls.map { call in
            DelegateFinding(
                .lostPageCall, shape: shape, rule: pageCalls?.mend.rule,
                "The page posted \(call), and nobody took it.",
                expected: pageCalls?.mend.expected
                    ?? "a handler of that name that is registered before the page can call: in the gate, or as "
                    + "soon as the message is known.")
        }
    }
}

extension TraceEvent {
    /// The message that a record is about.
    fileprivate var recordedMessage: String { self["messageId"] ?? self["message"] ?? "" }
}
