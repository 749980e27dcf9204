import PlatformStandIns

/// Messages that wait because the delegate is not ready for them, in an SDK that asks again only when it is told to.
///
/// If the delegate would be ready now and was not asked again, it has forgotten to tell the SDK. Sendable; any
/// thread.
public final class WaitingMessages<ID: Hashable & Sendable, Message>: Sendable {
    private struct State {
        var waiting: [ID: (message: Message, round: Int)] = [:]
        /// How often the SDK has gone through what waits.
        var round = 0
        /// What the delegate was asked about in this round.
        var asked: Set<ID> = []
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

    /// Asks the delegate once more about each message that still waits, and reports if it would be ready.
    /// - Parameters:
    ///   - check: where findings go.
    ///   - rule: the number of the rule behind it.
    ///   - question: the question's name in the finding.
    ///   - signal: the call that makes the SDK ask again.
    ///   - ask: asks the delegate.
    public func report(
        _ check: DelegateCheck, rule: String, question: String, signal: String, _ ask: (Message, ID) -> Bool
    ) {
        let left = state.withLock { state in
            defer { state.waiting = [:] }
            return state.waiting
        }
        guard left.contains(where: { ask($0.value.message, $0.key) }) else { return }
        check.find(
            .waitsForEver, rule,
            "\(question) answered false, would answer true by now, and was not asked again: the message waits for ever.",
            expected: "\(signal) when what the message waited for has come.")
    }
}
