import PlatformStandIns

/// Follows what somebody puts off on a virtual stage while they are called: timers and jobs of the main thread's, and those that
/// these set.
///
/// Sendable; a value.
struct PutOffWatch: Sendable {
    /// Whether what is put off now is followed.
    @TaskLocal private static var isOn = false

    /// Called on the main thread when something is done that was put off.
    private let isDone: @MainActor @Sendable () -> Void

    init(_ isDone: @escaping @MainActor @Sendable () -> Void) { self.isDone = isDone }

    /// Runs somebody's code, and follows what it puts off.
    static func following<Answer>(_ body: () -> Answer) -> Answer {
        $isOn.withValue(true) { body() }
    }

    /// The job, or where it is followed one that says when it is done.
    func watched(_ job: @escaping @MainActor @Sendable () -> Void) -> @MainActor @Sendable () -> Void {
        guard Self.isOn else { return job }
        return { [isDone] in
            Self.following { MainThread.assume(job) }
            isDone()
        }
    }
}

extension HeadlessStage {
    /// Runs somebody's code, and follows what it puts off. Any thread.
    package static func following<Answer>(_ body: () -> Answer) -> Answer { PutOffWatch.following(body) }

    /// From here on a virtual stage says when something is done that was followed as it was put off. Any thread.
    package func whenPutOffIsDone(_ isDone: @escaping @MainActor @Sendable () -> Void) {
        (runner as? VirtualRunner)?.putOff.withLock { $0 = PutOffWatch(isDone) }
    }
}
