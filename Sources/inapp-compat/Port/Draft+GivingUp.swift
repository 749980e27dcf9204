import InAppContracts

extension Draft {
    /// Fixes a compiler error: the smallest piece around it is commented out, if no milder fix helps.
    /// - Returns: whether something was changed.
    mutating func giveUp(_ error: Complaint, in result: Result, whole: Bool) -> Bool {
        let offset = result.offset(line: error.line, column: error.column)
        guard let piece = result.pieces.last(where: { $0.result <= offset }) else { return false }
        let original = piece.isEdit ? piece.original : piece.original + offset - piece.result
        if isolate(error, original, result) || hop(error, original, result) || unchain(error, original)
            || answer(error, original)
            || fill(error, original)
            || complete(error, original) || leave(error, original) || wait(error, original)
        {
            return true
        }
        // One error may hide another in the same piece.
        if !piece.isEdit || !TextEdits.givesUp(result.bytes[piece.result...]), edits.isGivenUp(original) {
            return true
        }
        return give(at: original, advice(error, original), whole: whole)
    }

    /// Code that acts on messages is isolated to the main actor.
    private mutating func isolate(_ error: Complaint, _ offset: Int, _ result: Result) -> Bool {
        // An async caller would have to await the main actor.
        let isElsewhere =
            error.text.contains("main actor-isolated") && error.text.contains("nonisolated ")
            || error.text.hasPrefix("expression is 'async' but is not marked with 'await'")
        guard isElsewhere else { return false }
        // A class whose extension is the handler is called on the main actor, too.
        let type = around(offset).first { $0.kind == .type }?.typeName
        let places = [
            type.flatMap { calledClasses[$0] }, around(offset).first { $0.function != nil }?.start,
        ]
        return places.compactMap(\.self).contains { place in
            // A fix of another error of the same kind may already have done it, after the compiler's check.
            guard mended.insert(place).inserted else {
                return !result.pieces.contains { $0.isEdit && $0.original == place }
            }
            edits.add(place, place, "@MainActor ")
            return true
        }
    }

    /// A method whose return statement was commented out gets another one at its end.
    private mutating func answer(_ error: Complaint, _ offset: Int) -> Bool {
        guard error.text.hasPrefix("missing return"),
            let piece = around(offset).first(where: { $0.body != nil }), let body = piece.body,
            let answer = piece.fallback, !answer.isEmpty, mended.insert(body.upperBound).inserted
        else { return false }
        edits.add(
            body.upperBound, body.upperBound,
            "\n" + Self.note("The original answer is in comments; this answer replaces it.") + answer + "\n")
        return true
    }

    /// A case without a statement gets a `break`.
    private mutating func fill(_ error: Complaint, _ offset: Int) -> Bool {
        guard error.text.contains("have at least one executable statement"),
            let start = cases.keys.filter({ $0 <= offset }).max(), let line = cases[start],
            mended.insert(line).inserted
        else { return false }
        edits.add(line, line, bytes[max(0, line - 1)] == 10 ? "break\n" : " break\n")
        return true
    }

    /// A switch over an enum with more cases than before gets a `default`.
    private mutating func complete(_ error: Complaint, _ offset: Int) -> Bool {
        guard error.text.hasPrefix(Complaint.notExhaustive), let end = switches[offset],
            mended.insert(end).inserted
        else { return false }
        let text = String(decoding: bytes[offset..<end], as: UTF8.self)
        if let unknown = text.range(of: "@unknown default", options: .backwards) {
            // It now covers known cases as well.
            let start = offset + text[..<unknown.lowerBound].utf8.count
            return edits.replace(start, start + "@unknown ".utf8.count, "")
        }
        let note = Self.note("More kinds reach this switch than before. Decide how to handle them.")
        edits.add(end, end, "\n" + note + "default: break\n")
        return true
    }

    /// A guard whose exit was commented out gets a return statement.
    private mutating func leave(_ error: Complaint, _ offset: Int) -> Bool {
        guard error.text.hasPrefix("'guard' body must not fall through"), offset < bytes.count,
            bytes[offset] == UInt8(ascii: "}"),
            let answer = around(offset).first(where: { $0.body != nil })?.fallback,
            mended.insert(offset).inserted
        else { return false }
        edits.add(
            offset, offset,
            "\n" + Self.note("The original exit is in comments; this answer replaces it.")
                + (answer.isEmpty ? "return" : answer) + "\n")
        return true
    }

