/// Messages that wait for something: by priority, highest first, then as they came to their SDKs. It keeps none of
/// them; those that have ended meanwhile are passed over.
///
/// Adding, taking and looking up cost O(log n), amortised.
@MainActor struct MessageLine {
    /// A place in the line.
    private struct Place: Comparable {
        let priority: Int
        let arrival: Int

        static func < (left: Place, right: Place) -> Bool {
            left.priority != right.priority ? left.priority > right.priority : left.arrival < right.arrival
        }
    }

    private struct Entry {
        let record: PolicyRecord
        let place: Place
    }

    /// The places, of which some may have been given up since.
    private var heap = Heap<Place>()
    /// Who waits, by arrival.
    private var entries: [Int: Entry] = [:]
    /// How many places there may be before those that were given up are cleared away.
    private var limit = 64

    /// The messages that wait, in no order. Costs a look at each.
    var messages: [CompatMessage] {
        var messages: [CompatMessage] = []
        for entry in entries.values where !entry.record.phase.isTerminal {
            if let message = entry.record.message { messages.append(message) }
        }
        return messages
    }
    /// Whether nobody waits. Those that have ended meanwhile count until they are looked at.
    var isEmpty: Bool { entries.isEmpty }
    /// How often places were compared, for tests of what it costs.
    var comparisons: Int { heap.comparisons }

    /// Whether a message waits here.
    func contains(_ message: CompatMessage) -> Bool {
        !entries.isEmpty && message.arrival > 0 && entries[message.arrival] != nil
    }

    /// Lets a message wait; one that does already keeps its place.
    mutating func append(_ message: CompatMessage, priority: Int = 0) {
        let record = message.madeRecord
        guard !contains(message) else { return }
        let place = Place(priority: priority, arrival: record.arrival)
        entries[place.arrival] = Entry(record: record, place: place)
        heap.insert(place)
        if heap.count > limit { clearAway() }
    }

    /// Takes the first message out that has not ended.
    mutating func popFirst() -> CompatMessage? {
        while let place = heap.popFirst() {
            guard let entry = entries[place.arrival], entry.place == place else { continue }
            entries[place.arrival] = nil
            if !entry.record.phase.isTerminal, let message = entry.record.message { return message }
        }
        return nil
    }

    /// Takes a message out, wherever it stands.
    mutating func remove(_ message: CompatMessage) {
        if contains(message) { entries[message.arrival] = nil }
    }

    private mutating func clearAway() {
        var alive: [Int: Entry] = [:]
        heap.removeAll()
        for (arrival, entry) in entries where entry.record.isAlive {
            alive[arrival] = entry
            heap.insert(entry.place)
        }
        entries = alive
        limit = 2 * entries.count + 64
    }
}
