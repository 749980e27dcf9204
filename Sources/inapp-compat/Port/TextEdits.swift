import InAppContracts

/// Edits of a delegate's text, by byte offsets, and the origin of each byte of the result.
struct TextEdits: Sendable {
    struct Edit: Sendable {
        let start: Int
        let end: Int
        let text: String
    }

    private(set) var edits: [Edit] = []

    /// Adds an edit, unless it overlaps another. Insertions at the same position keep their order.
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

    /// Adds an edit that replaces all edits inside its range.
    /// - Returns: whether it was added; false if it changes nothing, or if a larger edit exists.
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

    /// Whether a position is already commented out.
    func isGivenUp(_ offset: Int) -> Bool {
        edits.contains { $0.start <= offset && offset < $0.end && Self.givesUp($0) }
    }

    /// Whether a position is in a call that was rewritten as a whole.
    func isWrittenAnew(_ offset: Int) -> Bool {
        edits.contains { $0.start <= offset && offset < $0.end && $0.text.hasPrefix("try? ") }
    }

    private static func givesUp(_ edit: Edit) -> Bool { givesUp(Array(edit.text.utf8)[...]) }

    /// Whether a text begins with commented-out code.
    static func givesUp(_ text: ArraySlice<UInt8>) -> Bool {
        let text = text.drop { [32, 9, 10].contains($0) }
        return text.starts(with: "// PORT".utf8) || text.starts(with: "/* PORT".utf8)
    }

    /// The text of a range with its edits.
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

    /// The result, and for each piece its position in the result and in the original.
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

/// A piece of a file that can be commented out: a statement, a member, or a type.
struct Piece: Sendable, Hashable {
    enum Kind: Sendable, Hashable { case statement, member, type }
    let kind: Kind
    let start: Int
    /// The position after its last word.
    let end: Int
    /// The range of a member's body, and the statement that replaces it if nobody decides.
    var body: Range<Int>?
    var fallback: String?
    /// The offset of a function's declaration without its attributes; nil for other pieces, and for callbacks.
    var function: Int?
    /// The full name of a type.
    var typeName: String?
}
