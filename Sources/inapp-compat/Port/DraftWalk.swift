import InAppContracts

/// Walks the compiler's tree of a file: finds the code that has to be changed for a handler, and the pieces that can
/// be commented out if it cannot be changed.
final class DraftWalk {
    /// A place where a person has to decide.
    struct Open {
        let offset: Int
        let advice: String
        let role: LedgerEntry.Role
    }

    let names: DeclaredNames
    let bytes: [UInt8]
    var edits = TextEdits()
    var pieces: [Piece] = []
    var open: [Open] = []
    /// The notes to insert above types.
    var notes: [(offset: Int, text: String)] = []
    /// The offsets of the last tokens of values that are not optional in a handler.
    var alwaysThere: Set<Int> = []
    /// The offsets of the last tokens of values whose dictionary is used directly.
    var dictionaries: Set<Int> = []
    /// The names that are bound to the plan's content.
    var edited: [Edited] = []
    /// The names that are bound to a page's view; the message replaces them.
    var pages: [Edited] = []
    /// The offsets of calls whose closures build a value and are rewritten as statements.
    var builders: Set<Int> = []
    /// Names of the plan's changed message.
    var changedMessages: Set<String> = []
    /// Whether the current callback changes a message and returns it.
    var isChanging = false
    /// The plan whose content is the base of a member, by the offset of the member's name.
    var plans: [Int: String] = [:]
    /// The ranges of statements that are rewritten as a whole.
    var anew: [Range<Int>] = []
    /// The offsets of the last tokens of assignment targets.
    var assigned: Set<Int> = []
    /// The replacements of the parameters that a handler does not have.
    var parameters: [String: String] = [:]
    /// The names of parameters that callbacks no longer have.
    var leftParameters: Set<String> = []
    /// The name of the message on the screen, in a callback that is about it.
    var messageName: String?
    /// Whether the base of a protocol's member was already opened by the compiler.
    private(set) var isOpened = false
    /// Whether the current members extend a type that becomes a neutral one.
    var isExtended = false
    let conformers: Conformers
    /// The protocols that types already conform to in a handler.
    var conformed: Set<String> = []
    /// Whether the current members belong to a type that the SDK calls.
    private var isCalled = true
    /// Whether the walk is inside an interpolated string: no part of it can be commented out alone.
    private var isText = false
    /// The offsets at which the lines of a case's statements begin, or at which its only line continues, by the
    /// offset of the case.
    private(set) var cases: [Int: Int] = [:]
    /// The ranges of conditions.
    var conditions: Set<Range<Int>> = []
    /// The offsets of the ends of switches, by the offsets of their beginnings.
    var switches: [Int: Int] = [:]
    /// Types of views: they contain no vendor API, and are compiled where their framework exists.
    private(set) var views: [(range: Range<Int>, name: String?)] = []
    /// The types of the file, and the scopes of their short names.
    private(set) var ownTypes: [(name: String, scope: Range<Int>)] = []
    /// The offsets of the declarations of classes that the SDK calls.
    private(set) var calledClasses: [String: Int] = [:]
    /// The range of the current type, and its node.
    private var scope: Range<Int>?
    private(set) var type: CompilerValue?

    init(_ names: DeclaredNames, _ conformers: Conformers, _ text: String) {
        self.names = names
        self.conformers = conformers
        bytes = Array(text.utf8)
    }

    func walkFile(_ tree: CompilerValue) {
        for item in tree["items"]?.elements ?? [] { walk(item) }
    }

    private func walk(_ node: CompilerValue) {
        switch node {
        case .array(let nodes): for node in nodes { walk(node) }
        case .object: walkNode(node)
        default: break
        }
    }

    private func walkNode(_ node: CompilerValue) {
        let kind = node.kind
        // The body of a `defer` is in an implicit function.
        if kind == "defer_stmt", let body = node["temp_decl"]?["body"] { walk(body) }
        if kind.hasSuffix("_decl"), kind != "pattern_binding_decl", node["implicit"] != nil { return }
        let before = (
            parameters, isOpened, isCalled, isText, isExtended, messageName, scope, type, isChanging
        )
        if node.isType {
            type = node
            piece(.type, node)
            note(node)
            parents(node)
            view(node)
            isCalled = conformers.contains(node)
            isExtended = node.kind == "extension_decl" && isNeutral(node)
        }
        if kind == "open_existential_expr" { isOpened = true }
        if kind == "brace_stmt" { (isOpened, isCalled) = (false, false) }
        if kind == "func_decl" {
            view(node)
            method(node, isCalled: isCalled)
        }
        if kind == "constructor_decl" { parameters(ofConstructor: node) }
        if kind == "var_decl" { property(node, isCalled: isCalled) }
        if kind == "interpolated_string_literal_expr" { isText = true }
        if kind == "closure_expr" { isText = false }
        if kind == "case_stmt" { label(node) }
        if ["constructor_decl", "pattern_binding_decl", "typealias", "subscript_decl"].contains(kind) {
            piece(.member, node)
        }
        if kind == "brace_stmt", !isText {
            // An implicit return has only the closing brace as its position.
            for element in node["elements"]?.elements ?? [] {
                guard element.kind == "return_stmt", element["implicit"] != nil else {
                    piece(.statement, element)
                    continue
                }
                // An expression without a value in a single-expression closure can be commented out.
                if let only = element["result"], only["type"]?.string == "$sytD" { piece(.statement, only) }
            }
        }
        bindEdits(node, kind)
        bindPages(node, kind)
        build(node, kind)
        choices(node, kind)
        edit(node, kind)
        rewrite(node, kind)
        // A member of an opened existential is rewritten before the existential itself.
        let opened = kind == "open_existential_expr" ? node["sub_expr"] : nil
        if let opened { walk(opened) }
        for (key, value) in node.parts where opened == nil || key != "sub_expr" { walk(value) }
        (parameters, isOpened, isCalled, isText, isExtended, messageName, scope, type, isChanging) = before
    }

