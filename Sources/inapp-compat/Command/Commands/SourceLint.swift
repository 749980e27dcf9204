import Foundation
import InAppCompat
import InAppContracts

/// Implements `contracts` for Swift files.
@MainActor enum SourceLint {
    /// A method that is never called.
    private struct NearMiss: Encodable {
        let file: String
        let line: Int
        let declared: String
        let meant: String
        let shape: String
        /// The message in the format of compilers.
        let error: String

        private enum CodingKeys: CodingKey { case file, line, declared, meant, shape }
    }

    /// The findings in the operands.
    private struct Findings {
        var misses: [NearMiss] = []
        /// The operands without a delegate.
        var withoutDelegate: [String] = []
    }

    private static let praise = "Every delegate method that was found is called."

    static func run(
        _ paths: [String], _ lint: DelegateLint, of shapes: [ShapeKit], _ format: Format
    ) throws -> Outcome {
        var findings = Findings()
        var sources: [DelegateLint.Source] = []
        for path in paths {
            let texts = try SourceFiles.beneath(path).map {
                DelegateLint.Source(path: $0, text: try source($0))
            }
            sources += texts
            if !texts.contains(where: { lint.hasDelegate(in: $0.text) }) {
                findings.withoutDelegate.append(path)
            }
        }
        findings.misses = misses(in: sources, lint)
        // A subclass of a delegate in another file is found only together with that file.
        findings.withoutDelegate.removeAll { path in
            findings.misses.contains { $0.file == path || $0.file.hasPrefix("\(path)/") }
        }
        let output = try output(
            findings, shapes, isAll: findings.withoutDelegate.count == paths.count, format)
        return Outcome(output: output, code: findings.misses.isEmpty ? .ok : .failure)
    }

    private static func misses(in sources: [DelegateLint.Source], _ lint: DelegateLint) -> [NearMiss] {
        lint.findings(in: sources).flatMap { path, findings in
            findings.map { finding in
                NearMiss(
                    file: path, line: finding.line, declared: finding.declared, meant: finding.meant,
                    shape: finding.shape.name, error: finding.error(in: path))
            }
        }
    }

    private static func source(_ path: String) throws -> String {
        guard let text = String(data: try Files.read(path), encoding: .utf8) else {
            throw ToolFailure("\(path): the file is not UTF-8 text")
        }
        return text
    }

    private static func output(
        _ findings: Findings, _ shapes: [ShapeKit], isAll: Bool, _ format: Format
    ) throws -> String {
        let misses = findings.misses
        let names = shapes.map(\.shape.name).joined(separator: ", ")
        var sentences = findings.withoutDelegate.map { "\($0): no delegate of \(names) was found." }
        if misses.isEmpty, !isAll { sentences.append(praise) }
        switch format {
        case .json: return try JSON.text(misses)
        case .text:
            // One line each in the format of compilers, for editors and continuous integration.
            let lines = misses.map(\.error)
            let rest = sentences.flatMap { Layout.wrap($0, indent: 4) }
            return (lines + rest).joined(separator: "\n") + "\n"
        case .markdown:
            let rows = misses.map {
                [$0.file, "\($0.line)", "`\($0.declared)`", "`\($0.meant)`", $0.shape]
            }
            let table = Layout.markdownTable(["File", "Line", "Declared", "Meant", "Shape"], rows)
            return ((misses.isEmpty ? [] : [table]) + sentences).joined(separator: "\n\n") + "\n"
        }
    }
}

/// The Swift files that an operand names.
enum SourceFiles {
    /// The file itself, or all Swift files in a directory and its subdirectories.
    /// - Throws: `ToolFailure` for a directory without Swift files.
    static func beneath(_ path: String) throws -> [String] {
        let files = SwiftFiles.beneath(path)
        guard !files.isEmpty else { throw ToolFailure("\(path): the directory contains no Swift file") }
        return files
    }
}
