/// Messages by a key, smallest first; those with equal keys in the order in which they were offered.
///
/// It keeps its messages: whoever has one watches them (`PhaseWatcher`), and removes each that has ended.
@MainActor package struct OrderedMessages<Key: Comparable> {
    private struct Rank: Comparable {
        let key: Key
        let arrival: Int

        static func < (left: Self, right: Self) -> Bool {
            left.key != right.key ? left.key < right.key : left.arrival < right.arrival
        }
    }

    private struct Entry {
        let rank: Rank
        let message: CompatMessage
    }

    /// Sorted by rank.
    private var entries: [Entry] = []
    /// The rank of each message, to find it among the entries.
    private var ranks: [ObjectIdentifier: Rank] = [:]

    /// Nothing.
    package nonisolated init() {}

    /// How many there are.
    package var count: Int { entries.count }
    /// Whether there is none.
    package var isEmpty: Bool { entries.isEmpty }
    /// The smallest key.
    package var firstKey: Key? { entries.first?.rank.key }
    /// The message that comes last.
    package var last: CompatMessage? { entries.last?.message }
    /// All of them, in order.
    package var all: [CompatMessage] { entries.map(\.message) }

    /// Whether a message is here.
    package func contains(_ message: CompatMessage) -> Bool { ranks[ObjectIdentifier(message)] != nil }

    /// The key of a message; nil for one that is not here.
    package func key(of message: CompatMessage) -> Key? { ranks[ObjectIdentifier(message)]?.key }

    /// The first message that fits.
    package func first(where fits: (CompatMessage) -> Bool) -> CompatMessage? {
        entries.first { fits($0.message) }?.message
    }

    /// Adds a message; one that is here already keeps its place.
    package mutating func insert(_ message: CompatMessage, _ key: Key) {
        guard !contains(message) else { return }
        let rank = Rank(key: key, arrival: message.arrival)
        entries.insert(Entry(rank: rank, message: message), at: endOfEntries(upTo: rank))
        ranks[ObjectIdentifier(message)] = rank
    }

    /// Takes a message out, wherever it stands.
    package mutating func remove(_ message: CompatMessage) {
        guard let rank = ranks.removeValue(forKey: ObjectIdentifier(message)) else { return }
        var place = endOfEntries(upTo: rank) - 1
        while entries[place].message !== message { place -= 1 }
        entries.remove(at: place)
    }

    /// Takes the first message out.
    package mutating func popFirst() -> CompatMessage? {
        guard let first = entries.first?.message else { return nil }
        remove(first)
        return first
    }

    /// Takes those out that have ended, or of which the bridge has gone.
    package mutating func removeDeparted() {
        for message in all where !message.isAlive { remove(message) }
    }

    /// The place behind all entries that do not come after a rank.
    private func endOfEntries(upTo rank: Rank) -> Int {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if rank < entries[middle].rank { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
