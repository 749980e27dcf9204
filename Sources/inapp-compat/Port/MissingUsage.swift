import Foundation

/// How files use types that they do not declare: what a stub needs, so that the rest of the files can be read.
struct MissingUsage: Sendable {
    /// Types that are functions, and the number of parameters of generic types.
    private(set) var functions: Set<String> = []
    private(set) var generics: [String: Int] = [:]
    /// Types that a struct or an enum conforms to.
    private(set) var values: Set<String> = []
    private var protocols: Set<String> = []
    private var classes: Set<String> = []
    private var labels: [String: Set<[String]>] = [:]
    /// The initializers that may fail.
    private var failing: [String: Set<[String]>] = [:]
    private var overridden: [String: Set<String>] = [:]

    init() {}

    init(of types: Set<String>, in files: [PreparedSource], _ trees: [CompilerValue]) {
        for file in files {
            for name in types { look(for: name, in: file.prepared) }
            lookAtParents(of: types, in: file.prepared)
        }
        for (file, tree) in zip(files, trees) {
            for item in tree["items"]?.elements ?? [] { lookAtClass(item, types, Array(file.prepared.utf8)) }
        }
    }

    /// Whether a name is that of a protocol, judged by its use and its ending.
    func isProtocol(_ name: String) -> Bool {
        if protocols.contains(name) { return true }
        if classes.contains(name) || labels[name] != nil || generics[name] != nil { return false }
        let ends = ["Delegate", "Protocol", "Object", "Observer", "ing", "able", "ible", "DataSource"]
        return ["View", "App", "Scene", "PreviewProvider"].contains(name)
            || ends.contains(where: name.hasSuffix)
    }

    /// The members of a stub class: its initializers, and the members that subclasses override.
    func members(of name: String) -> String {
        let inits = (labels[name] ?? []).sorted {
            $0.count < $1.count || $0.count == $1.count && $0.joined() < $1.joined()
        }
        .filter { !$0.isEmpty }.map { labels in
            let parameters = labels.enumerated().map { index, label in
                label.hasPrefix("{")
                    ? "_ p\(index): @escaping \(label.dropFirst().dropLast())" : "\(label) p\(index): Any?"
            }
            let mark = failing[name]?.contains(labels) == true ? "?" : ""
            return "    public convenience init\(mark)(\(parameters.joined(separator: ", "))) { self.init() }"
        }
        let methods = (overridden[name] ?? []).sorted().map {
            "    open \($0) { \(EmptyAnswer.of($0) ?? "MissingValue.any()") }"
        }
        return (inits + methods).joined(separator: "\n")
    }

    // MARK: Looking

