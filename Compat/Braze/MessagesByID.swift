import InAppCompat

/// Messages, looked up by their ids.
///
/// A table of its own, because a dictionary keeps each id twice: open addressing, each message at the first free place from
/// where its id belongs. At most two thirds of the places are taken, so that few are looked at.
@MainActor struct MessagesByID {
    private var places: [CompatMessage?] = []
    private(set) var count = 0

    /// The message with an id.
    subscript(id: String) -> CompatMessage? { places.isEmpty ? nil : places[place(of: id)] }

    /// The message with an id, or the one that is made when there is none.
    mutating func message(
        _ id: String, orMake make: () -> CompatMessage
    ) -> (message: CompatMessage, isNew: Bool) {
        if 3 * (count + 1) > 2 * places.count { grow() }
        let place = place(of: id)
        if let known = places[place] { return (known, false) }
        let made = make()
        places[place] = made
        count += 1
        return (made, true)
    }

    /// Removes a message, if it is here.
    mutating func remove(_ message: CompatMessage) {
        guard !places.isEmpty else { return }
        var gap = place(of: message.id)
        guard places[gap] === message else { return }
        places[gap] = nil
        count -= 1
        // Those that follow without a gap, and could not stand further ahead because of it, move up.
        var next = after(gap)
        while let moving = places[next] {
            if distance(from: home(of: moving.id), to: next) >= distance(from: gap, to: next) {
                places.swapAt(gap, next)
                gap = next
            }
            next = after(next)
        }
    }

    /// Where a message with an id stands, or would stand.
    private func place(of id: String) -> Int {
        var place = home(of: id)
        while let message = places[place], message.id != id { place = after(place) }
        return place
    }

    /// The place where an id belongs. The number of places is a power of two.
    private func home(of id: String) -> Int { id.hashValue & (places.count - 1) }

    private func after(_ place: Int) -> Int { (place + 1) & (places.count - 1) }

    private func distance(from start: Int, to end: Int) -> Int { (end - start) & (places.count - 1) }

    private mutating func grow() {
        let known = places
        places = Array(repeating: nil, count: max(8, 2 * known.count))
        for case let message? in known { places[place(of: message.id)] = message }
    }
}
