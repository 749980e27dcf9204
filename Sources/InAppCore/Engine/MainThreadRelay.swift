/// How a bridge takes the callbacks of its SDK to the main thread.
extension MessageBridge where Self: Sendable {
    /// Runs at once on the main thread, else later on it, in order (INV-4).
    /// - Parameters:
    ///   - native: the message that the callback is about.
    ///   - argument: what else the callback brings.
    ///   - job: what is to be done.
    public nonisolated func onMain<Native: Sendable, Argument: Sendable>(
        _ native: Native, _ argument: Argument,
        job: @escaping @MainActor @Sendable (Self, Native, Argument) -> Void
    ) {
        if MainThread.isCurrent {
            MainThread.enter(with: self, native, argument, body: job)
        } else {
            MainThread.async { job(self, native, argument) }
        }
    }
}
