package import Foundation

/// The clock and the main queue that an SDK's callbacks come on: the stage's, or the system's on a real device.
/// It is remembered for work that starts outside a callback.
@MainActor package struct EngineClock {
    private var scheduler: (any MainThreadScheduler)?

    package init() {}

    /// Remembers the stage that is current, if there is one.
    /// - Returns: whether there is one.
    @discardableResult
    package mutating func remember() -> Bool {
        guard let current = MainThread.scheduler else { return false }
        scheduler = current
        return true
    }

    /// Seconds on the clock.
    package var now: TimeInterval {
        if let current = MainThread.scheduler { return current.now }
        if let scheduler { return scheduler.now }
        return TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000
    }

    /// Runs a job on a later turn of the main thread.
    package func async(_ job: @escaping @MainActor @Sendable () -> Void) {
        run { MainThread.async(job) }
    }

    /// Runs a job some seconds later.
    @discardableResult
    package func after(
        _ seconds: TimeInterval, _ job: @escaping @MainActor @Sendable () -> Void
    ) -> MainThreadTimer {
        run { MainThread.after(seconds, job) }
    }

    /// Runs a job now where the caller is on the main thread, else on a turn of it.
    package nonisolated func soon(_ job: @escaping @MainActor @Sendable () -> Void) {
        run { MainThread.soon(job) }
    }

    private nonisolated func run<Result>(_ body: () -> Result) -> Result {
        MainThread.$scheduler.withValue(MainThread.scheduler ?? scheduler, operation: body)
    }
}
