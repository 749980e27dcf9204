/// What a shape can do for a handler: native, emulated with a note, or unavailable with a note. Each bridge has
/// one, which its engine and its messages carry.
///
/// Sendable; a value.
public struct CapabilityTable: Sendable {
    /// The shape that is described.
    public let shape: SDKShape
    private let supports: [Capability: Support]

    /// Describes a shape.
    /// - Parameter support: says how a capability is supported. It is asked once for each, here and now.
    public init(_ shape: SDKShape, _ support: (Capability) -> Support) {
        self.shape = shape
        supports = Dictionary(
            uniqueKeysWithValues: Capability.allCases.map { ($0, support($0)) })
    }

    /// How the shape supports a capability.
    public func support(of capability: Capability) -> Support {
        supports[capability] ?? .unavailable("The table of \(shape) says nothing of it.")
    }
}
