/// The schedules that wait for their execution, sorted by priority number, lowest first, and then by the start of their
/// wait (AS-028). Main actor.
///
/// There is one line for each of the SDK's own coordinators, so that a line costs nothing while its coordinator is not
/// ready, and one line for all others. Every operation takes amortised constant time, apart from the number of lines
/// and of different priorities.
@MainActor struct WaitingLine {
    /// The key of a line: one of the SDK's own coordinators; nil for all others.
    typealias Key = ObjectIdentifier?

    /// A position in the order.
    struct Place: Comparable {
        let priority: Int
        let number: Int

        static func < (left: Place, right: Place) -> Bool {
            (left.priority, left.number) < (right.priority, right.number)
        }
    }

    private var lines: [Key: [Int: Bucket]] = [:]
    private var priorities: [Key: [Int]] = [:]
    private var lastNumber = 0

    /// Adds a schedule, or moves it to where it belongs now.
    mutating func add(_ schedule: StoredSchedule, to key: Key) {
        lastNumber += 1
        let priority = schedule.schedule.priority
        if lines[key, default: [:]][priority] == nil {
            let place = priorities[key, default: []].firstIndex { $0 > priority }
            priorities[key, default: []].insert(priority, at: place ?? priorities[key]?.count ?? 0)
        }
        lines[key, default: [:]][priority, default: Bucket()].append(schedule, lastNumber)
    }

    /// The first schedule behind a position, without the excluded lines. Schedules that no longer wait are dropped.
    mutating func next(
        after place: Place?, leavingOut closed: Set<ObjectIdentifier>
    ) -> (place: Place, schedule: StoredSchedule, key: Key)? {
        var best: (place: Place, schedule: StoredSchedule, key: Key)?
        for key in Array(lines.keys) where !(key.map(closed.contains) ?? false) {
            guard let found = first(in: key, after: place) else { continue }
            if let known = best, known.place < found.place { continue }
            best = (found.place, found.schedule, key)
        }
        return best
    }

    private mutating func first(in key: Key, after place: Place?) -> (place: Place, schedule: StoredSchedule)?
    {
        for priority in priorities[key] ?? [] where priority >= place?.priority ?? .min {
            let number = priority == place?.priority ? place?.number ?? 0 : 0
            if let found = lines[key]?[priority]?.first(after: number) {
                return (Place(priority: priority, number: found.number), found.schedule)
            }
            if lines[key]?[priority]?.isEmpty ?? true { drop(priority, in: key) }
        }
        return nil
    }

    private mutating func drop(_ priority: Int, in key: Key) {
        lines[key]?[priority] = nil
        priorities[key]?.removeAll { $0 == priority }
    }

    /// The schedules of one priority. An entry is valid as long as its schedule still waits, at this place.
    @MainActor struct Bucket {
        private struct Entry {
            let number: Int
            let schedule: StoredSchedule
            @MainActor var isWaiting: Bool { schedule.state == .waiting && schedule.place == number }
        }

        private var entries: [Entry] = []
        private var head = 0
        private var sweepCount = 64

        nonisolated init() {}

        var isEmpty: Bool { head == entries.count }

        mutating func append(_ schedule: StoredSchedule, _ number: Int) {
            // Invalid entries are removed whenever the line has doubled.
            if entries.count >= sweepCount {
                entries = entries[head...].filter(\.isWaiting)
                head = 0
                sweepCount = max(64, 2 * entries.count)
            }
            schedule.place = number
            entries.append(Entry(number: number, schedule: schedule))
        }

        /// The first valid entry behind a number.
        mutating func first(after number: Int) -> (number: Int, schedule: StoredSchedule)? {
            dropHead()
            var index = position(after: number)
            while index < entries.count {
                let entry = entries[index]
                if entry.isWaiting { return (entry.number, entry.schedule) }
                index += 1
            }
            return nil
        }

        private mutating func dropHead() {
            while head < entries.count, !entries[head].isWaiting { head += 1 }
            guard head > entries.count / 2 else { return }
            entries.removeFirst(head)
            head = 0
        }

        /// The index of the first entry behind a number.
        private func position(after number: Int) -> Int {
            var low = head
            var high = entries.count
            while low < high {
                let middle = (low + high) / 2
                if entries[middle].number <= number { low = middle + 1 } else { high = middle }
            }
            return low
        }
    }
}
