import PlatformStandIns

/// Tracks the work that code schedules on a virtual stage: timers and jobs of the main thread, and those that they
/// schedule in turn.
///
/// Sendable; a value.
struct PutOffWatch: Sendable {
    /// Whether work that is scheduled now is tracked.
    @TaskLocal private static var isOn = false

    /// Called on the main thread after tracked work was done.
    private let isDone: @MainActor @Sendable () -> Void

    init(_ isDone: @escaping @MainActor @Sendable () -> Void) { self.isDone = isDone }

    /// Runs code, and tracks the work that it schedules.
    static func following<Answer>(_ body: () -> Answer) -> Answer {
        $isOn.withValue(true) { body() }
    }

    /// The job; if it is tracked, one that reports when it is done.
    func watched(_ job: @escaping @MainActor @Sendable () -> Void) -> @MainActor @Sendable () -> Void {
        guard Self.isOn else { return job }
        return { [isDone] in
            Self.following { MainThread.assume(job) }
            isDone()
        }
    }
}

extension HeadlessStage {
    /// Runs code, and tracks the work that it schedules. Any thread.
    package static func following<Answer>(_ body: () -> Answer) -> Answer { PutOffWatch.following(body) }

    /// From here on, a virtual stage calls `isDone` after each tracked job. Any thread.
    package func whenPutOffIsDone(_ isDone: @escaping @MainActor @Sendable () -> Void) {
        (runner as? VirtualRunner)?.putOff.withLock { $0 = PutOffWatch(isDone) }
    }
}
