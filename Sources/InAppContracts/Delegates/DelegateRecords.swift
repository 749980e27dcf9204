import Foundation
import InAppCompat

extension DelegateContract.Habits {
    /// The records that an SDK writes on its own about a message, once each. Its delegate must not write them again.
    /// Sendable; a value.
    public struct Records: Sendable {
        /// The record of an interaction.
        public let interaction: EventPattern
        /// The records of a display. The SDK marks those that it writes on its own (`AutomaticRecord`). Their argument
        /// `message` or `messageId` has the message's id. A record that the delegate writes as well is one too many.
        public let displays: [EventPattern]
        /// The other records that the SDK writes on its own, and marks.
        public let known: [Known]
        /// The id of the rule about them, if there is one.
        public let rule: String?

        /// A record that an SDK writes on its own, and a delegate need not. Sendable; a value.
        public struct Known: Sendable {
            /// The record.
            public let record: EventPattern
            /// Its name in sentences, such as "a dismissal".
            public let name: String

            /// Makes a known record.
            public init(_ record: EventPattern, _ name: String) {
                self.record = record
                self.name = name
            }
        }

        /// Makes the records.
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
                + (extraInteraction(in: trace, acts).map { [extraInteraction(shape, acts, $0)] } ?? [])
                + repeats(in: trace, acts).map { repeated(shape, $0) }
        }

        /// A record by the delegate of something that the SDK had already recorded on its own.
        private struct Repeat: Hashable {
            let name: String
            /// The callback in which it was written; nil outside all callbacks.
            let callback: String?
        }

        /// The delegate's records of what the SDK had already recorded on its own. Each trigger starts afresh.
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

        /// The callbacks in which the delegate recorded displays that the SDK records itself; nil, at the end, for
        /// records outside all callbacks. Each trigger starts afresh, because the messages shown before it may not have
        /// been the SDK's.
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

        /// Two interactions with a message that were recorded for one action of the user, at the same time. Later
        /// records, such as those of a timer, are about something else. A single record may be the app's own, because
        /// the SDK records none for links that name no interaction. Records without an action of the user are the app's
        /// own as well.
        private func extraInteraction(in trace: Trace, _ acts: CallbackActs) -> [Int]? {
            var (act, records) = (TimeInterval?.none, [String: [Int]]())
            for (place, event) in trace.events.enumerated() {
                if TraceEvent.Source.outside.contains(event.source) {
                    records = [:]
                    act = event.source == .user || event.source == .page ? event.time : nil
                }
                guard event.time == act, interaction.matches(event), !acts.isOfScenario(place) else {
                    continue
                }
                let places = records[event.recordedMessage, default: []] + [place]
                if places.count > 1 { return places }
                records[event.recordedMessage] = places
            }
            return nil
        }

        private func extraDisplay(_ shape: SDKShape, _ callback: String?) -> DelegateFinding {
            let text =
                callback.map { "\($0) records a display that the SDK records by itself." }
                ?? "The delegate records a display, outside its callbacks, that the SDK records by itself."
            return DelegateFinding(
                .wrongImpression, shape: shape, rule: rule, text,
                expected: "one record of each display, the SDK's own.")
        }

        private func repeated(_ shape: SDKShape, _ known: Repeat) -> DelegateFinding {
            let text =
                known.callback.map { "\($0) records \(known.name) that the SDK has recorded by itself." }
                ?? "The delegate records \(known.name), outside its callbacks, that the SDK has recorded by itself."
            return DelegateFinding(
                .recordedTwice, shape: shape, rule: rule, text,
                expected: "one record of each, the SDK's own.")
        }

        private func extraInteraction(
            _ shape: SDKShape, _ acts: CallbackActs, _ places: [Int]
        ) -> DelegateFinding {
            let callback = places.lazy.compactMap { acts.callback(around: $0) }.first
            return DelegateFinding(
                .extraInteraction, shape: shape, rule: rule,
                "Two interactions were recorded for one action of the user: \(callback ?? "the delegate") tracks what the SDK "
                    + "tracks by itself.",
                expected: "one record of each interaction, the SDK's own where a link names it.")
        }
    }
}

extension TraceEvent {
    /// The id of the message that a record is about.
    var recordedMessage: String { self["messageId"] ?? self["message"] ?? "" }
}
