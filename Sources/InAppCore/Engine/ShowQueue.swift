import Foundation

/// The messages that wait because `show()` was called while the screen was taken. They are shown one after the other,
/// in the order of the calls.
@MainActor struct ShowQueue {
    private var waiting: [CompatMessage] = []
    private var isScheduled = false

    /// Whether the queue is empty.
    var isEmpty: Bool { waiting.isEmpty }
    /// The message whose turn comes next.
    var first: CompatMessage? { waiting.first { $0.isWaitingForTurn } }

    /// Appends a message, unless it already waits.
    mutating func append(_ message: CompatMessage) {
        if !message.isWaitingForTurn { waiting.append(message) }
        message.flags.insert(.waitsForTurn)
    }

    /// Whether a turn has to be scheduled now, for the first waiting message. If so, it is recorded as scheduled.
    mutating func needsTurn(isBusy: Bool) -> Bool {
        guard !isEmpty, !isScheduled, !isBusy else { return false }
        isScheduled = true
        return true
    }

    /// The message whose turn it is, if the screen is free.
    mutating func next(isBusy: Bool) -> CompatMessage? {
        isScheduled = false
        while !isBusy, !isEmpty {
            let message = waiting.removeFirst()
            guard message.isWaitingForTurn else { continue }
            if message.phase == .held || message.phase == .hidden { return message }
        }
        return nil
    }
}

extension LifecycleEngine {
    /// Queues a message until the screen is free. Observers are told once it is in the queue.
    func waitForTurn(_ message: CompatMessage) {
        showQueue.append(message)
        announceWait(of: message)
        arrangeTurn()
    }

    /// Shows the message whose turn comes next on a later turn of the main thread, when the screen is free.
    func arrangeTurn() {
        guard showQueue.needsTurn(isBusy: isBusy) else { return }
        clock.async { [weak self] in self?.takeTurn() }
    }

    /// Shows the message whose turn it is. An SDK that queues displays itself gets all that wait, because it chooses
    /// among them.
    private func takeTurn() {
        repeat {
            guard let message = showQueue.next(isBusy: isBusy) else { return }
            guard takesTurn(message) else { return arrangeTurn() }
        } while traits.queuesDisplays
    }

    /// Shows a message whose turn it is, if it may still appear.
    private func takesTurn(_ message: CompatMessage) -> Bool {
        do {
            guard try mayAppear(message) else { return false }
            try showNow(message)
            return true
        } catch {
            stopWaiting(message)
            report(.showFailed, message, "\(error)")
            tellNotShown(message, error)
            return false
        }
    }
}

/// The held messages, in the order in which they were first held.
@MainActor struct HeldMessages {
    private var messages = OrderedMessages<Int>()
    private var lastOrder = 0

    /// How many are held.
    var count: Int { messages.count }
    /// The message that was added last.
    var newest: CompatMessage? { messages.last }
    /// All of them, oldest first.
    var all: [CompatMessage] { messages.all }

    /// The message that has been held longest among those that are not in the show queue.
    var oldestNotWaiting: CompatMessage? { messages.first { !$0.isWaitingForTurn } }

    /// Adds a message; one that was held before gets its previous position.
    mutating func insert(_ message: CompatMessage) {
        let order = message.heldOrder ?? lastOrder + 1
        lastOrder = max(lastOrder, order)
        message.heldOrder = order
        messages.insert(message, order)
    }

    /// Removes a message.
    mutating func remove(_ message: CompatMessage) { messages.remove(message) }
}

/// The messages that have not ended, by their native objects. For bridges of SDKs whose messages are objects.
@MainActor public struct MessageIndex {
    private var messages: [ObjectIdentifier: CompatMessage] = [:]

    /// Makes an empty table.
    public init() {}

    /// The message of a native object; nil for one that was not seen before, or that has ended.
    public func find(_ key: ObjectIdentifier) -> CompatMessage? { messages[key] }

    /// The message of a native object. It is made by the engine if the object was not seen before.
    /// - Parameters:
    ///   - native: the vendor's object.
    ///   - id: the vendor's id.
    ///   - engine: makes the message.
    public mutating func message(
        of native: AnyObject, id: @autoclosure () -> String, in engine: LifecycleEngine
    ) -> CompatMessage {
        let key = ObjectIdentifier(native)
        if let known = find(key) { return known }
        let message = engine.makeMessage(id: id(), native: native)
        insert(message, for: key)
        return message
    }

    /// Remembers a message.
    public mutating func insert(_ message: CompatMessage, for key: ObjectIdentifier) {
        messages[key] = message
    }

    /// Forgets a message that has ended.
    public mutating func remove(_ message: CompatMessage, for key: ObjectIdentifier) {
        if messages[key] === message { messages[key] = nil }
    }
}

/// Messages sorted by a key, smallest first; those with equal keys are in the order in which they were offered.
///
/// It retains its messages. Its owner watches them (`PhaseWatcher`) and removes those that have ended.
@MainActor package struct OrderedMessages<Key: Comparable> {
    private struct Rank: Comparable {
        let key: Key
        let arrival: Int

        static func < (left: Self, right: Self) -> Bool {
            left.key != right.key ? left.key < right.key : left.arrival < right.arrival
        }
    }

    /// All messages, sorted.
    package private(set) var all: [CompatMessage] = []
    /// The rank of each message, for finding it in `all`.
    private var ranks: [ObjectIdentifier: Rank] = [:]

    /// Makes an empty list.
    package nonisolated init() {}

    /// The number of messages.
    package var count: Int { all.count }
    /// Whether it is empty.
    package var isEmpty: Bool { all.isEmpty }
    /// The smallest key.
    package var firstKey: Key? { all.first.flatMap(key) }
    /// The message that comes last.
    package var last: CompatMessage? { all.last }

    /// Whether it contains a message.
    package func contains(_ message: CompatMessage) -> Bool { ranks[ObjectIdentifier(message)] != nil }

    /// The key of a message; nil if it is not in the list.
    package func key(of message: CompatMessage) -> Key? { ranks[ObjectIdentifier(message)]?.key }

    /// The first message that satisfies a condition.
    package func first(where fits: (CompatMessage) -> Bool) -> CompatMessage? {
        all.first(where: fits)
    }

    /// Adds a message; one that is already in the list keeps its position.
    package mutating func insert(_ message: CompatMessage, _ key: Key) {
        guard !contains(message) else { return }
        let rank = Rank(key: key, arrival: message.arrival)
        all.insert(message, at: end(upTo: rank))
        ranks[ObjectIdentifier(message)] = rank
    }

    /// Removes a message.
    package mutating func remove(_ message: CompatMessage) {
        guard let rank = ranks[ObjectIdentifier(message)] else { return }
        var place = end(upTo: rank) - 1
        while all[place] !== message { place -= 1 }
        all.remove(at: place)
        ranks[ObjectIdentifier(message)] = nil
    }

    /// Removes the first message.
    package mutating func popFirst() -> CompatMessage? {
        guard let first = all.first else { return nil }
        remove(first)
        return first
    }

    /// Removes the messages that have ended, and those whose bridge is gone.
    package mutating func removeDeparted() {
        for message in all where !message.isAlive { remove(message) }
    }

    /// The index after all messages up to a rank.
    private func end(upTo rank: Rank) -> Int {
        var (low, high) = (0, all.count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(rank, all[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    private func isBefore(_ rank: Rank, _ message: CompatMessage) -> Bool {
        ranks[ObjectIdentifier(message)].map { rank < $0 } ?? false
    }
}
