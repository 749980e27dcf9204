package import Foundation
import ModelTesting
package import PlatformStandIns
import Testing

/// A main queue whose waiting callers start to wait only after the handler has been asked,
/// however busy the main thread is.
package struct PromptQueue: MainThreadScheduler {
    package let base: any MainThreadScheduler
    package let isAsked: DispatchSemaphore

    package init(base: any MainThreadScheduler, isAsked: DispatchSemaphore) {
        self.base = base
        self.isAsked = isAsked
    }

    package var now: TimeInterval { base.now }
    package func async(_ job: @escaping @MainActor @Sendable () -> Void) { base.async(job) }
    package func asyncForWaiter(_ job: @escaping @MainActor @Sendable () -> Void) {
        base.asyncForWaiter(job)
        isAsked.waitInTime()
    }
    package func background(_ job: @escaping @Sendable () -> Void) { base.background(job) }
    package func after(_ seconds: TimeInterval, _ job: @escaping @MainActor @Sendable () -> Void) {
        base.after(seconds, job)
    }
}
