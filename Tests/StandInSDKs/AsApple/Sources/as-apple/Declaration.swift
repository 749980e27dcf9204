import Foundation

/// A declaration in a source file that is formatted as this package's are: one declaration begins on a line.
struct Declaration {
    /// Its name with those of the types around it, and a function's with its labels: `UIView.init(frame:)`.
    let path: String
    /// `class`, `func`, `var` and so on.
    let keyword: String
    /// The lines of it, its comment and attributes included.
    let lines: ClosedRange<Int>
    /// The line that has the keyword.
    let head: Int
    /// The line of the brace that opens its body; nil without one.
    let opening: Int?

    /// Whether members can stand in it.
    var isType: Bool { ["class", "struct", "enum", "protocol", "extension", "actor"].contains(keyword) }
}

/// The declarations of a source file.
struct DeclarationReader {
    private static let modifiers =
        #"(?:(?:public|open|private|fileprivate|internal|package)(?:\(set\))?|static|final|override|required"#
        + #"|convenience|nonisolated|weak|lazy|mutating|indirect|optional|class(?=\s+(?:func|var)))"#
    /// Attributes, modifiers, the keyword and the name.
    nonisolated(unsafe) private static let start = try? Regex(
        #"^(?:@\w+(?:\([^)]*\))?\s+)*(?:\#(modifiers)\s+)*"#
            + #"(class|struct|enum|protocol|extension|actor|func|var|let|init|case|typealias|subscript)\b[?!]?\s*`?([\w.]*)`?"#
    )

    private let lines: [String]
    private var found: [Declaration] = []

    private init(_ lines: [String]) {
        self.lines = lines
    }

    /// All declarations of a file, those of bodies of functions left out.
    static func declarations(in lines: [String]) -> [Declaration] {
        var reader = DeclarationReader(lines)
        reader.read(0..<lines.count, in: "")
        return reader.found
    }

    private mutating func read(_ range: Range<Int>, in outer: String) {
        var line = range.lowerBound
        var first: Int?
        while line < range.upperBound {
            let text = Self.code(lines[line])
            if text.isEmpty || text.hasPrefix("#") || text.hasPrefix("import ") || text.contains(" import ") {
                first = lines[line].contains("///") ? first ?? line : nil
                line += 1
            } else if text.hasPrefix("@"), !text.contains(" ") || text.hasSuffix("@MainActor") {
                first = first ?? line
                line += 1
            } else if let declaration = declaration(at: line, from: first ?? line, in: outer) {
                found.append(declaration)
                if declaration.isType, let opening = declaration.opening,
                    opening < declaration.lines.upperBound
                {
                    read((opening + 1)..<declaration.lines.upperBound, in: declaration.path)
                }
                first = nil
                line = declaration.lines.upperBound + 1
            } else {
                first = nil
                line += 1
            }
        }
    }

    private func declaration(at line: Int, from first: Int, in outer: String) -> Declaration? {
        guard let start = Self.start, let match = try? start.firstMatch(in: Self.code(lines[line])),
            let keyword = match.output[1].substring
        else { return nil }
        let extent = extent(from: line)
        var name = match.output[2].substring.map(String.init) ?? ""
        if keyword == "init" { name = "init" }
        if keyword == "func" || keyword == "init" {
            name += labels(lines[line...(extent.opening ?? extent.end)].map(Self.code).joined(separator: " "))
        }
        let path = outer.isEmpty ? name : outer + "." + name
        return Declaration(
            path: path, keyword: String(keyword), lines: first...extent.end, head: line,
            opening: extent.opening)
    }

    /// Where a declaration ends that begins in a line, and where its body opens.
    private func extent(from line: Int) -> (opening: Int?, end: Int) {
        var (braces, brackets) = (0, 0)
        var opening: Int?
        for place in line..<lines.count {
            for character in Self.code(lines[place]) {
                switch character {
                case "{":
                    braces += 1
                    if brackets == 0 { opening = opening ?? place }
                case "}": braces -= 1
                case "(", "[": brackets += 1
                case ")", "]": brackets -= 1
                default: break
                }
            }
            if braces == 0, brackets == 0, !continues(after: place) { return (opening, place) }
        }
        return (opening, lines.count - 1)
    }

    private func continues(after place: Int) -> Bool {
        let text = Self.code(lines[place])
        if ["=", ",", ":"].contains(where: text.hasSuffix) { return true }
        guard place + 1 < lines.count else { return false }
        let next = Self.code(lines[place + 1])
        return next == "{" || ["{ get", "? ", ": ", "->", "."].contains(where: next.hasPrefix)
    }

    /// `(frame:style:)` of a function's head.
    private func labels(_ head: String) -> String {
        guard let open = head.firstIndex(of: "(") else { return "()" }
        var depth = 0
        var labels = ""
        var word = ""
        var isAtLabel = true
        for character in head[open...] {
            switch character {
            case "(", "[", "<": depth += 1
            case ")", "]", ">": depth -= 1
            case ":" where depth == 1 && isAtLabel:
                labels += (word.split(separator: " ").first.map(String.init) ?? "") + ":"
                isAtLabel = false
            case "," where depth == 1:
                (word, isAtLabel) = ("", true)
            default:
                if depth == 1, isAtLabel { word.append(character) }
            }
            if depth == 0 { break }
        }
        return "(" + labels + ")"
    }

    /// A line without its comment, its texts and the spaces around it.
    static func code(_ line: String) -> String {
        var code = line.trimmingCharacters(in: .whitespaces)
        if code.hasPrefix("//") { return "" }
        code = code.replacing(#/"(?:\\.|[^"\\])*"/#, with: "\"\"")
        if let comment = code.range(of: " //") { code = String(code[..<comment.lowerBound]) }
        return code.trimmingCharacters(in: .whitespaces)
    }
}
