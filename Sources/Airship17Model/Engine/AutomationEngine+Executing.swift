import AirshipShared
import HeadlessStage

extension AutomationEngine {
    // MARK: Preparing

    /// Prepares a schedule from the beginning.
    func prepare(_ schedule: StoredSchedule) {
        let number = store.nextNumber()
        schedule.beginPreparation(number)
        let id = schedule.id
        executor?.prepare(schedule.schedule) { [weak self, link] outcome in
            link.onMain { self?.prepared(id, number, outcome) }
        }
    }

    /// Handles the result of a preparation; only the result of the schedule's latest preparation has an effect (AS-022,
    /// AS-065).
    private func prepared(_ id: String, _ number: Int, _ outcome: PrepareOutcome) {
        guard !isStopped else { return }
        guard let schedule = store[id] else { executor?.release(id, isOver: true); return }
        guard schedule.preparation == number, schedule.state == .preparing else { return }
        switch outcome {
        case .success(let prepared):
            if let prepared { executor?.keep(prepared) }
            wait(schedule)
        case .cancel: remove(schedule)
        case .skip: skip(schedule)
        case .penalize:
            schedule.count += 1
            executor?.release(id, isOver: false)
            settle(schedule)
        case .invalidate: prepare(schedule)
        }
    }

    private func wait(_ schedule: StoredSchedule) {
        schedule.state = .waiting
        attempt(schedule)
        lineUp(schedule)
    }

    /// Puts a waiting schedule where it belongs in the waiting line. One that is to be prepared again must not wait
    /// behind a coordinator that is not ready (AS-026).
    private func lineUp(_ schedule: StoredSchedule) {
        guard schedule.state == .waiting else { return }
        waiting.add(schedule, to: schedule.isStale ? nil : executor?.line(of: schedule.schedule))
    }

    /// Returns the schedule to idle without counting anything.
    func skip(_ schedule: StoredSchedule) {
        guard schedule.state != .finished else { return }
        executor?.release(schedule.id, isOver: false)
        schedule.state = .idle
    }

    // MARK: Executing

    func execute(_ schedule: StoredSchedule, by executor: any ScheduleExecutor) {
        let id = schedule.id
        schedule.state = .executing
        let number = schedule.number
        executor.execute(schedule.schedule) { [weak self, link] in
            link.onMain { self?.executed(id, number) }
        }
    }

    /// Handles the end of an execution. The schedule's current state is ignored, so a second report counts again
    /// (AS-046). A report does not count for a schedule that has replaced the executed one (AS-102). The objects
    /// prepared for that schedule are lost, so it is prepared again when it is checked (AS-038).
    private func executed(_ id: String, _ number: Int) {
        guard !isStopped, let schedule = store[id] else { return }
        guard schedule.number == number else { return lineUp(schedule) }
        schedule.count += 1
        settle(schedule)
    }

    /// Updates the schedule after an execution (AS-064).
    func settle(_ schedule: StoredSchedule) {
        if schedule.isExpired(at: installation.date) || schedule.isOverLimit { return finish(schedule) }
        guard schedule.schedule.interval > 0 else {
            schedule.state = .idle
            return
        }
        schedule.state = .paused
        startTimer(of: schedule, seconds: schedule.schedule.interval)
    }

    /// Finishes the schedule; it stays stored as long as it may be edited (AS-064).
    func finish(_ schedule: StoredSchedule) {
        release(schedule)
        schedule.state = .finished
        if schedule.isBeyondGrace(at: installation.date) { store.remove(schedule.id) }
    }

    private func release(_ schedule: StoredSchedule) {
        schedule.stopTimer()
        if schedule.state == .executing {
            executor?.scheduleEndedWhileExecuting(schedule.id)
        } else {
            executor?.release(schedule.id, isOver: true)
        }
    }

    // MARK: Storing

