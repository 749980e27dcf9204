import PlatformStandIns

/// Messages that wait because the delegate is not ready for them, in an SDK that asks again only when it is told to.
///
/// At the end of a test the SDK is told once more. Whatever it asks about then, and the delegate would let through, has waited
/// for nothing but a call that the delegate has forgotten. What it does not ask about waits for something else. Sendable; any
/// thread.
public final class WaitingMessages<ID: Hashable & Sendable, Message>: Sendable {
    private struct State {
        var waiting: [ID: (message: Message, round: Int)] = [:]
        /// How often the SDK has gone through what waits.
        var round = 0
        /// What the delegate was asked about in this round.
        var asked: Set<ID> = []
        var hasFound = false
    }

    private let state = Locked(State())

    /// Makes an empty list.
    public init() {}

    /// The delegate has answered.
    /// - Parameters:
    ///   - isReady: the answer.
    ///   - message: what it was asked about.
    ///   - id: the message's id.
    public func answer(_ isReady: Bool, about message: Message, id: ID) {
        state.withLock { state in
            // Who is asked about a second time begins another round.
            if state.asked.contains(id) { (state.round, state.asked) = (state.round + 1, []) }
            state.asked.insert(id)
            guard isReady else { return state.waiting[id] = (message, state.round) }
            guard state.waiting.removeValue(forKey: id) != nil else { return }
            // Somebody has told the SDK to ask again: what it left out waits for something else.
            state.waiting = state.waiting.filter { $0.value.round == state.round }
        }
    }

    /// The delegate has answered after the SDK was told once more: reports, once, that it would have been ready.
    /// - Parameters:
    ///   - isReady: the answer.
    ///   - id: the message's id.
    ///   - check: where findings go.
    ///   - rule: the number of the rule behind it.
    ///   - question: the question's name in the finding.
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
            expected: "\(signal) when what the message waited for has come.")
    }
}
