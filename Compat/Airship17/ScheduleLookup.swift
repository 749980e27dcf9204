import Airship17Model
import Foundation
import InAppCore

/// Looks for the schedules of a message that is being prepared: the SDK names the schedule only when the message appears, so
/// it is looked for among those that are stored, by the message that it holds. A schedule whose message the server makes is
/// not found.
///
/// Sendable: what changes is behind a lock. Any thread.
nonisolated final class ScheduleLookup: Sendable {
    private let found = Locked<[String]>([])
    private let answered = DispatchSemaphore(value: 0)

    /// Asks the SDK, which answers later, on the main thread.
    init(_ message: InAppMessage, in automation: InAppAutomation?) {
        guard let automation else {
            answered.signal()
            return
        }
        // Messages are immutable; their type does not say that another thread may read them.
        let wanted = Carried(message)
        automation.getMessageSchedules { [found, answered] schedules in
            let message = wanted.value
            let same = schedules.filter { $0.message === message }
            let matches = same.isEmpty ? schedules.filter { $0.message == message } : same
            found.withLock { $0 = matches.map(\.identifier) }
            answered.signal()
        }
    }

    /// The identifiers of the schedules that hold the message, as far as the SDK has answered: more than one where several
    /// hold an equal one.
    var identifiers: [String] { found.current }

    /// Waits for the answer, off the main thread, for half of the time that there is at most. On a stage nobody has to: there
    /// what is asked later is answered later.
    /// - Parameter seconds: how long the SDK's thread may wait.
    /// - Returns: how much of that is left.
    func wait(within seconds: TimeInterval) -> TimeInterval {
        guard MainThread.scheduler == nil, !MainThread.isCurrent else { return seconds }
        let start = MainThread.now
        _ = answered.wait(timeout: .now() + seconds / 2)
        return max(0, seconds - (MainThread.now - start))
    }
}
