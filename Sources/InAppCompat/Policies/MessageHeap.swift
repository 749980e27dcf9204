import InAppCore

/// Messages by a key, smallest first; those with equal keys as they came to their SDKs.
///
/// Adding, taking and removing cost O(log n), because each message has a note of its place. The heap keeps its messages:
/// whoever has one follows them (`PhaseWatcher`), and removes each that has gone. Nothing is inlined that is not small: there
/// are heaps of several kinds in several places, and an app pays for each copy.
@MainActor struct MessageHeap<Key: Comparable> {
    private struct Place {
        let message: CompatMessage
        let key: Key
    }

    /// In no order but that none is smaller than the one at half its number.
    private var places: [Place] = []
    private let writer = PolicyNotes.Writer()
    /// How many times messages were compared, for tests of what it costs.
    private(set) var comparisons = 0

    var count: Int { places.count }
    var isEmpty: Bool { places.isEmpty }
    /// The first message.
    var first: CompatMessage? { places.first?.message }
    /// The first key.
    var firstKey: Key? { places.first?.key }
    /// All of them, in no order.
    var messages: [CompatMessage] { places.map(\.message) }

    func contains(_ message: CompatMessage) -> Bool { !places.isEmpty && message.place(for: writer) != nil }

    /// The key of a message; nil for one that is not here.
    func key(of message: CompatMessage) -> Key? {
        guard let place = message.place(for: writer) else { return nil }
        return places[place].key
    }

    /// Adds a message that is not here.
    @inline(never)
    mutating func insert(_ message: CompatMessage, _ key: Key) {
        places.append(Place(message: message, key: key))
        rise(from: places.count - 1)
    }

    /// Takes the first one out.
    mutating func popFirst() -> CompatMessage? {
        guard let first else { return nil }
        remove(first)
        return first
    }

    /// Takes a message out, wherever it stands.
    @inline(never)
    mutating func remove(_ message: CompatMessage) {
        guard !places.isEmpty, let place = message.place(for: writer), let last = places.popLast() else {
            return
        }
        message.removeNote(of: writer)
        guard place < places.count else { return }
        places[place] = last
        sink(from: place)
        rise(from: place)
    }

    /// Takes all messages of an engine out. Costs a look at each message.
    @inline(never)
    mutating func removeAll(of link: EngineLink) {
        let former = places
        places.removeAll(keepingCapacity: true)
        for place in former where place.message.link !== link { places.append(place) }
        guard places.count < former.count else { return }
        for place in former where place.message.link === link { place.message.removeNote(of: writer) }
        for place in places.indices.reversed() { sink(from: place) }
    }

    /// Moves what stands at a place up to where it belongs.
    @inline(never)
    private mutating func rise(from place: Int) {
        var place = place
        let moving = places[place]
        while place > 0, precedes(moving, places[(place - 1) / 2]) {
            put(places[(place - 1) / 2], at: place)
            place = (place - 1) / 2
        }
        put(moving, at: place)
    }

    /// Moves what stands at a place down to where it belongs.
    @inline(never)
    private mutating func sink(from place: Int) {
        var place = place
        let moving = places[place]
        while let child = smallerChild(of: place), precedes(places[child], moving) {
            put(places[child], at: place)
            place = child
        }
        put(moving, at: place)
    }

    private mutating func put(_ element: Place, at place: Int) {
        places[place] = element
        element.message.note(place, for: writer)
    }

    private mutating func smallerChild(of parent: Int) -> Int? {
        let left = 2 * parent + 1
        guard left < places.count else { return nil }
        return left + 1 < places.count && precedes(places[left + 1], places[left]) ? left + 1 : left
    }

    private mutating func precedes(_ left: Place, _ right: Place) -> Bool {
        comparisons += 1
        return left.key != right.key ? left.key < right.key : left.message.arrival < right.message.arrival
    }
}
