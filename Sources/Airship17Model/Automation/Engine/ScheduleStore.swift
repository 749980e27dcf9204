/// The schedules that are stored on the device: they outlive the process. Main actor.
@MainActor final class ScheduleStore {
    private var schedules: [String: StoredSchedule] = [:]
    private var lastNumber = 0

    nonisolated init() {}

    var count: Int { schedules.count }
    subscript(id: String) -> StoredSchedule? { schedules[id] }

    /// All of them, in the order in which they were stored.
    var all: [StoredSchedule] {
        schedules.values.sorted { $0.number < $1.number }
    }

    /// Stores a schedule that is not stored yet.
    func add(_ schedule: UASchedule) -> StoredSchedule {
        lastNumber += 1
        let stored = StoredSchedule(schedule, number: lastNumber)
        schedules[schedule.identifier] = stored
        return stored
    }

    func remove(_ id: String) {
        schedules[id] = nil
    }
}
