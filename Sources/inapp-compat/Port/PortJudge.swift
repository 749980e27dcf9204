import InAppCompat
import InAppContracts

/// Judges how each use of the vendor's API ports to another SDK.
struct PortJudge {
    let reading: DelegateReading
    let target: ShapeKit

    /// One finding per entry whose members are used, at the first line that uses one.
    func members() -> [PortReport.Finding] {
        let uses = reading.uses.sorted { ($0.file, $0.offset, $0.member) < ($1.file, $1.offset, $1.member) }
        var found: [PortReport.Finding] = []
        var places: [String: Int] = [:]
        let lines = Set(uses.filter { !isSetUp($0) }.map(place))
        for use in uses {
            // An action in a line is more specific than the objects in the same line.
            guard let entry = reading.kit.ledger[use.member], !isSetUp(use) || !lines.contains(place(use))
            else {
                continue
            }
            let line = reading.files[use.file].line(at: use.offset)
            let key = "\(use.file) \(entry.members.first ?? use.member)"
            if let place = places[key] {
                found[place].take(use.member, line)
                continue
            }
            guard let fate = PortFate(of: entry, from: reading.kit, to: target) else { continue }
            let next = finding(
                fate.verdict, use.file, line, member: use.member, fate.reasons[0], entry.rules,
                entry.advice, use.isByName, Array(fate.reasons.dropFirst()))
            if let twin = found.firstIndex(where: next.saysTheSame) {
                places[key] = twin
                found[twin].take(use.member, line)
                continue
            }
            places[key] = found.count
            found.append(next)
        }
        return found
    }

    /// Whether a use belongs to the set-up of the SDK, or has no meaning on its own.
    private func isSetUp(_ use: VendorUse) -> Bool {
        switch reading.kit.ledger[use.member]?.role {
        case .setUp, .vocabulary, .modelOnly, nil: true
        case .callback, .answer, .content, .action: false
        }
    }

    private func place(_ use: VendorUse) -> [Int] {
        [use.file, reading.files[use.file].line(at: use.offset)]
    }

    func notes() -> [PortReport.Finding] {
        reading.notes.sorted { ($0.file, $0.offset) < ($1.file, $1.offset) }.compactMap { note in
            let line = reading.files[note.file].line(at: note.offset)
            guard note.text == "switch over kinds" else {
                return finding(.lookAt, note.file, line, note.text, [], "")
            }
            guard let sentence = target.ledger.pagesOnly else { return nil }
            return finding(
                .lookAt, note.file, line, "This switch over kinds will see one kind only. \(sentence)", [],
                "Decide by what the campaign says in its extras.")
        }
    }

    func nearMisses(_ kits: [ShapeKit]) -> [PortReport.Finding] {
        let lint = DelegateLint(kits, only: [reading.kit.shape])
        return reading.files.enumerated().flatMap { index, file in
            lint.findings(in: file.text).map { miss in
                finding(
                    .lookAt, index, miss.line, "\(miss.declared) is never called.", [],
                    miss.slip.map { $0.reason.prefix(1).uppercased() + $0.reason.dropFirst() + "." }
                        ?? "Is \(miss.meant) meant?")
            }
        }
    }

    func conditionals() -> [PortReport.Finding] {
        reading.files.enumerated().flatMap { index, file in
            file.conditional.map { line in
                finding(
                    .lookAt, index, line,
                    "This code is compiled only with the old SDK. It disappears without a warning.", [],
                    "Take it out of the condition, or delete it.")
            }
        }
    }

    /// The first of some lines, and the following ones that close its parentheses.
    private static func whole(_ lines: ArraySlice<Substring>) -> String {
        var text = ""
        for line in lines.prefix(8) {
            text += (text.isEmpty || text.hasSuffix("(") ? "" : " ") + line.trimmed
            if text.filter({ $0 == "(" }).count <= text.filter({ $0 == ")" }).count { return text }
        }
        return lines.first?.trimmed ?? ""
    }

    private func finding(
        _ verdict: PortReport.Verdict, _ file: Int, _ line: Int, member: String = "", _ reason: String,
        _ rules: [String], _ advice: String, _ isByName: Bool = false,
        _ furtherReasons: [String] = []
    ) -> PortReport.Finding {
        let source = reading.files[file]
        let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
        let text = line <= lines.count ? Self.whole(lines[(line - 1)...]) : ""
        return PortReport.Finding(
            verdict: verdict, file: source.path, line: line, source: text, member: member, furtherMembers: [],
            counterpart: reading.kit.ledger[member]?.counterpart ?? "", reason: reason,
            furtherReasons: furtherReasons, rules: rules, advice: advice, alsoAt: [], isByName: isByName)
    }
}

extension PortReport.Finding {
    /// Whether another finding is the same except for the vendor's name, in the same line or with the same rules.
    fileprivate func saysTheSame(_ other: PortReport.Finding) -> Bool {
        (file, verdict, reason, furtherReasons) == (
            other.file, other.verdict, other.reason, other.furtherReasons
        )
            && (line == other.line || rules == other.rules)
            && !counterpart.isEmpty && counterpart == other.counterpart && advice == other.advice
    }

    /// Adds a member with the same result.
    fileprivate mutating func take(_ other: String, _ line: Int) {
        if other != member, !furtherMembers.contains(other) { furtherMembers.append(other) }
        if line != self.line, !alsoAt.contains(line) { alsoAt.append(line) }
    }
}
