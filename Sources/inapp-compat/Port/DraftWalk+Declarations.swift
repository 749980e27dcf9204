import InAppContracts

extension DraftWalk {
    /// Inherited types of the vendor's are replaced with the neutral ones, each once; one without a counterpart is
    /// removed.
    func parents(_ node: CompilerValue) {
        guard let start = node.place?.start, let brace = bytes[start...].firstIndex(of: UInt8(ascii: "{")),
            let colon = bytes[start..<brace].firstIndex(of: UInt8(ascii: ":"))
        else { return }
        let clause = String(decoding: bytes[(colon + 1)..<brace], as: UTF8.self)
        guard !clause.contains("<"), !clause.contains(" where ") else { return }
        let written = clause.components(",").map(\.trimmed)
        var kept: [String] = []
        for parent in written {
            let name = parent.components(" ").last ?? parent
            let entry = names.own.contains(name) ? nil : names.ledger[name]
            let word = entry == nil ? parent : entry?.code
            // Several of the vendor's protocols map to the same neutral one, to which a type conforms once.
            let isAgain = entry != nil && !conformed.insert("\(node.typeName ?? "") \(word ?? "")").inserted
            if let word, !isAgain, !kept.contains(word) { kept.append(word) }
            if entry != nil, word == nil {
                notes.append((start, "\(name) belongs to the old SDK. \(entry?.advice ?? "")"))
            }
        }
        guard kept.count < written.count else { return }
        edits.add(colon, brace, (kept.isEmpty ? "" : ": " + kept.joined(separator: ", ")) + " ")
    }

    /// A method of the app, or a callback, which has another name in a handler.
    func method(_ node: CompilerValue, isCalled: Bool) {
        piece(.member, node)
        guard let body = node["body"]?.place, let place = node.place else { return }
        let index = pieces.count - 1
        let signature = String(decoding: bytes[place.start..<body.start], as: UTF8.self)
        edit(index) {
            $0.body = body.start + 1..<body.end
            $0.fallback = EmptyAnswer.of(signature)
        }
        guard isCalled, let own = node.declaredName, let found = conformers.callback(own, of: type, names),
            let entry = names.ledger[found]
        else { return }
        guard let code = entry.code else {
            // The whole method is commented out, because its parameters are the vendor's.
            edit(index) { ($0.body, $0.fallback) = (nil, nil) }
            leave(place.start, entry)
            return
        }
        callback(node, entry, code, index, place.start, body)
    }

    /// A property of the app, or one that the SDK reads.
    func property(_ node: CompilerValue, isCalled: Bool) {
        guard let place = node.place else { return }
        let getters = (node["accessors"]?.elements ?? []).filter { $0["implicit"] == nil }
        if getters.count == 1, let body = getters[0].place, bytes[body.start] == UInt8(ascii: "{"),
            let index = pieces.lastIndex(where: { $0.kind == .member && $0.start <= place.start })
        {
            let type = String(decoding: bytes[place.start..<body.start], as: UTF8.self).components(":").last
            edit(index) {
                $0.body = body.start + 1..<body.end
                $0.fallback = type.flatMap { EmptyAnswer.of("->" + $0) }
                $0.function =
                    String(decoding: bytes[$0.start..<place.start], as: UTF8.self).contains("@")
                    ? nil : $0.start
            }
        }
        guard isCalled, let own = node.declaredName, let found = conformers.callback(own, of: type, names),
            let entry = names.ledger[found]
        else { return }
        leave(place.start, entry)
    }

    private func edit(_ index: Int, _ change: (inout Piece) -> Void) {
        if pieces.indices.contains(index) { change(&pieces[index]) }
    }

    private func callback(
        _ node: CompilerValue, _ entry: LedgerEntry, _ code: String, _ index: Int, _ start: Int,
        _ body: (start: Int, end: Int)
    ) {
        let words = (node["params"]?["params"]?.elements ?? []).map {
            $0["name"]?["base_name"]?["name"]?.string ?? "_"
        }
        let parts = code.components(" | ").map { filled($0, words) }
        guard let signature = parts.first else { return }
        edits.add(start, body.start, signature + " ")
        leftParameters.formUnion(words.filter { signature.firstMatch("\\b\($0)\\b") == nil })
        for mark in node["attrs"]?.elements ?? []
        where mark.kind == "nonisolated_attr" && mark["implicit"] == nil {
            // A handler is called on the main actor.
            if let start = mark.place?.start { edits.add(start, end(ofWordAt: start), "") }
        }
        edit(index) {
            $0.function = nil
            $0.fallback =
                signature.hasSuffix("DisplayDecision")
                ? "return .show" : signature.hasSuffix("Bool") ? "return true" : ""
        }
        for part in parts.dropFirst() {
            let sides = part.components(" = ")
            if sides.count == 2 { parameters[sides[0]] = sides[1] }
        }
        nameAgain(body)
        isChanging = !signature.contains("->") && node["result"]?.string.map { $0 != "$sytD" } ?? false
        if !entry.needs.contains(.gate), let range = signature.firstMatch(#"\w+(?=: CompatMessage)"#) {
            messageName = String(signature[range])
        }
        if let no = parameters.removeValue(forKey: "false"), bytes.count > body.end,
            truths(in: node["body"], no)
        {
            notes.append((start, "false is \(no) here. \(entry.advice)"))
        }
    }

    /// If the body declares a name that equals a parameter's, the parameter's replacement is first bound to that
    /// name.
    private func nameAgain(_ body: (start: Int, end: Int)) {
        let text = String(decoding: bytes[body.start..<min(body.end, bytes.count)], as: UTF8.self)
        for name in parameters.keys.sorted() where name != "false" {
            guard text.firstMatch("\\b(let|var) +\(name)\\b|\\{ *\\[[^\\]]*\\b\(name)\\b") != nil,
                let value = parameters.removeValue(forKey: name)
            else { continue }
            edits.add(body.start + 1, body.start + 1, "\nlet \(name) = \(value)\n")
        }
    }

    /// In a gate that returns a Boolean, `true` and `false` are replaced with decisions.
    /// - Parameter no: the meaning of `false` with the vendor.
    /// - Returns: whether the result can be `false`.
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
        for (_, value) in node.parts {
            switch value {
            case .object: isFound = truths(in: value, no) || isFound
            case .array(let nodes): for inner in nodes { isFound = truths(in: inner, no) || isFound }
            default: break
            }
        }
        return isFound
    }

    func filled(_ code: String, _ words: [String]) -> String {
        words.enumerated().reversed().reduce(code) { $0.replacing("$\($1.offset + 1)", with: $1.element) }
    }
}
