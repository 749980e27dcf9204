public import Foundation
import PlatformStandIns

/// Advancing time and draining queues.
extension HeadlessStage {
    /// Seconds since the stage was made.
    public var now: TimeInterval { runner.now }

    /// Runs all waiting jobs, and those that they add, without advancing time. Animations finish by themselves;
    /// timers do not fire.
    ///
    /// Virtual: call it from any thread but a background thread of the stage; returns when no job is left. Real time:
    /// call it off the main thread; waits until nothing is running, at most `patience`.
    /// Use `idle()` from asynchronous code.
    public func runUntilIdle() {
        runner.runUntilIdle()
    }

    /// Advances time, firing timers in order and draining the queues after each.
    @available(iOS 16, macCatalyst 16, macOS 13, tvOS 16, watchOS 9, *)
    public func advance(by duration: Duration) {
        let (seconds, attoseconds) = duration.components
        advance(seconds: TimeInterval(seconds) + TimeInterval(attoseconds) * 1e-18)
    }

    /// Advances time by `seconds`, firing timers in order and draining the queues after each.
    ///
    /// Real time: waits that long; call it off the main thread.
    public func advance(seconds: TimeInterval) {
        runner.advance(seconds: seconds)
    }

    /// Waits, without blocking a thread, until nothing is running. On a virtual stage it drains the queues, as
    /// `runUntilIdle()` does; in real time it waits at most `patience`, and says so in the log if that was not
    /// enough.
    /// - Returns: whether the stage is idle.
    @discardableResult
    public func idle() async -> Bool {
        await runner.idle()
    }

    /// Seconds of real time that the stage waits for a callback that blocks a background thread, or, in real time,
    /// until it is idle. After that it logs an error and continues. Default 10; 60 on a stage in real time.
    public var patience: TimeInterval {
        get { runner.patience.current }
        set { runner.patience.withLock { $0 = newValue } }
    }

    /// A stage in real time that shares the main thread with others. The work of the others should not make a message
    /// fail, so a wait for the main thread may take a minute longer than the SDK's own limit.
    package static func besideOthers() -> HeadlessStage {
        let stage = HeadlessStage(.realTime)
        stage.patience = 60
        stage.graceForMainThread = 60
        return stage
    }

    /// Seconds by which an SDK's own limit of a wait for the main thread is extended. Default 0. Any thread.
    package var graceForMainThread: TimeInterval {
        get { grace.current }
        set { grace.withLock { $0 = newValue } }
    }
}

/// Scheduling, for the models.
extension HeadlessStage {
    /// Appends a job to the main queue.
    public func onMain(_ job: @escaping @MainActor @Sendable () -> Void) {
        runner.post(.main(job))
    }

    /// Runs a job at once when called on the main thread, else appends it to the main queue.
    public func onMainNow(_ job: @escaping @MainActor @Sendable () -> Void) {
        if MainThread.isCurrent {
            run { MainThread.assume(job) }
        } else {
            onMain(job)
        }
    }

    /// Appends a job to a concurrent background queue.
    public func onBackground(_ job: @escaping @Sendable () -> Void) {
        runner.post(.background(job))
    }

    /// How many jobs may run in a row on a virtual stage before that counts as an endless loop. Any thread.
    package func limitJobs(to count: Int) {
        (runner as? VirtualRunner)?.jobLimit.withLock { $0 = count }
    }

    /// Limits the time of the jobs that a virtual stage runs; when it is used up, or after an endless loop, no more
    /// jobs run. Any thread.
    package func limitTime(to budget: RunBudget) {
        (runner as? VirtualRunner)?.budget.withLock { $0 = budget }
    }

    /// Whether the limit was reached, because the SDK and the app call each other endlessly. Any thread.
    package var ranWithoutEnd: Bool { (runner as? VirtualRunner)?.isEndless.current ?? false }

    /// Runs a job on the main queue `seconds` later, unless the timer is cancelled before.
    @discardableResult
    public func after(
        _ seconds: TimeInterval, _ job: @escaping @MainActor @Sendable () -> Void
    ) -> StageTimer {
        runner.schedule(.timer, after: seconds, job)
    }

    /// Runs `completion` on the main queue when an animation of `seconds` has ended. Zero or less ends at
    /// once, inside the call when that is made on the main thread.
    public func animate(
        seconds: TimeInterval, completion: @escaping @MainActor @Sendable () -> Void
    ) {
        guard seconds > 0 else { return onMainNow(completion) }
        runner.schedule(.animation, after: seconds, completion)
    }
}
