import AirshipShared
import Foundation
import HeadlessStage
import PlatformStandIns

/// Takes schedules from their triggers to their end (AM-041). Main actor, in jobs of the stage; in the SDK what lies
/// between the app's calls runs elsewhere, which no app code can see.
@MainActor final class AutomationEngine {
    let installation: Installation
    let store: ScheduleStore
    let messaging: SDKInAppMessaging
    let preparer: Preparer
    let executor: MessageExecutor
    /// Those that are prepared and wait for nothing but their turn, in the order in which they came.
    var pending = WaitingSchedules()
    /// Those that are prepared and wait for the conditions of their delays.
    var delayed = WaitingSchedules()
    /// Those that wait before they are prepared (AM-053).
    var early = WaitingSchedules()
    var pass = Pass()
    var queues: [String: PreparationQueue] = [:]
    private var history = EventHistory()
    private var hasStarted = false
    private(set) var isStopped = false
    /// The version that the app was updated to before this process began (AM-113).
    private var updatedVersion: String?
    /// How many times a schedule that waits was looked at.
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

    /// Where executions wait for (AM-017, AM-052).
    var isPaused: Bool { installation.settings[\.isPaused] || !circumstances[\.isFeatureEnabled] }

    /// The process begins (AM-108). The second time nothing happens.
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
        early.removeAll()
    }

    // MARK: Events

    /// Something happens that triggers count.
    func receive(_ event: Airship18Event) {
        if case .version(let version) = event { updatedVersion = version }
        for occurrence in event.occurrences where admits(occurrence) { receive(occurrence) }
    }

    /// A new session begins; a mere inactive phase ends the one before (AM-110, AM-111).
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

    /// What is a state more than an event: it counts whenever a schedule looks at it, and once (AM-111, AM-113).
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

    private func receive(_ occurrence: Occurrence) {
        guard !isStopped else { return }
        history.add(occurrence, at: link.now)
        guard circumstances[\.isFeatureEnabled] else { return }
        var triggered: [StoredSchedule] = []
        for stored in store.all {
            switch stored.state {
            case .idle where count(occurrence, for: stored): triggered.append(stored)
            case .triggered, .prepared: countForCancellation(occurrence, stored)
            default: break
            }
        }
        if version.passesByPriority { triggered = Self.byPriority(triggered) }
        for stored in triggered { trigger(stored) }
    }

    static func byPriority(_ schedules: [StoredSchedule]) -> [StoredSchedule] {
        schedules.enumerated().sorted { left, right in
            (left.element.definition.priority ?? 0, left.offset)
                < (right.element.definition.priority ?? 0, right.offset)
        }.map(\.element)
    }

    /// Outside of its time a schedule counts nothing (AM-104, AM-117).
    private func count(_ occurrence: Occurrence, for stored: StoredSchedule) -> Bool {
        guard stored.isInRange(installation.date) else { return false }
        return stored.progress.count(occurrence, for: stored.definition.triggers)
    }

    /// An idle schedule looks at the states that there are.
    func lookAtStates(_ stored: StoredSchedule) {
        guard stored.state == .idle, circumstances[\.isFeatureEnabled] else { return }
        for state in states where count(state, for: stored) { return trigger(stored) }
    }

    /// A schedule counts the events of the last half minute for its new triggers (AM-119).
    private func replay(_ new: [AutomationTrigger], for stored: StoredSchedule) {
        guard version.replaysEvents, !new.isEmpty, stored.isInRange(installation.date),
            circumstances[\.isFeatureEnabled]
        else { return }
        for occurrence in history.recent(at: link.now) where stored.state == .idle {
            if stored.progress.count(occurrence, for: new) { trigger(stored) }
        }
    }

    // MARK: Schedules

    /// What the app can find, in the order in which it was stored (AM-100, AM-107).
    var visible: [AutomationSchedule] {
        store.all.filter { $0.state != .finished || isInGracePeriod($0) }.map(\.definition)
    }

    private func isInGracePeriod(_ stored: StoredSchedule) -> Bool {
        guard let days = stored.definition.editGracePeriodDays, days > 0 else { return false }
        return link.now - stored.stateChange < TimeInterval(days) * 86_400
    }

    /// Of several with one id the last counts (AM-097).
    func upsert(_ schedules: [AutomationSchedule]) {
        let last = Dictionary(schedules.map { ($0.identifier, $0) }, uniquingKeysWith: { $1 })
        var done: Set<String> = []
        for schedule in schedules where done.insert(schedule.identifier).inserted {
            upsert(last[schedule.identifier] ?? schedule)
        }
        rereadWaiting()
    }

    private func upsert(_ schedule: AutomationSchedule) {
        let stored = store[schedule.identifier] ?? store.add(schedule)
        stored.definition = schedule
        let new = stored.progress.adopt(schedule.triggers)
        let isOver = stored.isOverLimit || stored.isExpired(at: installation.date)
        switch stored.state {
        case .idle where isOver, .paused where isOver: finish(stored)
        case .finished where !isOver: becomeIdle(stored)
        default: break
        }
        replay(new, for: stored)
        lookAtStates(stored)
    }

    /// Deletes schedules. What was prepared is dropped at the next pass (AM-065).
    func cancel(where isMeant: (AutomationSchedule) -> Bool) {
        for stored in store.all where isMeant(stored.definition) { store.remove(stored) }
    }

    /// The server has withdrawn schedules: they are over, not deleted (AM-122).
    func end(_ ids: Set<String>) {
        for stored in store.all where ids.contains(stored.id) && stored.state != .finished { finish(stored) }
    }

    // MARK: States

    func becomeIdle(_ stored: StoredSchedule) {
        stored.move(to: .idle, at: link.now)
        lookAtStates(stored)
    }

    func finish(_ stored: StoredSchedule) {
        stored.move(to: .finished, at: link.now)
    }

    /// The end of an execution that counts, or of a preparation that is penalized.
    func countExecution(_ stored: StoredSchedule, pauses: Bool) {
        stored.count += 1
        if stored.isOverLimit || stored.isExpired(at: installation.date) { return finish(stored) }
        guard pauses, let interval = stored.definition.interval else { return becomeIdle(stored) }
        pause(stored, seconds: interval)
    }

    /// Paused for the schedule's own interval (AM-106).
    func pause(_ stored: StoredSchedule, seconds: TimeInterval) {
        if stored.state != .paused { stored.move(to: .paused, at: link.now) }
        stored.timer = link.after(max(0, seconds)) { [weak self, weak stored] in
            guard let self, let stored, !isStopped, store.contains(stored), stored.state == .paused else {
                return
            }
            becomeIdle(stored)
        }
    }

    // MARK: Launch

    /// What becomes of what the last process left (AM-073, AM-100). The app hears nothing of it.
    private func restore() {
        for stored in store.all {
            switch stored.state {
            case .executing: restoreExecuting(stored)
            case .prepared, .triggered: restoreTriggered(stored)
            case .paused:
                let rest = (stored.definition.interval ?? 0) - (link.now - stored.stateChange)
                if rest > 0 { pause(stored, seconds: rest) } else { stored.move(to: .idle, at: link.now) }
            case .finished where !isInGracePeriod(stored): store.remove(stored)
            case .idle, .finished: break
            }
        }
    }

    private func restoreTriggered(_ stored: StoredSchedule) {
        if stored.isOverLimit || stored.isExpired(at: installation.date) { return finish(stored) }
        stored.move(to: .triggered, at: link.now)
        stored.prepared = nil
        stored.working = stored.definition
        begin(stored)
    }

    private func restoreExecuting(_ stored: StoredSchedule) {
        guard isInterruptible(stored.definition) else { return restoreTriggered(stored) }
        link.record(.analytics, "in_app_resolution", ["schedule": stored.id, "type": "interrupted"])
        installation.assets.clear(stored.id)
        countExecution(stored, pauses: version.restartsInterruptedInterval)
    }

    private func isInterruptible(_ schedule: AutomationSchedule) -> Bool {
        guard let message = schedule.message else { return false }
        if case .airshipLayout(let layout) = message.displayContent { return !layout.isEmbedded }
        return true
    }
}
