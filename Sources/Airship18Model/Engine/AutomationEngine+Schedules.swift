import AirshipShared
import Foundation
import HeadlessStage

/// Storing schedules, and restoring them after a launch.
extension AutomationEngine {
    /// The schedules that the app can look up, in the order in which they were stored (AM-100, AM-107).
    var visible: [AutomationSchedule] {
        store.all.filter(isVisible).map(\.definition)
    }

    /// The schedule with an id, if the app can look it up.
    func visible(_ id: String) -> AutomationSchedule? {
        store[id].flatMap { isVisible($0) ? $0.definition : nil }
    }

    private func isVisible(_ stored: StoredSchedule) -> Bool {
        stored.state != .finished || isInGracePeriod(stored)
    }

    private func isInGracePeriod(_ stored: StoredSchedule) -> Bool {
        guard let days = stored.definition.editGracePeriodDays, days > 0 else { return false }
        return link.now - stored.stateChange < TimeInterval(days) * 86_400
    }

    /// Stores schedules. If several have the same id, the last one wins (AM-097).
    func upsert(_ schedules: [AutomationSchedule]) {
        let last = Dictionary(schedules.map { ($0.identifier, $0) }, uniquingKeysWith: { $1 })
        var done: Set<String> = []
        for schedule in schedules where done.insert(schedule.identifier).inserted {
            upsert(last[schedule.identifier] ?? schedule)
        }
        rereadEarly()
    }

    /// Stores a schedule. If it is over according to its new definition, it is finished at once, whatever its state
    /// (AM-153).
    private func upsert(_ schedule: AutomationSchedule) {
        let stored = store.put(schedule)
        let new = stored.progress.adopt(schedule.triggers)
        let isOver = stored.isOverLimit || stored.isExpired(at: installation.date)
        if isOver != (stored.state == .finished) {
            store.move(stored, to: isOver ? .finished : .idle, at: link.now)
        }
        replay(new, for: stored)
        lookAtStates(stored)
    }

    /// Deletes schedules. Their prepared content is dropped at the next pass (AM-065).
    func cancel(where isMeant: (AutomationSchedule) -> Bool) {
        for stored in store.all where isMeant(stored.definition) { store.remove(stored.id) }
    }

    /// Deletes the schedules with the given ids, if they exist.
    func cancel(_ ids: [String]) {
        ids.forEach(store.remove)
    }

    /// The server has withdrawn schedules: they are ended, not deleted (AM-122).
    func end(_ ids: Set<String>) {
        for stored in store.all where ids.contains(stored.id) && stored.state != .finished { finish(stored) }
    }

    // MARK: States

    /// Changes the stored data of a schedule, whichever schedule is now stored under its identifier (AM-158).
    ///
    /// If the state is unchanged since the work last read it, the definition that the work knows is written back, so a
    /// definition stored in between is lost; according to the documentation it is kept (AM-101).
    /// - Returns: the stored data afterwards; nil if there is none.
    func update(_ known: KnownSchedule, _ step: (StoredSchedule) -> Void) -> KnownSchedule? {
        guard let stored = store[known.id] else { return nil }
        if losesUpserts, stored.stateNumber == known.stateNumber, stored.definition != known.definition {
            link.record(.note, "upsert lost", ["schedule": known.id])
            stored.definition = known.definition
        }
        step(stored)
        return KnownSchedule(stored)
    }

    /// Whether an upsert is lost while its schedule is being prepared or waits (AM-101).
    var losesUpserts: Bool { version.losesUpserts && installation.follows(.lostUpsert) }

    func becomeIdle(_ stored: StoredSchedule) {
        store.move(stored, to: .idle, at: link.now)
        lookAtStates(stored)
    }

    func finish(_ stored: StoredSchedule) {
        store.move(stored, to: .finished, at: link.now)
    }

    /// Counts an execution that has ended, or a preparation that is penalized.
    func countExecution(_ stored: StoredSchedule, pauses: Bool) {
        stored.count += 1
        if stored.isOverLimit || stored.isExpired(at: installation.date) { return finish(stored) }
        guard pauses, let interval = stored.definition.interval else { return becomeIdle(stored) }
        store.move(stored, to: .paused, at: link.now)
        endPause(of: stored.id, after: interval)
    }

    /// Ends the pause of a schedule after its own interval (AM-106). The schedule that is then stored under the
    /// identifier becomes idle, even if it was finished in the meantime (AM-161) or is another one (AM-158).
    private func endPause(of id: String, after seconds: TimeInterval) {
        _ = link.after(max(0, seconds)) { [weak self] in
            guard let self, !isStopped, let stored = store[id] else { return }
            becomeIdle(stored)
        }
    }

    // MARK: Launch

    /// Restores the schedules that the last process left, by priority (AM-073, AM-100, AM-160). The app gets no
    /// callback.
    func restore() {
        for stored in Self.byPriority(store.all) {
            switch stored.state {
            case .executing: restoreExecuting(stored)
            case .prepared, .triggered: restoreTriggered(stored)
            case .paused:
                let rest = (stored.definition.interval ?? 0) - (link.now - stored.stateChange)
                if rest > 0 {
                    endPause(of: stored.id, after: rest)
                } else {
                    store.move(stored, to: .idle, at: link.now)
                }
            case .finished where !isInGracePeriod(stored): store.remove(stored.id)
            case .idle, .finished: break
            }
        }
    }

    private func restoreTriggered(_ stored: StoredSchedule) {
        if stored.isOverLimit || stored.isExpired(at: installation.date) { return finish(stored) }
        store.move(stored, to: .triggered, at: link.now)
        begin(stored.id)
    }

    private func restoreExecuting(_ stored: StoredSchedule) {
        guard isInterruptible(stored.definition) else { return restoreTriggered(stored) }
        // AM-137, AM-160.
        if stored.definition.message?.isReportingEnabled ?? true {
            link.record(.analytics, "in_app_resolution", ["schedule": stored.id, "type": "interrupted"])
        }
        installation.assets.clear(stored.id)
        countExecution(stored, pauses: version.restartsInterruptedInterval)
    }

    private func isInterruptible(_ schedule: AutomationSchedule) -> Bool {
        guard let message = schedule.message else { return false }
        if case .airshipLayout(let layout) = message.displayContent { return !layout.isEmbedded }
        return true
    }
}
