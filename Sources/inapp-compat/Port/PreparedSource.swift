import Foundation

/// A delegate's file as the compiler gets it: its import lines and conditions on the vendor are blanked in place, so that
/// every byte stands where it stood.
struct PreparedSource: Sendable {
    let path: String
    /// Its text, with line feeds alone between the lines.
    let text: String
    /// Whether its lines end as on Windows.
    let hasReturns: Bool
    let prepared: String
    /// The lines of code that is there only with the vendor's SDK.
    let conditional: [Int]
    /// The modules that it imports.
    let imports: [String]
    /// The numbers, from 0, of the lines that make nothing but imports depend on the vendor.
    let importConditions: Set<Int>

    /// - Parameters:
    ///   - path: where it is.
    ///   - text: what it contains.
    ///   - modules: those of the vendor.
    ///   - optional: methods of the vendor's that have a question mark in a call, as what Objective-C calls optional.
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

    /// What begins a preview of a view.
    static let preview = "#Preview"

    /// Lines without what only Apple's systems understand, every other byte in its place.
    static func unmarked(_ lines: [String]) -> [String] {
        var previews = 0
        return lines.map { line in
            let isPreview = line.hasPrefix(preview)
            let line = unmarked(line)
            guard isPreview else { return line }
            // Each has a name of its own, in the room that there is.
            defer { previews += 1 }
            return line.replacing("func p(", with: "func \(letter(previews))(")
        }
    }

    /// A line without what only Apple's systems understand, every other byte in its place.
    private static func unmarked(_ line: String) -> String {
        guard ["@", "#selector(", "optional ", preview].contains(where: line.contains) else { return line }
        var line = line
        // What Objective-C calls optional may be missing: the mark takes the place of the space in front of the brace.
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
            // The name is one letter shorter, so that the mark behind it has its place.
            let name = line[range].dropFirst("#selector(".count).dropLast(2)
            line.replaceSubrange(range, with: "Selector(\"\(name)\")")
        }
        return line
    }

    private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")

    private static func letter(_ number: Int) -> Character { letters[number % letters.count] }

    /// A line without the question marks of optional methods: the model's are there anyway.
    static func called(_ line: String, _ optional: [String]) -> String {
        guard line.contains("?("), !optional.isEmpty else { return line }
        return line.replacingOccurrences(
            of: #"\.(\#(optional.joined(separator: "|")))\?\("#, with: ".$1 (", options: .regularExpression)
    }

    /// The lines of conditions on the vendor's modules around imports and nothing else.
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

    /// A condition in which every module is there, and the system is Apple's.
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

    /// The line of a byte, from 1.
    func line(at offset: Int) -> Int { text.utf8.prefix(offset).reduce(1) { $1 == 10 ? $0 + 1 : $0 } }
}
