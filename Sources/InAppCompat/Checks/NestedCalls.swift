import PlatformStandIns

/// Stops a recursion: a callback that causes a call of itself before it has returned, again and again. The SDK would
/// overflow its stack. Sendable; any thread.
public final class NestedCalls: Sendable {
    private struct State {
        var depth = 0
        var isEndless = false
    }

    /// The limit; no app nests as many calls.
    private static let limit = 50

    private let state = Locked(State())
    private let check: DelegateCheck

    /// Starts at zero.
    /// - Parameter check: reports the finding.
    public init(_ check: DelegateCheck) {
        self.check = check
    }

    /// Calls the delegate, unless it recurses without end. After that was found, it is never called again.
    /// - Parameters:
    ///   - name: the callback.
    ///   - rest: the result if the delegate is not called.
    ///   - call: calls the delegate.
    public func call<Answer>(_ name: String, _ rest: Answer, _ call: () -> Answer) -> Answer {
        let (mayCall, isFound) = state.withLock { state in
            guard !state.isEndless else { return (false, false) }
            state.isEndless = state.depth >= Self.limit
            if !state.isEndless { state.depth += 1 }
            return (!state.isEndless, state.isEndless)
        }
        if isFound { find(name) }
        guard mayCall else { return rest }
        defer { state.withLock { $0.depth -= 1 } }
        return call()
    }

    private func find(_ name: String) {
        check.find(
            .endlessLoop, nil,
            "\(name) is called inside itself without end, because of what the delegate does in it.",
            expected:
                "an action that causes the same callback waits until the callback has returned, and is not repeated without end."
        )
    }
}