    /// A property that is no longer set in the initializer, because that code is commented out, becomes an implicitly
    /// unwrapped variable.
    private mutating func wait(_ error: Complaint, _ offset: Int) -> Bool {
        guard let name = error.unset, let type = around(offset).first(where: { $0.kind == .type }) else {
            return false
        }
        for piece in pieces where piece.kind == .member && type.start < piece.start && piece.end <= type.end {
            let text = String(decoding: bytes[piece.start..<piece.end], as: UTF8.self)
            guard let word = text.firstMatch("\\b(let|var)(?= +\(name) *:[^={]+$)"), !text.hasSuffix("?"),
                !text.hasSuffix("!"), mended.insert(piece.start).inserted
            else { continue }
            let start = piece.start + text[..<word.lowerBound].utf8.count
            edits.add(start, start + 3, "var")
            edits.add(piece.end, piece.end, "!")
            return true
        }
        return false
    }

    /// The pieces around a position, the smallest first.
    func around(_ offset: Int) -> [Piece] {
        let found = pieces.filter { $0.start <= offset && offset <= $0.end }
        return found.sorted {
            ($0.end - $0.start, $0.kind == .statement ? 0 : 1) < (
                $1.end - $1.start, $1.kind == .statement ? 0 : 1
            )
        }
    }

    /// The advice for an error: the ledger's advice about a vendor's name, or about a member that is used there.
    private func advice(_ error: Complaint, _ offset: Int) -> String {
        let names = error.text.components("'")
        if names.count > 1, let entry = ledger[names[1]] {
            return "\(names[1]) belongs to the old SDK. \(entry.advice)"
        }
        if let piece = around(offset).first {
            let used = uses.filter { piece.start <= $0.offset && $0.offset <= piece.end }
                .compactMap { ledger[$0.member] }.filter { $0.code == nil && $0.role != .vocabulary }
            if let entry = used.min(by: { $0.role.weight < $1.role.weight }) { return entry.advice }
        }
        if names.count > 4, error.text.contains(" has no member '"),
            let entry = ledger.entry(named: names[3])
        {
            return entry.advice
        }
        if names.count > 1, error.text.hasPrefix("cannot find ") {
            return need(names[1], at: offset)
        }
        if error.text.hasPrefix("cannot assign to") {
            return "A message is read-only. Change what it shows in prepare, through the plan's content."
        }
        if let name = givenUpName(at: offset) { return need(name, at: offset) }
        if unread.contains(error.text) {
            return
                "The compiler did not accept the original either. Where it does, this may stay: \(error.text)"
        }
        return "Without the code in comments, the compiler does not accept it: \(error.plainText)"
    }

    /// The advice for a name that no longer exists.
    private func need(_ name: String, at offset: Int) -> String {
        let isLeft =
            leftParameters.contains(name) && givenUp(at: offset).allSatisfy { self.name(of: $0) != name }
        if isLeft { return "It needs \(name), which a handler does not receive. Decide without it." }
        let wasThere = String(decoding: bytes, as: UTF8.self).firstMatch("\\b\(name)\\b") != nil
        return wasThere
            ? "It needs \(name), which is in comments now."
            : "It needs \(name), which is not available here. Decide what it is."
    }

    /// A name that is used around a position, and whose declaration is commented out.
    private func givenUpName(at offset: Int) -> String? {
        guard let piece = around(offset).first else { return nil }
        let text = String(decoding: bytes[piece.start..<min(piece.end, bytes.count)], as: UTF8.self)
        return givenUp(at: offset).lazy.filter { $0 != piece }
            .compactMap { self.name(of: $0) }.first { text.firstMatch("\\b\($0)\\b") != nil }
    }

    /// The commented-out declarations that would be in scope at a position: the declarations of a function are local
    /// to it.
    private func givenUp(at offset: Int) -> [Piece] {
        let functions = pieces.filter { $0.body != nil }
        return pieces.filter { other in
            other.kind != .statement && edits.isGivenUp(other.start)
                && functions.allSatisfy {
                    !($0.start < other.start && other.end <= $0.end) || $0.start <= offset && offset <= $0.end
                }
        }
    }

