import Foundation
import PlatformStandIns

/// A job that is running on a background thread. Sendable: mutable state is behind a lock.
final class BackgroundWork: Sendable {
    enum Step: Sendable {
        case done, question(Int), blocked
    }

    /// Seconds that a job may sleep before the log reports it.
    static let shortSleep: TimeInterval = 0.15
    /// Seconds to wait for a job that sleeps: no event that it could wait for happens meanwhile.
    private static let sleepPatience: TimeInterval = 2
    /// Seconds that the main thread may sleep before a job that waits for it continues.
    private static let mainSleepPatience: TimeInterval = 0.1
    /// Seconds between two samples of a long-running job.
    private static let lookPause: TimeInterval = 0.05

    private struct State: Sendable {
        var steps: [Step] = []
        var thread: ThreadIdentity?
        var longestSleep: TimeInterval = 0
    }

    private let state = Locked(State())
    private let signal = DispatchSemaphore(value: 0)
    /// The thread that waits for the job, and runs the main-queue jobs that the job waits for.
    private let mainThread = MainThread.isCurrent ? BackgroundWork.main : ThreadIdentity.current
    /// The main thread: this is first used on it, because only the main thread asks.
    private static let main = ThreadIdentity.current

    /// The job begins, on the calling thread.
    func begin() {
        let thread = ThreadIdentity.current
        state.withLock { $0.thread = thread }
    }

    /// The job waits for the main-queue job with this number.
    func wait(for question: Int, until hasRun: DispatchSemaphore, within seconds: TimeInterval) {
        add(.question(question))
        // If the system does not report whether a thread sleeps, the caller has to limit the time.
        guard mainThread != nil else { return }
        let deadline = Date(timeIntervalSinceNow: seconds)
        var sleep: ThreadSleep?
        while hasRun.wait(timeout: .now() + Self.lookPause) != .success, deadline.timeIntervalSinceNow > 0 {
            sleep = sleep ?? ThreadSleep(of: mainThread)
            if let slept = sleep?.look(), slept > Self.mainSleepPatience { return }
        }
    }

    func finish() {
        add(.done)
    }

    private func add(_ step: Step) {
        state.withLock { $0.steps.append(step) }
        signal.signal()
    }

    /// The longest time, in seconds, that the job slept while it was not asking the main thread.
    var longestSleep: TimeInterval { state.current.longestSleep }

    /// Waits for the job's next step; `blocked` if there is none for `seconds`, or if it sleeps too long.
    func nextStep(within seconds: TimeInterval) -> Step {
        let deadline = Date(timeIntervalSinceNow: seconds)
        var sleep: ThreadSleep?
        var slept: TimeInterval = 0
        while signal.wait(timeout: .now() + min(seconds, Self.lookPause)) != .success {
            if deadline.timeIntervalSinceNow <= 0 { return .blocked }
            sleep = sleep ?? ThreadSleep(of: state.current.thread)
            slept = sleep?.look() ?? 0
            if slept > Self.sleepPatience { return .blocked }
        }
        return state.withLock { state in
            state.longestSleep = max(state.longestSleep, slept)
            return state.steps.removeFirst()
        }
    }
}
