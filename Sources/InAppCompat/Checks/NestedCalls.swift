import PlatformStandIns

/// Ends a recursion: a callback that brings about itself, again and again, before it has returned. The SDK would overflow
/// its stack. Sendable; any thread.
public final class NestedCalls: Sendable {
    private struct State {
        var depth = 0
        var isEndless = false
    }

    /// More calls inside each other than any app makes.
    private static let limit = 50

    private let state = Locked(State())
    private let check: DelegateCheck

    /// Counts from nothing.
    /// - Parameter check: where the finding goes.
    public init(_ check: DelegateCheck) {
        self.check = check
    }

    /// Calls the delegate, as long as that comes to an end. Afterwards it is not called any more.
    /// - Parameters:
    ///   - name: the callback.
    ///   - rest: the answer where the delegate is not called.
    ///   - call: the call.
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
            "\(name) is called inside itself without an end, because of what the delegate does in it.",
            expected:
                "what brings about the same callback is put off until that has returned, and comes to an end."
        )
    }
}
