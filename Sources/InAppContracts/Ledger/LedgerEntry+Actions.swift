import InAppCompat

/// Entries for actions of an app apart from messages. Several shapes share them.
extension LedgerEntry {
    /// Whether the SDK tracks displays and interactions automatically.
    package static func autoTracking(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .action,
            counterpart: "CompatMessage.track(_:)",
            needs: [.track],
            rules: rules,
            advice: "The other SDK decides what it counts by itself; track adds to that.",
            members: members)
    }

    /// Opens a URL.
    package static func opening(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .action,
            counterpart: "UIApplication.open(_:)",
            rules: rules,
            advice: "Open the address with UIApplication.shared.open: a message opens none by itself.",
            members: members)
    }
}
