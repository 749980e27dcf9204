import Foundation
import HeadlessStage
import InAppCompat

extension DelegateContract.Habits {
    /// A mistake that leaves a message on the screen: it is dismissed while the delegate is told that it appears, and its view
    /// comes when it has ended.
    /// Sendable; a value.
    public struct EarlyEnd: Sendable {
        /// The question whether a message may appear: what is dismissed inside that is another mistake
        /// (`Complaint.dismisses(inside:rule:_:)`).
        public let question: String
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
                    "A message was dismissed inside \(shown), and nobody else had done anything. \(consequence)",
                    expected:
                        "false from the gate for a message that is not to be seen; else a dismissal after "
                        + "\(shown) has returned and the message is on the screen.")
            ]
        }

        /// Whether a message ended right after it was shown, with nothing done by anybody in between, and its view came
        /// after that. A message that the app has shown itself may have been dismissed before that.
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
                    guard let time = shows.removeValue(forKey: message), event.time - time < Self.atOnce,
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

        /// Whether the view comes next, before the message is shown again or anybody else does something.
        private func isInserted(_ message: String, in rest: ArraySlice<TraceEvent>) -> Bool {
            let others: Set<TraceEvent.Source> = [.user, .page, .app, .campaign, .stage]
            let next = rest.prefix { !others.contains($0.source) && $0.name != shown }
            return next.contains { inserted.matches($0) && $0["messageId"] == message }
        }
    }
}
