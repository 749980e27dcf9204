import Foundation
import InAppCompat

/// A public protocol of a vendor's model, read from its source: what an app implements, and the SDK calls.
struct ModelProtocol: Sendable {
    let name: String
    /// The requirements, as `name(label:)`, each once.
    let requirements: Set<String>

    /// The public protocols that a source declares.
    static func all(in source: String) -> [ModelProtocol] {
        let lines = source.components(separatedBy: "\n")
        return lines.indices.compactMap { start in
            let line = lines[start]
            guard line.first?.isWhitespace == false, let range = line.range(of: "public protocol ") else {
                return nil
            }
            let name = line[range.upperBound...].prefix { $0.isLetter || $0.isNumber }
            let body = line.hasSuffix("}") ? [] : lines[(start + 1)...].prefix { $0 != "}" }
            let code = body.map { $0.drop { $0 == " " } }.filter { !$0.hasPrefix("//") }
            return ModelProtocol(name: String(name), requirements: members(code.joined(separator: " ")))
        }
    }

    private static func members(_ body: String) -> Set<String> {
        var found: Set<String> = []
        for piece in body.components(separatedBy: "func ").dropFirst() {
            found.insert(signature(piece))
        }
        for piece in body.components(separatedBy: " var ").dropFirst()
            + (body.hasPrefix("var ") ? [String(body.dropFirst(4))] : [])
        {
            found.insert(String(piece.prefix { $0.isLetter || $0.isNumber }))
        }
        return found
    }

    /// The name and the labels at the beginning of a text: `onShow(message: any Showable)` is `onShow(message:)`.
    private static func signature(_ text: String) -> String {
        let name = text.prefix { $0.isLetter || $0.isNumber }
        var depth = 0
        var parts = [""]
        for character in text.dropFirst(name.count) {
            depth += "([".contains(character) ? 1 : ")]".contains(character) ? -1 : 0
            if depth == 0 { break }
            if character == ",", depth == 1 {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        let labels = parts.map { $0.drop { "( ".contains($0) }.prefix { $0 != " " && $0 != ":" } }
        return name + "(" + labels.filter { !$0.isEmpty }.map { $0 + ":" }.joined() + ")"
    }

    /// All public protocols of a model.
    static func all(of module: String) throws -> [ModelProtocol] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Sources/\(module)").standardized
        let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        var found: [ModelProtocol] = []
        for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
            found += all(in: try String(contentsOf: file, encoding: .utf8))
        }
        return found
    }
}
