import AirshipShared
import Foundation
import HeadlessStage
import PlatformStandIns

/// The data from the server (AM-120 to AM-122). Sendable: it is protected by a lock.
final class RemoteData: Sendable {
    private struct State: Sendable {
        var status = InAppAutomationUpdateStatus.upToDate
        var streams: [Int: AsyncStream<InAppAutomationUpdateStatus>.Continuation] = [:]
        var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
        var lastNumber = 0
        /// The schedules of the last payload, and the schedules that the server has changed since they were prepared.
        var known: Set<String> = []
        var stale: Set<String> = []
        /// The time of the last payload; nil if there was none yet.
        var lastPayload: Date?
    }

    private let state = Locked(State())

    var status: InAppAutomationUpdateStatus { state.withLock { $0.status } }

    /// The current status, followed by every change.
    var statusUpdates: AsyncStream<InAppAutomationUpdateStatus> {
        AsyncStream { continuation in
            let number = state.withLock { state in
                state.lastNumber += 1
                state.streams[state.lastNumber] = continuation
                continuation.yield(state.status)
                return state.lastNumber
            }
            continuation.onTermination = { [weak self] _ in
                _ = self?.state.withLock { $0.streams.removeValue(forKey: number) }
            }
        }
    }

    /// Sets the status and notifies all observers.
    func set(_ status: InAppAutomationUpdateStatus) {
        let (streams, waiting) = state.withLock { state in
            let isChange = state.status != status
            state.status = status
            let waiting = status == .upToDate ? Array(state.waiting.values) : []
            if status == .upToDate { state.waiting = [:] }
            return (isChange ? Array(state.streams.values) : [], waiting)
        }
        for stream in streams { stream.yield(status) }
        for continuation in waiting { continuation.resume() }
    }

    /// Returns when the status is up to date, or when the time is up.
    func waitUntilUpToDate(seconds: TimeInterval?, _ link: StageLink) async {
        await withCheckedContinuation { continuation in
            let number: Int? = state.withLock { state in
                guard state.status != .upToDate else { return nil }
                state.lastNumber += 1
                state.waiting[state.lastNumber] = continuation
                return state.lastNumber
            }
            guard let number else { return continuation.resume() }
            guard let seconds else { return }
            _ = link.after(max(0, seconds)) { [weak self] in
                self?.state.withLock { $0.waiting.removeValue(forKey: number) }?.resume()
            }
        }
    }

    // MARK: Schedules

    var known: Set<String> {
        get { state.withLock { $0.known } }
        set { state.withLock { $0.known = newValue } }
    }

    var lastPayload: Date? {
        get { state.withLock { $0.lastPayload } }
        set { state.withLock { $0.lastPayload = newValue } }
    }

    /// Whether a schedule is up to date with the server. A schedule that claims to come from the server but does not is
    /// never up to date (AM-120).
    func isCurrent(_ schedule: AutomationSchedule) -> Bool {
        guard schedule.isRemote else { return true }
        return state.withLock {
            $0.known.contains(schedule.identifier) && !$0.stale.contains(schedule.identifier)
        }
    }

    func mark(_ scheduleID: String, isStale: Bool) {
        state.withLock { state in
            if isStale { state.stale.insert(scheduleID) } else { state.stale.remove(scheduleID) }
        }
    }
}

extension AutomationSchedule {
    /// The key that the SDK sets in `metadata`. The facts do not state its name.
    static let remoteInfoKey = "com.urbanairship.iaa.REMOTE_DATA_INFO"

    /// Whether it counts as a schedule from the server (AM-120).
    var isRemote: Bool {
        remote.metadata?.object?[Self.remoteInfoKey] != nil || message?.source == .remoteData
    }
}
