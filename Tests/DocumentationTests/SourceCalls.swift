import Foundation

/// The calls in Swift sources, found by name and as text: what stands in their parentheses, divided into arguments.
struct SourceCalls {
    /// An argument or a parameter; the label of one without is `_`.
    struct Argument: Equatable {
        let label: String
        let value: String

        init(_ text: String) {
            let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            let rest = text.dropFirst(name.count)
            if !name.isEmpty, rest.hasPrefix(":"), !rest.hasPrefix("::") {
                label = String(name)
                value = rest.dropFirst().trimmingCharacters(in: .whitespacesAndNewlines)
            } else {
                label = "_"
                value = text
            }
        }
    }

    /// The arguments of each call, by the name of the function or type that is called.
    let arguments: [String: [[Argument]]]

    /// Reads the calls of some functions and initialisers.
    init(_ source: String, of names: Set<String>) {
        let pieces = source.components(separatedBy: "(")
        var found: [String: [[Argument]]] = [:]
        var rest = source.utf8[...]
        for piece in pieces.dropLast() {
            rest = rest.dropFirst(piece.utf8.count)
            defer { rest = rest.dropFirst() }
            let name = Self.lastWord(of: piece)
            guard names.contains(name),
                !piece.utf8.dropLast(name.utf8.count).suffix(5).elementsEqual("func ".utf8)
            else { continue }
            found[name, default: []].append(Self.parts(of: Self.inside(rest)).map(Argument.init))
        }
        arguments = found
    }

    /// The word at the end of a text; empty if it ends otherwise.
    private static func lastWord(of text: String) -> String {
        let word = text.utf8.reversed().prefix { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                true
            default: false
            }
        }
        return String(decoding: word.reversed(), as: UTF8.self)
    }

    /// What stands between the bracket at the beginning and the one that closes it.
    private static func inside(_ rest: Substring.UTF8View) -> Substring.UTF8View {
        var reader = BracketReader()
        return rest.prefix { reader.read($0) != 0 }.dropFirst()
    }

    /// The elements of a list, as text.
    static func parts(of list: some Sequence<UInt8>) -> [String] {
        var reader = BracketReader()
        var parts: [[UInt8]] = [[]]
        for byte in list {
            if reader.read(byte) == 0, byte == UInt8(ascii: ",") {
                parts.append([])
            } else {
                parts[parts.count - 1].append(byte)
            }
        }
        return parts.map {
            String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        }.filter { !$0.isEmpty }
    }

    /// The number of elements of a list's literal, or of a set of one; nil for anything else.
    static func elements(of value: String) -> Int? {
        var value = value
        for type in ["Set(", "Array("] where value.hasPrefix(type) && value.hasSuffix(")") {
            value = String(value.dropFirst(type.count).dropLast())
        }
        guard value.hasPrefix("["), value.hasSuffix("]") else { return nil }
        return parts(of: value.dropFirst().dropLast().utf8).count
    }
}

/// Counts open brackets outside of texts.
private struct BracketReader {
    private var depth = 0
    private var isInText = false
    private var previous: UInt8 = 0

    /// Reads one more byte.
    /// - Returns: the number of open brackets after it; -1 in a text.
    mutating func read(_ byte: UInt8) -> Int {
        if byte == UInt8(ascii: "\""), previous != UInt8(ascii: "\\") { isInText.toggle() }
        previous = byte
        guard !isInText else { return -1 }
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
        default: break
        }
        return depth
    }
}
