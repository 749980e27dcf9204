/// Messages that wait for something: by priority, highest first, then as they came to their SDKs. It keeps none of
/// them; those that have ended meanwhile are passed over.
///
/// Adding and taking cost O(log n), amortised. A message's ticket for the line is a note in its record, so that looking
/// up and taking out cost constant time.
@MainActor struct MessageLine {
    /// A place in the line, which is good as long as the message has the ticket for it.
    private struct Place: Comparable {
        let record: PolicyRecord
        let priority: Int
        let arrival: UInt32
        let ticket: UInt32

        static func < (left: Place, right: Place) -> Bool {
            left.priority != right.priority ? left.priority > right.priority : left.arrival < right.arrival
        }

        static func == (left: Place, right: Place) -> Bool { left.ticket == right.ticket }
    }

    /// The places, of which some may have been given up since.
    private var heap = Heap<Place>()
    /// Whose tickets are for this line.
    private let writer = PolicyRecord.Writer()
    private var lastTicket: UInt32 = 0
    /// How many places are good.
    private var count = 0
    /// How many places there may be before those that were given up are cleared away.
    private var limit = 64

    /// In which phases the messages are that wait, in no order. Costs a look at each.
    var phases: [CompatMessage.Phase] {
        var phases: [CompatMessage.Phase] = []
        for place in heap.elements where isGood(place) && place.record.isAlive {
            phases.append(place.record.phase)
        }
        return phases
    }
    /// Whether nobody waits. Those that have ended meanwhile count until they are looked at.
    var isEmpty: Bool { count == 0 }
    /// How often places were compared, for tests of what it costs.
    var comparisons: Int { heap.comparisons }

    /// Whether a message waits here.
    func contains(_ message: CompatMessage) -> Bool { count > 0 && message.record?[writer] != nil }

    /// Lets a message wait; one that does already keeps its place.
    mutating func append(_ message: CompatMessage, priority: Int = 0) {
        let record = message.madeRecord
        guard record[writer] == nil else { return }
        lastTicket &+= 1
        record[writer] = Double(lastTicket)
        count += 1
        heap.insert(
            Place(record: record, priority: priority, arrival: record.arrival, ticket: lastTicket))
        if heap.elements.count > limit { clearAway() }
    }

    /// Takes the first message out that has not ended.
    mutating func popFirst() -> CompatMessage? {
        while let place = heap.popFirst() {
            guard isGood(place) else { continue }
            giveUp(place.record)
            if !place.record.phase.isTerminal, let message = place.record.message { return message }
        }
        return nil
    }

    /// Takes a message out, wherever it stands.
    mutating func remove(_ message: CompatMessage) {
        if contains(message), let record = message.record { giveUp(record) }
    }

    private func isGood(_ place: Place) -> Bool { place.record[writer] == Double(place.ticket) }

    private mutating func giveUp(_ record: PolicyRecord) {
        record[writer] = nil
        count -= 1
    }

    private mutating func clearAway() {
        let places = heap.elements
        heap.removeAll()
        for place in places where isGood(place) {
            if place.record.isAlive { heap.insert(place) } else { giveUp(place.record) }
        }
        limit = 4 * count + 64
    }
}
