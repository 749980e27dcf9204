/// Schedules that wait for something, in the order in which they began to. Adding, removing and looking one up cost constant
/// time. Main actor.
@MainActor struct WaitingSchedules {
    private var entries: [ObjectIdentifier: (number: Int, schedule: StoredSchedule)] = [:]
    private var lastNumber = 0

    nonisolated init() {}

    /// All of them.
    var all: [StoredSchedule] {
        entries.values.sorted { $0.number < $1.number }.map(\.schedule)
    }

    func contains(_ schedule: StoredSchedule) -> Bool {
        entries[ObjectIdentifier(schedule)] != nil
    }

    mutating func add(_ schedule: StoredSchedule) {
        lastNumber += 1
        entries[ObjectIdentifier(schedule)] = (lastNumber, schedule)
    }

    mutating func remove(_ schedule: StoredSchedule) {
        entries[ObjectIdentifier(schedule)] = nil
    }

    mutating func removeAll() {
        entries = [:]
    }
}
