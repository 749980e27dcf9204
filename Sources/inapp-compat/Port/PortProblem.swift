/// Why a delegate's source cannot be read or ported. Sendable; a value.
public struct PortProblem: Error, Sendable, Hashable, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }
}
