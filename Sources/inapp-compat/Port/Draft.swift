import InAppContracts

/// One file while it is translated to a handler.
struct Draft {
    struct Result {
        let text: String
        let bytes: [UInt8]
        let pieces: [(result: Int, original: Int, isEdit: Bool)]
    }

    let bytes: [UInt8]
    let pieces: [Piece]
    let ledger: Ledger
    /// The uses of the vendor's API in the file.
    let uses: [VendorUse]
    /// The compiler's errors before any change.
    let unread: Set<String>
    var edits: TextEdits
    var given: [Piece: Int] = [:]
    /// The offsets at which the lines of a case's statements begin, by the offset of the case.
    let cases: [Int: Int]
    /// The offsets of the ends of switches, by the offsets of their beginnings.
    let switches: [Int: Int]
    /// The offsets of the declarations of classes that the SDK calls, by their full names.
    let calledClasses: [String: Int]
    /// The names of parameters that callbacks no longer have.
    let leftParameters: Set<String>
    /// Types that only exist with SwiftUI.
    private(set) var viewNames: Set<String> = []
    /// Positions where something was already added, so that it is not added twice.
    var mended: Set<Int> = []

    init(
        _ source: PreparedSource, _ tree: CompilerValue, _ names: DeclaredNames, _ conformers: Conformers,
        _ uses: [VendorUse], unread: Set<String> = []
    ) {
        bytes = Array(source.text.utf8)
        ledger = names.ledger
        self.uses = uses
        self.unread = unread
        let walk = DraftWalk(names, conformers, source.text)
        walk.walkFile(tree)
        pieces = walk.pieces
        edits = walk.edits
        cases = walk.cases
        calledClasses = walk.calledClasses
        switches = walk.switches
        leftParameters = walk.leftParameters
        imports(source)
        types { place, word in
            names.own.contains(word)
                || walk.ownTypes.contains { $0.name == word && $0.scope.contains(place) }
        }
        for note in walk.notes {
            let line = (bytes[..<note.offset].lastIndex(of: 10) ?? -1) + 1
            edits.add(line, line, Self.note(note.text))
        }
        for view in walk.views where !uses.contains(where: { view.range.contains($0.offset) }) {
            edits.replace(
                view.range.lowerBound, view.range.upperBound,
                "#if canImport(SwiftUI)\n" + String(decoding: bytes[view.range], as: UTF8.self) + "\n#endif\n"
            )
            if let name = view.name { viewNames.insert(name) }
        }
        for place in Self.sorted(walk.open)
        where !edits.isGivenUp(place.offset) && !edits.isWrittenAnew(place.offset) {
            _ = give(at: place.offset, place.advice)
        }
    }

    /// The text with the edits so far.
    func applied() -> Result {
        let (result, places) = edits.applied(to: bytes)
        return Result(text: String(decoding: result, as: UTF8.self), bytes: result, pieces: places)
    }

    /// The text if nothing else helps: all of it is commented out.
    func nothing(_ reason: String) -> String {
        "// PORT: No part of this file could be translated: \(reason)\n" + Self.comment(bytes[...])
    }

    /// The advice about an action is more specific than that about the objects in the same statement.
    private static func sorted(_ open: [DraftWalk.Open]) -> [DraftWalk.Open] {
        open.enumerated().sorted {
            ($0.element.role.weight, $0.offset) < ($1.element.role.weight, $1.offset)
        }.map(\.element)
    }

    static func note(_ advice: String) -> String { "// PORT: \(advice)\n" }

    static func comment(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: true)
            .map { "// \($0)\n" }.joined()
    }

    // MARK: Words

    private mutating func imports(_ source: PreparedSource) {
        let modules = ledger.modules
        var place = 0
        var isFirst = true
        for (index, line) in bytes.split(separator: 10, omittingEmptySubsequences: false).enumerated() {
            let text = String(decoding: line, as: UTF8.self)
            let end = place + line.count
            if source.importConditions.contains(index) {
                edits.replace(place, end, "")
            } else if let module = PreparedSource.importedModule(text) {
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

    /// Replaces the vendor's type names with the neutral ones.
    /// - Parameter isOwn: whether a word at a position means a type of the files.
    private mutating func types(besides isOwn: (Int, String) -> Bool) {
        var codes: [String: String] = [:]
        for entry in ledger.entries {
            // For a type that becomes an enum case, the counterpart is the new type.
            let isKind = CaseTemplate(entry.code) != nil && entry.counterpart?.allSatisfy(\.isLetter) == true
            guard let code = isKind ? entry.counterpart : entry.code, code.first?.isLetter == true,
                entry.role != .modelOnly, code.allSatisfy({ $0.isLetter || $0 == "." })
            else { continue }
            for member in entry.members { codes[member] = code }
        }
        var place = 0
        while place < bytes.count {
            guard let end = TypeWords.end(of: bytes, at: &place) else { continue }
            var word = String(decoding: bytes[place..<end], as: UTF8.self)
            var stop = end
            if isOwn(place, word.components(".")[0]) {
                place = end
                continue
            }
            if let module = ledger.modules.first(where: { word.hasPrefix("\($0).") }) {
                word = String(word.dropFirst(module.count + 1))
            }
            while codes[word] == nil, let dot = word.lastIndex(of: ".") {
                stop -= word[dot...].utf8.count
                word = String(word[..<dot])
            }
            if let code = codes[word] { edits.add(anyBefore(place), parametersEnd(stop), code) }
            place = end
        }
    }

    /// The position after the generic parameters of a type, if it has any.
    private func parametersEnd(_ place: Int) -> Int {
        guard place < bytes.count, bytes[place] == UInt8(ascii: "<"),
            let end = bytes[place...].firstIndex(of: UInt8(ascii: ">")), end - place < 60
        else { return place }
        return end + 1
    }

    /// The position of an `any` before a type that becomes a class.
    private func anyBefore(_ place: Int) -> Int {
        place >= 4 && bytes[place - 4..<place].elementsEqual("any ".utf8) ? place - 4 : place
    }
}
