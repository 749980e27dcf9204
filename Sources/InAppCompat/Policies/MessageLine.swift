import InAppCore

/// Messages that wait for something: by priority, highest first, then as they came to their SDKs.
///
/// It keeps its messages: whoever has a line removes each that has ended.
@MainActor struct MessageLine {
    /// What has a higher priority comes earlier.
    private struct Priority: Comparable {
        let value: Int

        static func < (left: Self, right: Self) -> Bool { left.value > right.value }
    }

    private var waiting = OrderedMessages<Priority>()

    /// How many wait.
    var count: Int { waiting.count }
    /// Whether nobody waits.
    var isEmpty: Bool { waiting.isEmpty }
    /// Those that wait, in order.
    var messages: [CompatMessage] { waiting.all }

    /// Whether a message waits here.
    func contains(_ message: CompatMessage) -> Bool { waiting.contains(message) }

    /// Lets a message wait; one that does already keeps its place.
    mutating func append(_ message: CompatMessage, priority: Int = 0) {
        waiting.insert(message, Priority(value: priority))
    }

    /// Takes the first message out. One that is still being asked about is passed over: whoever asks has it.
    mutating func popFirst() -> CompatMessage? {
        while let message = waiting.popFirst() { if message.phase != .offered { return message } }
        return nil
    }

    /// Takes a message out, wherever it stands.
    mutating func remove(_ message: CompatMessage) { waiting.remove(message) }

    /// Takes those out that have ended, or of which the bridge has gone.
    mutating func removeDeparted() { waiting.removeDeparted() }
}
