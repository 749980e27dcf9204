/// The messages that are held, oldest first. Every operation costs constant time, amortised.
@MainActor struct HeldMessages {
    private var byOrder: [Int: CompatMessage] = [:]
    private var oldestOrder = 1
    private var newestOrder = 0
    private var newestKnown = 0

    var count: Int { byOrder.count }

    /// Appends a message. It must not be held already.
    mutating func append(_ message: CompatMessage) {
        newestOrder += 1
        message.heldOrder = newestOrder
        byOrder[newestOrder] = message
        newestKnown = newestOrder
    }

    /// Takes a message out, wherever it stands.
    mutating func remove(_ message: CompatMessage) {
        byOrder[message.heldOrder] = nil
    }

    /// Puts a message back to the place that it was taken from, or at the end if it was never here.
    mutating func restore(_ message: CompatMessage) {
        guard message.heldOrder > 0 else { return append(message) }
        byOrder[message.heldOrder] = message
        oldestOrder = min(oldestOrder, message.heldOrder)
        newestKnown = max(newestKnown, message.heldOrder)
    }

    /// The message that came last.
    mutating func newest() -> CompatMessage? {
        guard !byOrder.isEmpty else { return nil }
        while newestKnown > 0 {
            if let message = byOrder[newestKnown] { return message }
            newestKnown -= 1
        }
        return nil
    }

    /// The message that is held for the longest time, of those that do not wait for their turn to be shown.
    mutating func oldestNotWaiting() -> CompatMessage? {
        guard !byOrder.isEmpty else { return nil }
        while oldestOrder <= newestOrder {
            if let message = byOrder[oldestOrder], !message.flags.contains(.waitsForTurn) { return message }
            oldestOrder += 1
        }
        return nil
    }

    /// All of them, oldest first. Costs a sort.
    var all: [CompatMessage] {
        byOrder.sorted { $0.key < $1.key }.map(\.value)
    }
}
