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

    private static let praise = "Every delegate method that was found is one that is called."

    static func run(_ paths: [String], _ lint: DelegateLint, _ format: Format) throws -> Outcome {
        let misses = try paths.flatMap { path in
            lint.findings(in: try source(path)).map { finding in
                NearMiss(
                    file: path, line: finding.line, declared: finding.declared, meant: finding.meant,
                    shape: finding.shape.name)
            }
        }
        return Outcome(output: try output(misses, format), code: misses.isEmpty ? .ok : .failure)
    }

    private static func source(_ path: String) throws -> String {
        guard let text = String(data: try Files.read(path), encoding: .utf8) else {
            throw ToolFailure("\(path): the file is no UTF-8 text")
        }
        return text
    }

    private static func output(_ misses: [NearMiss], _ format: Format) throws -> String {
        switch format {
        case .json: return try JSON.text(misses)
        case .text where misses.isEmpty, .markdown where misses.isEmpty: return praise + "\n"
        case .text:
            let lines = misses.flatMap { miss in
                Layout.wrap(
                    "\(miss.file):\(miss.line): \(miss.declared) is never called by \(miss.shape); did you "
                        + "mean \(miss.meant)?", indent: 4)
            }
            return lines.joined(separator: "\n") + "\n"
        case .markdown:
            let rows = misses.map {
                [$0.file, "\($0.line)", "`\($0.declared)`", "`\($0.meant)`", $0.shape]
            }
            return Layout.markdownTable(["File", "Line", "Declared", "Meant", "Shape"], rows) + "\n"
        }
    }
}
