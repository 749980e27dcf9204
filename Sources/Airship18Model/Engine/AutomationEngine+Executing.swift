import AirshipShared
import Foundation
import HeadlessStage

extension AutomationEngine {
    /// Passes over the waiting schedules, one pass after the other (AM-047).
    struct Passes {
        /// The reason for a pass.
        enum Cause { case arrival, notification }

        /// The passes that are still to come, in order.
        var waiting: [Cause] = []
        var isRunning = false

        var isNotified: Bool { waiting.contains(.notification) }
    }

    /// Adds a schedule that from now on waits only for its turn. All waiting schedules are checked again, in a separate
    /// pass (AM-156); before 18.8 only this one is checked (AM-003).
    func arrive(_ waiting: WaitingSchedule) {
        pending.add(waiting, id: waiting.id)
        if version.passesByPriority { return addPass(.arrival) }
        link.onMain { [weak self] in self?.look(at: waiting) }
    }

    /// All waiting schedules are checked again later. Several calls before that lead to one pass (AM-046, AM-047).
    func conditionsChanged() {
        guard !isStopped, !passes.isNotified else { return }
        addPass(.notification)
    }

    private func addPass(_ cause: Passes.Cause) {
        passes.waiting.append(cause)
        startPass()
    }

    private func startPass() {
        guard !passes.isRunning, !passes.waiting.isEmpty else { return }
        passes.isRunning = true
        link.onMain { [weak self] in self?.runPass() }
    }

    private func runPass() {
        guard !isStopped else { return }
        passes.waiting.removeFirst()
        let all = pending.all
        step(version.passesByPriority ? Self.sorted(all, by: \.known.definition.priority) : all, at: 0)
    }

    /// Checks the schedules one after the other, each in its own job.
    private func step(_ waiting: [WaitingSchedule], at index: Int) {
        guard !isStopped else { return }
        guard index < waiting.count else { return endPass() }
        look(at: waiting[index])
        guard index + 1 < waiting.count else { return endPass() }
        link.onMain { [weak self] in self?.step(waiting, at: index + 1) }
    }

    private func endPass() {
        passes.isRunning = false
        startPass()
    }

    /// Asks, in the order of AM-001, whether a schedule may be executed, and then executes it, in one job (AM-006).
    private func look(at waiting: WaitingSchedule) {
        guard !isStopped, pending[waiting.id] === waiting else { return }
        examinedCount += 1
        // A task that the app starts inside a callback runs before the stage is idle.
        defer { link.onMain {} }
        guard mayGoOn(waiting) else { return pending.remove(waiting.id) }
        guard !isPaused, isReady(waiting) else { return }
        pending.remove(waiting.id)
        guard isCounted(waiting) else { return skip(waiting) }
        execute(waiting)
    }

    /// Whether a prepared schedule is still up to date; if not, it is handled here.
    private func mayGoOn(_ waiting: WaitingSchedule) -> Bool {
        let known = waiting.known
        guard let stored = store[known.id], stored.state == known.state else {
            installation.assets.clear(known.id)
            return false
        }
        guard !isModified(waiting) else {
            if losesUpserts { invalidate(known) } else { prepareChanged(known) }
            return false
        }
        guard !stored.isExpired(at: installation.date) else {
            installation.assets.clear(known.id)
            finish(stored)
            return false
        }
        guard installation.remote.isCurrent(known.definition) else {
            invalidate(known)
            return false
        }
        guard isDelayOver(waiting.delay) else {
            delayed.add(waiting, id: waiting.id)
            return false
        }
        return true
    }

    private func isReady(_ waiting: WaitingSchedule) -> Bool {
        guard case .message(let message) = waiting.prepared.content else { return true }
        if version.countsFrequencyFirst, !waiting.isFrequencyCounted {
            // A schedule over the limit is skipped later, without any callback.
            guard isCounted(waiting) else { return true }
            waiting.isFrequencyCounted = true
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

    /// Counts this execution for the frequency limits, unless it was counted before. False if it is over a limit
    /// (AM-057).
    private func isCounted(_ waiting: WaitingSchedule) -> Bool {
        waiting.isFrequencyCounted
            || installation.frequencies.countUnlessOver(
                waiting.prepared.frequencyConstraintIDs, at: link.now)
    }

    /// Skips a schedule that is over a frequency limit: there is no callback, and nothing is counted (AM-058).
    private func skip(_ waiting: WaitingSchedule) {
        installation.assets.clear(waiting.id)
        link.record(.note, "over a frequency limit", ["schedule": waiting.id])
        _ = update(waiting.known) { stored in
            guard stored.state == .prepared else { return }
            guard stored.definition.interval != nil, installation.follows(.pausedByFrequencySkip) else {
                return becomeIdle(stored)
            }
            // Without a timer: only the next launch ends the pause.
            store.move(stored, to: .paused, at: link.now)
        }
    }

    private func execute(_ waiting: WaitingSchedule) {
        _ = update(waiting.known) { stored in
            guard stored.state == .prepared else { return }
            store.move(stored, to: .executing, at: link.now)
        }
        switch waiting.prepared.content {
        case .actions(let actions):
            installation.runActions(actions, for: nil)
            link.onMain { [weak self] in self?.executed(waiting, .over(isCancel: false)) }
        case .message(let message):
            executor.execute(message) { [weak self] in self?.executed(waiting, $0) }
        }
    }

    /// Handles the end of an execution. It concerns the schedule that is now stored under the identifier, even if that
    /// was changed in the meantime or is another one (AM-063, AM-066, AM-158). Only an executing schedule is counted
    /// (AM-041); a button that cancels deletes whatever schedule is stored.
    private func executed(_ waiting: WaitingSchedule, _ result: MessageExecutor.Result) {
        guard !isStopped else { return }
        let id = waiting.id
        switch result {
        case .over(let isCancel):
            installation.assets.clear(id)
            if isCancel { return store.remove(id) }
            guard let stored = store[id], stored.state == .executing else { return }
            countExecution(stored, pauses: true)
        case .failed:
            // According to the SDK's code, a schedule leaves this state only at the next launch (AM-013).
            guard !installation.follows(.stuckAfterFailedDisplay), let stored = store[id],
                stored.state == .executing
            else { return }
            store.move(stored, to: .prepared, at: link.now)
            pending.add(WaitingSchedule(KnownSchedule(stored), waiting.prepared), id: id)
        }
    }
}
