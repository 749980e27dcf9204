import InAppContracts

/// `switch` and `if case` over a vendor's enum, if the neutral API has a value to match instead.
extension DraftWalk {
    /// A case in the source: the range to search, and its patterns.
    private struct Case {
        let start: Int
        let end: Int
        let patterns: [CompilerValue]
        /// The range of a whole `case` with its statements; nil for a condition.
        var statement: Range<Int>?
        /// The scope of the names that a condition binds.
        var scope = 0..<0
    }

    /// The position of a pattern, and its replacement.
    private struct Found {
        let start: Int
        let end: Int
        let parts: [String]
        let template: CaseTemplate
        /// The scope of the names that it binds.
        var scope = 0..<0
    }

    func choices(_ node: CompilerValue, _ kind: String) {
        if kind == "switch_stmt", let subject = node["subject_expr"] {
            let statements = node["cases"]?.elements ?? []
            let cases = statements.compactMap { statement -> Case? in
                guard let place = statement.place else { return nil }
                let patterns = (statement["case_label_items"]?.elements ?? []).compactMap { $0["pattern"] }
                return Case(
                    start: place.start, end: place.end, patterns: patterns,
                    statement: place.start..<end(ofWordAt: place.end))
            }
            choose(subject, cases)
            if let place = node.place { switches[place.start] = place.end }
        }
        guard ["if_stmt", "guard_stmt", "while_stmt"].contains(kind), let place = node.place else { return }
        var start = place.start
        conditions.formUnion(
            (node["conditions"]?.elements ?? []).compactMap(\.place).map { $0.start..<$0.end + 1 })
        for condition in node["conditions"]?.elements ?? [] {
            if let pattern = condition["pattern"], let value = condition["initializer"],
                let end = value.place?.start, start <= end
            {
                let scope = scope(ofConditionsIn: node) ?? 0..<0
                choose(value, [Case(start: start, end: end, patterns: [pattern], scope: scope)])
                start = value.place?.end ?? end
            }
            start = max(start, condition.place?.end ?? start)
        }
    }

    /// Rewrites the subject and each case; nothing if one of the cases cannot be rewritten.
    private func choose(_ subject: CompilerValue, _ cases: [Case]) {
        guard let place = subject.place, let base = neutral(subject) else { return }
        var found: [Found] = []
        var left: [(statement: Range<Int>, entry: LedgerEntry)] = []
        for written in cases {
            var start = written.start
            let elements = written.patterns.filter { $0.kind != "pattern_any" }.map(Self.element)
            let entries = elements.map { $0.flatMap(entry(ofCase:)) }
            if let statement = written.statement, case let entry?? = entries.first,
                entries.allSatisfy({ $0 != nil && CaseTemplate($0?.code) == nil })
            {
                left.append((statement, entry))
                continue
            }
            for (element, entry) in zip(elements, entries) {
                guard let element, let template = CaseTemplate(entry?.code),
                    var next = find(element, template, from: start, to: written.end)
                else { return }
                next.scope = written.statement ?? written.scope
                found.append(next)
                start = next.end
            }
        }
        guard let template = found.first?.template else { return }
        // If a case binds with `var`, the plan's content is changed: it replaces the message.
        let isChanged = found.contains { $0.parts.last?.hasPrefix("var ") == true }
        let plan = isChanged ? plan(subject).map { "\($0).content" } : nil
        if plan != nil { for one in found { bindEdits(one.parts, in: one.scope) } }
        var used = (found.first?.parts ?? []).indices.filter { index in
            found.contains { index < $0.parts.count && $0.parts[index] != "_" }
        }
        if used.isEmpty { used = [0] }
        edits.add(
            place.start, end(ofWordAt: place.end),
            template.subject(of: plan ?? base, used: used, isContent: plan != nil))
        for one in found {
            let parts = used.compactMap { $0 < one.parts.count ? one.parts[$0] : nil }
            edits.add(one.start, one.end, CaseTemplate.joined(parts))
        }
        for one in left { leave(case: one.statement, one.entry) }
    }

    /// A case without a counterpart is commented out: `default` handles its value.
    private func leave(case statement: Range<Int>, _ entry: LedgerEntry) {
        let start = (bytes[..<statement.lowerBound].lastIndex(of: 10) ?? -1) + 1
        let end = bytes[statement.upperBound...].firstIndex(of: 10) ?? bytes.count
        guard bytes[start..<statement.lowerBound].allSatisfy({ $0 == 32 || $0 == 9 }) else { return }
        edits.replace(start, end, Draft.note(entry.advice) + Draft.comment(bytes[start..<end]))
    }

