import Foundation
import PlatformStandIns

/// Runs the jobs that an app itself has put on the system's main queue (`DispatchQueue.main.async`,
/// `Task { @MainActor in … }`), and reports whether they have caused anything on a stage. Only a thread other than
/// the main thread can wait for that.
///
/// Sendable; a value.
struct MainQueueWatch: Sendable {
    /// The number of events on the stage.
    private let count: @Sendable () -> Int

    init(_ count: @escaping @Sendable () -> Int) { self.count = count }

    /// Waits for the jobs that are on the main queue now.
    /// - Parameter isIdle: whether the stage has no work.
    /// - Returns: whether anything has happened meanwhile, or is pending on the stage.
    func letRun(_ isIdle: () -> Bool) -> Bool {
        guard !MainThread.isCurrent else { return false }
        let before = count()
        DispatchQueue.main.sync {}
        return count() != before || !isIdle()
    }
}

extension HeadlessStage {
    /// From here on, a virtual stage that is driven off the main thread runs the system's main queue whenever it has
    /// no work itself, so that an app's own jobs there are run, too. Any thread.
    /// - Parameter count: returns the number of events on the stage.
    package func followMainQueue(counting count: @escaping @Sendable () -> Int) {
        (runner as? VirtualRunner)?.mainQueue.withLock { $0 = MainQueueWatch(count) }
    }
}