    /// Stores schedules: all or none (AS-066), after ended schedules have been removed (AS-101). A schedule replaces
    /// the stored one with the same identifier and starts from the beginning (AS-102).
    ///
    /// - Returns: false when one is invalid, or when there would be too many.
    func add(_ schedules: [UASchedule]) -> Bool {
        clean()
        let new = Set(schedules.map(\.identifier)).filter { store[$0] == nil }
        let fits = store.count + new.count <= installation.circumstances[\.scheduleLimit]
        guard !isStopped, fits, schedules.allSatisfy(\.isValid) else {
            link.record(.error, "schedules refused", ["reason": !fits ? "too many" : "not valid"])
            return false
        }
        let added = schedules.map { schedule in
            if let old = store[schedule.identifier] { remove(old) }
            return store.add(schedule)
        }
        countSession(for: added)
        return true
    }

    /// Deletes a schedule. A message on the screen stays there (AS-005).
    func remove(_ schedule: StoredSchedule) {
        release(schedule)
        schedule.state = .finished
        store.remove(schedule.id)
    }

    /// Deletes schedules.
    ///
    /// - Returns: whether there was any (AS-067).
    func cancel(where isMeant: (UASchedule) -> Bool) -> Bool {
        let meant = store.all.filter { isMeant($0.schedule) }
        for schedule in meant { remove(schedule) }
        return !meant.isEmpty
    }

    func cancel(_ id: String) -> Bool {
        guard let schedule = store[id] else { return false }
        remove(schedule)
        return true
    }

    /// Changes a schedule. A finished one becomes idle again if it is no longer expired or over its limit (AS-068). A
    /// waiting one continues to wait, with its new priority (AS-028).
    func edit(_ id: String, _ edits: ScheduleEdits) -> Bool {
        guard let schedule = store[id] else { return false }
        if schedule.state == .finished, schedule.isBeyondGrace(at: installation.date) {
            store.remove(id)
            return false
        }
        let edited = edits.applied(to: schedule.schedule)
        guard edited.isValid else { return false }
        let isMoved = edited.priority != schedule.schedule.priority
        schedule.schedule = edits.message == nil ? edited : edited.withOwnMessage
        store.endsChanged(schedule)
        if isMoved { lineUp(schedule) }
        let isOver = schedule.isOverLimit || schedule.isExpired(at: installation.date)
        if schedule.state == .finished, !isOver {
            becomeIdle(schedule)
        } else if schedule.state == .idle, isOver {
            finish(schedule)
        }
        return true
    }

    /// The stored schedules, including finished ones that may still be edited (AS-108).
    var all: [UASchedule] { store.all.map(\.schedule) }

    /// A schedule was changed by the server: it is prepared again when its turn comes (AS-026).
    func markStale(_ id: String) {
        guard let schedule = store[id], schedule.state == .waiting else { return }
        schedule.isStale = true
        lineUp(schedule)
        evaluate()
    }
}

/// The part of the work that depends on the content of schedules.
@MainActor protocol ScheduleExecutor: AnyObject {
    /// Prepares a schedule.
    ///
    /// - Parameter completion: called once, on any thread; never if the preparation never ends.
    func prepare(_ schedule: UASchedule, completion: @escaping @Sendable (PrepareOutcome) -> Void)
    /// Keeps what was prepared until it is executed or released.
    func keep(_ prepared: PreparedMessage)
    /// Whether a prepared schedule may be executed now.
    func readiness(of schedule: UASchedule, isStale: Bool) -> Readiness
    /// The line in which a prepared schedule waits.
    func line(of schedule: UASchedule) -> WaitingLine.Key
    /// Executes a schedule.
    ///
    /// - Parameter completion: called when it is done, on any thread.
    func execute(_ schedule: UASchedule, completion: @escaping @Sendable () -> Void)
    /// The end of the process interrupted an execution.
    func executionWasInterrupted(_ schedule: UASchedule)
    /// The prepared objects are no longer needed; `isOver` tells whether the schedule is over too.
    func release(_ scheduleID: String, isOver: Bool)
    /// The schedule ended during its execution: only messages that are not on the screen are removed.
    func scheduleEndedWhileExecuting(_ scheduleID: String)
}
