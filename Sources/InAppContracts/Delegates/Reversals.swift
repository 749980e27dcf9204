import Foundation
import HeadlessStage
import InAppCompat

extension DelegateContract.Habits {
    /// What a delegate undoes as soon as it is told of it: a message that has just appeared is taken away again, so that nobody
    /// sees it; or one that has just gone is shown again, so that nobody gets rid of it. Sendable; a value.
    public struct Reversals: Sendable {
        /// The callback that tells that a message appears.
        public let shown: String
        /// The callbacks that tell that it is not on the screen any more.
        public let gone: Set<String>
        /// The question whether a message may appear: what is dismissed inside that is another mistake
        /// (`Complaint.dismisses(inside:rule:_:)`).
        public let question: String
        /// What is to be done instead of taking a message away at once.
        public let taken: DelegateContract.Mend
        /// What is to be done instead of showing it again at once.
        public let back: DelegateContract.Mend
        /// Callbacks about what an SDK ends by itself as soon as it is there; nil where it ends nothing.
        public let ownEnds: EventPattern?

        /// How often a message has to come back before it is said to come back always.
        static let limit = 3
        /// Whatever takes longer is a timer of the app's: in seconds of the stage's clock.
        private static let atOnce: TimeInterval = 1
        private static let others: Set<TraceEvent.Source> = [.user, .page, .app, .campaign, .stage]

        /// Describes reversals.
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

        /// The message that has come back at last, and is still there; nil where there is none.
        func returned(in trace: Trace) -> String? {
            guard let last = turns(in: trace).last, last.isBack else { return nil }
            let since = trace.events[(last.place + 1)...]
            let isThere = !since.contains { $0.source == .delegate && gone.contains($0.name) }
            return isThere ? last.message : nil
        }

        /// A message has changed its mind: it came and went, or went and came, at one moment and by nobody else's doing.
        private struct Turn {
            let message: String
            let place: Int
            let isBack: Bool
            /// The callback that told of it.
            let callback: String
        }

        private func turns(in trace: Trace) -> [Turn] {
            var (last, turns) = ([String: (name: String, time: TimeInterval)](), [Turn]())
            for (place, event) in trace.events.enumerated() {
                if Self.others.contains(event.source) || event["kind"] == "error" { last = [:] }
                guard event.source == .delegate, let message = event["message"],
                    ownEnds?.matches(event) != true
                else { continue }
                let isBack = event.name == shown
                guard isBack || gone.contains(event.name) else { continue }
                if let last = last[message], (last.name == shown) != isBack,
                    event.time - last.time < Self.atOnce
                {
                    turns.append(
                        Turn(message: message, place: place, isBack: isBack, callback: event.name))
                }
                last[message] = (event.name, event.time)
            }
            return turns
        }

        /// The callback that told of a message's end, where it had just appeared because of its campaign, and is never seen.
        private func takenAtOnce(in trace: Trace) -> String? {
            let note = AskedDelegate.note("dismiss()", inside: question)
            let dismissed = Set(trace.events.filter { $0.name == note }.map { $0["messageId"] })
            let turn = turns(in: trace).first { turn in
                !turn.isBack && !dismissed.contains(turn.message)
                    && isOfCampaign(turn, in: trace) && !isSeen(turn, in: trace)
            }
            return turn?.callback
        }

        /// Whether the message came by itself: what the app shows it may take away.
        private func isOfCampaign(_ turn: Turn, in trace: Trace) -> Bool {
            let act = trace.events[..<turn.place].last { Self.others.contains($0.source) }
            return act?.source == .campaign
        }

        /// Whether the message is on the screen at another time.
        private func isSeen(_ turn: Turn, in trace: Trace) -> Bool {
            let displays = trace.events.filter {
                $0.source == .delegate && $0.name == shown && $0["message"] == turn.message
            }
            return displays.count > 1
        }

        private func takenAway(_ shape: SDKShape, _ callback: String) -> DelegateFinding {
            DelegateFinding(
                .dismissedTooEarly, shape: shape, rule: taken.rule,
                "A message was taken away as soon as it had appeared: \(callback) followed \(shown), and nobody else had done "
                    + "anything. It counts as displayed, and the user has not seen it.",
                expected: taken.expected)
        }

        private func comesBack(_ shape: SDKShape) -> DelegateFinding {
            DelegateFinding(
                .comesBack, shape: shape, rule: back.rule,
                "A message that has just gone is shown again at once, however often it goes: the user cannot get rid of it.",
                expected: back.expected)
        }
    }
}

extension DelegateFinding.Kind {
    /// A message that has gone is shown again at once, every time.
    public static let comesBack = DelegateFinding.Kind("comesBack")
}
