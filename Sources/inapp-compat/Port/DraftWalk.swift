import InAppContracts

/// Walks through the compiler's tree of a file: finds what of it a handler writes otherwise, and the pieces that can be
/// put into comments where nothing does.
final class DraftWalk {
    private let names: DeclaredNames
    private let bytes: [UInt8]
    private(set) var edits = TextEdits()
    private(set) var pieces: [Piece] = []
    /// What a person has to decide, by where it is.
    private(set) var open: [(offset: Int, advice: String)] = []
    /// What to say above a type.
    private(set) var notes: [(offset: Int, text: String)] = []
    /// What takes the place of the parameters that a handler does not have.
    private var parameters: [String: String] = [:]
    /// Whether a member of a protocol is used, whose base the compiler has opened before.
    private var isOpened = false

    init(_ names: DeclaredNames, _ text: String) {
        self.names = names
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
        if kind.hasSuffix("_decl"), kind != "pattern_binding_decl", node["implicit"] != nil { return }
        if ["class_decl", "struct_decl", "enum_decl", "extension_decl", "protocol_decl"].contains(kind) {
            piece(.type, node)
            parents(node)
        }
        let before = (parameters, isOpened)
        if kind == "open_existential_expr" { isOpened = true }
        if kind == "brace_stmt" { isOpened = false }
        if kind == "func_decl" { member(node) }
        if ["constructor_decl", "pattern_binding_decl", "typealias", "subscript_decl"].contains(kind) {
            piece(.member, node)
        }
        if kind == "brace_stmt" {
            for element in node["elements"]?.elements ?? [] { piece(.statement, element) }
        }
        rewrite(node, kind)
        for (key, value) in node.fields where !UseWalk.ignored.contains(key) { walk(value) }
        (parameters, isOpened) = before
    }

    private func piece(_ kind: Piece.Kind, _ node: CompilerValue) {
        guard let place = node.place, kind == .statement || node["implicit"] == nil else { return }
        let marks = (node["attrs"]?.elements ?? []).compactMap {
            $0["implicit"] == nil ? $0.place?.start : nil
        }
        let start = ([place.start] + marks).min() ?? place.start
        pieces.append(Piece(kind: kind, start: start, end: end(ofWordAt: place.end)))
    }

    /// Parents that are the vendor's become the neutral ones, each once; one without a counterpart goes.
    private func parents(_ node: CompilerValue) {
        guard let start = node.place?.start, let brace = bytes[start...].firstIndex(of: UInt8(ascii: "{")),
            let colon = bytes[start..<brace].firstIndex(of: UInt8(ascii: ":"))
        else { return }
        let clause = String(decoding: bytes[(colon + 1)..<brace], as: UTF8.self)
        guard !clause.contains("<"), !clause.contains(" where ") else { return }
        let written = clause.components(",").map(\.trimmed)
        var kept: [String] = []
        for parent in written {
            let name = parent.components(" ").last ?? parent
            let entry = names.ledger[name]
            let word = entry == nil ? parent : entry?.code
            if let word, !kept.contains(word) { kept.append(word) }
            if entry != nil, word == nil {
                notes.append((start, "\(name) belongs to the SDK that is left. \(entry?.advice ?? "")"))
            }
        }
        guard kept.count < written.count else { return }
        edits.add(colon, brace, (kept.isEmpty ? "" : ": " + kept.joined(separator: ", ")) + " ")
    }