    /// The text of a node in a handler.
    func text(of node: CompilerValue) -> String? {
        guard let place = node.place else { return nil }
        let before = (edits, pieces, open, notes)
        defer { (edits, pieces, open, notes) = before }
        edits = TextEdits()
        walk(node)
        return edits.text(of: place.start..<end(ofCallAt: end(ofWordAt: place.end)), in: bytes)
    }

    /// Records a case; every case has at least one statement. A case with a `where` clause can be commented out
    /// alone.
    private func label(_ node: CompilerValue) {
        let items = node["case_label_items"]?.elements ?? []
        if items.contains(where: { $0["where_expr"] != nil }) { piece(.statement, node) }
        guard let start = node.place?.start,
            let first = node["body"]?["elements"]?.elements.first?.place?.start
        else { return }
        let line = (bytes[..<first].lastIndex(of: 10) ?? -1) + 1
        let colon = bytes[..<first].lastIndex(of: UInt8(ascii: ":")) ?? first
        cases[start] = line > start ? line : min(colon + 1, first)
    }

    /// Records a type of the app: its name, the scope of the name, and the offset of its declaration.
    private func note(_ node: CompilerValue) {
        guard let place = node.place, let piece = pieces.last, piece.kind == .type else { return }
        pieces[pieces.count - 1].typeName = node.typeName
        if node.kind != "extension_decl", let name = node.declaredName {
            ownTypes.append((name, scope ?? 0..<bytes.count))
        }
        scope = place.start..<min(bytes.count, place.end + 1)
        guard node.kind == "class_decl", conformers.isCalled(node), let name = node.typeName,
            !String(decoding: bytes[piece.start..<place.start], as: UTF8.self).contains("@MainActor")
        else { return }
        calledClasses[name] = piece.start
    }

    /// Whether a type is replaced with one of this package.
    private func isNeutral(_ node: CompilerValue) -> Bool {
        guard let path = node.typeName?.split(separator: ".").dropFirst().joined(separator: ".") else {
            return false
        }
        return names.ledger[path]?.code != nil
    }

    /// Records a view of SwiftUI, or a preview of one.
    private func view(_ node: CompilerValue) {
        if let place = node.place, node.kind == "func_decl",
            bytes[place.start...].starts(with: PreparedSource.preview.utf8)
        {
            views.append((place.start..<min(bytes.count, place.end + 2), nil))
        }
        guard node.kind == "struct_decl", let place = node.place,
            let brace = bytes[place.start...].firstIndex(of: UInt8(ascii: "{"))
        else { return }
        let clause = String(decoding: bytes[place.start..<brace], as: UTF8.self).components(" where ")[0]
        // Generic parameters of the type may have a colon as well.
        guard let parents = clause.firstMatch(#"(?<=:)[^:<>]*$"#),
            clause[parents].components(",").contains(where: { OutsideTypes.roots.contains($0.trimmed) })
        else { return }
        var start = (bytes[..<place.start].lastIndex(of: 10) ?? -1) + 1
        // Attributes may be in lines of their own.
        while start > 1, case let line = (bytes[..<(start - 1)].lastIndex(of: 10) ?? -1) + 1,
            bytes[line] == UInt8(ascii: "@")
        { start = line }
        views.append((start..<min(bytes.count, place.end + 2), node.declaredName))
    }

    /// Records a piece, with its attributes.
    func piece(_ kind: Piece.Kind, _ node: CompilerValue) {
        guard let place = node.place, kind == .statement || node["implicit"] == nil else { return }
        let marks = (node["attrs"]?.elements ?? []).compactMap {
            $0["implicit"] == nil ? $0.place?.start : nil
        }
        let start = ([place.start] + marks).min() ?? place.start
        let isFunction = node.kind == "func_decl" || node.kind == "constructor_decl"
        pieces.append(
            Piece(
                kind: kind, start: start, end: end(ofCallAt: end(ofWordAt: place.end)),
                function: isFunction ? place.start : nil))
    }

    /// The position after the arguments that begin here, if there are any: the compiler omits those of a call that is
    /// looked up by name.
    func end(ofCallAt start: Int) -> Int {
        guard start < bytes.count, bytes[start] == UInt8(ascii: "(") else { return start }
        return SwiftTokens.endOfParentheses(in: bytes, at: start)
    }

    /// Records that a person has to decide.
    func leave(_ offset: Int, _ entry: LedgerEntry) {
        guard !anew.contains(where: { $0.contains(offset) }) else { return }
        open.append(Open(offset: offset, advice: entry.advice, role: entry.role))
    }

    // MARK: Bytes

    /// The position after the word, literal or operator that begins here.
    func end(ofWordAt start: Int) -> Int { SwiftTokens.end(in: bytes, at: start) }
}
