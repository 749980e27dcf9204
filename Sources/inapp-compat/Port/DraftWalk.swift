import InAppContracts

/// Walks through the compiler's tree of a file: finds what of it a handler writes otherwise, and the pieces that can be
/// put into comments where nothing does.
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
    /// What to say above a type.
    var notes: [(offset: Int, text: String)] = []
    /// The last words of values that are always there in a handler, by where they begin.
    var alwaysThere: Set<Int> = []
    /// The last words of values of which the names are asked for at once, by where they begin.
    var dictionaries: Set<Int> = []
    /// The names that are bound to the plan's content.
    var edited: [Edited] = []
    /// The names that are bound to a page's view, for which the message stands.
    var pages: [Edited] = []
    /// Closures that build something, which are written as statements: by where the call begins.
    var builders: Set<Int> = []
    /// Names that stand for the plan's changed message.
    var changedMessages: Set<String> = []
    /// Whether the callback that is walked through changes a message, and answers with it.
    var isChanging = false
    /// The plan that has what a member is read of, by where the member's name begins.
    var plans: [Int: String] = [:]
    /// Statements that are written as a whole.
    var anew: [Range<Int>] = []
    /// The last words of what is assigned, by where they begin.
    var assigned: Set<Int> = []
    /// What takes the place of the parameters that a handler does not have.
    var parameters: [String: String] = [:]
    /// The names of parameters that callbacks have no more.
    var leftParameters: Set<String> = []
    /// The message that is up, in a callback that is about it.
    var messageName: String?
    /// Whether a member of a protocol is used, whose base the compiler has opened before.
    private(set) var isOpened = false
    /// Whether the members that follow extend what becomes a neutral type.
    var isExtended = false
    let conformers: Conformers
    /// What types conform to in a handler, so far.
    var conformed: Set<String> = []
    /// Whether the members that follow are those of a type that the SDK calls.
    private var isCalled = true
    /// Whether a text is walked through: nothing in it can be put into comments alone.
    private var isText = false
    /// Where the lines of the statements of a case begin, or its only line goes on, by where the case begins.
    private(set) var cases: [Int: Int] = [:]
    /// Where conditions are.
    var conditions: Set<Range<Int>> = []
    /// Where switches end, by where they begin.
    var switches: [Int: Int] = [:]
    /// Types of views: nothing of them is the vendor's, and they are compiled where their framework is.
    private(set) var views: [(range: Range<Int>, name: String?)] = []
    /// The types of the file, and where their short names mean them.
    private(set) var ownTypes: [(name: String, scope: Range<Int>)] = []
    /// Where the words of classes begin that the SDK calls.
    private(set) var calledClasses: [String: Int] = [:]
    /// The type that is walked through, and its node.
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
        // What is put off stands in a function that nobody wrote.
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
            // Of a return that nobody wrote only the closing brace is there.
            for element in node["elements"]?.elements ?? [] {
                guard element.kind == "return_stmt", element["implicit"] != nil else {
                    piece(.statement, element)
                    continue
                }
                // What a closure does without an answer can be left out.
                if let only = element["result"], only["type"]?.string == "$sytD" { piece(.statement, only) }
            }
        }
        bindEdits(node, kind)
        bindPages(node, kind)
        build(node, kind)
        choices(node, kind)
        edit(node, kind)
        rewrite(node, kind)
        // What is read of an opened value is written before the value.
        let opened = kind == "open_existential_expr" ? node["sub_expr"] : nil
        if let opened { walk(opened) }
        for (key, value) in node.parts where opened == nil || key != "sub_expr" { walk(value) }
        (parameters, isOpened, isCalled, isText, isExtended, messageName, scope, type, isChanging) = before
    }

    /// What a node becomes in a handler, as a text.
    func text(of node: CompilerValue) -> String? {
        guard let place = node.place else { return nil }
        let before = (edits, pieces, open, notes)
        defer { (edits, pieces, open, notes) = before }
        edits = TextEdits()
        walk(node)
        return edits.text(of: place.start..<end(ofCallAt: end(ofWordAt: place.end)), in: bytes)
    }

    /// Notes a case, which is not without statements. One with a condition can be put into comments alone.
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

    /// Notes a type of the app's: its name, where that is enough to mean it, and where its own words begin.
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

    /// Whether a type becomes one of this package.
    private func isNeutral(_ node: CompilerValue) -> Bool {
        guard let path = node.typeName?.split(separator: ".").dropFirst().joined(separator: ".") else {
            return false
        }
        return names.ledger[path]?.code != nil
    }

    /// Notes a view of SwiftUI, or a preview of one.
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
        // Parameters of the type may have a colon as well.
        guard let parents = clause.firstMatch(#"(?<=:)[^:<>]*$"#),
            clause[parents].components(",").contains(where: { OutsideTypes.roots.contains($0.trimmed) })
        else { return }
        var start = (bytes[..<place.start].lastIndex(of: 10) ?? -1) + 1
        // Marks may stand in lines of their own.
        while start > 1, case let line = (bytes[..<(start - 1)].lastIndex(of: 10) ?? -1) + 1,
            bytes[line] == UInt8(ascii: "@")
        { start = line }
        views.append((start..<min(bytes.count, place.end + 2), node.declaredName))
    }

    /// Notes a piece, with the marks in front of it.
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

    /// Behind the arguments that begin here, if any do: of a call that it looks up by name the compiler leaves them out.
    func end(ofCallAt start: Int) -> Int {
        guard start < bytes.count, bytes[start] == UInt8(ascii: "(") else { return start }
        return SwiftTokens.endOfParentheses(in: bytes, at: start)
    }

    /// Says that a person has to decide.
    func leave(_ offset: Int, _ entry: LedgerEntry) {
        guard !anew.contains(where: { $0.contains(offset) }) else { return }
        open.append(Open(offset: offset, advice: entry.advice, role: entry.role))
    }

    // MARK: Bytes

    /// Behind the word, the literal or the mark that begins here.
    func end(ofWordAt start: Int) -> Int { SwiftTokens.end(in: bytes, at: start) }
}
