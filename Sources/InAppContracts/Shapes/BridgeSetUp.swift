public import InAppCompat

/// A way to set up a shape's bridge that differs from the usual one and gives a handler something else on the same SDK.
/// Each way is a host of its own in every table.
///
/// Sendable; a value. Two set-ups are equal if their names are.
public struct BridgeSetUp: Sendable, Hashable {
    /// Attaches a handler to the SDK of a driver through the bridge, set up in this way. Main actor.
    public typealias Attachment =
        @MainActor @Sendable (any InAppMessageHandler, any ShapeDriver) -> any MessageBridge

    /// The suffix that follows the shape's name in the host's name, such as `Pages`.
    public let name: String
    /// The difference, in words that follow the SDK's name, such as `with the bridge's pages`.
    public let title: String
    /// The arguments of the bridge's initialiser in an app's code, after the handler.
    public let arguments: String
    /// What the SDK can do for a handler with this set-up.
    public let capabilities: CapabilityTable
    /// Attaches a handler to the SDK in this way.
    public let attach: Attachment

    /// Makes a set-up.
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
