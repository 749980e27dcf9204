import Foundation
import PlatformStandIns

/// Waits, as an app's adapter does, and gives up when the task is cancelled: nothing may wait after the end
/// of a process. Main actor.
/// - Parameters:
///   - wait: the wait.
///   - giveUp: makes the wait return. Called on the main thread; at once if the task is cancelled there.
/// - Returns: the result of the wait.
@MainActor package func untilCancelled<Answer: Sendable>(
    _ wait: @MainActor () async -> Answer, giveUp: @escaping @MainActor @Sendable () -> Void
) async -> Answer {
    await withTaskCancellationHandler {
        await wait()
    } onCancel: {
        if MainThread.isCurrent {
            MainThread.assume(giveUp)
        } else {
            // The system's queue: no one drives the queue of a stage whose process has ended.
            DispatchQueue.main.async { MainThread.assume(giveUp) }
        }
    }
}
