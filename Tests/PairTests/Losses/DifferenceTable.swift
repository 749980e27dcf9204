import InAppCompat

@testable import InAppContracts

/// The generated table of differences for the delegates of one shape under the SDK of another, at the
/// end of the pair's document.
struct DifferenceTable {
    let delegate: ShapeKit
    let host: ShapeKit
    /// The differences of this pair, in the order in which they were found.
    let differences: [EffectDifference]

    private var begin: String { "<!-- differences\(setUp): begin -->" }
    private var end: String { "<!-- differences\(setUp): end -->" }
    private var setUp: String { host.setUp.map { " " + $0.name } ?? "" }

    /// The name of the pair's document.
    var fileName: String { "\(delegate.shape.roomName)To\(host.shape.roomName).md" }

    /// The number of differences, and of those that are reported while they happen.
    var figures: (all: Int, told: Int) { (differences.count, differences.count { $0.teller != nil }) }

    /// The generated part.
    var markdown: String {
        let (all, told) = figures
        let untold = all - told
        let rest =
            untold == 0
            ? "A diagnostic reports each of them when it happens."
            : "A diagnostic reports \(told) of them when they happen."
        let head = """
            ## What differs, effect by effect\(host.setUp.map { ", " + $0.title } ?? "")

            The neutral stories, played with delegates of several styles under both SDKs, differ in \(all) \(all == 1 ? "effect" : "effects"). \(rest)

            | what | in the stories | reported by |
            | --- | --- | --- |
            """
        return ([head] + rows).joined(separator: "\n")
    }

    /// One row for each diagnostic, with all differences that it reports.
    private var rows: [String] {
        let tellers = differences.map(teller).unique
        return tellers.map { teller in
            let told = differences.filter { self.teller(of: $0) == teller }
            let what = told.map(\.what).unique.joined(separator: "; ")
            return "| \(cell(what)) | \(list(told.map(\.story).unique)) | \(cell(teller)) |"
        }
    }

    private func teller(of difference: EffectDifference) -> String {
        if let teller = difference.teller { return "`\(teller.code)`: \(teller.explanation)" }
        return "nothing. It is lost silently."
    }

    /// All names if they are few, otherwise the first ones and the number of the others.
    private func list(_ names: [String]) -> String {
        names.count <= 4
            ? names.joined(separator: ", ")
            : names.prefix(3).joined(separator: ", ") + " and \(names.count - 3) more"
    }

    private func cell(_ text: String) -> String { text.replacingOccurrences(of: "|", with: "\\|") }

    /// A document with a new table: in place of the old one, or at the end if there is none.
    func document(replacing text: String) -> String {
        let part = "\(begin)\n\(markdown)\n\(end)"
        guard let start = text.range(of: begin), let end = text.range(of: end),
            start.upperBound <= end.lowerBound
        else { return text + "\n\(part)\n" }
        return String(text[..<start.lowerBound]) + part + String(text[end.upperBound...])
    }
}
