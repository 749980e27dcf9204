/// A place where a delegate's source uses a member of the vendor's API.
struct VendorUse: Sendable, Hashable {
    /// The member, by its name in the ledger.
    let member: String
    /// The number of the file.
    let file: Int
    /// The byte offset in the file.
    let offset: Int
    /// Whether it is based on the name alone, because the compiler could not read the place.
    let isByName: Bool
}

/// A note about a place that is not about a member.
struct PortNote: Sendable, Hashable {
    let file: Int
    let offset: Int
    let text: String
}
