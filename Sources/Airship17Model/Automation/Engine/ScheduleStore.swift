import Foundation

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
        firstEnd = min(firstEnd, schedule.end)
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
