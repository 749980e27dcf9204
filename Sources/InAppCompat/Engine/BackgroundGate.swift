/// How the SDKs that ask their gate on a background thread get an answer from the main actor.
extension MessageBridge where Self: Sendable {
    /// Asks the handler from a background thread, and waits as long as the policy allows (INV-4).
    ///
    /// Past that the policy's fallback is the answer, what the handler says too late changes nothing, and a
    /// diagnostic says so (`lateAnswer`).
    /// - Parameters:
    ///   - message: the message in question, asked for on the main actor; nil lets it through unasked.
    ///   - prepare: called for a message that is let through.
    /// - Returns: whether the message may be shown.
    public nonisolated func askGate(
        _ policy: GatePolicy, message: @escaping @MainActor @Sendable () -> CompatMessage?,
        prepare: @escaping @MainActor @Sendable (CompatMessage) -> Void
    ) -> Bool {
        let answer = MainThread.ask(timeout: policy.timeout) {
            message().map { self.engine.consider($0) } ?? .show
        } settle: { answer in
            guard let message = message() else { return }
            if answer == nil {
                self.engine.report(
                    .lateAnswer, message,
                    "The handler did not answer within \(policy.timeout) s; the SDK was told \(policy.fallback.rawValue)."
                )
            }
            self.engine.settle(message, as: answer ?? policy.fallback)
            if message.phase == .approved { prepare(message) }
        }
        return (answer ?? policy.fallback) == .show
    }
}