    private func entry(ofCase element: CompilerValue) -> LedgerEntry? {
        if element.kind == "pattern_is" {
            return element["cast_to"]?.string.flatMap(names.onlyType).flatMap { names.ledger[$0] }
        }
        guard let type = element["type"]?.string.flatMap(names.onlyType),
            let name = element["element"]?.declaredName
        else { return nil }
        return names.enumCase("\(type).\(name)").flatMap { names.ledger[$0] }
    }

    /// The enum case in a pattern; nil if there is none, or more than one.
    private static func element(of pattern: CompilerValue) -> CompilerValue? {
        switch pattern.kind {
        case "pattern_enum_element", "pattern_is": pattern
        case "pattern_binding", "pattern_paren", "pattern_typed": pattern["sub_pattern"].flatMap(element)
        default: nil
        }
    }

    /// Searches for the text of a pattern, because the compiler does not give its position.
    private func find(_ element: CompilerValue, _ template: CaseTemplate, from start: Int, to end: Int)
        -> Found?
    {
        if element.kind == "pattern_is" { return findType(element, template, from: start, to: end) }
        let word = Array(".\(element["element"]?.declaredName ?? "")".utf8)
        var place = start
        while place + word.count <= end {
            let stop = place + word.count
            if bytes[place..<stop].elementsEqual(word), !isWord(at: stop) {
                var first = place
                while first > start, isWord(at: first - 1) || bytes[first - 1] == UInt8(ascii: ".") {
                    first -= 1
                }
                let (arguments, last) = arguments(of: stop)
                return Found(start: first, end: last, parts: template.filled(arguments), template: template)
            }
            place += 1
        }
        return nil
    }

    /// Searches for the text of a type pattern: `is Kind`, or `let name as Kind`.
    private func findType(_ element: CompilerValue, _ template: CaseTemplate, from start: Int, to end: Int)
        -> Found?
    {
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        guard let type = element["cast_to"]?.string.flatMap(names.onlyType),
            let range = text.firstMatch("\\b((let|var) +\\w+ +as|is) +(\\w+\\.)*\(type)\\b")
        else { return nil }
        let words = text[range].components(" as ")
        let first = start + text[..<range.lowerBound].utf8.count
        return Found(
            start: first, end: first + text[range].utf8.count,
            parts: template.filled(words.count > 1 ? [words[0].trimmed] : []), template: template)
    }

    private func isWord(at place: Int) -> Bool {
        guard place < bytes.count else { return false }
        let character = Character(UnicodeScalar(bytes[place]))
        return character.isLetter || character.isNumber || character == "_"
    }

    /// The arguments of a pattern in parentheses, without labels, and the end of the parentheses.
    private func arguments(of start: Int) -> ([String], Int) {
        guard start < bytes.count, bytes[start] == UInt8(ascii: "(") else { return ([], start) }
        let end = end(ofCallAt: start)
        let texts = parts(from: start + 1, to: end - 1).map { part -> String in
            let text = String(decoding: bytes[part], as: UTF8.self).trimmed
            guard let label = text.firstMatch(#"^\w+\s*:\s*"#) else { return text }
            return String(text[label.upperBound...])
        }
        return (texts, end)
    }

    /// The translation of an expression for a handler; nil if it is not simple.
    func neutral(_ node: CompilerValue) -> String? {
        let node = Self.written(node)
        guard let place = node.place else { return nil }
        let name = String(decoding: bytes[place.end..<end(ofWordAt: place.end)], as: UTF8.self)
        if node.kind == "declref_expr" {
            return node["decl"]?["decl_usr"]?.string == "" ? parameters[name] ?? name : name
        }
        guard node.kind == "member_ref_expr" || node.kind == "subscript_expr" && node["implicit"] != nil,
            let inner = node["base"]
        else { return nil }
        let base = inner.isWritten ? neutral(inner) : "self"
        let path = node["args"]?["args"]?.elements.first?["expr"]?["components"]?.elements.first
        if node.kind == "subscript_expr", path == nil { return nil }
        guard let entry = entry(path ?? node) else {
            return inner.isWritten ? base.map { "\($0).\(name)" } : name
        }
        guard let code = entry.code, !code.hasPrefix("Optional("), CaseTemplate(code) == nil else {
            return nil
        }
        return code.contains("$base") ? base.map { code.replacing("$base", with: $0) } : code
    }
}
