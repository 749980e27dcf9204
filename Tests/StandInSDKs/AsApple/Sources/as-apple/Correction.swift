import Foundation

/// A file of stand-ins that becomes a part of a module with Apple's name.
struct Correction {
    private var lines: [String]
    private var declarations: [Declaration]
    /// Lines that come before a line, and lines that go.
    private var insertions: [Int: [String]] = [:]
    private var removals: Set<Int> = []

    init(_ text: String) {
        lines = text.components(separatedBy: "\n")
        declarations = DeclarationReader.declarations(in: lines)
    }

    /// The text with what was corrected.
    var text: String {
        lines.indices.flatMap { line in
            (insertions[line] ?? []) + (removals.contains(line) ? [] : [lines[line]])
        }.joined(separator: "\n")
    }

    /// The names of the types that are declared here.
    var types: Set<String> { Set(declarations.filter { $0.isType || $0.keyword == "typealias" }.map(\.path)) }

    /// Applies a fact.
    /// - Returns: whether the declaration is here.
    mutating func apply(_ fact: AppleFact) throws -> Bool {
        let matches = declarations.filter {
            $0.path == fact.path && (fact.kind == .absent || $0.keyword != "extension")
        }
        guard !matches.isEmpty else { return false }
        for match in matches { try apply(fact, to: match) }
        return true
    }

    private mutating func apply(_ fact: AppleFact, to declaration: Declaration) throws {
        let head = declaration.head
        switch fact.kind {
        case .getOnly: try makeGetOnly(declaration, fact)
        case .absent: removals.formUnion(declaration.lines)
        case .unavailable: insert("@available(*, unavailable)", before: head)
        case .notOpen: try replace("open ", "public ", at: head, fact)
        case .open: try open(declaration, fact)
        case .notSendable:
            try replaceConformance("@unchecked Sendable", "Sendable", with: nil, at: declaration, fact)
            insert(
                "@available(*, unavailable) extension \(declaration.path): Sendable {}",
                before: lines.count - 1)
        case .notHashable: try replaceConformance("Hashable", with: "Equatable", at: declaration, fact)
        case .onObject: try replace(": AnyObject", ": NSObjectProtocol", at: head, fact)
        case .objectiveC: try makeObjectiveC(declaration, fact)
        case .nonisolated: try replace("@preconcurrency @MainActor ", "", at: head, fact)
        case .mainActor: insert("@MainActor", before: head)
        case .since: insert("@available(\(fact.argument), *)", before: head)
        case .deprecated: insert("@available(*, deprecated, message: \"\(fact.argument)\")", before: head)
        case .is:
            removals.formUnion(declaration.lines)
            insert(Self.bodied(fact.argument), before: head)
        case .has: insert(Self.bodied(fact.argument), before: declaration.lines.upperBound)
        }
    }

    private static func bodied(_ declaration: String) -> String {
        declaration.contains("{") || declaration.contains("let ") || declaration.hasPrefix("case ")
            || declaration.contains(" = ") ? declaration : declaration + " { fatalError() }"
    }

    private mutating func insert(_ line: String, before place: Int) {
        insertions[place, default: []].append(line)
    }

    private mutating func replace(_ old: String, _ new: String, at line: Int, _ fact: AppleFact) throws {
        guard let range = lines[line].range(of: old) else {
            throw Failure("\(fact.place): \(fact.path) is so already: \(lines[line])")
        }
        lines[line].replaceSubrange(range, with: new)
    }

    private mutating func replaceConformance(
        _ names: String..., with new: String?, at declaration: Declaration, _ fact: AppleFact
    ) throws {
        for line in declaration.head...(declaration.opening ?? declaration.head) {
            for name in names {
                guard let range = lines[line].range(of: #"(, |: )\#(name)\b"#, options: .regularExpression)
                else { continue }
                let separator = lines[line][range].prefix(2)
                let isFirst = separator == ": "
                var rest = new.map { separator + $0 } ?? ""
                if new == nil, isFirst, lines[line][range.upperBound...].hasPrefix(", ") { rest = ": " }
                lines[line].replaceSubrange(range, with: rest)
                lines[line] = lines[line].replacingOccurrences(of: ": , ", with: ": ")
                return
            }
        }
        throw Failure("\(fact.place): \(fact.path) is so already")
    }

    private mutating func makeGetOnly(_ declaration: Declaration, _ fact: AppleFact) throws {
        let line = lines[declaration.head]
        guard !line.contains("(set)") else { throw Failure("\(fact.place): \(fact.path) is so already") }
        for access in ["open ", "public "] where line.contains(access) {
            try replace(access, access + "internal(set) ", at: declaration.head, fact)
            return
        }
        throw Failure("\(fact.place): \(fact.path) is not public")
    }

    private mutating func open(_ declaration: Declaration, _ fact: AppleFact) throws {
        if lines[declaration.head].contains("final ") {
            try replace("final ", "", at: declaration.head, fact)
        }
        try replace("public ", "open ", at: declaration.head, fact)
    }

    /// What has a default in an extension becomes optional, and the extension goes.
    private mutating func makeObjectiveC(_ declaration: Declaration, _ fact: AppleFact) throws {
        insert("@objc", before: declaration.head)
        guard declaration.keyword == "protocol" else { return }
        try replace(": AnyObject", ": NSObjectProtocol", at: declaration.head, fact)
        let extensions = declarations.filter { $0.path == declaration.path && $0.keyword == "extension" }
        let defaults = Set(
            declarations.filter { inner in extensions.contains { $0.encloses(inner) } }.map(\.path))
        for requirement in declarations
        where declaration.encloses(requirement) && defaults.contains(requirement.path)
            && !removals.contains(requirement.head)
        {
            insert("@objc optional", before: requirement.head)
        }
        for conformance in extensions { removals.formUnion(conformance.lines) }
    }
}

extension Declaration {
    /// Whether another one stands in it.
    func encloses(_ other: Declaration) -> Bool {
        other.path.hasPrefix(path + ".") && lines.contains(other.head) && other.head != head
    }
}
