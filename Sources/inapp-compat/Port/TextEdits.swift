import InAppContracts

/// Edits of a delegate's text, by bytes, and where in the original each byte of the result comes from.
struct TextEdits: Sendable {
    struct Edit: Sendable {
        let start: Int
        let end: Int
        let text: String
    }

    private(set) var edits: [Edit] = []

    /// Adds an edit, unless one is in the way. What is put in at one place stands in the order in which it came.
    mutating func add(_ start: Int, _ end: Int, _ text: String) {
        if start == end, let same = edits.firstIndex(where: { $0.start == start && $0.end == end }) {
            guard text == "(" || !edits[same].text.contains(text) else { return }
            edits[same] = Edit(start: start, end: end, text: edits[same].text + text)
            return
        }
        guard start <= end,
            !edits.contains(where: { $0.start < end && start < $0.end || $0.start == start && $0.end == end })
        else { return }
        edits.append(Edit(start: start, end: end, text: text))
    }

    /// Adds an edit that takes the place of all in it.
    /// - Returns: whether it was done; not where it changes nothing, or something larger was there before.
    @discardableResult mutating func replace(_ start: Int, _ end: Int, _ text: String) -> Bool {
        let isTaken = edits.contains {
            $0.start < end && start < $0.end && !($0.start >= start && $0.end <= end)
                || $0.start == start && $0.end == end && Self.givesUp($0)
        }
        guard !isTaken else { return false }
        edits.removeAll { $0.start >= start && $0.end <= end }
        add(start, end, text)
        return true
    }

    /// Whether a place is in comments already.
    func isGivenUp(_ offset: Int) -> Bool {
        edits.contains { $0.start <= offset && offset < $0.end && Self.givesUp($0) }
    }

    /// Whether a place is in a call that was written anew as a whole.
    func isWrittenAnew(_ offset: Int) -> Bool {
        edits.contains { $0.start <= offset && offset < $0.end && $0.text.hasPrefix("try? ") }
    }

    private static func givesUp(_ edit: Edit) -> Bool { givesUp(Array(edit.text.utf8)[...]) }

    /// Whether a text begins with something in comments.
    static func givesUp(_ text: ArraySlice<UInt8>) -> Bool {
        let text = text.drop { [32, 9, 10].contains($0) }
        return text.starts(with: "// PORT".utf8) || text.starts(with: "/* PORT".utf8)
    }

    /// The text of a range with the edits in it.
    func text(of range: Range<Int>, in bytes: [UInt8]) -> String {
        var result: [UInt8] = []
        var place = range.lowerBound
        for edit in edits.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) })
        where edit.start >= place && edit.end <= range.upperBound {
            result += bytes[place..<edit.start] + Array(edit.text.utf8)
            place = edit.end
        }
        result += bytes[place..<range.upperBound]
        return String(decoding: result, as: UTF8.self)
    }

    /// The result, and for each piece where it begins in the result and in the original.
    func applied(to bytes: [UInt8]) -> (bytes: [UInt8], pieces: [(result: Int, original: Int, isEdit: Bool)])
    {
        var result: [UInt8] = []
        var pieces: [(result: Int, original: Int, isEdit: Bool)] = []
        var place = 0
        for edit in edits.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) where edit.start >= place {
            pieces.append((result.count, place, false))
            result += bytes[place..<edit.start]
            pieces.append((result.count, edit.start, true))
            result += Array(edit.text.utf8)
            place = edit.end
        }
        pieces.append((result.count, place, false))
        result += bytes[place...]
        return (result, pieces)
    }
}

/// A piece of a file that can be put into comments: a statement, a member, or a type.
struct Piece: Sendable, Hashable {
    enum Kind: Sendable, Hashable { case statement, member, type }
    let kind: Kind
    let start: Int
    /// Behind its last word.
    let end: Int
    /// What a member answers if nobody decides, and where its body is.
    var body: Range<Int>?
    var fallback: String?
    /// Where a function's own words begin; nil for what is none, and for callbacks.
    var function: Int?
    /// The full name of a type.
    var typeName: String?
}
