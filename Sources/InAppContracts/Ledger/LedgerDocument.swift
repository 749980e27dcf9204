/// The document of a shape's ledger. It is kept in the shape's folder.
public enum LedgerDocument {
    /// The whole document.
    public static func text(on kit: ShapeKit) -> String {
        let entries = kit.ledger.entries.filter { $0.role != .modelOnly }
        let own = kit.ledger.entries.filter { $0.role == .modelOnly }.flatMap(\.members)
        return """
            # What becomes of each member: \(kit.title)

            Made by `inapp-compat port --ledger --from \(kit)`; do not edit. It lists \(entries.flatMap(\.members).count) public members, each with its
            counterpart in a handler. "Needs" names what the other SDK has to be capable of, the main one first: without
            that there is nothing of the kind, without another it is different. `inapp-compat matrix` says which SDK
            is capable of what. An adopted delegate needs the same of it.

            \(entries.flatMap(lines).joined(separator: "\n"))
            ## Not the vendor's

            The model's own, for tests: \(own.map { "`\($0)`" }.joined(separator: ", ")).

            """
    }

    private static func lines(_ entry: LedgerEntry) -> [String] {
        let names = entry.needs.map { "`\($0.rawValue)`" }.joined(separator: ", ")
        let needs = names.isEmpty ? "" : " Needs \(names)."
        let rules = entry.rules.isEmpty ? "" : " Rules: \(entry.rules.joined(separator: ", "))."
        return [
            "## \(entry.counterpart.map { "`\($0)`" } ?? "No counterpart") (\(entry.role.rawValue))", "",
            "\(entry.advice)\(needs)\(rules)", "",
        ] + entry.members.map { "- `\($0)`" } + [""]
    }
}
