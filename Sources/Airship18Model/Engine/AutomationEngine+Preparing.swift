import AirshipShared
import Foundation
import HeadlessStage

/// A wait before a preparation (AM-053). Main actor.
@MainActor final class EarlyWait {
    let id: String
    /// The end of a long delay; nil while the execution window is closed.
    let timer: StageTimer?

    init(_ id: String, _ timer: StageTimer?) {
        self.id = id
        self.timer = timer
    }
}

/// The steps from the trigger to the wait for the schedule's turn.
extension AutomationEngine {
    /// Triggers a schedule. Does nothing unless it is idle (AM-041); a schedule over its limit is finished instead
    /// (AM-161).
    func trigger(_ id: String) {
        guard !isStopped, let stored = store[id], stored.state == .idle else { return }
        guard !stored.isOverLimit else { return finish(stored) }
        store.move(stored, to: .triggered, at: link.now)
        stored.triggerTime = link.now
        stored.cancellation = TriggerProgress()
        begin(id)
    }

    /// Starts the work on a triggered schedule, in its own job: the jobs of several schedules overlap (AM-042).
    func begin(_ id: String) {
        link.onMain { [weak self] in self?.process(id) }
    }

    /// When the feature is off and the app has paused, preparations wait too; one of the two alone does not delay them
    /// (AM-052, AM-161).
    private func process(_ id: String) {
        guard !isStopped else { return }
        if isFeatureOff, installation.settings[\.isPaused] { return heldByPause.append(id) }
        waitBeforePreparing(id)
    }

    /// The app has ended its pause.
    func pauseEnded() {
        let held = heldByPause
        heldByPause = []
        held.forEach(begin)
        if version.unpausingNotifies { conditionsChanged() }
    }

    /// Starts all waits before preparations again, so that they use the stored definitions (AM-053).
    func rereadEarly() {
        endEarly { _ in true }
    }

    private func endEarly(where isMeant: (EarlyWait) -> Bool) {
        let ended = early.filter(isMeant)
        early.removeAll(where: isMeant)
        for wait in ended {
            wait.timer?.cancel()
            link.onMain { [weak self] in self?.waitBeforePreparing(wait.id) }
        }
    }

    /// Waits for a long delay, up to its last half minute, and for an execution window before anything is prepared
    /// (AM-053). A schedule that expires in the meantime stays unchanged until the next launch (AM-054).
    private func waitBeforePreparing(_ id: String) {
        guard !isStopped, let known = store.known(id), known.state == .triggered,
            store[id]?.isExpired(at: installation.date) == false
        else { return }
        if version.delaysBeforePreparing {
            let rest = restOfDelay(known) - 30
            if rest > 0 {
                let timer = link.after(rest) { [weak self] in self?.longDelayEnded(id) }
                return early.append(EarlyWait(id, timer))
            }
            if !isInWindow(known.definition.delay) { return early.append(EarlyWait(id, nil)) }
        }
        enqueue(known, backOff: nil)
    }

    private func longDelayEnded(_ id: String) {
        early.removeAll { $0.id == id && $0.timer?.isPending == false }
        waitBeforePreparing(id)
    }

    private func restOfDelay(_ known: KnownSchedule) -> TimeInterval {
        (known.definition.delay?.seconds ?? 0) - (link.now - (known.triggerTime ?? link.now))
    }

    // MARK: Attempts

    /// Makes another attempt when its turn in the queue comes (AM-045). It uses the definition that was stored when the
    /// work began.
    private func enqueue(_ known: KnownSchedule, backOff: TimeInterval?) {
        queue(named: known.definition.remote.queue ?? "").add { [weak self] release in
            guard let self, !isStopped else { return release() }
            preparer.attempt(known.definition) { [weak self] outcome in
                release()
                self?.take(outcome, known, backOff: backOff)
            }
        }
    }

    private func queue(named name: String) -> PreparationQueue {
        if let known = queues[name] { return known }
        let installation = installation
        let made = PreparationQueue(link) { installation.version.concurrentPreparations }
        queues[name] = made
        return made
    }

    /// Handles the result of an attempt, even if the schedule was deleted or replaced (AM-065, AM-158).
    private func take(_ outcome: PrepareOutcome, _ known: KnownSchedule, backOff: TimeInterval?) {
        guard !isStopped else { return }
        switch outcome {
        case .retry(let seconds):
            let wait = seconds ?? backOff ?? Self.firstBackOff
            let next = min(60, max(Self.firstBackOff, 2 * wait))
            _ = link.after(wait) { [weak self] in self?.enqueue(known, backOff: next) }
        case .prepared(let prepared): becomePrepared(known, prepared)
        case .skip, .penalize, .cancel: leave(known, outcome)
        case .invalidate: invalidate(known)
        }
    }

    /// Seconds before the second attempt (AM-044).
    private static let firstBackOff: TimeInterval = 15

