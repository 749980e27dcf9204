public import InAppCompat

/// What a delegate protocol asks for, in words that stand in source texts. Sendable; a value.
public struct DelegateRequirements: Sendable, Hashable {
    /// The shape whose protocol it is.
    public let shape: SDKShape
    /// The protocol's name.
    public let protocolName: String
    /// The methods in the form `name(label:label:)`; the gate comes first.
    public let methods: [String]

    /// Describes a protocol.
    public init(shape: SDKShape, protocolName: String, methods: [String]) {
        self.shape = shape
        self.protocolName = protocolName
        self.methods = methods
    }

    /// How much speaks for a type being meant for this delegate; the gate decides between equals.
    func score(isRight: (String) -> Bool) -> Int {
        methods.prefix(1).count(where: isRight) + 2 * methods.count(where: isRight)
    }
}
