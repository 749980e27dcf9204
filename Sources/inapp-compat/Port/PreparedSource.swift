import Foundation

/// A delegate's file as it is passed to the compiler: its import lines and conditions on the vendor are blanked in
/// place, so that every byte keeps its position.
struct PreparedSource: Sendable {
    let path: String
    /// The text, with line feeds as line breaks.
    let text: String
    /// Whether its lines end with CR LF.
    let hasReturns: Bool
    let prepared: String
    /// The lines of code that only exists with the vendor's SDK.
    let conditional: [Int]
    /// The modules that it imports.
    let imports: [String]
    /// The numbers, from 0, of the lines with conditions on the vendor around nothing but imports.
    let importConditions: Set<Int>

    /// - Parameters:
    ///   - path: the path of the file.
    ///   - text: its text.
    ///   - modules: the modules of the vendor.
    ///   - optional: the vendor's methods that are called with a question mark, because they are optional in
    ///     Objective-C.
    init(path: String, text: String, modules: [String], optional: [String] = []) {
        self.path = path
        hasReturns = text.contains("\r\n")
        let text = text.replacingOccurrences(of: "\r\n", with: "\n")
        self.text = text
        importConditions = Self.importConditions(text, modules)
        var conditional: [Int] = []
        var imports: [String] = []
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for index in lines.indices {
            if let module = Self.importedModule(lines[index]) {
                imports.append(module)
                lines[index] = String(repeating: " ", count: lines[index].utf8.count)
            } else if lines[index].trimmingCharacters(in: .whitespaces).hasPrefix("#") {
                for module in modules
                where lines[index].contains("canImport(\(module))") && !importConditions.contains(index) {
                    conditional.append(index + 1)
                }
                lines[index] = Self.condition(lines[index])
            }
            lines[index] = Self.called(lines[index], optional)
        }
        self.conditional = conditional
        self.imports = imports
        prepared = Self.unmarked(lines).joined(separator: "\n")
    }

    /// The beginning of a preview of a view.
    static let preview = "#Preview"

    /// Lines without syntax that only exists on Apple's platforms; every other byte keeps its position.
    static func unmarked(_ lines: [String]) -> [String] {
        var previews = 0
        return lines.map { line in
            let isPreview = line.hasPrefix(preview)
            let line = unmarked(line)
            guard isPreview else { return line }
            // Each preview gets a name of its own, within the available bytes.
            defer { previews += 1 }
            return line.replacing("func p(", with: "func \(letter(previews))(")
        }
    }

    /// A line without syntax that only exists on Apple's platforms; every other byte keeps its position.
    private static func unmarked(_ line: String) -> String {
        guard ["@", "#selector(", "optional ", preview].contains(where: line.contains) else { return line }
        var line = line
        // An optional requirement in Objective-C may be missing: the question mark replaces the space before the
        // brace.
        if line.firstMatch(#"\boptional +var "#) != nil,
            let space = line.firstMatch(#"(?<=[\w\]>)]) (?=\{)"#)
        {
            line.replaceSubrange(space, with: "?")
        }
        if let range = line.firstMatch("^\(preview)(\\([^{]*\\))?") {
            let width = line[range].utf8.count
            line.replaceSubrange(
                range, with: "func p()" + String(repeating: " ", count: width - "func p()".utf8.count))
        }
        while let range = line.firstMatch(
            #"@(objcMembers|objc(\([\w:]+\))?|IBAction|IBOutlet|UIApplicationMain|main|Observable|ObservationIgnored)(?!\w)|\boptional(?= +(func|var) )"#
        ) {
            line.replaceSubrange(range, with: String(repeating: " ", count: line[range].utf8.count))
        }
        while let range = line.firstMatch(#"#selector\([^()"]*(\([^()"]*\)[^()"]*)?\)"#) {
            // The name is one letter shorter, to make room for the quote after it.
            let name = line[range].dropFirst("#selector(".count).dropLast(2)
            line.replaceSubrange(range, with: "Selector(\"\(name)\")")
        }
        return line
    }

    private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")

    private static func letter(_ number: Int) -> Character { letters[number % letters.count] }

    /// A line without the question marks of optional methods: the model implements them anyway.
    static func called(_ line: String, _ optional: [String]) -> String {
        guard line.contains("?("), !optional.isEmpty else { return line }
        return line.replacingOccurrences(
            of: #"\.(\#(optional.joined(separator: "|")))\?\("#, with: ".$1 (", options: .regularExpression)
    }

    /// The lines with conditions on the vendor's modules around nothing but imports.
    private static func importConditions(_ text: String, _ modules: [String]) -> Set<Int> {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(\.trimmed)
        var found: Set<Int> = []
        for start in lines.indices
        where modules.contains(where: { lines[start] == "#if canImport(\($0))" }) {
            let rest = lines[(start + 1)...]
            guard let end = rest.firstIndex(where: { !$0.isEmpty && importedModule($0) == nil }),
                lines[end] == "#endif"
            else { continue }
            found.formUnion([start, end])
        }
        return found
    }

    /// The module of an import line; nil for another line.
    static func importedModule(_ line: String) -> String? {
        var words = line.split { $0 == " " || $0 == "\t" }.map(String.init)
        while let first = words.first,
            first.hasPrefix("@") || ["public", "internal", "private", "package"].contains(first)
        {
            words.removeFirst()
        }
        guard words.count > 1, words[0] == "import" else { return nil }
        let kinds = ["class", "struct", "enum", "protocol", "func", "let", "var", "typealias"]
        let name = kinds.contains(words[1]) && words.count > 2 ? words[2] : words[1]
        return name.split { $0 == "." || $0 == ";" }.first.map(String.init)
    }

    /// A condition with every module available and the platform iOS.
    private static func condition(_ line: String) -> String {
        var line = line
        for pattern in [#"canImport\([\w.]+\)"#, #"os\(iOS\)"#] {
            while let range = line.range(of: pattern, options: .regularExpression) {
                let width = line[range].utf8.count
                line.replaceSubrange(range, with: "true" + String(repeating: " ", count: max(0, width - 4)))
            }
        }
        return line
    }

    /// The line number of a byte, from 1.
    func line(at offset: Int) -> Int { text.utf8.prefix(offset).reduce(1) { $1 == 10 ? $0 + 1 : $0 } }
}
