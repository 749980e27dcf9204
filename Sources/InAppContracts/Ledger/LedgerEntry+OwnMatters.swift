import InAppCompat

/// Entries for members that exist only in one vendor's SDK. Several shapes share these entries.
extension LedgerEntry {
    /// Properties of a campaign that only this vendor's SDK has.
    package static func ownMatters(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .content,
            rules: rules,
            advice: "Only messages of this SDK have it: decide without it, or by the campaign's extras.",
            members: members)
    }

    /// Kinds of messages that no other vendor has.
    package static func ownKinds(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .content,
            counterpart: "MessageContent.layout",
            rules: rules,
            advice: "Only this SDK has messages of this kind: remove the case.",
            members: members)
    }

    /// Properties of a message's appearance that the neutral content has no part for.
    package static func ownLooks(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .content,
            rules: rules,
            advice: "The content has no part for it: the other SDK decides how the message looks.",
            members: members)
    }
}
