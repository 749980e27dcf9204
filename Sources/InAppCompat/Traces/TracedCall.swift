/// What a trace says of one call: its name, what was passed, and what the callee could see at that moment.
///
/// A shape's bridge puts its vendor's callbacks into these words, once, for checks on a device and for the recorders of its
/// contracts. Sendable; a value.
public struct TracedCall: Sendable, Hashable {
    /// A named value.
    public struct Argument: Sendable, Hashable, Codable, CustomStringConvertible {
        /// The name.
        public let name: String
        /// The value, as text.
        public let value: String

        /// Names a value.
        /// - Parameters:
        ///   - name: the name.
        ///   - value: the value, as text.
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }

        /// `name: value`.
        public var description: String { "\(name): \(value)" }
    }

    /// What is called: the vendor's name of the callback.
    public var name: String
    /// What was passed, in order.
    public var arguments: [Argument]
    /// What the callee could see of the SDK's state, in order.
    public var observed: [Argument]

    /// Describes a call.
    /// - Parameters:
    ///   - name: what is called.
    ///   - arguments: what was passed, in order.
    ///   - observed: what the callee could see of the SDK's state, in order.
    public init(_ name: String, _ arguments: [Argument] = [], observed: [Argument] = []) {
        self.name = name
        self.arguments = arguments
        self.observed = observed
    }
}