    private func member(_ node: CompilerValue) {
        piece(.member, node)
        guard let body = node["body"]?.place, let place = node.place else { return }
        let index = pieces.count - 1
        if index >= 0 { pieces[index].body = body.start + 1..<body.end }
        guard let own = node.declaredName, let found = names.callbacks[own], let entry = names.ledger[found]
        else { return }
        let words = (node["params"]?["params"]?.elements ?? []).map {
            $0["name"]?["base_name"]?["name"]?.string ?? "_"
        }
        guard let code = entry.code else {
            open.append((place.start, entry.advice))
            return
        }
        let parts = code.components(" | ").map { filled($0, words) }
        guard let signature = parts.first else { return }
        edits.add(place.start, body.start, signature + " ")
        for mark in node["attrs"]?.elements ?? []
        where mark.kind == "nonisolated_attr" && mark["implicit"] == nil {
            // A handler is called on the main actor.
            if let start = mark.place?.start { edits.add(start, end(ofWordAt: start), "") }
        }
        if index >= 0 {
            pieces[index].fallback =
                signature.hasSuffix("DisplayDecision")
                ? "return .show" : signature.hasSuffix("Bool") ? "return true" : ""
        }
        for part in parts.dropFirst() {
            let sides = part.components(" = ")
            if sides.count == 2 { parameters[sides[0]] = sides[1] }
        }
        if let no = parameters.removeValue(forKey: "false"), bytes.count > body.end,
            truths(in: node["body"], no)
        {
            notes.append((place.start, "false is \(no) here. \(entry.advice)"))
        }
    }

    /// A gate that answers with true and false answers with decisions.
    /// - Parameter no: what false means with the vendor.
    /// - Returns: whether there can be a false.
    private func truths(in node: CompilerValue?, _ no: String) -> Bool {
        guard let node else { return false }
        if node.kind == "return_stmt", let result = node["result"], let place = result.place {
            let type = result["type"]?.string
            if type == "$sSbD" {
                let end = end(ofWordAt: place.end)
                let text = String(decoding: bytes[place.start..<end], as: UTF8.self)
                if text == "true" || text == "false" {
                    edits.add(place.start, end, text == "true" ? ".show" : no)
                    return text == "false"
                }
                edits.add(place.start, place.start, "(")
                edits.add(end, end, ") ? .show : \(no)")
                return true
            }
            return false
        }
        if node.kind == "closure_expr" { return false }
        var isFound = false
        for (key, value) in node.fields where !UseWalk.ignored.contains(key) {
            switch value {
            case .object: isFound = truths(in: value, no) || isFound
            case .array(let nodes): for inner in nodes { isFound = truths(in: inner, no) || isFound }
            default: break
            }
        }
        return isFound
    }

    private func filled(_ code: String, _ words: [String]) -> String {
        words.enumerated().reversed().reduce(code) { $0.replacing("$\($1.offset + 1)", with: $1.element) }
    }

    // MARK: Expressions

    private func rewrite(_ node: CompilerValue, _ kind: String) {
        if kind == "declref_expr", let place = node.place, node["decl"]?["decl_usr"]?.string == "",
            let name = node["decl"]?["base_name"]?.string, let other = parameters[name]
        {
            edits.add(place.start, end(ofWordAt: place.start), other)
        }
        if kind == "call_expr", let fn = node["fn"], fn.kind == "dot_syntax_call_expr" {
            call(node, fn)
        } else if kind == "member_ref_expr" {
            reference(node)
        } else if kind == "dot_syntax_call_expr" {
            answer(node)
        } else if kind == "pattern_enum_element" || kind == "constructor_ref_call_expr" {
            let usr = node["fn"]?["decl"]?["decl_usr"]?.string ?? ""
            let types = node["type"]?.string.map(names.types) ?? []
            if kind == "pattern_enum_element" ? !types.isEmpty : names.member(usr: usr) != nil,
                let place = node.place
            {
                open.append(
                    (
                        place.start,
                        types.first.flatMap { names.ledger[$0]?.advice } ?? "Write it with the content."
                    ))
            }
        }
    }

    private func entry(_ node: CompilerValue?) -> LedgerEntry? {
        node?["decl"]?["decl_usr"]?.string.flatMap(names.member(usr:)).flatMap { names.ledger[$0] }
    }

    private func answer(_ node: CompilerValue) {
        guard let fn = node["fn"], fn.kind == "declref_expr", let entry = entry(fn), entry.role == .answer,
            let code = entry.code, let place = node.place
        else { return }
        edits.add(place.start, end(ofWordAt: place.end), code)
    }

