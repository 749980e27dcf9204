import Foundation
import HeadlessStage
import InAppCompat

extension DelegateContract.Habits {
    /// Callbacks that a delegate undoes at once: it dismisses or hides a message that has just appeared, so that the user never
    /// sees it; or it shows a message again that was just dismissed, so that the user cannot get rid of it. Sendable; a value.
    public struct Reversals: Sendable {
        /// The name of the callback for a message that appears.
        public let shown: String
        /// The names of the callbacks for a message that has left the screen.
        public let gone: Set<String>
        /// The name of the gate. A dismissal inside the gate is another mistake
        /// (`Complaint.dismisses(inside:rule:_:)`).
        public let question: String
        /// What to do instead of dismissing a message at once.
        public let taken: DelegateContract.Mend
        /// What to do instead of showing it again at once.
        public let back: DelegateContract.Mend
        /// Callbacks for messages that the SDK itself ends at once; nil if there are none.
        public let ownEnds: EventPattern?

        /// The number of returns after which a message counts as always coming back.
        static let limit = 3

        /// Makes the description.
        public init(
            shown: String, gone: Set<String>, question: String, taken: DelegateContract.Mend,
            back: DelegateContract.Mend, unless ownEnds: EventPattern? = nil
        ) {
            self.ownEnds = ownEnds
            self.shown = shown
            self.gone = gone
            self.question = question
            self.taken = taken
            self.back = back
        }

        func findings(in trace: Trace, on shape: SDKShape) -> [DelegateFinding] {
            let comings = turns(in: trace).filter(\.isBack)
            let times = Dictionary(grouping: comings, by: \.message).mapValues(\.count)
            let isEndless = times.values.contains { $0 >= Self.limit }
            let taken = takenAtOnce(in: trace).map { [takenAway(shape, $0)] } ?? []
            return (isEndless ? [comesBack(shape)] : []) + taken
        }

        /// The message that came back last, if it is still displayed; nil otherwise.
        func returned(in trace: Trace) -> String? {
            guard let last = turns(in: trace).last, last.isBack else { return nil }
            let since = trace.events[(last.place + 1)...]
            let isThere = !since.contains { $0.source == .delegate && gone.contains($0.name) }
            return isThere ? last.message : nil
        }

        /// A message that appeared and left, or left and appeared again, at once and without another cause.
        private struct Turn {
            let message: String
            let place: Int
            let isBack: Bool
            /// The name of the later callback.
            let callback: String
        }

        private func turns(in trace: Trace) -> [Turn] {
            var (last, turns) = ([String: (name: String, time: TimeInterval)](), [Turn]())
            for (place, event) in trace.events.enumerated() {
                if TraceEvent.Source.outsideOrStage.contains(event.source) || event["kind"] == "error" {
                    last = [:]
                }
                guard event.source == .delegate, let message = event["message"],
                    ownEnds?.matches(event) != true
                else { continue }
                let isBack = event.name == shown
                guard isBack || gone.contains(event.name) else { continue }
                if let last = last[message], (last.name == shown) != isBack,
                    event.time - last.time < Trace.immediately
                {
                    turns.append(
                        Turn(message: message, place: place, isBack: isBack, callback: event.name))
                }
                last[message] = (event.name, event.time)
            }
            return turns
        }

        /// The callback for the end of a message that had just appeared because of its campaign, and that is never seen.
        private func takenAtOnce(in trace: Trace) -> String? {
            let note = AskedDelegate.note("dismiss()", inside: question)
            let dismissed = Set(trace.events.filter { $0.name == note }.map { $0["messageId"] })
            let turn = turns(in: trace).first { turn in
                !turn.isBack && !dismissed.contains(turn.message)
                    && isOfCampaign(turn, in: trace) && !isSeen(turn, in: trace)
            }
            return turn?.callback
        }

        /// Whether a campaign, and not the app, displayed the message: the app may dismiss its own messages.
        private func isOfCampaign(_ turn: Turn, in trace: Trace) -> Bool {
            let act = trace.events[..<turn.place].last {
                TraceEvent.Source.outsideOrStage.contains($0.source)
            }
            return act?.source == .campaign
        }

        /// Whether the message is displayed at another time as well.
        private func isSeen(_ turn: Turn, in trace: Trace) -> Bool {
            let displays = trace.events.filter {
                $0.source == .delegate && $0.name == shown && $0["message"] == turn.message
            }
            return displays.count > 1
        }

        private func takenAway(_ shape: SDKShape, _ callback: String) -> DelegateFinding {
            DelegateFinding(
                .dismissedTooEarly, shape: shape, rule: taken.rule,
                "A message was dismissed as soon as it had appeared: \(callback) followed \(shown), and only the delegate had "
                    + "acted. It counts as displayed, but the user has not seen it.",
                expected: taken.expected)
        }

        private func comesBack(_ shape: SDKShape) -> DelegateFinding {
            DelegateFinding(
                .comesBack, shape: shape, rule: back.rule,
                "A message that was just dismissed is shown again immediately, each time: the user cannot get rid of it.",
                expected: back.expected)
        }
    }
}

extension DelegateFinding.Kind {
    /// A message is shown again at once, each time it is dismissed.
    public static let comesBack = DelegateFinding.Kind("comesBack")
}
