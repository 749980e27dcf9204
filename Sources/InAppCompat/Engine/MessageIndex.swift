/// The messages that have not ended, by the identity of the SDK's own objects.
///
/// The SDK calls several times in a row about one message, so the one found last is looked at first. It never
/// holds the last reference to a message that it lets go of, because its caller has one: no `deinit` runs in
/// the middle of a change. For bridges of SDKs whose messages are objects.
@MainActor public struct MessageIndex {
    @usableFromInline var messages: [ObjectIdentifier: CompatMessage] = [:]
    @usableFromInline var latest: (key: ObjectIdentifier, message: CompatMessage)?

    /// Knows nothing.
    public init() {}

    /// The message of a native object; nil for one that was not seen before, or that has ended.
    @inlinable
    public mutating func find(_ key: ObjectIdentifier) -> CompatMessage? {
        if let latest, latest.key == key { return latest.message }
        guard let known = messages[key] else { return nil }
        latest = (key, known)
        return known
    }

    /// The message of a native object, which the engine makes on first sight.
    /// - Parameter id: what the vendor calls it.
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
        latest = (key, message)
    }

    /// Forgets a message that has ended.
    public mutating func remove(_ message: CompatMessage, for key: ObjectIdentifier) {
        if latest?.message === message { latest = nil }
        if messages[key] === message { messages[key] = nil }
    }
}
