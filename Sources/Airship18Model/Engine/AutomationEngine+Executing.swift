import AirshipShared
import Foundation
import HeadlessStage

extension AutomationEngine {
    /// A walk over those that wait (AM-047).
    struct Pass {
        /// Whether one is to come, or under way.
        var isRequested = false
        var isRunning = false
    }

    /// A schedule has nothing to wait for but its turn. All that wait are looked at again; before 18.8 only this one
    /// (AM-003).
    func arrive(_ stored: StoredSchedule) {
        pending.add(stored)
        if version.passesByPriority { return conditionsChanged() }
        link.onMain { [weak self] in self?.look(at: stored) }
    }

    /// All that wait are looked at again, later, in one pass however often this is called before it (AM-046, AM-047).
    func conditionsChanged() {
        guard !isStopped, !pass.isRequested else { return }
        pass.isRequested = true
        if !pass.isRunning { link.onMain { [weak self] in self?.runPass() } }
    }

    private func runPass() {
        guard !isStopped else { return }
        pass.isRequested = false
        pass.isRunning = true
        step(version.passesByPriority ? Self.byPriority(pending.all) : pending.all, at: 0)
    }

    /// Looks at one after the other, each in a turn of its own.
    private func step(_ schedules: [StoredSchedule], at index: Int) {
        guard !isStopped else { return }
        guard index < schedules.count else { return endPass() }
        look(at: schedules[index])
        guard index + 1 < schedules.count else { return endPass() }
        link.onMain { [weak self] in self?.step(schedules, at: index + 1) }
    }

    private func endPass() {
        pass.isRunning = false
        if pass.isRequested { link.onMain { [weak self] in self?.runPass() } }
    }

    /// Asks everybody whether a schedule may be executed, in the order of AM-001, and then executes it, in one turn
    /// (AM-006).
    func look(at stored: StoredSchedule) {
        guard !isStopped, pending.contains(stored) else { return }
        examinedCount += 1
        // What the app starts by itself inside a callback has its turn before the stage is idle.
        defer { link.onMain {} }
        guard store.contains(stored), stored.state == .prepared, let prepared = stored.prepared else {
            pending.remove(stored)
            return installation.assets.clear(stored.id)
        }
        guard mayGoOn(stored) else {
            pending.remove(stored)
            return
        }
        guard !isPaused, isReady(stored, prepared) else { return }
        pending.remove(stored)
        guard isCounted(stored, prepared) else { return skip(stored) }
        execute(stored, prepared)
    }

    /// Whether a prepared schedule is still what was prepared; if not, it is seen to.
    private func mayGoOn(_ stored: StoredSchedule) -> Bool {
        guard keepsUp(stored) else { return false }
        guard !stored.isExpired(at: installation.date) else {
            installation.assets.clear(stored.id)
            finish(stored)
            return false
        }
        guard installation.remote.isCurrent(stored.working) else {
            invalidate(stored)
            return false
        }
        guard isDelayOver(stored.working.delay) else {
            delayed.add(stored)
            return false
        }
        return true
    }

    private func isReady(_ stored: StoredSchedule, _ prepared: PreparedSchedule) -> Bool {
        guard case .message(let message) = prepared.content else { return true }
        if version.countsFrequencyFirst, !stored.isFrequencyCounted {
            // Over the limit it is skipped further on, unasked.
            guard installation.frequencies.countUnlessOver(prepared.frequencyConstraintIDs, at: link.now)
            else { return true }
            stored.isFrequencyCounted = true
        }
        guard message.adapter.isReady else {
            message.adapter.waitForReady { [weak self] in self?.conditionsChanged() }
            return false
        }
        guard message.coordinator.isReady else {
            message.coordinator.wait()
            return false
        }
        return messaging.isReady(message.message, message.scheduleID)
    }

    /// AM-057.
    private func isCounted(_ stored: StoredSchedule, _ prepared: PreparedSchedule) -> Bool {
        stored.isFrequencyCounted
            || installation.frequencies.countUnlessOver(prepared.frequencyConstraintIDs, at: link.now)
    }

    /// Over a frequency limit: no callback, not counted (AM-058).
    private func skip(_ stored: StoredSchedule) {
        installation.assets.clear(stored.id)
        link.record(.note, "over a frequency limit", ["schedule": stored.id])
        if stored.definition.interval != nil, installation.follows(.pausedByFrequencySkip) {
            // Without a timer: the next launch wakes it.
            return stored.move(to: .paused, at: link.now)
        }
        becomeIdle(stored)
    }

    private func execute(_ stored: StoredSchedule, _ prepared: PreparedSchedule) {
        stored.move(to: .executing, at: link.now)
        switch prepared.content {
        case .actions(let actions):
            installation.runActions(actions, for: nil)
            link.onMain { [weak self] in self?.executed(stored, prepared, .over(isCancel: false)) }
        case .message(let message):
            executor.execute(message) { [weak self] in self?.executed(stored, prepared, $0) }
        }
    }

    /// What is stored decides how it goes on, also when it was changed meanwhile (AM-063, AM-066).
    private func executed(
        _ stored: StoredSchedule, _ prepared: PreparedSchedule, _ result: MessageExecutor.Result
    ) {
        guard !isStopped else { return }
        switch result {
        case .over(let isCancel):
            installation.assets.clear(stored.id)
            guard store.contains(stored), stored.state == .executing else { return }
            if isCancel { return store.remove(stored) }
            countExecution(stored, pauses: true)
        case .failed:
            // By what was read off the code nothing leaves this state before the next launch (AM-013).
            guard !installation.follows(.stuckAfterFailedDisplay), store.contains(stored),
                stored.state == .executing
            else { return }
            stored.move(to: .prepared, at: link.now)
            stored.prepared = prepared
            pending.add(stored)
        }
    }
}
