public import InAppCompat

/// A way in which a shape's bridge can be set up, beside its usual one, by which a handler gets something else of the same
/// SDK. Each way is a host of its own in every table.
///
/// Sendable; a value. Two are the same if their names are.
public struct BridgeSetUp: Sendable, Hashable {
    /// Puts a handler on the SDK of a driver through the bridge, set up in this way. Main actor.
    public typealias Attachment =
        @MainActor @Sendable (any InAppMessageHandler, any ShapeDriver) -> any MessageBridge

    /// What follows the shape's name in the name of the host, such as `Pages`.
    public let name: String
    /// What is different, in words that follow the name of the SDK, such as `with the bridge's pages`.
    public let title: String
    /// How an app writes it: the arguments of the bridge's initialiser, after the handler.
    public let arguments: String
    /// What the SDK can do for a handler then.
    public let capabilities: CapabilityTable
    /// Puts a handler on the SDK in this way.
    public let attach: Attachment

    /// Describes a way to set a bridge up.
    public init(
        name: String, title: String, arguments: String, capabilities: CapabilityTable,
        attach: @escaping Attachment
    ) {
        self.name = name
        self.title = title
        self.arguments = arguments
        self.capabilities = capabilities
        self.attach = attach
    }

    /// Whether both have the same name.
    public static func == (left: BridgeSetUp, right: BridgeSetUp) -> Bool { left.name == right.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
