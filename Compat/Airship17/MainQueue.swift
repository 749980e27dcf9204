import InAppCore

/// The main queue of the stage that was current when this was made; the real one where there is no stage. For work
/// that starts outside the SDK's callbacks: at the end of an object, or when the app changes something of its own.
/// Sendable; any thread.
nonisolated struct MainQueue: Sendable {
    private let scheduler = MainThread.scheduler

    /// Runs a job later, on the main thread.
    func async(_ job: @escaping @MainActor @Sendable () -> Void) {
        MainThread.$scheduler.withValue(MainThread.scheduler ?? scheduler) {
            MainThread.async(job)
        }
    }
}
