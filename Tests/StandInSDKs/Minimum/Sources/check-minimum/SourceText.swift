import Foundation

/// A source file, for the places of findings in it.
struct SourceText {
    let path: String
    private let bytes: [UInt8]

    init(_ path: String) throws {
        self.path = path
        bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    }

    func place(_ offset: Int) -> Place {
        let before = bytes[..<min(offset, bytes.count)]
        let line = before.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return Place(path: path, line: line, column: offset - start + 1)
    }

    /// Where a name is written in a piece of the file; where the piece begins, if it is not written there.
    func offset(of name: String, in range: Range<Int>) -> Int {
        let word = Array(name.utf8)
        let limit = min(range.upperBound, bytes.count) - word.count
        guard !word.isEmpty, range.lowerBound <= limit else { return range.lowerBound }
        return (range.lowerBound...limit).first { start in
            bytes[start] == word[0] && bytes[start..<start + word.count].elementsEqual(word)
                && (start == 0 || !isNamePart(bytes[start - 1]))
                && (start + word.count == bytes.count || !isNamePart(bytes[start + word.count]))
        } ?? range.lowerBound
    }

    private func isNamePart(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
