/// What only one vendor's messages have, in the words of their payload, where it is not the default: it stands among a
/// content's extras, so that it survives the way back. Other SDKs carry it and make nothing of it.
///
/// For bridges, which say where it stands and what its members mean. Sendable; a value.
public struct VendorExtras: Sendable, Hashable {
    /// What there is to say, by name.
    public private(set) var members: [String: ContentValue]

    /// What a content brings along; anything else than an object is nothing.
    public init(_ value: ContentValue?) {
        if case .object(let members)? = value { self.members = members } else { members = [:] }
    }

    /// Says something, or nothing any more.
    public mutating func put(_ name: String, _ value: ContentValue?) { members[name] = value }

    /// What there is to say, as it stands among a content's extras; nil for nothing.
    public var contentValue: ContentValue? { members.isEmpty ? nil : .object(members) }
}
