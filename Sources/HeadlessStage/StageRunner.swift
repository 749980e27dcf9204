import Foundation
import PlatformStandIns

/// One piece of work, with the thread that it belongs on.
enum StageJob: Sendable {
    case main(@MainActor @Sendable () -> Void)
    case background(@Sendable () -> Void)
}

/// Something that is due later.
enum StageAlarm: Sendable {
    case timer, animation
}

/// A pending call of `HeadlessStage.after`. It lets go of its job when that has run or was cancelled.
public final class StageTimer: Sendable {
    private let job: Locked<(@MainActor @Sendable () -> Void)?>

    init(_ job: @escaping @MainActor @Sendable () -> Void) {
        self.job = Locked(job)
    }

    /// Keeps the job from running if it has not run yet. Any thread.
    public func cancel() {
        _ = take()
    }

    /// Whether the job is still to come.
    public var isPending: Bool { job.withLock { $0 != nil } }

    /// The job, exactly once, and only if the timer was not cancelled.
    func take() -> (@MainActor @Sendable () -> Void)? {
        job.withLock { $0.take() }
    }
}

/// Queues and a clock.
protocol StageRunner: AnyObject, Sendable {
    var now: TimeInterval { get }
    var patience: Locked<TimeInterval> { get }
    /// Runs a job with the stage as the current one. Set once, while the stage is made.
    var enter: @Sendable (() -> Void) -> Void { get set }
    /// What replaces the main queue in code called from this stage.
    var mainThreadScheduler: (any MainThreadScheduler)? { get }

    func post(_ job: StageJob)
    @discardableResult
    func schedule(
        _ alarm: StageAlarm, after seconds: TimeInterval, _ job: @escaping @MainActor @Sendable () -> Void
    ) -> StageTimer
    /// Whether nothing is to come.
    var isAtRest: Bool { get }
    /// Lets go of everything that is still to come: none of it runs any more.
    func dropAll()
    func runUntilIdle()
    func advance(seconds: TimeInterval)
    func idle() async -> Bool
}
