import Foundation
import HeadlessStage

/// The schedules stored on the device, and their counters. They outlive the process. Main actor.
@MainActor final class ScheduleStore {
    private var schedules: [String: StoredSchedule] = [:]
    private var lastNumber = 0
    /// The number of sessions, which is also the number of the current session.
    private(set) var session = 0

    /// No stored schedule ends, or becomes uneditable, before this time. It makes the search for ended schedules cheap
    /// while there are none.
    private var firstEnd = Date.distantFuture

    nonisolated init() {}

    var count: Int { schedules.count }
    subscript(id: String) -> StoredSchedule? { schedules[id] }

    /// All schedules, in the order in which they were stored.
    var all: [StoredSchedule] {
        schedules.values.sorted { $0.number < $1.number }
    }

    /// Stores a schedule; there must be no schedule with its identifier.
    func add(_ schedule: UASchedule) -> StoredSchedule {
        let stored = StoredSchedule(schedule.withOwnMessage, number: nextNumber(), session: session - 1)
        schedules[schedule.identifier] = stored
        firstEnd = min(firstEnd, schedule.lastDate)
        return stored
    }

    /// Passes the schedules that may have ended by a given time to `clean`; those that remain stored are checked again
    /// later.
    func clean(at date: Date, _ clean: (StoredSchedule) -> Void) {
        guard hasEnds(by: date) else { return }
        for schedule in all { clean(schedule) }
        firstEnd = schedules.values.map(\.nextEnd).min() ?? .distantFuture
    }

    /// Whether schedules may have ended by a given time, since they were cleaned.
    func hasEnds(by date: Date) -> Bool { firstEnd <= date }

    /// A schedule may end earlier than before.
    func endsChanged(_ schedule: StoredSchedule) {
        firstEnd = min(firstEnd, schedule.nextEnd)
    }

    func remove(_ id: String) {
        schedules[id] = nil
    }

    /// A unique number for a schedule or a preparation.
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

extension UASchedule {
    /// The schedule with a message object that no other schedule has, even if the app gives one object to several.
    /// Inferred: the SDK keeps schedules as data, and makes their messages from it.
    var withOwnMessage: UASchedule {
        guard let schedule = self as? InAppMessageSchedule, let message = schedule.message.extend({ _ in })
        else {
            return self
        }
        return InAppMessageSchedule(message: message, builder: changedBuilder { _ in })
    }
}

/// A schedule with its state. Main actor.
@MainActor final class StoredSchedule {
    /// The states of a schedule (2.5).
    enum State: Equatable {
        case idle, timeDelayed, preparing, waiting, executing, paused, finished
    }

    /// The schedule; edits replace it.
    var schedule: UASchedule
    var state = State.idle
    /// The number of executions, including penalties (AS-063).
    var count: UInt = 0
    /// Whether the server changed it since it was prepared, so it has to be prepared again (AS-026).
    var isStale = false
    /// The sum of the counted events, one number per trigger (AS-060).
    private var progress: [Double]
    private var cancellationProgress: [Double]
    /// The number of the last session that it counted, or can no longer count (AS-105).
    private var lastSession: Int
    /// The number of the latest preparation: only that one counts (AS-022).
    private(set) var preparation = 0
    /// The number of its place in the waiting line; 0 for none.
    var place = 0
    /// The end of a delay or of an interval.
    var timer: StageTimer?
    /// The time at which the timer ends.
    var timerEnd: TimeInterval = 0
    /// Its number in the order of storing.
    let number: Int

    /// - Parameter session: the number of the last session that no longer counts; a schedule that is stored while the
    ///   app is active counts the current session (AS-070).
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

    /// Whether a finished schedule can no longer be edited: the grace period starts at its end, whenever it was
    /// finished (AS-108).
    func isBeyondGrace(at date: Date) -> Bool {
        schedule.editGracePeriod <= 0
            || schedule.lastDate.addingTimeInterval(schedule.editGracePeriod) <= date
    }

    /// The time when it ends, or, once it is finished, when it can no longer be edited.
    var nextEnd: Date {
        state == .finished
            ? schedule.lastDate.addingTimeInterval(schedule.editGracePeriod) : schedule.lastDate
    }

    func beginPreparation(_ number: Int) {
        state = .preparing
        isStale = false
        preparation = number
        place = 0
    }

    func stopTimer() {
        timer?.cancel()
        timer = nil
    }

    // MARK: Triggers

    /// Counts an event. True when a trigger has reached its goal; any excess is dropped (AS-060). Sessions are counted
    /// by `countSession(_:)`.
    func count(_ event: Airship17Event, _ circumstances: Circumstances) -> Bool {
        Self.count(
            event.counts.filter { $0.type != .activeSession }, schedule.triggers, &progress, circumstances)
    }

    /// Counts an event for the cancellation triggers of a delayed schedule (AS-062, AS-106).
    func countForCancellation(_ event: Airship17Event, _ circumstances: Circumstances) -> Bool {
        guard let triggers = schedule.delay?.cancellationTriggers else { return false }
        return Self.count(event.counts, triggers, &cancellationProgress, circumstances)
    }

    /// Cancellation triggers start from zero whenever the schedule is triggered (AS-106).
    func resetCancellation() {
        cancellationProgress = schedule.delay?.cancellationTriggers.map { _ in 0 } ?? []
    }

    /// Counts the current session, if it has not been counted or missed yet (AS-070, AS-104, AS-105).
    func countSession(_ session: Int) -> Bool {
        guard lastSession < session else { return false }
        lastSession = session
        var isReached = false
        for (index, trigger) in schedule.triggers.enumerated() where trigger.type == .activeSession {
            isReached = Self.add(1, to: &progress[index], trigger) || isReached
        }
        return isReached
    }

    /// A session has begun. A schedule that is being prepared or executed misses it (AS-106); one that is paused or
    /// finished counts it later (AS-105).
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
