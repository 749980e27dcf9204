/// The methods that Swift source text declares in types, extensions and at the top level, each with the type
/// that it belongs to. Functions inside other functions and requirements of protocols are left out.
struct SourceMethods {
    /// A method.
    struct Method: Sendable, Hashable {
        let line: Int
        /// The type; a nested type with its path; empty at the top level.
        let type: String
        /// The base name.
        let name: String
        /// The argument labels.
        let labels: [String]
        /// The optional types: indices of parameters, and for the result the index after the last parameter.
        let optionals: Set<Int>
        /// What it answers, where its body is that word and nothing else, but for what it prints; nil for every other.
        let constant: String?
        /// What else of its declaration decides whether it is a requirement.
        let form: SourceForm

        /// In the form `name(label:label:)`.
        var signature: String { "\(name)(" + labels.map { "\($0):" }.joined() + ")" }
    }

    /// What a pair of braces encloses.
    private enum Scope {
        case type(String), skipped
    }

    /// The methods, in order.
    private(set) var methods: [Method] = []
    /// The protocols and superclasses that the text states for each type.
    private(set) var parents: [String: Set<String>] = [:]
    /// The protocols that the text declares.
    private var protocols: Set<String> = []
    /// The parents and the methods of each type in all texts, without what it inherits.
    private(set) var lineage = SourceLineage()
    /// The types whose text defers work outside the stage, and the kinds of work.
    private(set) var putOff: [String: Set<PutOffWork>] = [:]
    /// The capitalised words in the text of each type. The names of other types are among them.
    private(set) var mentions: [String: Set<String>] = [:]

    /// Adds the parents of types that other texts state, and adds to each type the parents of its parents.
    mutating func inherit(from others: [SourceMethods]) {
        for other in others { parents.merge(other.parents) { $0.union($1) } }
        lineage = SourceLineage(
            parents: parents, methods: methods + others.flatMap(\.methods),
            protocols: others.reduce(protocols) { $0.union($1.protocols) })
        for type in parents.keys {
            var all: Set<String> = []
            var next = parents[type] ?? []
            while let parent = next.popFirst() {
                guard all.insert(parent).inserted else { continue }
                next.formUnion(parents[parent] ?? [])
            }
            parents[type] = all
        }
    }

    let tokens: [SourceToken]
    private var scopes: [Scope] = []
    private var pending: Scope = .skipped

    private static let typeKeywords: Set = ["class", "struct", "enum", "actor", "extension", "protocol"]

    init(in source: String) {
        tokens = SourceTokenizer.tokens(of: source)
        var place = 0
        while place < tokens.count { place = read(at: place) }
    }

    /// Reads the syntax that starts at a place and returns the next place.
    private mutating func read(at place: Int) -> Int {
        let token = tokens[place]
        readWork(at: place)
        switch token.text {
        case "{":
            scopes.append(pending)
            pending = .skipped
        case "}": _ = scopes.popLast()
        case "func": readMethod(at: place)
        case let word where Self.typeKeywords.contains(word) && startsType(at: place):
            return readType(at: place)
        default: break
        }
        return place + 1
    }

    /// Records the type that a word mentions, or the work that it defers, for the enclosing type.
    private mutating func readWork(at place: Int) {
        guard tokens[place].isWord, let type = innermostType else { return }
        let word = text(place)
        if word.first?.isUppercase == true { mentions[type, default: []].insert(word) }
        let next = (text(place + 1), text(place + 2))
        if let work = PutOffWork(word, before: next) {
            putOff[type, default: []].insert(work)
        }
    }

    func text(_ place: Int) -> String {
        tokens.indices.contains(place) ? tokens[place].text : ""
    }

    /// The innermost type that encloses the current place.
    private var innermostType: String? {
        scopes.lazy.reversed().compactMap { if case .type(let path) = $0 { path } else { nil } }.first
    }

    // MARK: Types

    /// Whether `class`, `struct` and so on start a type here: `class` also occurs before `func`, in inheritance clauses
    /// of protocols, and after a dot.
    private func startsType(at place: Int) -> Bool {
        guard tokens.indices.contains(place + 1), tokens[place + 1].isWord else { return false }
        let modifiers: Set = ["func", "var", "let", "subscript", "override", "final", "in", "is", "as"]
        return !modifiers.contains(text(place + 1)) && ![".", ":", ",", "case"].contains(text(place - 1))
    }

