/// One vendor's in-app message delegate API of one generation.
///
/// A struct instead of an enum, so that a further shape breaks no `switch`: each bridge names its own, such as
/// `SDKShape.example`, also one that lives in another package. Two shapes are the same if their names are.
public struct SDKShape: Sendable, Hashable, CustomStringConvertible {
    /// The name that commands, reports and documents use.
    public let name: String

    /// Names a shape.
    public init(_ name: String) {
        self.name = name
    }

    public var description: String { name }
}
