import InAppCore

/// Waits for one answer, or for the end of the task that waits: the SDK may lose interest in a display, and a process that
/// ends cancels everything. One wait each. Main actor.
@MainActor final class CancellableWait<Answer> {
    private typealias Waiting = CheckedContinuation<Carried<Answer?>, Never>
    private var waiting: Waiting?

    /// Waits.
    /// - Parameter began: called once, when `resume(returning:)` has an effect.
    /// - Returns: the answer; nil where the task was cancelled.
    func answer(_ began: @MainActor () -> Void = {}) async -> Answer? {
        await withTaskCancellationHandler {
            // It stays on the main actor; its type does not say so.
            let answer = await withCheckedContinuation { (waiting: Waiting) in
                self.waiting = waiting
                Task.isCancelled ? resume(returning: nil) : began()
            }
            return answer.value
        } onCancel: {
            MainThread.soon { self.resume(returning: nil) }
        }
    }

    /// Ends the wait, the first time.
    func resume(returning answer: Answer?) {
        waiting.take()?.resume(returning: Carried(answer))
    }
}
