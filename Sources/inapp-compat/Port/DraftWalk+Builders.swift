import InAppContracts

/// Changes that a vendor makes by a closure with a builder: in a handler the value itself is changed.
extension DraftWalk {
    /// Rewrites a call that passes a builder to a closure: the closure keeps its body, and changes a value.
    func build(_ node: CompilerValue, _ kind: String) {
        if kind == "closure_expr", let start = node.place?.start, !builders.contains(start) {
            // Unnamed arguments belong to the nearest closure.
            parameters["$0"] = nil
        }
        if kind == "return_stmt", isChanging { leaveChanged(node) }
        guard kind == "call_expr", let place = node.place, let template = builder(node["fn"]),
            let closure = node["args"]?["args"]?.elements.last?["expr"].map(Self.written),
            let range = closure.place, bytes[range.start] == UInt8(ascii: "{")
        else { return }
        let head = head(ofClosureAt: range.start)
        let body = head?.end ?? range.start + 1
        guard !template.isStatement else {
            change(place, body, range)
            return
        }
        let base = node["fn"]?["args"]?["args"]?.elements.first?["expr"].flatMap(neutral)
        guard let start = template.start(of: base) else { return }
        let name = head?.parameter ?? template.name
        if head == nil { parameters["$0"] = name }
        builders.formUnion([place.start, range.start])
        edits.add(
            place.start, body, "{ () -> \(template.type)? in\nvar \(name) = \(start)\n")
        edits.add(range.end, place.end + 1, "\nreturn \(name)\n}()")
    }

    /// The template for what a called function builds; nil if it builds nothing.
    private func builder(_ function: CompilerValue?) -> BuilderTemplate? {
        guard let function, ["dot_syntax_call_expr", "constructor_ref_call_expr"].contains(function.kind)
        else {
            return nil
        }
        return BuilderTemplate(entry(function["fn"].map(Self.written))?.code)
    }

    /// Rewrites a change of the whole message: in `prepare` the plan is changed in place.
    private func change(
        _ place: (start: Int, end: Int), _ body: Int, _ closure: (start: Int, end: Int)
    ) {
        guard isChanging else { return }
        let line = (bytes[..<place.start].lastIndex(of: 10) ?? -1) + 1
        let before = String(decoding: bytes[line..<place.start], as: UTF8.self)
        let opening = before.firstMatch(#"(return|(let|var) +\w+( *: *[\w.]+\??)? *=) *$"#)
        let words = opening.map { String(before[$0]) } ?? ""
        let start = place.start - words.utf8.count
        let behind = String(
            decoding: bytes[(place.end + 1)..<min(bytes.count, place.end + 120)], as: UTF8.self)
        let otherwise = behind.firstMatch(#"^(!|\s*\?\?\s*\w+)"#).map { String(behind[$0]) } ?? ""
        if !words.hasPrefix("return"), let name = words.components(" ").dropFirst().first {
            changedMessages.insert(name.components(":")[0])
        }
        builders.formUnion([place.start, closure.start])
        edits.add(start, body, "do {")
        edits.add(
            closure.end, place.end + 1 + otherwise.utf8.count,
            words.hasPrefix("return") ? "}\nreturn" : "}")
    }

    /// A callback that returned the message has already changed the plan: the return value is removed.
    private func leaveChanged(_ node: CompilerValue) {
        guard let result = node["result"], let place = result.place else { return }
        let isWritten = node["implicit"] == nil
        let start = isWritten ? node.place?.start ?? place.start : place.start
        let end = end(ofCallAt: end(ofWordAt: place.end))
        let text = String(decoding: bytes[place.start..<end], as: UTF8.self)
        let name = String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        let rest = text.dropFirst(name.count)
        let isPlain = rest.isEmpty || rest == "!" || rest.firstMatch(#"^\s*\?\?\s*\w+$"#) != nil
        guard isPlain, name == messageName || changedMessages.contains(name) else { return }
        edits.add(start, end, isWritten ? "return" : "")
    }
}

/// A ledger's code for a call that passes a builder to a closure: `{ var text = TextContent("") -> TextContent }`, or
/// `do { plan }` if the whole message is changed.
struct BuilderTemplate {
    let isStatement: Bool
    /// The default name of the built value, if the closure does not name it.
    let name: String
    let type: String
    private let value: String

    /// Returns nil for code of another kind.
    init?(_ code: String?) {
        guard let code, code.hasSuffix(" }") else { return nil }
        isStatement = code.hasPrefix("do { ")
        guard !isStatement else {
            (name, type, value) = ("", "", "")
            return
        }
        let parts = code.dropLast(2).components(" -> ")
        let sides = parts[0].components(" = ")
        guard code.hasPrefix("{ var "), parts.count == 2, sides.count == 2 else { return nil }
        (name, type, value) = (String(sides[0].dropFirst("{ var ".count)), parts[1], sides[1])
    }

    /// The initial value; nil if it needs a base that is not simple.
    func start(of base: String?) -> String? {
        guard value.contains("$base") else { return value }
        return base.map { value.replacing("$base", with: $0) }
    }
}

/// A ledger's code for a setter of a builder: `$base.text = $1 ?? ""`. The part after the question marks is used for
/// optional values.
struct SettingTemplate {
    /// The assigned property.
    let place: String
    let before: String
    let otherwise: String
    let after: String

    /// Returns nil for code of another kind.
    init?(_ code: String?) {
        guard let code, !code.hasPrefix("func "), !code.hasPrefix("{"), code.contains("$1"),
            let split = code.firstMatch(#"(?<=[\w?]) = "#)
        else { return nil }
        place = String(code[..<split.lowerBound])
        let parts = code[split.upperBound...].components("$1")
        guard parts.count == 2 else { return nil }
        let end = parts[1].firstMatch(#"^ \?\? [^)]+"#)
        before = parts[0]
        otherwise = end.map { String(parts[1][$0]) } ?? ""
        after = end.map { String(parts[1][$0.upperBound...]) } ?? parts[1]
    }
}
