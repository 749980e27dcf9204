/// The messages that are held, oldest first.
///
/// A list in the order in which they were held first. What is taken out leaves an empty place behind; when most places are
/// empty they are cleared away. Adding and finding the newest and the oldest cost constant time, amortised; taking out and
/// putting back cost O(log n), amortised, but for a message that comes back after its place was cleared away.
@MainActor struct HeldMessages {
    private struct Place {
        let order: UInt32
        var message: CompatMessage?
    }

    private var places: [Place] = []
    /// Those before it are empty, or wait for their turn to be shown.
    private var oldest = 0
    private var lastOrder: UInt32 = 0
    private(set) var count = 0

    /// Appends a message. It must not be held already.
    mutating func append(_ message: CompatMessage) {
        lastOrder &+= 1
        message.heldOrder = lastOrder
        places.append(Place(order: lastOrder, message: message))
        count += 1
    }

    /// Takes a message out, wherever it stands.
    mutating func remove(_ message: CompatMessage) {
        let place = place(of: message.heldOrder)
        guard place < places.count, places[place].message === message else { return }
        places[place].message = nil
        count -= 1
        while let last = places.last, last.message == nil { places.removeLast() }
        oldest = min(oldest, places.count)
        if places.count > 2 * count + 64 { clearAway() }
    }

    /// Puts a message back to the place that it was taken from, or at the end if it was never here.
    mutating func restore(_ message: CompatMessage) {
        guard message.heldOrder > 0 else { return append(message) }
        let place = place(of: message.heldOrder)
        oldest = min(oldest, place)
        if place == places.count || places[place].order != message.heldOrder {
            places.insert(Place(order: message.heldOrder, message: message), at: place)
        } else if places[place].message == nil {
            places[place].message = message
        } else {
            return
        }
        count += 1
    }

    /// The message that came last.
    var newest: CompatMessage? {
        // Empty places at the end are taken away at once.
        places.last?.message
    }

    /// The message that is held for the longest time, of those that do not wait for their turn to be shown.
    mutating func oldestNotWaiting() -> CompatMessage? {
        while oldest < places.count {
            if let message = places[oldest].message, !message.isWaitingForTurn { return message }
            oldest += 1
        }
        return nil
    }

    /// All of them, oldest first. Costs a look at each.
    var all: [CompatMessage] {
        var messages: [CompatMessage] = []
        messages.reserveCapacity(count)
        for place in places { if let message = place.message { messages.append(message) } }
        return messages
    }

    /// The place with an order, or where it would stand.
    private func place(of order: UInt32) -> Int {
        var low = 0
        var high = places.count
        // Most of the time it is the first one or the last one.
        if let last = places.last, last.order == order { return high - 1 }
        while low < high {
            let middle = (low + high) / 2
            if places[middle].order < order { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private mutating func clearAway() {
        var kept: [Place] = []
        kept.reserveCapacity(2 * count + 64)
        var first = 0
        for (index, place) in places.enumerated() where place.message != nil {
            if index < oldest { first += 1 }
            kept.append(place)
        }
        places = kept
        oldest = first
    }
}
