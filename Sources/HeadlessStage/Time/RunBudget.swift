package import Foundation
import PlatformStandIns

/// How long the jobs of one or several stages may take, in seconds of real time. The time spent waiting for the main
/// thread is not counted, nor is the time that the thread that drives the stages waits for a processor on a busy
/// machine.
///
/// Sendable; any thread.
package final class RunBudget: Sendable {
    private let limit: TimeInterval
    private let used = Locked<TimeInterval>(0)
    /// How long the thread that drives the stages had waited for a processor before.
    private let waited = ThreadLook.processorWait

    /// Makes a budget of some seconds, on the thread that drives the stages.
    package init(_ limit: TimeInterval) {
        self.limit = limit
    }

    /// Seconds that jobs took so far.
    package var seconds: TimeInterval { used.current }

    /// Whether the budget is used up. Called on the thread that drives the stages.
    package var isSpent: Bool {
        let seconds = seconds
        return seconds > limit && seconds - (ThreadLook.processorWait - waited) > limit
    }

    /// Runs a job, and counts its time.
    package func spend(_ job: () -> Void) {
        let start = DispatchTime.now().uptimeNanoseconds
        job()
        add(since: start)
    }

    /// Runs a job, and also counts the time of the jobs that it puts on the system's main queue, once they run. Jobs
    /// that were there before are not counted.
    func spendWithMainQueue(_ job: () -> Void) {
        let start = Locked<UInt64>(0)
        DispatchQueue.main.async { start.withLock { $0 = DispatchTime.now().uptimeNanoseconds } }
        spend(job)
        let end = DispatchTime.now().uptimeNanoseconds
        DispatchQueue.main.async { [self] in add(since: max(start.current, end)) }
    }

    private func add(since start: UInt64) {
        let seconds = TimeInterval(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000_000
        used.withLock { $0 += seconds }
    }
}
