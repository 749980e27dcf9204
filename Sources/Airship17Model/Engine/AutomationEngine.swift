import AirshipShared
import Foundation
import HeadlessStage
import PlatformStandIns

/// Takes schedules from their triggers to their execution and back to idle (2.5).
///
/// Main actor: calls from elsewhere are posted to the main queue. The SDK has one per process; the stored schedules
/// outlive it.
@MainActor final class AutomationEngine {
    let store: ScheduleStore
    let installation: Installation
    private let executorBox = Locked(WeakExecutor())
    var waiting = WaitingLine()
    /// Whether the process has ended.
    private(set) var isStopped = false
    /// How many times a waiting schedule was checked.
    private(set) var examinedCount = 0

    nonisolated init(_ installation: Installation, store: ScheduleStore) {
        self.installation = installation
        self.store = store
    }

    nonisolated var link: StageLink { installation.link }

    /// Prepares and executes schedules; held weakly, and set before anything else happens.
    var executor: (any ScheduleExecutor)? { executorBox.current.value }

    nonisolated func setExecutor(_ executor: any ScheduleExecutor) {
        executorBox.withLock { $0.value = executor }
    }

    /// Whether events are not counted and nothing is executed, because the component or the feature is off (AS-002,
    /// AS-003).
    var isPaused: Bool {
        !installation.settings[\.isComponentEnabled] || !installation.settings[\.isFeatureEnabled]
    }

    /// Checks every waiting schedule again, later, on the main thread (AS-027). Any thread.
    nonisolated func conditionsChanged() {
        link.onMain { [weak self] in self?.evaluate() }
    }

    /// Counts a session that began while nothing was counted, and checks every waiting schedule again, later, on the
    /// main thread (AS-004, AS-105). Any thread.
    nonisolated func resume() {
        link.onMain { [weak self] in
            guard let self else { return }
            countSession(for: store.all)
            evaluate()
        }
    }

    // MARK: The process

    /// Starts with the schedules that an earlier process has stored, in the order of AS-069. Any thread; it happens
    /// later.
    nonisolated func start() {
        link.onMain { [weak self] in self?.begin() }
    }

    private func begin() {
        for schedule in store.all where schedule.state == .executing { interrupt(schedule) }
        clean()
        let pending = byPriority(store.all.filter { $0.state == .waiting || $0.state == .preparing })
        for schedule in pending { schedule.state = .preparing }
        for schedule in store.all { restartTimer(of: schedule) }
        if link.isAppActive { store.beginSession() }
        countSession(for: store.all)
        receive(.appInit)
        evaluate()
        for schedule in pending where schedule.state == .preparing { prepare(schedule) }
    }

    /// An execution that the end of the process interrupted counts (AS-049).
    private func interrupt(_ schedule: StoredSchedule) {
        executor?.executionWasInterrupted(schedule.schedule)
        schedule.count += 1
        settle(schedule)
    }

    /// Finishes schedules that have ended, and deletes those that can no longer be edited (AS-101).
    func clean() {
        store.clean(at: installation.date, clean)
    }

    private func clean(_ schedule: StoredSchedule) {
        if schedule.state == .finished {
            if schedule.isBeyondGrace(at: installation.date) { store.remove(schedule.id) }
        } else if schedule.isExpired(at: installation.date) {
            finish(schedule)
        }
    }

    /// Stops with the process: nothing happens after this.
    func stop() {
        isStopped = true
        for schedule in store.all { schedule.stopTimer() }
    }

    // MARK: Events

    /// Handles an event, later, on the main thread. The SDK counts events in a queue of its own, so an event has no
    /// effect inside the callback that sends it (AS-029). Any thread.
    nonisolated func hear(_ event: Airship17Event) {
        link.onMain { [weak self] in self?.receive(event) }
    }

    /// Counts an event and starts the schedules that it triggers, in the order of priorities. Then it checks the
    /// waiting schedules, if the event may have changed their conditions (AS-002, AS-027, AS-060, AS-100). The event
    /// counts for the triggers of idle schedules, and for the cancellation triggers of delayed ones (AS-106). The start
    /// of a session is remembered even while nothing is counted (AS-105).
    private func receive(_ event: Airship17Event) {
        guard !isStopped else { return }
        if event == .foreground { store.beginSession() }
        guard !isPaused else { return }
        let circumstances = installation.circumstances
        var triggered: [StoredSchedule] = []
        for schedule in store.all {
            switch schedule.state {
            case .idle:
                if hasBegun(schedule), schedule.count(event, circumstances) { triggered.append(schedule) }
            case .timeDelayed, .preparing, .waiting:
                if schedule.countForCancellation(event, circumstances) { takeBack(schedule) }
            case .executing, .paused, .finished: break
            }
        }
        if event == .foreground {
            triggered += store.all.filter { schedule in
                countsSession(schedule) && !triggered.contains { $0 === schedule }
            }
        }
        for schedule in byPriority(triggered) { trigger(schedule) }
        if event.changesConditions { evaluate() }
    }

    /// Starts the schedules that the current session triggers (AS-104, AS-105).
    func countSession(for schedules: [StoredSchedule]) {
        guard !isStopped, !isPaused else { return }
        for schedule in byPriority(schedules.filter(countsSession)) { trigger(schedule) }
    }