    /// Reads up to the type's opening brace.
    private mutating func readType(at keyword: Int) -> Int {
        var place = keyword + 1
        var name = text(place)
        while text(place + 1) == "." {
            place += 2
            name += "." + text(place)
        }
        let path = (scopePath + [name]).joined(separator: ".")
        place = afterGenerics(place + 1)
        var isClause = true
        while place < tokens.count, text(place) != "{" {
            if text(place) == "where" { isClause = false }
            if isClause, tokens[place].isWord { parents[path, default: []].insert(text(place)) }
            place += 1
        }
        if text(keyword) == "extension" { parents[path, default: []].insert(name) }
        if text(keyword) == "protocol" { protocols.insert(name) }
        pending = text(keyword) == "protocol" ? .skipped : .type(path)
        return place
    }

    private var scopePath: [String] {
        if case .type(let path) = scopes.last { [path] } else { [] }
    }

    /// The place after `<…>`, if it starts here; otherwise the same place.
    private func afterGenerics(_ start: Int) -> Int {
        guard text(start) == "<" else { return start }
        var depth = 0
        for place in start..<tokens.count {
            if text(place) == "<" { depth += 1 }
            if text(place) == ">" { depth -= 1 }
            if depth == 0 { return place + 1 }
        }
        return tokens.count
    }

    // MARK: Methods

    private mutating func readMethod(at keyword: Int) {
        let type: String
        switch scopes.last {
        case .type(let path): type = path
        case nil: type = ""
        case .skipped: return
        }
        let open = afterGenerics(keyword + 2)
        guard tokens.indices.contains(keyword + 1), tokens[keyword + 1].isWord, text(open) == "(",
            let (starts, close) = parameters(from: open)
        else { return }
        let ends = starts.dropFirst() + [close]
        var optionals = Set(
            zip(starts, ends).enumerated().filter { isOptional($1.0..<$1.1) }.map(\.offset))
        if isResultOptional(after: close) { optionals.insert(starts.count) }
        methods.append(
            Method(
                line: tokens[keyword].line, type: type, name: text(keyword + 1),
                labels: starts.compactMap { label(at: $0 + 1) }, optionals: optionals,
                constant: constant(after: close),
                form: form(of: keyword, parameters: Array(zip(starts, ends)), close: close)))
    }

    /// The one word that the body of a method answers whose parameters end here.
    private func constant(after close: Int) -> String? {
        let head = ((close + 1)..<tokens.count).prefix { !["{", "}", "func"].contains(text($0)) }
        let open = (head.last ?? close) + 1
        guard text(open) == "{" else { return nil }
        var (place, word) = (open + 1, String?.none)
        while place < tokens.count, text(place) != "}" {
            switch text(place) {
            case "return", ";": place += 1
            case "print", "debugPrint", "NSLog":
                guard text(place + 1) == "(", let end = parameters(from: place + 1)?.close else { return nil }
                place = end + 1
            case "true", "false":
                guard word == nil else { return nil }
                word = text(place)
                place += 1
            default: return nil
            }
        }
        return word
    }

    /// Whether the type of a parameter is optional.
    /// - Parameter places: from the token before the parameter to its end.
    private func isOptional(_ places: Range<Int>) -> Bool {
        let type = places.prefix { text($0) != "=" }
        return type.last.map { ["?", "!"].contains(text($0)) } ?? false
    }

    /// Whether the result of a method is optional. The method's parameter list ends here.
    private func isResultOptional(after close: Int) -> Bool {
        let rest = (close + 1)..<tokens.count
        let head = rest.prefix { !["{", "}", "func", "where", ";"].contains(text($0)) }
        guard head.contains(where: { text($0) == "->" }) else { return false }
        return head.last.map { ["?", "!"].contains(text($0)) } ?? false
    }

    /// The places before the parameters of a list that opens here, and the place where the list ends; nil if it does
    /// not end. A parameter starts after the parenthesis or a comma, with one or two names and a colon, so commas
    /// inside generic arguments do not count.
    private func parameters(from open: Int) -> (starts: [Int], close: Int)? {
        var starts: [Int] = []
        var depth = 0
        for place in open..<tokens.count {
            switch text(place) {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            default: break
            }
            if depth == 0 { return (starts, place) }
            if depth == 1, [",", "("].contains(text(place)), label(at: place + 1) != nil {
                starts.append(place)
            }
        }
        return nil
    }

    private func label(at start: Int) -> String? {
        let place = afterAttributes(start)
        guard tokens.indices.contains(place), tokens[place].isWord else { return nil }
        let colon = text(place + 1) == ":" ? place + 1 : place + 2
        return text(colon) == ":" && tokens[colon - 1].isWord ? text(place) : nil
    }

    private func afterAttributes(_ start: Int) -> Int {
        var place = start
        while text(place) == "@" {
            place += 2
            guard text(place) == "(" else { continue }
            while place < tokens.count, text(place) != ")" { place += 1 }
            place += 1
        }
        return place
    }
}
