import Foundation
import PlatformStandIns

/// A main queue that makes whoever waits for it wait until the handler has been asked, first: however busy
/// the main thread is.
struct PromptQueue: MainThreadScheduler {
    let base: any MainThreadScheduler
    let isAsked: DispatchSemaphore

    var now: TimeInterval { base.now }
    func async(_ job: @escaping @MainActor @Sendable () -> Void) { base.async(job) }
    func asyncForWaiter(_ job: @escaping @MainActor @Sendable () -> Void) {
        base.asyncForWaiter(job)
        isAsked.wait()
    }
    func background(_ job: @escaping @Sendable () -> Void) { base.background(job) }
    func after(_ seconds: TimeInterval, _ job: @escaping @MainActor @Sendable () -> Void) {
        base.after(seconds, job)
    }
}
