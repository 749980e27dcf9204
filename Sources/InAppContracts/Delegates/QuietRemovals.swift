import HeadlessStage
import InAppCompat

extension DelegateContract.Habits {
    /// Messages that a delegate removes from the screen as soon as they appear, with a call that no callback reports. Sendable; a
    /// value.
    package struct QuietRemovals: Sendable {
        /// The callback for a message that appears.
        let shown: String
        /// The callback for a message that is dismissed.
        let ended: String
        /// The record of a view that leaves the screen; its argument `messageId` is the message.
        let removed: EventPattern
        /// The call, as an app writes it.
        let call: String
        /// What to do instead.
        let mend: DelegateContract.Mend

        /// Makes the description.
        package init(
            _ call: String, shown: String, ended: String, removed: EventPattern, _ mend: DelegateContract.Mend
        ) {
            self.shown = shown
            self.ended = ended
            self.removed = removed
            self.call = call
            self.mend = mend
        }

        func findings(in trace: Trace, on shape: SDKShape) -> [DelegateFinding] {
            guard trace.events.indices.contains(where: { isFound(at: $0, in: trace) }) else { return [] }
            return [
                DelegateFinding(
                    .dismissedTooEarly, shape: shape, rule: mend.rule,
                    "A message was removed as soon as it had appeared, and nothing else had happened: perhaps by \(call) in "
                        + "\(shown), which no callback reports. It counts as displayed, but the user has not seen it.",
                    expected: mend.expected)
            ]
        }

        /// Whether the callback at a place is for a campaign's message that the user never sees.
        private func isFound(at place: Int, in trace: Trace) -> Bool {
            let event = trace.events[place]
            guard event.source == .delegate, event.name == shown, let message = event["message"],
                trace.events[..<place].last(where: { TraceEvent.Source.outsideOrStage.contains($0.source) })?
                    .source == .campaign,
                trace.events.count(where: { isCallback($0, shown, message) }) == 1
            else { return false }
            let since = trace.events[(place + 1)...].prefix {
                !TraceEvent.Source.outsideOrStage.contains($0.source) && $0["kind"] != "error"
                    && $0.time - event.time < Trace.immediately
            }
            return since.contains { removed.matches($0) && $0["messageId"] == message }
                && !trace.events.contains { isCallback($0, ended, message) }
        }

        private func isCallback(_ event: TraceEvent, _ name: String, _ message: String) -> Bool {
            event.source == .delegate && event.name == name && event["message"] == message
        }
    }
}
