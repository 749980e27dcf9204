import InAppContracts

extension DraftWalk {
    func rewrite(_ node: CompilerValue, _ kind: String) {
        if kind == "declref_expr", let place = node.place, node["decl"]?["decl_usr"]?.string == "",
            let name = node["decl"]?["base_name"]?.string, let other = parameters[name]
        {
            let end = end(ofWordAt: place.start)
            // The view exists only while the message is on the screen.
            let isChained = other.hasSuffix(".view") && end < bytes.count && bytes[end] == UInt8(ascii: ".")
            edits.add(place.start, end, other + (isChained ? "?" : ""))
        }
        if kind.hasSuffix("_cast_expr") || kind == "is_subtype_expr" { cast(node) }
        if kind == "binary_expr" {
            otherwise(node)
            compare(node)
        }
        if kind == "call_expr", let fn = node["fn"], fn.kind == "dot_syntax_call_expr" {
            call(node, fn)
        } else if kind == "member_ref_expr" {
            reference(node)
        } else if kind == "keypath_expr" {
            readPath(node)
        } else if kind == "subscript_expr", node["implicit"] != nil {
            lookUp(node)
        } else if kind == "dot_syntax_call_expr" {
            answer(node)
        } else if kind == "constructor_ref_call_expr", let place = node.place,
            !builders.contains(place.start),
            names.member(usr: node["fn"]?["decl"]?["decl_usr"]?.string ?? "") != nil
        {
            let entry = (node["type"]?.string.map(names.types) ?? []).first.flatMap { names.ledger[$0] }
            open.append(
                Open(
                    offset: place.start, advice: entry?.advice ?? "Use the content instead.",
                    role: entry?.role ?? .content))
        }
    }

    func entry(_ node: CompilerValue?) -> LedgerEntry? {
        node?["decl"]?["decl_usr"]?.string.flatMap(names.member(usr:)).flatMap { names.ledger[$0] }
    }

    private func answer(_ node: CompilerValue) {
        guard let fn = node["fn"].map(Self.written), fn.kind == "declref_expr", let entry = entry(fn),
            let place = node.place,
            let code = entry.role == .answer ? entry.code : Self.single(entry.code)
        else { return }
        // If the type was written out, it is still needed.
        let isTyped = bytes[place.start] != UInt8(ascii: ".") && code.hasPrefix(".")
        let type = isTyped && entry.role == .answer ? "DisplayDecision" : ""
        edits.add(place.start, end(ofWordAt: place.end), type + code)
    }

    private static func single(_ code: String?) -> String? {
        code?.hasPrefix(".") == true ? code : CaseTemplate(code)?.single
    }

    /// Messages are objects in a handler: they are compared by identity, not by equality.
    private func compare(_ node: CompilerValue) {
        let sides = (node["args"]?["args"]?.elements ?? []).compactMap { $0["expr"] }.map(Self.written)
        // The operator is a member of a type, or a global one.
        let function = node["fn"].map { $0["decl"] == nil ? $0["fn"] ?? $0 : $0 }.map(Self.written)
        guard let sign = function?["decl"]?["base_name"]?.string, ["==", "!="].contains(sign),
            let place = function?.place?.start, sides.count == 2,
            !askForCase(sides, sign, of: node),
            sides.allSatisfy({ $0["type"]?.string.map(names.isMessage) ?? false }),
            !sides.contains(where: { $0.kind == "nil_literal_expr" })
        else { return }
        edits.add(place, place + 2, sign + "=")
    }

    /// A comparison with a case that has associated values in a handler becomes a pattern match.
    /// - Returns: whether it is such a comparison.
    private func askForCase(_ sides: [CompilerValue], _ sign: String, of node: CompilerValue) -> Bool {
        guard let place = node.place,
            let (value, pattern) = [(sides[0], sides[1]), (sides[1], sides[0])].lazy.compactMap({
                value, side in self.pattern(of: side).map { (value, $0) }
            }).first, let base = neutral(value)
        else { return false }
        let (yes, no) = sign == "==" ? ("true", "false") : ("false", "true")
        let end = sides.compactMap(\.place?.end).max().map(end(ofWordAt:)) ?? place.end
        edits.add(
            place.start, end,
            sign == "==" && conditions.contains(place.start..<place.end + 1)
                ? "case \(pattern) = \(base)"
                : "{ if case \(pattern) = \(base) { return \(yes) } else { return \(no) } }()")
        return true
    }

