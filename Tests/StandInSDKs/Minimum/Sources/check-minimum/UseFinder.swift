/// Walks through a file as the compiler understood it, and finds what is newer than what is known to be there.
final class UseFinder {
    let minimum: Versions
    let newer: NewerDeclarations
    let source: SourceText
    private(set) var findings: Set<Finding> = []
    /// The file's own declarations that ask for more than the minimum, for those who use them.
    private(set) var declared: [String: Newer] = [:]
    /// Types that were looked through already, with what is newer in them.
    let types: TypeNames
    /// How much the compiler wrote of the file.
    var bytes = 0

    /// Parts of a node that repeat others, or that nobody wrote.
    private static let ignored: Set<String> = [
        "range", "name", "implicit_self_decl", "builtin_initializer", "default_args_owner", "parsed_sequence",
        "compiler_version", "for", "opaque_to_existential_mapping", "parsed_root", "case_body_variables",
    ]

    init(minimum: Versions, newer: NewerDeclarations, source: SourceText, types: TypeNames) {
        self.minimum = minimum
        self.newer = newer
        self.source = source
        self.types = types
    }

    func walk(_ file: JSON) {
        walkSequence(file["items"]?.elements ?? [], Scope(versions: minimum))
    }

    func report(_ found: Newer, _ scope: Scope) {
        if scope.versions.reaches(found.introduced) { return }
        let word = found.name.split { ".(<: ".contains($0) }.last.map(String.init) ?? found.name
        let written =
            found.name.split(separator: "(").first?.split(separator: ".").last.map(String.init) ?? word
        let offset = source.offset(
            of: written, in: scope.start..<max(scope.end + 1, scope.start) + written.utf8.count)
        findings.insert(
            Finding(
                place: source.place(offset), name: found.name,
                introduced: found.introduced.text(joiner: " / "),
                known: scope.versions.text(joiner: " / "), isGuarded: scope.versions != minimum))
    }

    func walk(_ node: JSON, _ outer: Scope) {
        switch node {
        case .array(let nodes): for node in nodes { walk(node, outer) }
        case .object(let fields): walk(node, fields, node.kind, outer)
        default: break
        }
    }

    private func walk(_ node: JSON, _ fields: [(key: String, value: JSON)], _ kind: String, _ outer: Scope) {
        if kind == "brace_stmt" { return walkSequence(node["elements"]?.elements ?? [], outer.at(node)) }
        if ["if_stmt", "guard_stmt", "while_stmt"].contains(kind) {
            _ = walkConditional(node, outer.at(node))
            return
        }
        let marks = node["attrs"]?.elements ?? []
        if isLeftOut(node, kind, marks) { return }
        var scope = outer.at(node).inside(marks)
        if kind == "open_existential_expr" { scope.opensExistential = true }
        declare(node, scope)
        check(node, kind, scope)
        for (key, value) in fields where !Self.ignored.contains(key) {
            if key == "decl", isChosenByMinimum(node) { continue }
            if key == "original_init", node["processed_init"] != nil { continue }
            if key == "members" { walkSequence(value.elements, scope) } else { walk(value, scope) }
        }
    }

    /// A loop over an asynchronous sequence asks for the next element by the newer way only where the minimum has it.
    private func isChosenByMinimum(_ reference: JSON) -> Bool {
        reference["implicit"]?.isTrue == true && reference["decl"]?["base_name"]?.string == "next"
    }

    /// Declarations that nobody wrote say nothing of their own, and what is unavailable may use what it likes.
    private func isLeftOut(_ node: JSON, _ kind: String, _ marks: [JSON]) -> Bool {
        let isUnavailable = marks.contains {
            $0.kind == "available_attr" && $0["domain"]?.string == "*" && $0["unavailable"]?.isTrue == true
        }
        let isDeclaration = kind.hasSuffix("_decl") || kind == "typealias"
        return isUnavailable
            || isDeclaration && kind != "pattern_binding_decl" && node["implicit"]?.isTrue == true
    }

    private func declare(_ node: JSON, _ scope: Scope) {
        guard scope.versions != minimum, let usr = node["usr"]?.string, !usr.isEmpty else { return }
        let base = node["name"]?["base_name"]
        let name = base?["name"]?.string ?? base?["special"]?.string ?? usr
        declared[usr] = Newer(name: name, introduced: scope.versions)
    }
}
