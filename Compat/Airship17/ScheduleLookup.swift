import Airship17Model
import Foundation
import InAppCore

/// Looks up the schedules of a message that is being prepared. The SDK reports the schedule only when the message
/// appears, so it is searched among the stored ones, by its message. A schedule whose message is made by the server is
/// not found.
///
/// Sendable: mutable state is protected by a lock. Any thread.
nonisolated final class ScheduleLookup: Sendable {
    private let found = Locked<[String]>([])
    private let answered = DispatchSemaphore(value: 0)

    /// Asks the SDK, which answers later, on the main thread.
    init(_ message: InAppMessage, in automation: InAppAutomation?) {
        guard let automation else {
            answered.signal()
            return
        }
        // Messages are immutable, but their type does not state that another thread may read them.
        let wanted = Carried(message)
        automation.getMessageSchedules { [found, answered] schedules in
            let message = wanted.value
            let same = schedules.filter { $0.message === message }
            let matches = same.isEmpty ? schedules.filter { $0.message == message } : same
            found.withLock { $0 = matches.map(\.identifier) }
            answered.signal()
        }
    }

    /// The identifiers of the schedules that contain the message, as far as the SDK has answered: more than one if
    /// several contain an equal message.
    var identifiers: [String] { found.current }

    /// Waits for the answer, off the main thread, for at most half of the available time. On a stage no wait is needed:
    /// later questions are answered later.
    /// - Parameter seconds: how long the SDK's thread may wait.
    /// - Returns: the remaining time.
    func wait(within seconds: TimeInterval) -> TimeInterval {
        guard MainThread.scheduler == nil, !MainThread.isCurrent else { return seconds }
        let start = MainThread.now
        _ = answered.wait(timeout: .now() + seconds / 2)
        return max(0, seconds - (MainThread.now - start))
    }
}