    /// The pattern of a case that has associated values in a handler, and none with the vendor.
    private func pattern(of side: CompilerValue) -> String? {
        guard side.kind == "dot_syntax_call_expr", let fn = side["fn"].map(Self.written),
            let template = CaseTemplate(entry(fn)?.code), template.single == nil
        else { return nil }
        return template.alone
    }

    /// Members of a key path whose root is a vendor's type.
    private func readPath(_ node: CompilerValue) {
        guard node["implicit"] == nil, let components = node["components"]?.elements, components.count == 1,
            let entry = entry(components[0]), let name = node.place?.end
        else { return }
        guard let code = entry.code, code.firstMatch(#"^\$base(\.\w+)+$"#) != nil else {
            leave(name, entry)
            return
        }
        edits.add(name, end(ofWordAt: name), code.replacing("$base.", with: ""))
    }

    /// A member that is looked up by name, because all kinds of messages have it.
    private func lookUp(_ node: CompilerValue) {
        guard let path = node["args"]?["args"]?.elements.first?["expr"], path.kind == "keypath_expr",
            let member = path["components"]?.elements.first, let entry = entry(member),
            let place = node.place, let name = path.place?.end
        else { return }
        write(
            entry, entry.code, node: place.start, name: name, end: end(ofWordAt: name), node["base"], [])
    }

    /// The default after `??` is removed if the value is not optional in a handler.
    private func otherwise(_ node: CompilerValue) {
        let sides = (node["args"]?["args"]?.elements ?? []).compactMap { $0["expr"] }.map(Self.written)
        guard node["fn"]?["decl"]?["base_name"]?.string == "??", sides.count == 2,
            sides[0].kind == "member_ref_expr", let code = entry(sides[0])?.code,
            code.hasPrefix("Optional("), code.hasSuffix(")"),
            let value = sides[0].place, let other = sides[1].place
        else { return }
        alwaysThere.insert(value.end)
        edits.add(end(ofWordAt: value.end), end(ofWordAt: other.end), "")
    }

    /// The expression without the implicit nodes that the compiler adds around it, such as a conversion to `Any`.
    static func written(_ node: CompilerValue) -> CompilerValue {
        var node = node
        while node["implicit"] != nil || node.kind == "erasure_expr" || node.kind == "inject_into_optional",
            let inner = node["sub_expr"]
        { node = inner }
        return node
    }

    private func call(_ node: CompilerValue, _ fn: CompilerValue) {
        // The compiler may have wrapped it in a conversion of its isolation.
        guard let callee = fn["fn"].map(Self.written), let place = node.place, let name = callee.place else {
            return
        }
        guard let entry = entry(callee) ?? ownCallback(callee) else {
            evaluate(node, fn, callee)
            return
        }
        if builders.contains(place.start) { return }
        if let template = ListenerTemplate(entry.code) {
            if !listen(template, node, name: name.start) { leave(name.start, entry) }
            return
        }
        let base = fn["args"]?["args"]?.elements.first?["expr"]
        let arguments = (node["args"]?["args"]?.elements ?? []).compactMap { argument -> String? in
            guard let inner = argument["expr"], let range = inner.place,
                inner.kind != "default_argument_expr"
            else { return argument["expr"]?["type"]?.string?.hasSuffix("SgD") == true ? "nil" : nil }
            let written = String(decoding: bytes[range.start..<end(ofWordAt: range.end)], as: UTF8.self)
            // If a callback is forwarded, its parameters are passed on unchanged.
            let isHandedOn = entry.role == .callback && parameters[written] != nil
            return isHandedOn ? written : text(of: inner)
        }
        var code = entry.code
        if let choice = ChoiceTemplate(code) {
            code = choice.code(for: arguments)
            // Without a name there is nothing to record.
            if code?.contains("$1") == true, arguments.first == "nil" { code = nil }
        }
        if base?.isWritten == false, ownCallback(callee) != nil {
            code = code.map { Self.call($0, filled($0, arguments)).replacing("$base.", with: "") }
        }
        write(entry, code, node: place.start, name: name.start, end: place.end + 1, base, arguments)
    }

    /// A callback of the files that they call themselves.
    private func ownCallback(_ callee: CompilerValue) -> LedgerEntry? {
        guard let usr = callee["decl"]?["decl_usr"]?.string else { return nil }
        return conformers.callback(usr: usr, names).flatMap { names.ledger[$0] }
    }

    /// The campaign's extras, as one value.
    private static let wrapped = "ContentValue.object($base.content.extras)"

