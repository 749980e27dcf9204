import Foundation
import HeadlessStage
import InAppCompat

extension DelegateContract.Habits {
    /// A mistake that leaves a message on the screen: the message is dismissed inside the callback that says that it
    /// appears, so its view is added after the message has ended. Sendable; a value.
    public struct EarlyEnd: Sendable {
        /// The question whether a message may appear. A dismissal inside it is a different mistake
        /// (`Complaint.dismisses(inside:rule:_:)`).
        public let question: String
        /// The callback that says that a message appears.
        public let shown: String
        /// The callback that says that a message has gone.
        public let ended: String
        /// The id of the rule behind it.
        public let rule: String
        /// The record of a view that is added to the screen; its argument `messageId` has the message's id.
        public let inserted: EventPattern
        /// What this leads to, in a sentence.
        public let consequence: String

        /// Makes the mistake's description.
        public init(
            question: String, shown: String, ended: String, rule: String, inserted: EventPattern,
            consequence: String
        ) {
            self.question = question
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
                    "A message was dismissed inside \(shown), and only the delegate had acted. \(consequence)",
                    expected:
                        "false from the gate for a message that must not be shown; otherwise a dismissal after \(shown) has "
                        + "returned and the message is on the screen.")
            ]
        }

        /// Whether a message ended right after it was shown, without any other action in between, and its view was
        /// added after that. Messages that the app showed itself are ignored, because they may have been dismissed
        /// earlier.
        private func isFound(in trace: Trace) -> Bool {
            let note = AskedDelegate.note("dismiss()", inside: question)
            var shows: [String: TimeInterval] = [:]
            var (isQualified, dismissed) = (false, Set<String?>())
            for (place, event) in trace.events.enumerated() {
                let message = event["message"] ?? ""
                switch event.source {
                case .sdk where event.name == note: dismissed.insert(event["messageId"])
                case .delegate where event.name == shown && isQualified && !dismissed.contains(message):
                    shows[message] = event.time
                case .delegate where event.name == ended:
                    guard let time = shows.removeValue(forKey: message),
                        event.time - time < Trace.immediately,
                        isInserted(message, in: trace.events[(place + 1)...])
                    else { continue }
                    return true
                case .user, .page, .app, .campaign, .stage:
                    shows = [:]
                    isQualified = event.source == .campaign
                default: break
                }
            }
            return false
        }

        /// Whether the view is added next, before the message is shown again or any other action happens.
        private func isInserted(_ message: String, in rest: ArraySlice<TraceEvent>) -> Bool {
            let next = rest.prefix {
                !TraceEvent.Source.outsideOrStage.contains($0.source) && $0.name != shown
            }
            return next.contains { inserted.matches($0) && $0["messageId"] == message }
        }
    }
}
