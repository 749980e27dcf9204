/// The messages that wait for `presentNext()`, the last one on top (BZ-014).
///
/// Every operation takes amortised constant time, whatever the number of messages: an index by identity
/// finds the entries to remove, a removed entry leaves a hole, and holes are closed when they outnumber
/// the messages or when somebody wants to see the array.
struct MessageStack {
    /// What makes two messages the same entry (BZ-015).
    private typealias Identity = Braze.InAppMessage.StackIdentity

    /// The messages, with a `hole` wherever one was removed. The last element is never a hole.
    private var entries: [Braze.InAppMessage] = []
    private var positions: [Identity: [Int]] = [:]
    private var holes: Set<Int> = []

    /// Stands where a message was removed, so that the message itself is let go of at once.
    private static let hole = Braze.InAppMessage.control(.init())

    init(_ messages: [Braze.InAppMessage] = []) {
        for message in messages { append(message) }
    }

    /// The message on top.
    var last: Braze.InAppMessage? { entries.last }

    /// All messages, bottom first. Linear only if something below the top was removed since the last look.
    var messages: [Braze.InAppMessage] {
        mutating get {
            closeHoles()
            return entries
        }
    }

    /// Puts a message on top without looking for entries that are equal to it (BZ-101).
    mutating func append(_ message: Braze.InAppMessage) {
        positions[Identity(message), default: []].append(entries.count)
        entries.append(message)
    }

    /// Puts a message on top, and nowhere else (BZ-011, BZ-016).
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

    /// Empties the stack and returns what was on it.
    mutating func removeAll() -> [Braze.InAppMessage] {
        defer { self = MessageStack() }
        return messages
    }

    private mutating func closeHoles() {
        guard !holes.isEmpty else { return }
        self = MessageStack(entries.indices.filter { !holes.contains($0) }.map { entries[$0] })
    }
}

extension Braze.InAppMessage {
    /// Whether two messages are the same for the stack (BZ-015): those with one id are, whatever they say.
    ///
    /// What the vendor does with messages without id is not known; in the model these are the same when they
    /// are equal.
    public func isApproximatelyEqual(to other: Self) -> Bool {
        StackIdentity(self) == StackIdentity(other)
    }

    /// What `isApproximatelyEqual(to:)` compares, as a key for look-ups.
    enum StackIdentity: Hashable {
        case id(String)
        case content(Braze.InAppMessage)

        init(_ message: Braze.InAppMessage) {
            self = message.id.map { .id($0) } ?? .content(message)
        }
    }
}
