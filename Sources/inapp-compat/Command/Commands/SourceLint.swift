import Foundation
import InAppCompat
import InAppContracts

/// What `contracts` does with Swift files.
@MainActor enum SourceLint {
    /// A method that is never called.
    private struct NearMiss: Encodable {
        let file: String
        let line: Int
        let declared: String
        let meant: String
        let shape: String
    }

    /// What was found in the operands.
    private struct Findings {
        var misses: [NearMiss] = []
        /// The operands in which there is no delegate.
        var withoutDelegate: [String] = []
    }

    private static let praise = "Every delegate method that was found is one that is called."

    static func run(
        _ paths: [String], _ lint: DelegateLint, of shapes: [ShapeKit], _ format: Format
    ) throws -> Outcome {
        var findings = Findings()
        for path in paths {
            let texts = try SourceFiles.beneath(path).map { ($0, try source($0)) }
            findings.misses += texts.flatMap { misses(in: $0.1, of: $0.0, lint) }
            if !texts.contains(where: { lint.hasDelegate(in: $0.1) }) {
                findings.withoutDelegate.append(path)
            }
        }
        let output = try output(
            findings, shapes, isAll: findings.withoutDelegate.count == paths.count, format)
        return Outcome(output: output, code: findings.misses.isEmpty ? .ok : .failure)
    }

    private static func misses(in source: String, of path: String, _ lint: DelegateLint) -> [NearMiss] {
        lint.findings(in: source).map { finding in
            NearMiss(
                file: path, line: finding.line, declared: finding.declared, meant: finding.meant,
                shape: finding.shape.name)
        }
    }

    private static func source(_ path: String) throws -> String {
        guard let text = String(data: try Files.read(path), encoding: .utf8) else {
            throw ToolFailure("\(path): the file is no UTF-8 text")
        }
        return text
    }

    private static func output(
        _ findings: Findings, _ shapes: [ShapeKit], isAll: Bool, _ format: Format
    ) throws -> String {
        let misses = findings.misses
        let names = shapes.map(\.shape.name).joined(separator: ", ")
        var sentences = findings.withoutDelegate.map { "\($0): no delegate was found in it, of \(names)." }
        if misses.isEmpty, !isAll { sentences.append(praise) }
        switch format {
        case .json: return try JSON.text(misses)
        case .text:
            // One line each, as compilers write them: editors and continuous integration read that.
            let lines = misses.map { miss in
                "\(miss.file):\(miss.line): error: \(miss.declared) is never called by \(miss.shape); did you "
                    + "mean \(miss.meant)?"
            }
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

/// Finding Swift files.
enum SourceFiles {
    /// The file itself, or every Swift file beneath a directory, by path; hidden directories, such as builds, are left
    /// out.
    /// - Throws: `ToolFailure` for a directory without Swift files.
    static func beneath(_ path: String) throws -> [String] {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue
        else { return [path] }
        let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
        let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        let files = names.filter { name in
            name.hasSuffix(".swift") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
        }
        guard !files.isEmpty else { throw ToolFailure("\(path): there is no Swift file in the directory") }
        return files.sorted().map { "\(folder)/\($0)" }
    }
}
