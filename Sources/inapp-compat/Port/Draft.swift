import InAppContracts

/// One file on its way to a handler.
struct Draft {
    struct Result {
        let text: String
        let bytes: [UInt8]
        let pieces: [(result: Int, original: Int, isEdit: Bool)]
    }

    private let bytes: [UInt8]
    private let pieces: [Piece]
    private var edits: TextEdits
    private var given: [Piece: Int] = [:]
    private let ledger: Ledger

    init(_ source: PreparedSource, _ tree: CompilerValue, _ names: DeclaredNames, _ ledger: Ledger) {
        bytes = Array(source.text.utf8)
        let walk = DraftWalk(names, source.text)
        walk.walkFile(tree)
        pieces = walk.pieces
        edits = walk.edits
        self.ledger = ledger
        imports(ledger.modules)
        types(ledger)
        for note in walk.notes {
            let line = (bytes[..<note.offset].lastIndex(of: 10) ?? -1) + 1
            edits.add(line, line, Self.note(note.text))
        }
        for place in walk.open where !edits.isGivenUp(place.offset) {
            _ = give(at: place.offset, place.advice)
        }
    }

    /// The text as it is so far.
    func applied() -> Result {
        let (result, places) = edits.applied(to: bytes)
        return Result(text: String(decoding: result, as: UTF8.self), bytes: result, pieces: places)
    }

    /// The text where nothing else helps: all of it in comments.
    func nothing() -> String {
        "// PORT: nothing of this file could be translated as it is.\n" + Self.comment(bytes[...])
    }

    /// Puts the smallest piece around an error into comments.
    /// - Returns: whether there was one.
    mutating func giveUp(_ error: Complaint, in result: Result, whole: Bool) -> Bool {
        var line = 1
        var offset = 0
        while offset < result.bytes.count, line < error.line {
            if result.bytes[offset] == 10 { line += 1 }
            offset += 1
        }
        offset += max(0, error.column - 1)
        guard let piece = result.pieces.last(where: { $0.result <= offset }) else { return false }
        let original = piece.isEdit ? piece.original : piece.original + offset - piece.result
        // One error may hide another in the same piece.
        if !piece.isEdit, edits.isGivenUp(original) { return true }
        return give(at: original, advice(error), whole: whole)
    }

    /// What to say of an error: of a name of the vendor's what the ledger says.
    private func advice(_ error: Complaint) -> String {
        let names = error.text.components("'")
        guard names.count > 1, let entry = ledger[names[1]] else { return error.text }
        return "\(names[1]) belongs to the SDK that is left. \(entry.advice)"
    }

    // MARK: Giving up

    private mutating func give(at offset: Int, _ advice: String, whole: Bool = false) -> Bool {
        let around = pieces.filter { $0.start <= offset && offset <= $0.end }
            .sorted {
                ($0.end - $0.start, $0.kind == .statement ? 0 : 1) < (
                    $1.end - $1.start, $1.kind == .statement ? 0 : 1
                )
            }
        for piece in around where !(whole && piece.kind == .statement) {
            let level = given[piece, default: 0]
            given[piece] = level + 1
            if level == 0, let body = piece.body, let fallback = piece.fallback {
                let text = "\n" + Self.note(advice) + Self.comment(bytes[body]) + fallback + "\n"
                if edits.replace(body.lowerBound, body.upperBound, text) { return true }
            }
            guard level < 2, let lines = lines(piece),
                edits.replace(
                    lines.lowerBound, lines.upperBound, Self.note(advice) + Self.comment(bytes[lines]))
            else { continue }
            return true
        }
        return false
    }

    /// The whole lines of a piece; nil where it shares them with something else.
    private func lines(_ piece: Piece) -> Range<Int>? {
        var start = piece.start
        while start > 0, bytes[start - 1] != 10 { start -= 1 }
        guard
            bytes[start..<piece.start].allSatisfy({
                $0 == 32 || $0 == 9 || $0 >= 97 && $0 <= 122 || $0 == 64 || $0 == 40 || $0 == 41
            })
        else { return nil }
        var end = min(piece.end, bytes.count)
        while end < bytes.count, bytes[end] == 32 || bytes[end] == 9 || bytes[end] == 59 { end += 1 }
        if bytes[end...].starts(with: [47, 47]) { while end < bytes.count, bytes[end] != 10 { end += 1 } }
        guard end == bytes.count || bytes[end] == 10 else { return nil }
        return start..<min(bytes.count, end + 1)
    }

