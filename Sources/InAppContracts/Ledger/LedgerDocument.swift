/// The document of a shape's ledger. It is kept in the shape's folder.
public enum LedgerDocument {
    /// The whole document.
    public static func text(on kit: ShapeKit) -> String {
        let entries = kit.ledger.entries.filter { $0.role != .modelOnly }
        let own = kit.ledger.entries.filter { $0.role == .modelOnly }.flatMap(\.members)
        return """
            # What becomes of each member: \(kit.title)

            Made by `inapp-compat port --ledger --from \(kit)`; do not edit. It lists \(entries.flatMap(\.members).count) public members, each with its
            counterpart in a handler. "Needs" lists the capabilities that the other SDK must have, the main one first.
            Without the main capability there is no counterpart; without another one it works differently.
            `inapp-compat matrix` lists the capabilities of each SDK. An adopted delegate needs the same capabilities.

            \(entries.flatMap(lines).joined(separator: "\n"))
            ## Not in the vendor's SDK

            Only in the model, for tests: \(own.map { "`\($0)`" }.joined(separator: ", ")).

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
