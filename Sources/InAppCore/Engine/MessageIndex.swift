/// The messages that have not ended, by the identity of the SDK's own objects.
///
/// The SDK calls several times in a row about one message, so the one found last is looked at first. It never
/// holds the last reference to a message that it lets go of, because its caller or the engine has one: no `deinit`
/// runs in the middle of a change. For bridges of SDKs whose messages are objects.
@MainActor public struct MessageIndex {
    @usableFromInline var messages: [ObjectIdentifier: CompatMessage] = [:]
    /// The one found last, which is in the table as long as it is here.
    @usableFromInline var latest: (key: ObjectIdentifier, message: KeptMessage)?

    /// Knows nothing.
    public init() {}

    /// The message of a native object; nil for one that was not seen before, or that has ended.
    @inlinable
    public mutating func find(_ key: ObjectIdentifier) -> CompatMessage? { kept(key)?.message }

    /// The same for `LifecycleEngine.during(_:_:)`, without a count of references.
    @inlinable
    public mutating func kept(_ key: ObjectIdentifier) -> KeptMessage? {
        if let latest, latest.key == key { return latest.message }
        guard let known = messages[key] else { return nil }
        let kept = KeptMessage(known)
        latest = (key, kept)
        return kept
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
        latest = (key, KeptMessage(message))
    }

    /// Forgets a message that has ended.
    public mutating func remove(_ message: CompatMessage, for key: ObjectIdentifier) {
        if let latest, latest.key == key || latest.message.refers(to: message) { self.latest = nil }
        if messages[key] === message { messages[key] = nil }
    }
}
