import Foundation
import HeadlessStage

/// The schedules that are stored on the device, and what is counted for them: they outlive the process. Main actor.
@MainActor final class ScheduleStore {
    private var schedules: [String: StoredSchedule] = [:]
    private var lastNumber = 0
    /// How many sessions there were: the number of the one that is under way.
    private(set) var session = 0

    /// Nothing that is stored ends, or can be edited no more, before this time: so that looking for what has ended costs
    /// nothing as long as nothing has.
    private var firstEnd = Date.distantFuture

    nonisolated init() {}

    var count: Int { schedules.count }
    subscript(id: String) -> StoredSchedule? { schedules[id] }

    /// All of them, in the order in which they were stored.
    var all: [StoredSchedule] {
        schedules.values.sorted { $0.number < $1.number }
    }

    /// Stores a schedule; one with its identifier must not be there.
    func add(_ schedule: UASchedule) -> StoredSchedule {
        let stored = StoredSchedule(schedule, number: nextNumber(), session: session - 1)
        schedules[schedule.identifier] = stored
        firstEnd = min(firstEnd, schedule.lastDate)
        return stored
    }

    /// What may have ended by a time; those that are there after `clean` has seen to them are looked at again later.
    func clean(at date: Date, _ clean: (StoredSchedule) -> Void) {
        guard firstEnd <= date else { return }
        for schedule in all { clean(schedule) }
        firstEnd = schedules.values.map(\.nextEnd).min() ?? .distantFuture
    }

    /// A schedule may end earlier than before.
    func endsChanged(_ schedule: StoredSchedule) {
        firstEnd = min(firstEnd, schedule.nextEnd)
    }

    func remove(_ id: String) {
        schedules[id] = nil
    }

    /// A number that nothing else has: for a schedule or a preparation.
    func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// A session begins.
    func beginSession() {
        session += 1
        for schedule in schedules.values { schedule.sessionBegan(session) }
    }
}

/// A schedule with what has become of it so far. Main actor.
@MainActor final class StoredSchedule {
    /// Where a schedule is (2.5).
    enum State: Equatable {
        case idle, timeDelayed, preparing, waiting, executing, paused, finished
    }

    /// What it is; edits replace it.
    var schedule: UASchedule
    var state = State.idle
    /// How many executions there were, counting penalties (AS-063).
    var count: UInt = 0
    /// Whether it was changed elsewhere since it was prepared, so that it has to be prepared again (AS-026).
    var isStale = false
    /// What the events so far add up to, a number a trigger (AS-060).
    private var progress: [Double]
    private var cancellationProgress: [Double]
    /// The number of the last session that it counted, or will not count any more (AS-105).
    private var lastSession: Int
    /// Tells preparations apart: only the latest one counts (AS-022).
    private(set) var preparation = 0
    /// The end of a delay or of an interval.
    var timer: StageTimer?
    /// The time at which that is.
    var timerEnd: TimeInterval = 0
    /// The order in which schedules were stored.
    let number: Int

    /// - Parameter session: the number of the session that counts no more; a schedule that is stored while the app is
    ///   active counts the session that is under way (AS-070).
    init(_ schedule: UASchedule, number: Int, session: Int) {
        self.schedule = schedule
        self.number = number
        lastSession = session
        progress = schedule.triggers.map { _ in 0 }
        cancellationProgress = []
        resetCancellation()
    }

    var id: String { schedule.identifier }
    var isOverLimit: Bool { schedule.limit > 0 && count >= schedule.limit }
    func isExpired(at date: Date) -> Bool { schedule.lastDate <= date }

    /// Whether a finished schedule can be edited no more: the grace period runs from its end, whenever it was finished
    /// (AS-108).
    func isBeyondGrace(at date: Date) -> Bool {
        schedule.editGracePeriod <= 0
            || schedule.lastDate.addingTimeInterval(schedule.editGracePeriod) <= date
    }

    /// When it ends, or, once it is finished, when it can be edited no more.
    var nextEnd: Date {
        state == .finished
            ? schedule.lastDate.addingTimeInterval(schedule.editGracePeriod) : schedule.lastDate
    }

    func beginPreparation(_ number: Int) {
        state = .preparing
        isStale = false
        preparation = number
    }

    func stopTimer() {
        timer?.cancel()
        timer = nil
    }

    // MARK: Triggers

    /// Counts an event. True when a trigger has reached its goal; what is over the goal is lost (AS-060). Sessions are
    /// counted by `countSession(_:)`.
    func count(_ event: Airship17Event, _ circumstances: Circumstances) -> Bool {
        Self.count(
            event.counts.filter { $0.type != .activeSession }, schedule.triggers, &progress, circumstances)
    }

    /// Counts an event for the triggers that take a delayed schedule back (AS-062, AS-106).
    func countForCancellation(_ event: Airship17Event, _ circumstances: Circumstances) -> Bool {
        guard let triggers = schedule.delay?.cancellationTriggers else { return false }
        return Self.count(event.counts, triggers, &cancellationProgress, circumstances)
    }

    /// Cancellation triggers begin again whenever the schedule is set off (AS-106).
    func resetCancellation() {
        cancellationProgress = schedule.delay?.cancellationTriggers.map { _ in 0 } ?? []
    }

    /// Counts the session that is under way, if it has not been counted or missed yet (AS-070, AS-104, AS-105).
    func countSession(_ session: Int) -> Bool {
        guard lastSession < session else { return false }
        lastSession = session
        var isReached = false
        for (index, trigger) in schedule.triggers.enumerated() where trigger.type == .activeSession {
            isReached = Self.add(1, to: &progress[index], trigger) || isReached
        }
        return isReached
    }

    /// A session has begun. It is lost for a schedule that is under way (AS-106); one that rests or is finished counts it
    /// later (AS-105).
    func sessionBegan(_ session: Int) {
        switch state {
        case .timeDelayed, .preparing, .waiting, .executing: lastSession = session
        case .idle, .paused, .finished: break
        }
    }

    private static func count(
        _ counts: [Airship17Event.Count], _ triggers: [ScheduleTrigger], _ progress: inout [Double],
        _ circumstances: Circumstances
    ) -> Bool {
        var isReached = false
        for (type, amount, argument) in counts {
            for (index, trigger) in triggers.enumerated()
            where trigger.type == type && circumstances.admits(argument, by: trigger.predicate) {
                isReached = add(amount, to: &progress[index], trigger) || isReached
            }
        }
        return isReached
    }

    private static func add(_ amount: Double, to progress: inout Double, _ trigger: ScheduleTrigger) -> Bool {
        progress += amount
        guard progress >= trigger.goal.doubleValue else { return false }
        progress = 0
        return true
    }
}
