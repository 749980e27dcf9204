/// The ends of words, literals and operators in Swift text.
enum SwiftTokens {
    /// The position after the word, literal or operator that begins here.
    static func end(in bytes: [UInt8], at start: Int) -> Int {
        guard start < bytes.count else { return bytes.count }
        if let string = endOfString(in: bytes, at: start) { return string }
        guard isPartOfWord(bytes[start]) else { return start + 1 }
        var place = start
        while place < bytes.count, isPartOfWord(bytes[place]) { place += 1 }
        return place
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    /// The position after the string literal that begins here, with its interpolations, which may contain string
    /// literals. nil if none begins here.
    private static func endOfString(in bytes: [UInt8], at start: Int) -> Int? {
        var place = start
        while place < bytes.count, bytes[place] == UInt8(ascii: "#") { place += 1 }
        let hashes = Array(repeating: UInt8(ascii: "#"), count: place - start)
        guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else { return nil }
        let isLong = bytes[place...].starts(with: "\"\"\"".utf8)
        let quotes = Array((isLong ? "\"\"\"" : "\"").utf8)
        let escape = [UInt8(ascii: "\\")] + hashes
        place += quotes.count
        while place < bytes.count, !bytes[place...].starts(with: quotes + hashes) {
            guard bytes[place...].starts(with: escape) else {
                place += 1
                continue
            }
            place += escape.count
            let isOpen = place < bytes.count && bytes[place] == UInt8(ascii: "(")
            place = isOpen ? endOfParentheses(in: bytes, at: place) : place + 1
        }
        return min(bytes.count, place + quotes.count + hashes.count)
    }

    /// The position after the parentheses that begin here.
    static func endOfParentheses(in bytes: [UInt8], at start: Int) -> Int {
        var depth = 0
        var place = start
        while place < bytes.count {
            if bytes[place] == UInt8(ascii: "(") { depth += 1 }
            if bytes[place] == UInt8(ascii: ")") { depth -= 1 }
            place = end(in: bytes, at: place)
            if depth == 0 { return place }
        }
        return bytes.count
    }
}
