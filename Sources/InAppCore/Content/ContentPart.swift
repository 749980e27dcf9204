/// A part of a message's content: what it says can be said in free-form data, and be read from such.
///
/// Parts are compared, hashed, encoded and decoded by that. Addresses are the same where their text is. Sendable; a value.
public protocol ContentPart: Sendable, Hashable, Codable {
    /// What the part says. Parts that say the same are equal.
    var contentValue: ContentValue { get }
    /// Reads a part.
    /// - Throws: `DecodingError`, with where, what was found and what was expected.
    init(_ node: ContentNode) throws
}

extension ContentPart {
    public static func == (left: Self, right: Self) -> Bool {
        left.contentValue == right.contentValue
    }

    public func hash(into hasher: inout Hasher) {
        contentValue.hash(into: &hasher)
    }

    public func encode(to encoder: any Encoder) throws {
        try contentValue.encode(to: encoder)
    }

    public init(from decoder: any Decoder) throws {
        try self.init(ContentNode(ContentValue(from: decoder), at: decoder.codingPath))
    }
}
