/// The messages that are held, in the order in which they were held first.
@MainActor struct HeldMessages {
    private var messages = OrderedMessages<Int>()
    private var lastOrder = 0

    /// How many are held.
    var count: Int { messages.count }
    /// The message that came last.
    var newest: CompatMessage? { messages.last }
    /// All of them, oldest first.
    var all: [CompatMessage] { messages.all }

    /// The message that is held for the longest time, of those that do not wait for their turn to be shown.
    var oldestNotWaiting: CompatMessage? { messages.first { !$0.isWaitingForTurn } }

    /// Adds a message; one that was held before comes back to its place.
    mutating func insert(_ message: CompatMessage) {
        let order = message.heldOrder ?? lastOrder + 1
        lastOrder = max(lastOrder, order)
        message.heldOrder = order
        messages.insert(message, order)
    }

    /// Takes a message out, wherever it stands.
    mutating func remove(_ message: CompatMessage) { messages.remove(message) }
}
