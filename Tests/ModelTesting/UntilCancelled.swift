import Foundation
import PlatformStandIns

/// Waits, as an app's adapter does, and gives up when the task is cancelled: a process that ends leaves nobody waiting.
/// Main actor.
/// - Parameters:
///   - wait: waits.
///   - giveUp: lets the wait return. Called on the main thread; at once when that is the one that cancels.
/// - Returns: what the wait brought.
@MainActor package func untilCancelled<Answer: Sendable>(
    _ wait: @MainActor () async -> Answer, giveUp: @escaping @MainActor @Sendable () -> Void
) async -> Answer {
    await withTaskCancellationHandler {
        await wait()
    } onCancel: {
        if MainThread.isCurrent {
            MainThread.assume(giveUp)
        } else {
            // The system's queue: nobody drives that of a stage whose process has ended.
            DispatchQueue.main.async { MainThread.assume(giveUp) }
        }
    }
}