    private func reference(_ node: CompilerValue) {
        guard let entry = entry(node), let place = node.place else { return }
        var code = entry.code
        if code == "$base.object", let inner = node["base"].flatMap(Self.called), let end = inner.place?.end,
            self.entry(inner)?.code?.contains(Self.wrapped) == true
        {
            // The value was made from a dictionary just before, which is used instead.
            dictionaries.insert(end)
            code = "$base"
        }
        write(
            entry, code, node: place.start, name: place.end, end: end(ofWordAt: place.end),
            node["base"], [])
    }

    private func write(
        _ entry: LedgerEntry, _ template: String?, node: Int, name: Int, end: Int, _ base: CompilerValue?,
        _ arguments: [String]
    ) {
        guard entry.role != .vocabulary, !anew.contains(where: { $0.contains(name) }) else { return }
        let template = SettingTemplate(template)?.place ?? template
        guard var code = template.map({ Self.call($0, filled($0, arguments)) }), !code.contains("$1"),
            CaseTemplate(template) == nil, BuilderTemplate(template) == nil, of(&code, arguments)
        else {
            leave(name, entry)
            return
        }
        code = codeOfEdit(code, name: name, base: base)
        if dictionaries.contains(name) {
            code = code.replacing(Self.wrapped, with: "$base.content.extras")
        }
        if alwaysThere.contains(name) { code = String(code.dropFirst("Optional(".count).dropLast()) }
        var parts = code.components("$base")
        if parts.count > 2 {
            // A base that occurs twice has to be short enough to be repeated.
            guard let text = base.flatMap({ $0.isWritten ? neutral($0) : "self" }) else {
                leave(name, entry)
                return
            }
            edits.add(node, end, code.replacing("$base", with: text))
        } else if parts.count == 1 {
            edits.add(node, end, code)
        } else if isExtended, node == name, base?.isWritten != true {
            edits.add(node, end, code.replacing("$base", with: "self"))
        } else if !isOpened, base?.isWritten != true {
            leave(name, entry)
        } else {
            var start = name
            while start > node,
                bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\n")
            { start -= 1 }
            if start > node, bytes[start - 1] == UInt8(ascii: ".") { start -= 1 }
            let isOptional =
                start > node
                && (bytes[start - 1] == UInt8(ascii: "?") || bytes[start - 1] == UInt8(ascii: "!"))
            let isRead = end < bytes.count && bytes[end] == UInt8(ascii: ".")
            if isOptional { (parts, start) = Self.chained(parts, start, isRead) }
            if !parts[0].isEmpty { edits.add(node, node, parts[0]) }
            edits.add(start, end, parts[1])
        }
    }

    /// Inserts the message of the current callback, if an action of the SDK applies to the message on the screen.
    /// - Returns: false if the action applies to another message, or if the caller waits for its end.
    private func of(_ code: inout String, _ arguments: [String]) -> Bool {
        guard code.contains("$message") else { return true }
        guard let messageName, arguments.allSatisfy({ $0 == "nil" }) else { return false }
        code = code.replacing("$message", with: messageName)
        return true
    }

    /// After optional chaining, the result is not wrapped in another optional.
    /// - Parameter isRead: whether a member of the result is read, which needs the question mark.
    private static func chained(_ parts: [String], _ start: Int, _ isRead: Bool) -> ([String], Int) {
        var (prefix, suffix) = (parts[0], parts[1])
        if prefix == "(", suffix.hasSuffix(" == .show)") {
            // An optional handler is only called if it exists.
            return (["", ".map({ $0\(suffix.dropLast()) })"], start - 1)
        }
        if prefix.hasSuffix("("), suffix.hasSuffix(")") {
            prefix = ""
            suffix = suffix.dropLast().components(" ?? ")[0]
        }
        return ([prefix, suffix], suffix.isEmpty && !isRead ? start - 1 : start)
    }

    /// The call of a handler's function that replaces a callback, for code that forwards callbacks to handlers.
    private static func call(_ code: String, _ filled: String) -> String {
        guard code.hasPrefix("func ") else { return filled }
        let signature = filled.components(" | ")[0].dropFirst(5)
        guard let open = signature.firstIndex(of: "("), let close = signature.lastIndex(of: ")") else {
            return filled
        }
        let arguments = signature[signature.index(after: open)..<close].components(", ").map { part in
            let words = part.components(": ")[0].components(" ")
            let value = words[words.count - 1]
            return words.count == 1
                ? "\(words[0]): \(value)" : words[0] == "_" ? value : "\(words[0]): \(value)"
        }
        let call = "$base.\(signature[..<open])(\(arguments.joined(separator: ", ")))"
        // If the callback returned a Boolean, the caller expects one.
        return code.contains(" | false = ") ? "(\(call) == .show)" : call
    }
}
