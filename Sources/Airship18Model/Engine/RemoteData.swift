import AirshipShared
import Foundation
import HeadlessStage
import PlatformStandIns

/// What came from the server (AM-120 to AM-122). Sendable: it is behind a lock.
final class RemoteData: Sendable {
    private struct State: Sendable {
        var status = InAppAutomationUpdateStatus.upToDate
        var streams: [Int: AsyncStream<InAppAutomationUpdateStatus>.Continuation] = [:]
        var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
        var lastNumber = 0
        /// The schedules of the last payload, and those that the server has changed since they were prepared.
        var known: Set<String> = []
        var stale: Set<String> = []
        /// When the last payload was made; nil before there was one.
        var lastPayload: Date?
    }

    private let state = Locked(State())

    var status: InAppAutomationUpdateStatus { state.withLock { $0.status } }

    /// The status now and later.
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

    /// Another status: tells everybody.
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

    /// Returns when the status is up to date, or when time is up.
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

    /// Whether what the SDK knows of a schedule is what the server says. One that says that it comes from the server, and
    /// does not, never is (AM-120).
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
    /// The mark that the SDK sets in `metadata`. The facts do not name the key.
    static let remoteInfoKey = "com.urbanairship.iaa.REMOTE_DATA_INFO"

    /// Whether it counts as the server's (AM-120).
    var isRemote: Bool {
        remote.metadata?.object?[Self.remoteInfoKey] != nil || message?.source == .remoteData
    }
}
