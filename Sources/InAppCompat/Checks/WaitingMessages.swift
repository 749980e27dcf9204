import PlatformStandIns

/// Messages that wait because the delegate is not ready for them, in an SDK that asks again only after a signal.
///
/// At the end of a test the SDK gets the signal once more. A message that it asks about then, and that the delegate
/// would let through, has only waited because the delegate has not sent the signal. A message that it does not ask
/// about waits for something else. Sendable; any thread.
public final class WaitingMessages<ID: Hashable & Sendable, Message>: Sendable {
    private struct State {
        var waiting: [ID: (message: Message, round: Int)] = [:]
        /// How often the SDK has asked about its waiting messages.
        var round = 0
        /// The messages that the delegate was asked about in this round.
        var asked: Set<ID> = []
        var hasFound = false
    }

    private let state = Locked(State())

    /// Makes an empty list.
    public init() {}

    /// The delegate has answered.
    /// - Parameters:
    ///   - isReady: the answer.
    ///   - message: the message that it was asked about.
    ///   - id: the message's id.
    public func answer(_ isReady: Bool, about message: Message, id: ID) {
        state.withLock { state in
            // A second question about the same message begins a new round.
            if state.asked.contains(id) { (state.round, state.asked) = (state.round + 1, []) }
            state.asked.insert(id)
            guard isReady else { return state.waiting[id] = (message, state.round) }
            guard state.waiting.removeValue(forKey: id) != nil else { return }
            // The SDK was told to ask again: a message that it has not asked about waits for something else.
            state.waiting = state.waiting.filter { $0.value.round == state.round }
        }
    }

    /// The delegate has answered after the SDK got the signal once more. If it is ready now, that is reported, once.
    /// - Parameters:
    ///   - isReady: the answer.
    ///   - id: the message's id.
    ///   - check: reports the findings.
    ///   - rule: the id of the rule that is broken.
    ///   - question: the name of the callback in the finding.
    ///   - signal: the call that makes the SDK ask again.
    public func answerAtEnd(
        _ isReady: Bool, id: ID, _ check: DelegateCheck, rule: String, question: String, signal: String
    ) {
        let isNews = state.withLock { state in
            guard isReady, state.waiting[id] != nil, !state.hasFound else { return false }
            state.hasFound = true
            return true
        }
        guard isNews else { return }
        check.find(
            .waitsForEver, rule,
            "\(question) answered false, would answer true by now, and was not asked again: the message waits for ever.",
            expected: "\(signal) as soon as the condition that the message waits for is met.")
    }
}
