import Foundation

/// The differences that are wanted, or known: a path a line, then a colon and the reason. A path that ends in `*` stands
/// for all that begin like it; `[kind]` after it, for one kind of difference only. Empty lines and lines that begin with `#` say nothing.
struct AcceptedDifferences {
    private struct Entry {
        let path: String
        let kind: String?
        let line: Int

        func covers(_ difference: Difference) -> Bool {
            guard kind == nil || kind == difference.kind.rawValue else { return false }
            return path.hasSuffix("*") ? difference.path.hasPrefix(path.dropLast()) : difference.path == path
        }
    }

    private var entries: [Entry] = []

    init(contentsOf file: URL) throws {
        let lines = try String(contentsOf: file, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
            guard let colon = line.range(of: ": "), !line[colon.upperBound...].isEmpty else {
                throw ComparisonError(
                    "\(file.lastPathComponent):\(index + 1): a reason was expected after \": \".")
            }
            let parts = line[..<colon.lowerBound].split(separator: " ", maxSplits: 1)
            entries.append(
                Entry(
                    path: parts.first.map(String.init) ?? "",
                    kind: parts.count > 1 ? parts[1].trimmingCharacters(in: ["[", "]"]) : nil, line: index + 1
                ))
        }
    }

    /// The differences that no entry covers.
    func unexpected(_ differences: [Difference]) -> [Difference] {
        differences.filter { difference in !entries.contains { $0.covers(difference) } }
    }

    /// The lines whose difference is not there any more, or is accepted by another line too, so that nobody would notice.
    func outdated(_ differences: [Difference]) -> [(line: Int, path: String)] {
        let needed = Set(
            differences.compactMap { difference in
                let covering = entries.filter { $0.covers(difference) }
                return covering.count == 1 ? covering[0].line : nil
            })
        return entries.filter { !needed.contains($0.line) }.map { ($0.line, $0.path) }
    }
}
