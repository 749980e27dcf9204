/// Messages that wait for something: by priority, highest first, then as they came. It keeps none of them; those that
/// have ended meanwhile are passed over.
///
/// Adding, taking and looking up cost O(log n), amortised.
@MainActor struct MessageLine {
    /// A place in the line.
    private struct Place: Comparable {
        let priority: Int
        let order: Int

        static func < (left: Place, right: Place) -> Bool {
            left.priority != right.priority ? left.priority > right.priority : left.order < right.order
        }
    }

    private struct Entry {
        weak var message: CompatMessage?
        let place: Place
    }

    private var heap = Heap<Place>()
    private var entries: [Int: Entry] = [:]
    private var orders: [ObjectIdentifier: Int] = [:]
    private var lastOrder = 0
    /// How many places there may be before those that are empty are cleared away.
    private var limit = 64

    /// The messages that wait, in no order. Costs a look at each.
    var messages: [CompatMessage] { entries.values.compactMap(\.message).filter(Self.isWaiting) }

    /// How many places the line has to compare, for tests of what it costs.
    var comparisons: Int { heap.comparisons }

    /// Whether a message waits here.
    func contains(_ message: CompatMessage) -> Bool { entry(of: message) != nil }

    /// Lets a message wait; one that does already keeps its place.
    mutating func append(_ message: CompatMessage, priority: Int = 0) {
        guard entry(of: message) == nil else { return }
        lastOrder += 1
        put(Entry(message: message, place: Place(priority: priority, order: lastOrder)))
        if heap.count > limit { clearAway() }
    }

    /// Takes the first message out that is still held or hidden.
    mutating func popFirst() -> CompatMessage? {
        while let place = heap.popFirst() {
            guard let message = remove(place.order), Self.isWaiting(message) else { continue }
            return message
        }
        return nil
    }

    /// Takes a message out, wherever it stands.
    mutating func remove(_ message: CompatMessage) {
        if let entry = entry(of: message) { _ = remove(entry.place.order) }
    }

    private static func isWaiting(_ message: CompatMessage) -> Bool {
        message.phase == .offered || message.phase == .held || message.phase == .hidden
    }

    private func entry(of message: CompatMessage) -> Entry? {
        guard let order = orders[ObjectIdentifier(message)], let entry = entries[order],
            entry.message === message
        else { return nil }
        return entry
    }

    private mutating func put(_ entry: Entry) {
        guard let message = entry.message else { return }
        orders[ObjectIdentifier(message)] = entry.place.order
        entries[entry.place.order] = entry
        heap.insert(entry.place)
    }

    private mutating func remove(_ order: Int) -> CompatMessage? {
        guard let message = entries.removeValue(forKey: order)?.message else { return nil }
        orders[ObjectIdentifier(message)] = nil
        return message
    }

    private mutating func clearAway() {
        let live = entries.values.filter { $0.message.map(Self.isWaiting) ?? false }
        heap.removeAll()
        entries = [:]
        orders = [:]
        for entry in live { put(entry) }
        limit = 2 * live.count + 64
    }
}