    /// The preparation ended without content to execute (AM-055).
    private func leave(_ known: KnownSchedule, _ outcome: PrepareOutcome) {
        if case .cancel = outcome { return store.remove(known.id) }
        _ = update(known) { stored in
            guard stored.state == .triggered else { return }
            if case .penalize = outcome { countExecution(stored, pauses: false) } else { becomeIdle(stored) }
        }
    }

    /// Prepares the schedule again at once (AM-054).
    func invalidate(_ known: KnownSchedule) {
        let now = update(known) { stored in
            guard stored.state == .prepared || stored.state == .triggered else { return }
            guard !stored.isOverLimit, !stored.isExpired(at: installation.date) else { return finish(stored) }
            store.move(stored, to: .triggered, at: link.now)
        }
        guard let now, now.state == .triggered else { return installation.assets.clear(known.id) }
        enqueue(now, backOff: nil)
    }

    /// Only a triggered schedule becomes prepared (AM-041). The prepared content is executed anyway, unless there is no
    /// schedule under its identifier any more (AM-158).
    private func becomePrepared(_ known: KnownSchedule, _ prepared: PreparedSchedule) {
        guard !isChanged(known) else { return prepareChanged(known) }
        let now = update(known) { stored in
            guard stored.state == .triggered else { return }
            store.move(stored, to: .prepared, at: link.now)
        }
        guard let now else { return installation.assets.clear(known.id) }
        let waiting = WaitingSchedule(now, prepared)
        let rest = restOfDelay(now)
        guard rest > 0 else { return waitForConditions(waiting) }
        _ = link.after(rest) { [weak self] in
            // If the state has changed, a cancellation trigger has ended this wait (AM-129).
            guard let self, !isStopped, store[now.id]?.stateNumber == now.stateNumber else { return }
            waitForConditions(waiting)
        }
    }

    // MARK: Definitions stored in the meantime (AM-101)

    /// Whether another definition was stored since the work last read it, in versions where it is not lost.
    private func isChanged(_ known: KnownSchedule) -> Bool {
        guard !losesUpserts, let stored = store[known.id], stored.stateNumber == known.stateNumber
        else { return false }
        return stored.definition != known.definition
    }

    /// Whether a prepared schedule has to be prepared again: it was stored again, even if unchanged (AM-155). Before
    /// 19.3, and according to the documentation, only if its definition has changed.
    func isModified(_ waiting: WaitingSchedule) -> Bool {
        guard losesUpserts else { return isChanged(waiting.known) }
        return store[waiting.id]?.revision != waiting.known.revision
    }

    /// According to the documentation a schedule is prepared as it is stored now.
    func prepareChanged(_ known: KnownSchedule) {
        installation.assets.clear(known.id)
        guard let stored = store[known.id] else { return }
        store.move(stored, to: .triggered, at: link.now)
        begin(known.id)
    }

    // MARK: Delays

    /// All conditions of a delay must hold at the same time (AM-127).
    func isDelayOver(_ delay: AutomationDelay?) -> Bool {
        guard let delay else { return true }
        let circumstances = installation.circumstances
        if let screens = delay.screens, !screens.isEmpty {
            guard let screen = circumstances[\.screen], screens.contains(screen) else { return false }
        }
        if let region = delay.regionID, !circumstances[\.regions].contains(region) { return false }
        if let state = delay.appState, (state == .foreground) != link.isAppActive { return false }
        return isInWindow(delay)
    }

    private func isInWindow(_ delay: AutomationDelay?) -> Bool {
        guard version.delaysBeforePreparing, let window = delay?.executionWindow else { return true }
        return installation.circumstances[\.isInWindow](window.json)
    }

    private func waitForConditions(_ waiting: WaitingSchedule) {
        if isDelayOver(waiting.delay) { return arrive(waiting) }
        delayed.add(waiting, id: waiting.id)
    }

    /// A screen, a region, the app's state or an execution window has changed.
    func delayConditionsChanged() {
        for waiting in delayed.all where isDelayOver(waiting.delay) {
            delayed.remove(waiting.id)
            arrive(waiting)
        }
        endEarly { $0.timer == nil }
    }

    /// Cancels an execution (AM-129). While the schedule is being prepared, only its files are removed.
    func countForCancellation(_ occurrence: Occurrence, _ stored: StoredSchedule) {
        guard let triggers = stored.definition.delay?.cancellationTriggers,
            stored.cancellation.count(occurrence, for: triggers, in: triggerContext)
        else { return }
        installation.assets.clear(stored.id)
        let id = stored.id
        guard stored.state == .prepared || early.contains(where: { $0.id == id }) else { return }
        pending.remove(id)
        delayed.remove(id)
        for wait in early where wait.id == id { wait.timer?.cancel() }
        early.removeAll { $0.id == id }
        becomeIdle(stored)
    }
}
