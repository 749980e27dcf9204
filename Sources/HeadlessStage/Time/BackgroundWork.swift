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
    /// Seconds that a busy process may take to begin a job.
    private static let beginPatience: TimeInterval = 300

    private struct State: Sendable {
        var steps: [Step] = []
        var hasBegun = false
        var thread: ThreadIdentity?
        /// The thread that runs what the job asks of the main thread; nil while that waits for its turn, because other work of
        /// the process keeps the main thread.
        var mainThread: ThreadIdentity?
        var longestSleep: TimeInterval = 0
    }

    /// A job that the main thread starts has it until the job ends. The system may have another thread run the main queue later.
    private let state = Locked(State(mainThread: MainThread.isCurrent ? ThreadIdentity.current : nil))
    private let signal = DispatchSemaphore(value: 0)

    /// The job begins, on the calling thread.
    func begin() {
        let thread = ThreadIdentity.current
        state.withLock { ($0.thread, $0.hasBegun) = (thread, true) }
    }

    /// Runs on the main thread what the job asks of it, where the stage is driven from another thread.
    func onMainThread(_ body: () -> Void) {
        let thread = ThreadIdentity.current
        state.withLock { $0.mainThread = thread }
        defer { state.withLock { $0.mainThread = nil } }
        body()
    }

    /// The job waits for the main-queue job with this number.
    func wait(for question: Int, until hasRun: DispatchSemaphore, within seconds: TimeInterval) {
        add(.question(question))
        // If the system does not report whether a thread sleeps, the caller has to limit the time.
        guard ThreadIdentity.current != nil else { return }
        let deadline = Date(timeIntervalSinceNow: seconds)
        var sleep: ThreadSleep?
        while hasRun.wait(timeout: .now() + Self.lookPause) != .success, deadline.timeIntervalSinceNow > 0 {
            guard let mainThread = state.current.mainThread else {
                sleep = nil
                continue
            }
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
        let latest = Date(timeIntervalSinceNow: max(seconds, Self.beginPatience))
        var deadline = Date(timeIntervalSinceNow: seconds)
        var sleep: ThreadSleep?
        var slept: TimeInterval = 0
        while signal.wait(timeout: .now() + min(seconds, Self.lookPause)) != .success {
            if !state.current.hasBegun { deadline = min(latest, Date(timeIntervalSinceNow: seconds)) }
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
