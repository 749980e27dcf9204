import InAppCompat

extension DelegateContract.Habits {
    /// Held messages that a delegate shows while another message is displayed: the SDK refuses them, and does not try again.
    /// Sendable; a value.
    public struct ConflictingShows: Sendable {
        /// The name of the gate.
        public let question: String
        /// The name of the callback for a message that appears.
        public let shown: String
        /// The record of a refusal because of another message; its argument `messageId` is the refused message.
        public let refusal: EventPattern
        /// What to do instead.
        public let mend: DelegateContract.Mend

        /// Makes the description.
        public init(
            question: String, shown: String, refusal: EventPattern, _ mend: DelegateContract.Mend
        ) {
            self.question = question
            self.shown = shown
            self.refusal = refusal
            self.mend = mend
        }

        /// The finding, once, if a held message was refused and never displayed later.
        func findings(in trace: Trace, on shape: SDKShape) -> [DelegateFinding] {
            let isFound = trace.events.indices.contains { place in
                refusal.matches(trace.events[place]) && isLost(at: place, in: trace)
            }
            guard isFound else { return [] }
            return [
                DelegateFinding(
                    .shownInConflict, shape: shape, rule: mend.rule,
                    "A message that \(question) had held was shown while another one was on the screen or about to appear: the "
                        + "SDK refused it and does not try again, and the app has not shown it since.",
                    expected: mend.expected)
            ]
        }

        private func isLost(at place: Int, in trace: Trace) -> Bool {
            let message = trace.events[place]["messageId"]
            guard trace.answers(to: question, about: message, before: place).last == "false",
                isOfDelegate(trace.events[..<place]), isBesideAnother(place, in: trace)
            else { return false }
            return !trace.events[place...].contains {
                $0.source == .delegate && $0.name == shown && $0["message"] == message
            }
        }

        /// Whether another held message was shown at that moment. A conflict with a message of a campaign is not the
        /// delegate's mistake.
        private func isBesideAnother(_ place: Int, in trace: Trace) -> Bool {
            let refused = trace.events[place]
            return trace.events.indices.contains { other in
                let event = trace.events[other]
                guard event.source == .delegate, event.name == shown, event.time == refused.time,
                    event["message"] != refused["messageId"]
                else { return false }
                // Some SDKs ask again when a held message is shown.
                return trace.answers(to: question, about: event["message"], before: other).contains("false")
            }
        }

        /// Whether the delegate showed the message, and not a campaign or the scenario's app. The app's own steps count as
        /// the delegate's.
        private func isOfDelegate(_ before: ArraySlice<TraceEvent>) -> Bool {
            guard let act = before.last(where: { TraceEvent.Source.outside.contains($0.source) }) else {
                return false
            }
            return act.source != .campaign && (act.source != .app || act["message"] == nil)
        }
    }
}

extension DelegateFinding.Kind {
    /// A held message is shown while another one is displayed, and is lost.
    public static let shownInConflict = DelegateFinding.Kind("shownInConflict")
}
