import Foundation
import InAppCompat

extension DelegateContract.Habits {
    /// What an SDK records of a message by itself, once each: its delegate need not. Sendable; a value.
    public struct Records: Sendable {
        /// The records of an interaction.
        public let interaction: EventPattern
        /// The records of a display, which the SDK marks where it writes them by itself (`AutomaticRecord`); their argument
        /// `message` or `messageId` says of which message. One that the delegate writes as well is too much.
        public let displays: [EventPattern]
        /// What else the SDK records by itself, and marks.
        public let known: [Known]
        /// The number of the rule about them, if there is one.
        public let rule: String?

        /// What an SDK records by itself, and a delegate need not. Sendable; a value.
        public struct Known: Sendable {
            /// The record.
            public let record: EventPattern
            /// What it is called, such as "a dismissal".
            public let name: String

            /// Describes a record.
            public init(_ record: EventPattern, _ name: String) {
                self.record = record
                self.name = name
            }
        }

        /// Describes records.
        public init(
            interaction: EventPattern, displays: [EventPattern] = [], known: [Known] = [], rule: String? = nil
        ) {
            self.known = known
            self.interaction = interaction
            self.displays = displays
            self.rule = rule
        }

        func findings(in trace: Trace, on shape: SDKShape, acts: CallbackActs) -> [DelegateFinding] {
            extraDisplays(in: trace, acts).map { extraDisplay(shape, $0) }
                + (hasExtraInteraction(trace, acts) ? [extraInteraction(shape)] : [])
                + repeats(in: trace, acts).map { repeated(shape, $0) }
        }

        /// A record of the delegate's of what the SDK had recorded by itself before.
        private struct Repeat: Hashable {
            let name: String
            /// The callback in which it was written; nil outside of them.
            let callback: String?
        }

        /// What the delegate recorded when the SDK had recorded it by itself. Each trigger begins anew.
        private func repeats(in trace: Trace, _ acts: CallbackActs) -> [Repeat] {
            known.flatMap { known in
                var (recorded, found) = (Set<String>(), Set<Repeat>())
                for (place, event) in trace.events.enumerated() {
                    if event.source == .campaign { recorded = [] }
                    guard known.record.matches(event) else { continue }
                    switch acts.author(of: place) {
                    case .sdk: recorded.insert(event.recordedMessage)
                    case .delegate(let callback) where recorded.contains(event.recordedMessage):
                        found.insert(Repeat(name: known.name, callback: callback))
                    default: continue
                    }
                }
                return found.sorted { ($0.callback ?? "~") < ($1.callback ?? "~") }
            }
        }

        /// Where the delegate recorded displays that the SDK records itself: the names of the callbacks, and at last nil for
        /// what it did outside of them. Each trigger begins anew: what is shown then was perhaps no message of the SDK's before.
        private func extraDisplays(in trace: Trace, _ acts: CallbackActs) -> [String?] {
            var found: Set<String?> = []
            for record in displays {
                var (own, others) = (Set<String>(), [String: String?]())
                for (place, event) in trace.events.enumerated() {
                    if event.source == .campaign { (own, others) = ([], [:]) }
                    guard record.matches(event) else { continue }
                    switch acts.author(of: place) {
                    case .sdk: own.insert(event.recordedMessage)
                    case .delegate(let callback): others[event.recordedMessage] = .some(callback)
                    case .scenario: continue
                    }
                    found.formUnion(others.filter { own.contains($0.key) }.values)
                }
            }
            return found.sorted { ($0 ?? "~") < ($1 ?? "~") }
        }

        /// Whether two interactions with a message were recorded for one thing that the user did, at the same moment: a timer's
        /// is about something else. One alone may be the app's own: the SDK records none for links that name none. What nobody
        /// has done is the app's own as well.
        private func hasExtraInteraction(_ trace: Trace, _ acts: CallbackActs) -> Bool {
            var (act, records) = (TimeInterval?.none, [String: Int]())
            for (place, event) in trace.events.enumerated() {
                if [.user, .page, .app, .campaign].contains(event.source) {
                    records = [:]
                    act = event.source == .user || event.source == .page ? event.time : nil
                }
                guard event.time == act, interaction.matches(event), !acts.isOfScenario(place) else {
                    continue
                }
                records[event.recordedMessage, default: 0] += 1
                if records[event.recordedMessage, default: 0] > 1 { return true }
            }
            return false
        }

        private func extraDisplay(_ shape: SDKShape, _ callback: String?) -> DelegateFinding {
            let text =
                callback.map { "\($0) records a display that the SDK records by itself." }
                ?? "The delegate records a display that the SDK records by itself, outside of its callbacks."
            return DelegateFinding(
                .wrongImpression, shape: shape, rule: rule, text,
                expected: "one record of each display, the SDK's own.")
        }

        private func repeated(_ shape: SDKShape, _ known: Repeat) -> DelegateFinding {
            let text =
                known.callback.map { "\($0) records \(known.name) that the SDK has recorded by itself." }
                ?? "The delegate records \(known.name) that the SDK has recorded by itself, outside of its callbacks."
            return DelegateFinding(
                .recordedTwice, shape: shape, rule: rule, text,
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
}

extension TraceEvent {
    /// The message that a record is about.
    var recordedMessage: String { self["messageId"] ?? self["message"] ?? "" }
}