    static func note(_ advice: String) -> String { "// PORT: \(advice)\n" }

    static func comment(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: true)
            .map { "// \($0)\n" }.joined()
    }

    // MARK: Words

    private mutating func imports(_ modules: [String]) {
        var place = 0
        var isFirst = true
        for line in bytes.split(separator: 10, omittingEmptySubsequences: false) {
            let text = String(decoding: line, as: UTF8.self)
            let end = place + line.count
            if let module = PreparedSource.importedModule(text) {
                var other = module == "Foundation" ? text : "#if canImport(\(module))\n\(text)\n#endif"
                if modules.contains(module) || module.hasSuffix("Bridge") { other = "" }
                if module == "UIKit" || module == "WebKit" {
                    other = "#if canImport(\(module))\n\(text)\n#else\nimport PlatformStandIns\n#endif"
                }
                edits.replace(place, end, isFirst ? "import InAppCompat\n" + other : other)
                isFirst = false
            } else if isFirst, !text.trimmed.isEmpty, !text.trimmed.hasPrefix("//") {
                edits.add(place, place, "import InAppCompat\n")
                isFirst = false
            }
            place = end + 1
        }
    }

    /// The vendor's types, where they are written, become the neutral ones.
    private mutating func types(_ ledger: Ledger) {
        var codes: [String: String] = [:]
        for entry in ledger.entries {
            guard let code = entry.code, code.allSatisfy({ $0.isLetter }), entry.role != .modelOnly else {
                continue
            }
            for member in entry.members { codes[member] = code }
        }
        var place = 0
        while place < bytes.count {
            guard let end = TypeWords.end(of: bytes, at: &place) else { continue }
            var word = String(decoding: bytes[place..<end], as: UTF8.self)
            var stop = end
            while codes[word] == nil, let dot = word.lastIndex(of: ".") {
                stop -= word[dot...].utf8.count
                word = String(word[..<dot])
            }
            if let code = codes[word] { edits.add(anyBefore(place), parametersEnd(stop), code) }
            place = end
        }
    }

    /// Behind the parameters of a type, if it has any.
    private func parametersEnd(_ place: Int) -> Int {
        guard place < bytes.count, bytes[place] == UInt8(ascii: "<"),
            let end = bytes[place...].firstIndex(of: UInt8(ascii: ">")), end - place < 60
        else { return place }
        return end + 1
    }

    /// Where `any` stands before a type that becomes a class.
    private func anyBefore(_ place: Int) -> Int {
        place >= 4 && bytes[place - 4..<place].elementsEqual("any ".utf8) ? place - 4 : place
    }
}

/// Finds names with dots in Swift text, outside of comments and strings.
enum TypeWords {
    /// Moves to the next name, and says where it ends; nil where something else was passed over.
    static func end(of bytes: [UInt8], at place: inout Int) -> Int? {
        let isPart = { (byte: UInt8) in
            byte == 95 || byte == 46 || byte >= 48 && byte <= 57 || (byte | 32) >= 97 && (byte | 32) <= 122
        }
        if bytes[place...].starts(with: [47, 47]) {
            while place < bytes.count, bytes[place] != 10 { place += 1 }
            return nil
        }
        if bytes[place] == 34 {
            place += 1
            while place < bytes.count, bytes[place] != 34, bytes[place] != 10 {
                place += bytes[place] == 92 ? 2 : 1
            }
            place += 1
            return nil
        }
        guard isPart(bytes[place]), bytes[place] != 46 else {
            place += 1
            if place < bytes.count, bytes[place - 1] == 46 {
                while place < bytes.count, isPart(bytes[place]) { place += 1 }
            }
            return nil
        }
        var end = place
        while end < bytes.count, isPart(bytes[end]) { end += 1 }
        return end
    }
}
