import Foundation

/// The result of a run.
struct Report: Encodable {
    var rows: [Row] = []

    var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
    }

    /// A table, one section after the other.
    var text: String {
        let head = ["", "best", "median", "ratio", "median ratio", "budget", ""]
        let width = [58, 12, 12, 8, 13, 14, 6]
        var lines: [String] = []
        var section = ""
        for row in rows {
            if row.section != section {
                section = row.section
                lines += ["", line([section] + head.dropFirst(), width)]
            }
            lines.append(line(cells(of: row), width))
        }
        let missed = rows.filter { $0.isWithinBudget == false }.count
        let kept = rows.filter { $0.isWithinBudget == true }.count
        return lines.joined(separator: "\n") + "\n\n\(kept) budgets kept, \(missed) missed.\n"
    }

    private func cells(of row: Row) -> [String] {
        [
            "  " + row.name, number(row.best) + " " + row.unit, number(row.median) + " " + row.unit,
            row.ratio.map { number($0) + "x" } ?? "", row.medianRatio.map { number($0) + "x" } ?? "",
            row.budget?.description ?? "",
            row.isWithinBudget.map { $0 ? "kept" : "MISSED" } ?? "",
        ]
    }

    private func line(_ cells: [String], _ width: [Int]) -> String {
        let padded = zip(cells, width).enumerated().map { place, cell in
            let gap = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
            return place == 0 ? cell.0 + gap : gap + cell.0
        }
        return padded.joined(separator: " ")
    }

    private func number(_ value: Double) -> String {
        value >= 1_000 ? String(format: "%.0f", value) : String(format: value == 0 ? "0" : "%.2f", value)
    }
}
