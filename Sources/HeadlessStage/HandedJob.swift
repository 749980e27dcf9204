import PlatformStandIns

/// A job that another thread runs, and lets go of with that: what the job keeps is gone before anybody is told that it
/// has run, however late the queue drops its own record of it.
///
/// Sendable: what changes is behind a lock.
final class HandedJob: Sendable {
    private let job: Locked<(@Sendable () -> Void)?>

    init(_ job: @escaping @Sendable () -> Void) {
        self.job = Locked(job)
    }

    /// Runs the job, the first time.
    func run(in enter: (() -> Void) -> Void) {
        guard let job = job.withLock({ $0.take() }) else { return }
        enter(job)
    }

    /// Keeps the job from running, if it has not begun.
    func drop() {
        _ = job.withLock { $0.take() }
    }
}
