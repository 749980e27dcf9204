package import Foundation
import PlatformStandIns

/// How long the jobs of one stage or several may take, in seconds of real time. What waits for the main thread to become
/// free is not counted, nor is the time in which a busy machine has no processor for the thread that moves the stages.
///
/// Sendable; any thread.
package final class RunBudget: Sendable {
    private let limit: TimeInterval
    private let used = Locked<TimeInterval>(0)
    /// What the thread that moves the stages had waited for a processor before.
    private let waited = ThreadLook.processorWait

    /// Makes a budget of some seconds, on the thread that moves the stages.
    package init(_ limit: TimeInterval) {
        self.limit = limit
    }

    /// Seconds that jobs took so far.
    package var seconds: TimeInterval { used.current }

    /// Whether nothing is left. Asked on the thread that moves the stages.
    package var isSpent: Bool {
        let seconds = seconds
        return seconds > limit && seconds - (ThreadLook.processorWait - waited) > limit
    }

    /// Runs something, and counts its time.
    package func spend(_ job: () -> Void) {
        let start = DispatchTime.now().uptimeNanoseconds
        job()
        add(since: start)
    }

    /// Runs something, and counts as well the time of what it puts into the system's main queue, once that has its turn: what
    /// others had put there before is not counted.
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
