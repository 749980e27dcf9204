import InAppCompat

/// Entries on what only one vendor's SDK knows, which several shapes share.
extension LedgerEntry {
    /// What of a campaign only this vendor's SDK says.
    package static func ownMatters(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .content,
            rules: rules,
            advice: "Only this SDK says that of a message: decide without it, or by the campaign's extras.",
            members: members)
    }

    /// Kinds of messages that no other vendor has.
    package static func ownKinds(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .content,
            counterpart: "MessageContent.layout",
            rules: rules,
            advice: "Messages of this kind come from this SDK alone: leave the case out.",
            members: members)
    }

    /// Looks for which a message's content has no part.
    package static func ownLooks(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .content,
            rules: rules,
            advice: "The content has no part for it: a message looks as the other SDK has it.",
            members: members)
    }
}