    private func call(_ node: CompilerValue, _ fn: CompilerValue) {
        guard let entry = entry(fn["fn"]), let place = node.place, let name = fn["fn"]?.place else { return }
        let base = fn["args"]?["args"]?.elements.first?["expr"]
        let arguments = (node["args"]?["args"]?.elements ?? []).compactMap { argument -> String? in
            guard let inner = argument["expr"]?.place, argument["expr"]?.kind != "default_argument_expr"
            else { return nil }
            return String(decoding: bytes[inner.start..<end(ofWordAt: inner.end)], as: UTF8.self)
        }
        write(entry, node: place.start, name: name.start, end: place.end + 1, base, arguments)
    }

    private func reference(_ node: CompilerValue) {
        guard let entry = entry(node), let place = node.place else { return }
        write(entry, node: place.start, name: place.end, end: end(ofWordAt: place.end), node["base"], [])
    }

    private func write(
        _ entry: LedgerEntry, node: Int, name: Int, end: Int, _ base: CompilerValue?, _ arguments: [String]
    ) {
        guard entry.role != .vocabulary else { return }
        guard let code = entry.code.map({ Self.call($0, filled($0, arguments)) }), !code.contains("$1") else {
            open.append((name, entry.advice))
            return
        }
        let parts = code.components("$base")
        if parts.count == 1 {
            edits.add(node, end, code)
        } else if !isOpened, base?["implicit"] != nil || base == nil {
            open.append((name, entry.advice))
        } else {
            var start = name
            while start > node,
                bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\n")
            { start -= 1 }
            if start > node, bytes[start - 1] == UInt8(ascii: ".") { start -= 1 }
            let isOptional =
                start > node
                && (bytes[start - 1] == UInt8(ascii: "?") || bytes[start - 1] == UInt8(ascii: "!"))
            if isOptional, parts[1].isEmpty { start -= 1 }
            if !parts[0].isEmpty { edits.add(node, node, parts[0]) }
            edits.add(start, end, parts[1])
        }
    }

    /// A call of what a handler has in a callback's place: who hands calls on hands them on to handlers.
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
        return "$base.\(signature[..<open])(\(arguments.joined(separator: ", ")))"
    }

    // MARK: Bytes

    /// Behind the word, the literal or the mark that begins here.
    private func end(ofWordAt start: Int) -> Int {
        guard start < bytes.count else { return bytes.count }
        let isPart = { (byte: UInt8) in
            byte == UInt8(ascii: "_") || byte >= 0x80
                || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }
        var place = start
        if bytes[place] == UInt8(ascii: "\"") {
            let isLong = bytes[place...].starts(with: Array("\"\"\"".utf8))
            let mark = Array((isLong ? "\"\"\"" : "\"").utf8)
            place += mark.count
            while place < bytes.count, !bytes[place...].starts(with: mark) {
                place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
            }
            return min(bytes.count, place + mark.count)
        }
        guard isPart(bytes[place]) else { return place + 1 }
        while place < bytes.count, isPart(bytes[place]) { place += 1 }
        return place
    }
}

extension StringProtocol {
    func components(_ separator: String) -> [String] {
        var parts: [String] = []
        var rest = Substring(self)
        while let range = rest.firstRange(of: separator) {
            parts.append(String(rest[..<range.lowerBound]))
            rest = rest[range.upperBound...]
        }
        return parts + [String(rest)]
    }
}

extension String {
    func replacing(_ text: String, with other: String) -> String {
        components(text).joined(separator: other)
    }
}

extension Substring {
    /// Where a text is, first.
    func firstRange(of text: String) -> Range<Index>? {
        var place = startIndex
        while place < endIndex {
            if self[place...].hasPrefix(text),
                let end = index(place, offsetBy: text.count, limitedBy: endIndex)
            {
                return place..<end
            }
            place = index(after: place)
        }
        return nil
    }
}
