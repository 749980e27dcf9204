/// The schedules that are stored on the device, and what is counted for them: they outlive the process. Main actor.
@MainActor final class ScheduleStore {
    private var schedules: [String: StoredSchedule] = [:]
    private var lastNumber = 0
    /// How many sessions there were: the number of the one that is under way.
    private(set) var session = 0

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
        return stored
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