    private mutating func look(for name: String, in text: String) {
        if text.firstMatch("@escaping \(name)\\b") != nil { functions.insert(name) }
        if text.firstMatch("\\bany \(name)\\b") != nil { protocols.insert(name) }
        // A protocol has no static members that are used like this.
        if text.firstMatch("(?<![\\w.])\(name)\\.(?!self\\b|Type\\b)[a-z]") != nil { classes.insert(name) }
        if let range = text.firstMatch("\\b\(name)<") {
            let inner = text[range.upperBound...].prefix { $0 != ">" && $0 != "\n" }
            generics[name] = inner.filter { $0 == "," }.count + 1
        }
        var rest = text[...]
        while let range = rest.firstMatch("\\b\(name)\\(") {
            let before =
                rest[..<range.lowerBound].split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
            var found = Self.labels(rest[range.upperBound...])
            if before.firstMatch(#"\b(if|guard|while|for|switch)\b"#) == nil,
                let closure = Self.closure(behind: rest[range.upperBound...])
            {
                found.append(closure)
            }
            labels[name, default: []].insert(found)
            if found == ["rawValue"]
                || before.firstMatch(#"\b(if|guard|while)\b.*\b(let|var) \w+ = $"#) != nil
            {
                failing[name, default: []].insert(found)
            }
            rest = rest[range.upperBound...]
        }
    }

    /// The labels of the arguments that begin here.
    private static func labels(_ text: Substring) -> [String] {
        var depth = 1
        var isString = false
        var parts = [""]
        for character in text {
            if character == "\"" { isString.toggle() }
            if !isString {
                if "([{".contains(character) { depth += 1 }
                if ")]}".contains(character) { depth -= 1 }
            }
            if depth == 0 { break }
            if character == ",", depth == 1, !isString {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        if parts.count == 1, parts[0].trimmed.isEmpty { return [] }
        return parts.map { part in
            let word = part.trimmed.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            let rest = part.trimmed.dropFirst(word.count)
            return !word.isEmpty && rest.hasPrefix(":") ? String(word) : "_"
        }
    }

    /// The type of the trailing closure after the parentheses that end here: the number of its parameters.
    private static func closure(behind text: Substring) -> String? {
        var depth = 1
        var place = text.startIndex
        while place < text.endIndex, depth > 0 {
            if text[place] == "(" { depth += 1 }
            if text[place] == ")" { depth -= 1 }
            place = text.index(after: place)
        }
        let rest = text[place...].drop { $0 == " " }
        guard rest.first == "{" else { return nil }
        let line = rest.dropFirst().prefix { $0 != "\n" }
        guard let head = line.firstMatch(#"^ *(\[[^\]]*\])? *\(?[\w, ]*\)? +in\b"#) else {
            return line.contains("$0") ? "{(Any?) -> Void}" : "{() -> Void}"
        }
        let names = line[head].drop { $0 == " " }.components("]").last ?? ""
        let count = names.trimmed.dropLast(2).components(",").filter { !$0.trimmed.isEmpty }.count
        return "{(\(Array(repeating: "Any?", count: count).joined(separator: ", "))) -> Void}"
    }

    /// In an inheritance clause only the first type can be a class.
    private mutating func lookAtParents(of types: Set<String>, in text: String) {
        var rest = text[...]
        while let range = rest.firstMatch(
            #"\b(class|struct|enum|extension|protocol|actor) [\w.]+(<[^{]*?>)?\s*:[^{]*\{"#)
        {
            let words = rest[range]
            let isClass = words.hasPrefix("class")
            let list = words.drop { $0 != ":" }.dropFirst().prefix { $0 != "{" }.components(",")
            for (index, parent) in list.enumerated() {
                let name = parent.trimmed.components(" ").last ?? ""
                guard types.contains(name) else { continue }
                if !isClass || index > 0 { protocols.insert(name) }
                if words.hasPrefix("struct") || words.hasPrefix("enum") { values.insert(name) }
            }
            rest = rest[range.upperBound...]
        }
    }

    private mutating func lookAtClass(_ node: CompilerValue, _ types: Set<String>, _ bytes: [UInt8]) {
        let members = node["members"]?.elements ?? []
        if let parent = node.parentName?.components(".").last, types.contains(parent) {
            classes.insert(parent)
            for member in members where member.kind == "func_decl" {
                guard let start = member.place?.start, let body = member["body"]?.place?.start, start < body
                else {
                    continue
                }
                let line = bytes[..<start].lastIndex(of: 10) ?? 0
                guard String(decoding: bytes[line..<start], as: UTF8.self).contains("override") else {
                    continue
                }
                let signature = String(decoding: bytes[start..<body], as: UTF8.self).trimmed
                overridden[parent, default: []].insert(
                    signature.hasPrefix("static ") ? "class " + signature.dropFirst(7) : signature)
            }
        }
        for member in members where member.isType { lookAtClass(member, types, bytes) }
    }
}

extension StringProtocol {
    /// Where a regular expression matches first.
    func firstMatch(_ pattern: String) -> Range<Index>? { range(of: pattern, options: .regularExpression) }
}
