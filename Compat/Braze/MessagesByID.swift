import InAppCore

/// Messages, looked up by their ids.
///
/// A table of its own, because a dictionary keeps each id twice: open addressing, each message at the first free place from
/// where its id belongs. Beside each stands a mark that is made of its id, so that hardly a message is looked at in vain:
/// the marks of many stand close together in memory, and messages do not. At most four fifths of the places are taken.
@MainActor struct MessagesByID {
    private var places: [CompatMessage?] = []
    /// One a place; 0 where it is free.
    private var marks: [UInt8] = []
    private(set) var count = 0

    /// The message with an id.
    subscript(id: String) -> CompatMessage? { places.isEmpty ? nil : places[place(of: id, id.hashValue)] }

    /// The message with an id, or the one that is made when there is none.
    mutating func message(
        _ id: String, orMake make: () -> CompatMessage
    ) -> (message: CompatMessage, isNew: Bool) {
        if 5 * (count + 1) > 4 * places.count { grow() }
        let hash = id.hashValue
        let place = place(of: id, hash)
        if let known = places[place] { return (known, false) }
        let made = make()
        put(made, at: place, Self.mark(of: hash))
        count += 1
        return (made, true)
    }

    /// Removes a message, if it is here.
    mutating func remove(_ message: CompatMessage) {
        guard !places.isEmpty else { return }
        var gap = place(of: message.id, message.id.hashValue)
        guard places[gap] === message else { return }
        count -= 1
        // Those that follow without a gap, and could not stand further ahead because of it, move up.
        var next = after(gap)
        while let moving = places[next] {
            if distance(from: home(of: moving.id.hashValue), to: next) >= distance(from: gap, to: next) {
                put(moving, at: gap, marks[next])
                gap = next
            }
            next = after(next)
        }
        places[gap] = nil
        marks[gap] = 0
    }

    /// Where a message with an id stands, or would stand.
    private func place(of id: String, _ hash: Int) -> Int {
        let mark = Self.mark(of: hash)
        var place = home(of: hash)
        while marks[place] != 0 {
            if marks[place] == mark, places[place]?.id == id { return place }
            place = after(place)
        }
        return place
    }

    /// The place where an id belongs, by its hash. The number of places is a power of two.
    private func home(of hash: Int) -> Int { hash & (places.count - 1) }

    /// Of other bits than the place.
    private static func mark(of hash: Int) -> UInt8 { UInt8(truncatingIfNeeded: hash >> 48) | 1 }

    private func after(_ place: Int) -> Int { (place + 1) & (places.count - 1) }

    private func distance(from start: Int, to end: Int) -> Int { (end - start) & (places.count - 1) }

    private mutating func put(_ message: CompatMessage, at place: Int, _ mark: UInt8) {
        places[place] = message
        marks[place] = mark
    }

    private mutating func grow() {
        let known = places
        places = Array(repeating: nil, count: max(8, 2 * known.count))
        marks = Array(repeating: 0, count: places.count)
        for case let message? in known {
            let hash = message.id.hashValue
            var place = home(of: hash)
            while marks[place] != 0 { place = after(place) }
            put(message, at: place, Self.mark(of: hash))
        }
    }
}
