import AirshipShared

/// Lets a few preparations run at the same time, and the others wait for their turn (AM-045). Main actor.
@MainActor final class PreparationQueue {
    typealias Attempt = @MainActor (_ release: @escaping @MainActor @Sendable () -> Void) -> Void

    private let link: StageLink
    private let maximum: @MainActor () -> Int
    private var running = 0
    private var waiting: [Attempt] = []

    init(_ link: StageLink, maximum: @escaping @MainActor () -> Int) {
        self.link = link
        self.maximum = maximum
    }

    /// Runs an attempt when there is room for it, in a job of its own. It has to call `release` once.
    func add(_ attempt: @escaping Attempt) {
        waiting.append(attempt)
        startNext()
    }

    private func startNext() {
        guard running < maximum(), !waiting.isEmpty else { return }
        let attempt = waiting.removeFirst()
        running += 1
        link.onMain { [self] in
            attempt { [self] in
                running -= 1
                startNext()
            }
        }
        startNext()
    }
}

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
