/// The place of a value in a payload, written like `btns[1].uri`; empty for the payload itself.
///
/// Going deeper writes no text: that happens only for an error.
public enum PayloadPath: Sendable, Hashable {
    /// The payload itself.
    case root
    /// A member of an object.
    indirect case member(PayloadPath, String)
    /// An element of an array.
    indirect case element(PayloadPath, Int)

    /// The place where a decoder stands.
    public init(_ codingPath: [any CodingKey]) {
        self = codingPath.reduce(.root) { path, key in
            key.intValue.map { path[$0] } ?? path[key.stringValue]
        }
    }

    /// The place of a member of the object at this place.
    public subscript(name: String) -> PayloadPath { .member(self, name) }

    /// The place of an element of the array at this place.
    public subscript(index: Int) -> PayloadPath { .element(self, index) }
}

extension PayloadPath: ExpressibleByStringLiteral {
    /// The place of a member of the payload itself.
    public init(stringLiteral name: String) {
        self = .member(.root, name)
    }
}

extension PayloadPath: CustomStringConvertible {
    /// The place in words.
    public var description: String {
        switch self {
        case .root: ""
        case .member(.root, let name): name
        case .member(let object, let name): "\(object).\(name)"
        case .element(let array, let index): "\(array)[\(index)]"
        }
    }
}
