/// The messages that wait for `presentNext()`, the last one on top (BZ-014).
///
/// Every operation takes amortised constant time, whatever the number of messages. An index by identity finds the
/// entries to remove. A removed entry leaves a hole; holes are removed when they outnumber the messages or when the
/// array is read.
struct MessageStack {
    /// The key for which two messages are the same entry (BZ-015).
    private typealias Identity = Braze.InAppMessage.StackIdentity

    /// The messages, with a `hole` wherever one was removed. The last element is never a hole.
    private var entries: [Braze.InAppMessage] = []
    private var positions: [Identity: [Int]] = [:]
    private var holes: Set<Int> = []

    /// The placeholder for a removed message, so that the message itself is released at once.
    private static let hole = Braze.InAppMessage.control(.init())

    init(_ messages: [Braze.InAppMessage] = []) {
        for message in messages { append(message) }
    }

    /// The message on top.
    var last: Braze.InAppMessage? { entries.last }

    /// All messages, bottom first. Linear only if a message below the top was removed.
    var messages: [Braze.InAppMessage] {
        holes.isEmpty ? entries : entries.indices.filter { !holes.contains($0) }.map { entries[$0] }
    }

    /// Adds a message on top without removing equal entries (BZ-101).
    mutating func append(_ message: Braze.InAppMessage) {
        positions[Identity(message), default: []].append(entries.count)
        entries.append(message)
    }

    /// Moves a message to the top and removes its other entries (BZ-011, BZ-016).
    mutating func moveToTop(_ message: Braze.InAppMessage) {
        removeAll(like: message)
        append(message)
    }

    /// Removes every entry that is approximately equal to a message (BZ-012, BZ-022).
    mutating func removeAll(like message: Braze.InAppMessage) {
        guard let places = positions.removeValue(forKey: Identity(message)) else { return }
        for place in places {
            entries[place] = Self.hole
            holes.insert(place)
        }
        while holes.remove(entries.count - 1) != nil {
            entries.removeLast()
        }
        if holes.count > entries.count / 2 { closeHoles() }
    }

    /// Empties the stack and returns its messages.
    mutating func removeAll() -> [Braze.InAppMessage] {
        defer { self = MessageStack() }
        return messages
    }

    private mutating func closeHoles() {
        guard !holes.isEmpty else { return }
        self = MessageStack(messages)
    }
}

extension Braze.InAppMessage {
    /// Whether two messages are the same for the stack (BZ-015): messages with the same id are, whatever their content.
    ///
    /// How the vendor compares messages without an id is not known; in the model they are the same if they are equal.
    public func isApproximatelyEqual(to other: Self) -> Bool {
        StackIdentity(self) == StackIdentity(other)
    }

    /// The key that `isApproximatelyEqual(to:)` compares, for look-ups.
    enum StackIdentity: Hashable {
        case id(String)
        case content(Braze.InAppMessage)

        init(_ message: Braze.InAppMessage) {
            self = message.id.map { .id($0) } ?? .content(message)
        }
    }
}
