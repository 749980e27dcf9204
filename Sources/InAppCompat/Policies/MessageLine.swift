import InAppCore

/// Messages that wait for something: by priority, highest first, then as they came to their SDKs.
///
/// It keeps them like the heap that it is made of: whoever has a line removes each message that has gone.
@MainActor struct MessageLine {
    /// What comes earlier is smaller. The arrival stands here as well, so that comparing looks at no message.
    private struct Rank: Comparable {
        /// Opposite to the priority.
        let delay: Int32
        let arrival: UInt32

        init(_ priority: Int, _ arrival: UInt32) {
            delay = ~Int32(clamping: priority)
            self.arrival = arrival
        }

        static func < (left: Self, right: Self) -> Bool {
            left.delay != right.delay ? left.delay < right.delay : left.arrival < right.arrival
        }
    }

    private var heap = MessageHeap<Rank>()

    /// How many wait.
    var count: Int { heap.count }
    /// Whether nobody waits.
    var isEmpty: Bool { heap.isEmpty }
    /// Those that wait, in no order. Costs a look at each.
    var messages: [CompatMessage] { heap.messages }
    /// How often messages were compared, for tests of what it costs.
    var comparisons: Int { heap.comparisons }

    /// Whether a message waits here.
    func contains(_ message: CompatMessage) -> Bool { heap.contains(message) }

    /// Lets a message wait; one that does already keeps its place.
    /// - Parameter priority: what is beyond 32 bits counts as the nearest that is not.
    mutating func append(_ message: CompatMessage, priority: Int = 0) {
        if !contains(message) { heap.insert(message, Rank(priority, message.arrival)) }
    }

    /// Takes the first message out. One that is still being asked about is passed over: whoever asks has it.
    mutating func popFirst() -> CompatMessage? {
        while let message = heap.popFirst() { if message.phase != .offered { return message } }
        return nil
    }

    /// Takes a message out, wherever it stands.
    mutating func remove(_ message: CompatMessage) { heap.remove(message) }

    /// Takes all messages of an engine out. Costs a look at each message.
    mutating func removeAll(of link: EngineLink) { heap.removeAll(of: link) }
}
