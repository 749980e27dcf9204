import Foundation
import PlatformStandIns

/// Lets the system's main queue do what an app has put there itself (`DispatchQueue.main.async`, `Task { @MainActor in … }`),
/// and tells whether that has brought about something on a stage. Only a thread that is not the main one can wait for that.
///
/// Sendable; a value.
struct MainQueueWatch: Sendable {
    /// How much has happened on the stage.
    private let count: @Sendable () -> Int

    init(_ count: @escaping @Sendable () -> Int) { self.count = count }

    /// Waits for what the main queue has got until now.
    /// - Parameter isIdle: whether the stage has nothing to do.
    /// - Returns: whether something has happened meanwhile, or waits to be done by the stage.
    func letRun(_ isIdle: () -> Bool) -> Bool {
        guard !MainThread.isCurrent else { return false }
        let before = count()
        DispatchQueue.main.sync {}
        return count() != before || !isIdle()
    }
}

extension HeadlessStage {
    /// From here on a virtual stage that is moved off the main thread lets the system's main queue run whenever it has nothing
    /// to do itself, so that an app's own jobs there take part. Any thread.
    /// - Parameter count: tells how much has happened on the stage.
    package func followMainQueue(counting count: @escaping @Sendable () -> Int) {
        (runner as? VirtualRunner)?.mainQueue.withLock { $0 = MainQueueWatch(count) }
    }
}
