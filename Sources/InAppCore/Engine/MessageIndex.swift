/// The messages that have not ended, by the identity of the SDK's own objects. For bridges of SDKs whose messages are
/// objects.
@MainActor public struct MessageIndex {
    private var messages: [ObjectIdentifier: CompatMessage] = [:]

    /// Knows nothing.
    public init() {}

    /// The message of a native object; nil for one that was not seen before, or that has ended.
    public func find(_ key: ObjectIdentifier) -> CompatMessage? { messages[key] }

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
    }

    /// Forgets a message that has ended.
    public mutating func remove(_ message: CompatMessage, for key: ObjectIdentifier) {
        if messages[key] === message { messages[key] = nil }
    }
}