    /// Whether the current session triggers a schedule. It is counted if the schedule is idle and the app is active.
    func countsSession(_ schedule: StoredSchedule) -> Bool {
        schedule.state == .idle && link.isAppActive && hasBegun(schedule)
            && schedule.countSession(store.session)
    }

    private func hasBegun(_ schedule: StoredSchedule) -> Bool {
        schedule.schedule.firstDate <= installation.date
    }

    /// Lower numbers first; schedules with equal numbers in the order in which they were stored (AS-100).
    private func byPriority(_ schedules: [StoredSchedule]) -> [StoredSchedule] {
        schedules.sorted { ($0.schedule.priority, $0.number) < ($1.schedule.priority, $1.number) }
    }

    /// Triggers a schedule. Does nothing unless it is idle (AS-061).
    func trigger(_ schedule: StoredSchedule) {
        guard !isStopped, !isPaused, schedule.state == .idle else { return }
        if schedule.isExpired(at: installation.date) { return finish(schedule) }
        schedule.resetCancellation()
        let seconds = schedule.schedule.delay?.seconds ?? 0
        guard seconds > 0 else { return prepare(schedule) }
        schedule.state = .timeDelayed
        startTimer(of: schedule, seconds: seconds)
    }

    /// Handles a cancellation trigger of a delay (AS-062).
    private func takeBack(_ schedule: StoredSchedule) {
        switch schedule.state {
        case .timeDelayed, .preparing, .waiting:
            schedule.stopTimer()
            executor?.release(schedule.id, isOver: false)
            schedule.state = .idle
        case .idle, .executing, .paused, .finished: break
        }
    }

    // MARK: Timers

    func startTimer(of schedule: StoredSchedule, seconds: TimeInterval) {
        schedule.stopTimer()
        schedule.timerEnd = link.now + seconds
        schedule.timer = link.after(seconds) { [weak self, weak schedule] in
            guard let self, let schedule else { return }
            timerFired(schedule)
        }
    }

    /// After a launch an interval continues, and a delay starts again at full length (AS-109).
    private func restartTimer(of schedule: StoredSchedule) {
        switch schedule.state {
        case .timeDelayed: startTimer(of: schedule, seconds: schedule.schedule.delay?.seconds ?? 0)
        case .paused: startTimer(of: schedule, seconds: max(0, schedule.timerEnd - link.now))
        case .idle, .preparing, .waiting, .executing, .finished: break
        }
    }

    private func timerFired(_ schedule: StoredSchedule) {
        guard !isStopped, store[schedule.id] === schedule else { return }
        schedule.timer = nil
        switch schedule.state {
        case .timeDelayed: prepare(schedule)
        case .paused: becomeIdle(schedule)
        case .idle, .preparing, .waiting, .executing, .finished: break
        }
    }

    /// A schedule becomes idle after an interval or an edit: a session that began in the meantime triggers it (AS-105).
    func becomeIdle(_ schedule: StoredSchedule) {
        schedule.state = .idle
        if !isPaused, countsSession(schedule) { trigger(schedule) }
    }

    // MARK: Waiting

    /// Checks every waiting schedule, in the order of their priorities (AS-028). When one of the SDK's own coordinators
    /// is not ready, all messages of that coordinator keep waiting, unless something may come before the coordinator:
    /// the end of a schedule, or a frequency limit of the early era (AS-026).
    func evaluate() {
        guard !isStopped, !isPaused else { return }
        let mayEndBefore = installation.circumstances[\.era] == .early || store.hasEnds(by: installation.date)
        var closed: Set<ObjectIdentifier> = []
        var place: WaitingLine.Place?
        while let next = waiting.next(after: place, leavingOut: closed) {
            place = next.place
            let readiness = attempt(next.schedule)
            if case .notReady(let coordinator?) = readiness, !mayEndBefore { closed.insert(coordinator) }
        }
    }

    /// Executes a waiting schedule if everything is ready for it.
    @discardableResult func attempt(_ schedule: StoredSchedule) -> Readiness {
        guard !isStopped, !isPaused, let executor else { return .notReady(nil) }
        examinedCount += 1
        if schedule.isExpired(at: installation.date) {
            finish(schedule)
            return .skip
        }
        guard isDelayOver(schedule.schedule.delay) else { return .notReady(nil) }
        let readiness = executor.readiness(of: schedule.schedule, isStale: schedule.isStale)
        switch readiness {
        case .ready: execute(schedule, by: executor)
        case .notReady: break
        case .invalidate: prepare(schedule)
        case .skip: skip(schedule)
        }
        return readiness
    }

    /// The conditions of a delay are checked when the schedule would be executed (AS-062). An app that is not active
    /// counts as in the background (AS-109).
    private func isDelayOver(_ delay: ScheduleDelay?) -> Bool {
        guard let delay else { return true }
        let circumstances = installation.circumstances
        if let screens = delay.screens, !screens.isEmpty {
            guard let screen = circumstances[\.screen], screens.contains(screen) else { return false }
        }
        if let region = delay.regionID, circumstances[\.region] != region { return false }
        switch delay.appState {
        case .any: return true
        case .foreground: return link.isAppActive
        case .background: return !link.isAppActive
        }
    }
}

/// `@unchecked Sendable` is sound: the executor is set once, before anything else happens, and used on the main actor
/// from then on.
private struct WeakExecutor: @unchecked Sendable {
    weak var value: (any ScheduleExecutor)?
}
