import InAppCompat

/// Entries on what an app does beside a message, which several shapes share.
extension LedgerEntry {
    /// Who counts.
    package static func autoTracking(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .action,
            counterpart: "CompatMessage.track(_:)",
            needs: [.track],
            rules: rules,
            advice: "Who counts is settled by the other SDK; track adds to it.",
            members: members)
    }

    /// Opens an address.
    package static func opening(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .action,
            counterpart: "UIApplication.open(_:)",
            rules: rules,
            advice: "Open the address with UIApplication.shared.open: a message opens none by itself.",
            members: members)
    }
}
