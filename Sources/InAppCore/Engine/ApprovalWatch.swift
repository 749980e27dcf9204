package import Foundation

/// Ends messages that were let through and do not appear in time, because SDKs do not report that they dropped one
/// (INV-3).
///
/// All messages of an engine share one alarm. A message fails if it was let through before the alarm was set and has
/// not appeared when it rings: after `approvalPatience` at the earliest, and after twice that at the latest.
@MainActor struct ApprovalWatch {
    private var isSet = false

    /// Watches a message that has just been let through.
    mutating func begin(_ message: CompatMessage, in engine: LifecycleEngine) {
        message.flags.remove(.isWatched)
        if !isSet, !engine.traits.queuesDisplays { set(in: engine) }
    }

    private mutating func set(in engine: LifecycleEngine) {
        isSet = true
        for message in engine.approved { message.flags.insert(.isWatched) }
        engine.clock.after(engine.traits.approvalPatience) { [weak engine] in engine?.failDropped() }
    }

    /// The alarm has rung.
    fileprivate mutating func restart(in engine: LifecycleEngine) {
        isSet = false
        if engine.approved.contains(where: { !$0.flags.contains(.isExpected) }) { set(in: engine) }
    }
}

extension LifecycleEngine {
    /// Fails messages that were let through a long time ago and have not appeared since. Messages that `show()` was
    /// called for have a time limit of their own.
    fileprivate func failDropped() {
        let dropped = approved.filter { $0.flags.contains(.isWatched) && !$0.flags.contains(.isExpected) }
        for message in dropped where message.phase == .approved {
            let reason = driver?.reasonNotShown(message)
            let text = "The SDK was told to show it, but did not within \(traits.approvalPatience) s."
            fail(message, reason ?? MessageFailure(.notShown, text, isDerived: true))
        }
        approvalWatch.restart(in: self)
    }
}

/// Makes a message go away some time after it has appeared.
@MainActor final class AutoCloseTimer {
    private let seconds: TimeInterval
    private var timer: MainThreadTimer?
    private var isCancelled = false

    init(seconds: TimeInterval) {
        self.seconds = seconds
    }

    /// Starts the time at the first appearance.
    func start(for message: CompatMessage, in engine: LifecycleEngine) {
        guard timer == nil, !isCancelled else { return }
        timer = engine.clock.after(seconds) { [weak engine, weak message] in
            guard let engine, let message else { return }
            engine.timeOut(message)
        }
    }

    func cancel() {
        isCancelled = true
        timer?.cancel()
    }
}

/// The clock and the main queue of an SDK's callbacks: the stage's, or the system's on a device. They are remembered
/// for work that starts outside a callback.
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

    /// Runs a job: now on the main thread, else on a later turn of it.
    package nonisolated func soon(_ job: @escaping @MainActor @Sendable () -> Void) {
        run { MainThread.soon(job) }
    }

    private nonisolated func run<Result>(_ body: () -> Result) -> Result {
        MainThread.$scheduler.withValue(MainThread.scheduler ?? scheduler, operation: body)
    }
}
