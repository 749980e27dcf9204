import AirshipShared
import Foundation
import HeadlessStage
import PlatformStandIns

/// Takes schedules from their triggers to their end (AM-041). Main actor, in jobs of the stage. In the SDK the work
/// between the app's callbacks runs elsewhere, which app code cannot observe.
@MainActor final class AutomationEngine {
    let installation: Installation
    let store: ScheduleStore
    let messaging: SDKInAppMessaging
    let preparer: Preparer
    let executor: MessageExecutor
    /// The prepared schedules that wait only for their turn, in the order in which they came.
    var pending = OrderedByID<WaitingSchedule>()
    /// The prepared schedules that wait for the conditions of their delays.
    var delayed = OrderedByID<WaitingSchedule>()
    /// The waits before preparations (AM-053).
    var early: [EarlyWait] = []
    /// The schedules whose preparation waits for the end of the pause (AM-161).
    var heldByPause: [String] = []
    var passes = Passes()
    var queues: [String: PreparationQueue] = [:]
    private var history = EventHistory()
    private var hasStarted = false
    private(set) var isStopped = false
    /// The version that the app was updated to before this process began (AM-113).
    private var updatedVersion: String?
    /// How many times a waiting schedule was checked.
    var examinedCount = 0

    nonisolated init(_ installation: Installation, _ store: ScheduleStore, _ messaging: SDKInAppMessaging) {
        self.installation = installation
        self.store = store
        self.messaging = messaging
        preparer = Preparer(installation, messaging)
        executor = MessageExecutor(installation, messaging)
    }

    var link: StageLink { installation.link }
    var version: Airship18Version { installation.version }
    private var circumstances: Circumstances { installation.circumstances }

    /// Whether the privacy settings forbid in-app automation.
    var isFeatureOff: Bool { !circumstances[\.isFeatureEnabled] }

    /// Whether executions are paused (AM-017, AM-052).
    var isPaused: Bool { installation.settings[\.isPaused] || isFeatureOff }

    /// The process begins (AM-108). Later calls do nothing.
    func start() {
        guard !hasStarted, !isStopped else { return }
        hasStarted = true
        messaging.conditionsChanged = { [weak self] in self?.conditionsChanged() }
        messaging.coordinators.becameReady = { [weak self] in self?.conditionsChanged() }
        messaging.coordinators.begin()
        restore()
        receive(.appInit)
        switch link.stage?.app.state {
        case .active?: appBecameActive()
        case .background?: receive(.background)
        case .inactive?, nil: break
        }
    }

    /// The process ends.
    func stop() {
        isStopped = true
        pending.removeAll()
        delayed.removeAll()
        early = []
        heldByPause = []
    }

    // MARK: Events

    /// Handles an event that triggers count.
    func receive(_ event: Airship18Event) {
        if case .version(let version) = event { updatedVersion = version }
        for occurrence in event.occurrences where admits(occurrence) { receive(occurrence) }
    }

    /// A new session begins; even a short inactive phase ends the previous one (AM-110, AM-111).
    func appBecameActive() {
        installation.settings[\.session] += 1
        receive(.foreground)
        states.forEach(receive)
    }

    private func admits(_ occurrence: Occurrence) -> Bool {
        switch occurrence.type {
        case .screen, .customEventCount, .customEventValue:
            !version.ignoresTrackedEvents
                && (circumstances[\.isAnalyticsEnabled] || !version.analyticsGatesEvents)
        case .version: !version.ignoresTrackedEvents
        default: true
        }
    }

    /// The events that represent a state: each counts once, whenever a schedule checks it (AM-111, AM-113).
    private var states: [Occurrence] {
        let session =
            link.isAppActive
            ? Occurrence(type: .activeSession, state: "session \(installation.settings[\.session])") : nil
        let update = updatedVersion.map { updated in
            Occurrence(
                type: .version, data: ["ios": ["version": .string(updated)]], state: "version \(updated)")
        }
        return [session, update].compactMap { $0 }
    }

    var triggerContext: TriggerContext { TriggerContext(states: states, circumstances: circumstances) }

    private func receive(_ occurrence: Occurrence) {
        guard !isStopped else { return }
        history.add(occurrence, at: link.now)
        guard !isFeatureOff else { return }
        var triggered: [StoredSchedule] = []
        for stored in store.all {
            switch stored.state {
            case .idle where count(occurrence, for: stored): triggered.append(stored)
            case .triggered, .prepared: countForCancellation(occurrence, stored)
            default: break
            }
        }
        if version.passesByPriority { triggered = Self.byPriority(triggered) }
        for stored in triggered { trigger(stored.id) }
    }

    /// The lowest number first; equal numbers keep their order (AM-109). Only the different priorities are sorted.
    static func byPriority(_ schedules: [StoredSchedule]) -> [StoredSchedule] {
        sorted(schedules, by: \.definition.priority)
    }

    static func sorted<Element>(_ elements: [Element], by priority: (Element) -> Int?) -> [Element] {
        let groups = Dictionary(grouping: elements) { priority($0) ?? 0 }
        return groups.sorted { $0.key < $1.key }.flatMap(\.value)
    }

    /// Outside of its time range a schedule counts nothing (AM-104, AM-117).
    private func count(_ occurrence: Occurrence, for stored: StoredSchedule) -> Bool {
        guard stored.isInRange(installation.date) else { return false }
        return stored.progress.count(occurrence, for: stored.definition.triggers, in: triggerContext)
    }

    /// An idle schedule counts the current states.
    func lookAtStates(_ stored: StoredSchedule) {
        guard stored.state == .idle, circumstances[\.isFeatureEnabled] else { return }
        for state in states where count(state, for: stored) { return trigger(stored.id) }
    }

    /// A schedule counts the events of the last half minute for its new triggers (AM-119).
    func replay(_ new: [AutomationTrigger], for stored: StoredSchedule) {
        guard version.replaysEvents, !new.isEmpty, stored.isInRange(installation.date),
            circumstances[\.isFeatureEnabled]
        else { return }
        for occurrence in history.recent(at: link.now) where stored.state == .idle {
            if stored.progress.count(occurrence, for: new, in: triggerContext) { trigger(stored.id) }
        }
    }
}