    /// The name of a member or a type.
    private func name(of piece: Piece) -> String? {
        let text = String(
            decoding: bytes[piece.start..<min(piece.end, piece.start + 300, bytes.count)], as: UTF8.self)
        guard
            let range = text.firstMatch(
                #"\b(func|var|let|class|struct|enum|actor|protocol|typealias) +\w{3,}"#)
        else { return nil }
        return text[range].components(" ").last
    }

    /// Comments out the smallest piece around a position.
    mutating func give(at offset: Int, _ advice: String, whole: Bool = false) -> Bool {
        for piece in around(offset) where !(whole && piece.kind == .statement) {
            let level = given[piece, default: 0]
            given[piece] = level + 1
            if level == 0, let body = piece.body, let fallback = piece.fallback {
                let text = "\n" + Self.note(advice) + Self.comment(bytes[body]) + fallback + "\n"
                if edits.replace(body.lowerBound, body.upperBound, text) { return true }
            }
            guard level < 2, give(piece, advice) else { continue }
            return true
        }
        return false
    }

    /// Whole lines are commented out below a line with the advice, and so is a statement that shares its line. A
    /// statement between semicolons stays in its line.
    private mutating func give(_ piece: Piece, _ advice: String) -> Bool {
        if let lines = lines(piece) {
            return edits.replace(
                lines.lowerBound, lines.upperBound, Self.note(advice) + Self.comment(bytes[lines]))
        }
        let end = min(piece.end, bytes.count)
        let text = String(decoding: bytes[piece.start..<end], as: UTF8.self)
        let neighbours = [
            bytes[..<piece.start].last { !Self.isBlank($0) }, bytes[end...].first { !Self.isBlank($0) },
        ]
        let isAlone = !neighbours.contains(UInt8(ascii: ";"))
        guard piece.kind == .statement, isAlone || !text.contains("*/") && !text.contains("/*") else {
            return false
        }
        let lines = Self.note(advice) + Self.comment(bytes[piece.start..<end])
        return edits.replace(
            piece.start, piece.end, isAlone ? "\n" + lines : "/* PORT: \(advice) \(text) */")
    }

    private static func isBlank(_ byte: UInt8) -> Bool { " \t".utf8.contains(byte) }

    /// The whole lines of a piece; nil if it shares them with other code.
    private func lines(_ piece: Piece) -> Range<Int>? {
        var start = piece.start
        while start > 0, bytes[start - 1] != 10 { start -= 1 }
        guard
            bytes[start..<piece.start].allSatisfy({
                Self.isBlank($0) || "abcdefghijklmnopqrstuvwxyz@()".utf8.contains($0)
            })
        else { return nil }
        var end = min(piece.end, bytes.count)
        while end < bytes.count, Self.isBlank(bytes[end]) || bytes[end] == UInt8(ascii: ";") { end += 1 }
        if bytes[end...].starts(with: "//".utf8) { while end < bytes.count, bytes[end] != 10 { end += 1 } }
        guard end == bytes.count || bytes[end] == 10 else { return nil }
        return start..<min(bytes.count, end + 1)
    }
}

extension Ledger {
    /// The entry of a member that has no counterpart in a handler, by the member's own name.
    fileprivate func entry(named name: String) -> LedgerEntry? {
        entries.filter { [.action, .content, .callback].contains($0.role) && !$0.advice.isEmpty }.first {
            $0.members.contains { DeclaredNames.ownName($0).prefix { $0 != "(" } == name }
        }
    }
}

extension Draft.Result {
    /// The byte offset of a line and column.
    fileprivate func offset(line: Int, column: Int) -> Int {
        var row = 1
        var offset = 0
        while offset < bytes.count, row < line {
            if bytes[offset] == 10 { row += 1 }
            offset += 1
        }
        return offset + max(0, column - 1)
    }
}

extension LedgerEntry.Role {
    /// Which of several roles describes a statement best: the lowest.
    var weight: Int {
        switch self {
        case .action: 0
        case .callback, .answer: 1
        case .content: 2
        case .setUp: 3
        case .vocabulary, .modelOnly: 4
        }
    }
}
