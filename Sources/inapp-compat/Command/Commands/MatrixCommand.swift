import InAppCompat
import InAppContracts

/// `matrix`: the capabilities of each shape.
enum MatrixCommand: Subcommand {
    static let name = "matrix"
    static let summary = "shows what each vendor's SDK can do for a handler"
    static let operands = ""
    static let shape = Option(
        name: "--shape", value: "SHAPE",
        about: "only this SDK; by default all, with every set-up of their bridges")
    static let options = [shape, Option.format]
    static let discussion = [
        "\"native\": the SDK does it. \"made\": the bridge emulates it with the SDK's means; the note says how "
            + "and where it differs. \"none\": it is impossible; the note says why. \"played on\": the "
            + "environment in which the claims of a column were tested."
    ]
    static func examples(_ shapes: [ShapeKit]) -> [String] {
        ["matrix", "matrix --format markdown"] + shapes.prefix(1).map { "matrix --shape \($0)" }
    }

    @MainActor static func run(_ arguments: Arguments, _ shapes: [ShapeKit], _ style: Style) throws -> Outcome
    {
        try arguments.noOperands()
        let format = try arguments.format()
        let chosen = try arguments.value(shape, among: shapes.hosts).map { [$0] } ?? shapes.hosts
        let matrix = Matrix(chosen)
        switch format {
        case .text: return Outcome(output: matrix.text(style))
        case .json: return Outcome(output: try JSON.text(matrix.rows))
        case .markdown: return Outcome(output: matrix.markdown)
        }
    }
}

/// The layout of the capability table.
struct Matrix {
    /// A shape's support of one capability.
    struct Cell: Encodable {
        let support: String
        let note: String

        init(_ proof: ShapeProof) {
            support = proof.name
            note = proof.note
        }

        init(_ support: Support) {
            self.support =
                switch support {
                case .native: "native"
                case .emulated: "made"
                case .unavailable: "none"
                }
            note = support.note
        }
    }

    /// One capability.
    struct Row: Encodable {
        let capability: String
        let shapes: [String: Cell]
    }

    /// The names of the hosts.
    let hosts: [String]
    let rows: [Row]
    /// How the claims were verified: the last row of tables for people.
    private let proof: Row

    init(_ kits: [ShapeKit]) {
        hosts = kits.map(\.name)
        rows = Capability.allCases.map { capability in
            let cells = kits.map { ($0.name, Cell($0.capabilities.support(of: capability))) }
            return Row(capability: capability.name, shapes: Dictionary(cells) { first, _ in first })
        }
        let proofs = kits.map { ($0.name, Cell($0.proof)) }
        proof = Row(capability: "played on", shapes: Dictionary(proofs) { first, _ in first })
    }

    private static let nameWidth = 20
    private static let cellWidth = 15

    /// As many shapes next to each other as fit the width, followed by the notes.
    func text(_ style: Style) -> String {
        var notes: [String] = []
        var lines: [String] = []
        let perTable = (Layout.width - Self.nameWidth) / Self.cellWidth
        for start in stride(from: 0, to: hosts.count, by: perTable) {
            let group = hosts[start..<min(start + perTable, hosts.count)]
            let header = group.map { Layout.pad($0, Self.cellWidth) }.joined()
            lines.append(style.bold(Layout.pad("", Self.nameWidth) + header.trimmingEnd))
            for row in rows + [proof] {
                let cells = group.map { cell(row, $0, &notes, style) }.joined()
                lines.append(Layout.pad(row.capability, Self.nameWidth) + cells.trimmingEnd)
            }
            lines.append("")
        }
        for (place, note) in notes.enumerated() {
            lines += Layout.wrap("\(Layout.pad("[\(place + 1)]", 5))\(note)", indent: 5)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func cell(_ row: Row, _ shape: String, _ notes: inout [String], _ style: Style) -> String {
        guard let cell = row.shapes[shape] else { return Layout.pad("", Self.cellWidth) }
        guard !cell.note.isEmpty else { return style.green(Layout.pad(cell.support, Self.cellWidth)) }
        notes.append("\(shape) \(row.capability): \(cell.note)")
        let text = Layout.pad("\(cell.support) [\(notes.count)]", Self.cellWidth)
        return cell.support == "none" ? style.red(text) : style.yellow(text)
    }

    var markdown: String {
        let header = ["Capability"] + hosts
        let body = (rows + [proof]).map { row in
            [row.capability]
                + hosts.map { host in
                    let cell = row.shapes[host]
                    return [cell?.support ?? "", cell?.note ?? ""].filter { !$0.isEmpty }.joined(
                        separator: ": ")
                }
        }
        return Layout.markdownTable(header, body) + "\n"
    }
}

extension String {
    /// The text without trailing spaces.
    var trimmingEnd: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
