/// A place where a delegate's source uses a member of the vendor's API.
struct VendorUse: Sendable, Hashable {
    /// The member, as the ledger has it.
    let member: String
    /// Which of the files.
    let file: Int
    /// Where it is written, in bytes.
    let offset: Int
    /// Whether the name alone says so, because the compiler could not tell.
    let isByName: Bool
}

/// Something beside members that a person should know of a place.
struct PortNote: Sendable, Hashable {
    let file: Int
    let offset: Int
    let text: String
}
