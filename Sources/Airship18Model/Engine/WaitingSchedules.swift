/// Schedules in the order in which they were added. Adding, removing and looking one up cost constant time, amortised;
/// all of them cost linear time. Main actor.
@MainActor struct WaitingSchedules {
    private var places: [ObjectIdentifier: Int] = [:]
    /// A place is emptied when its schedule is removed.
    private var slots: [StoredSchedule?] = []

    nonisolated init() {}

    /// All of them.
    var all: [StoredSchedule] { slots.compactMap { $0 } }

    func contains(_ schedule: StoredSchedule) -> Bool {
        places[ObjectIdentifier(schedule)] != nil
    }

    /// Adds a schedule at the end; one that is there already moves.
    mutating func add(_ schedule: StoredSchedule) {
        remove(schedule)
        places[ObjectIdentifier(schedule)] = slots.count
        slots.append(schedule)
    }

    mutating func remove(_ schedule: StoredSchedule) {
        guard let place = places.removeValue(forKey: ObjectIdentifier(schedule)) else { return }
        slots[place] = nil
        if slots.count > 2 * places.count + 16 { closeUp() }
    }

    mutating func removeAll() {
        places = [:]
        slots = []
    }

    private mutating func closeUp() {
        slots = all
        for (place, schedule) in slots.enumerated() {
            if let schedule { places[ObjectIdentifier(schedule)] = place }
        }
    }
}
