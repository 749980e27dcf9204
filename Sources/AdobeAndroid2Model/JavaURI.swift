import Foundation

/// A URI as Java reads it, which is strict: what it cannot read is no URI (A2-073).
struct JavaURI {
    /// nil for a relative URI.
    let scheme: String?
    /// nil when there is no server's name, as in `a:b`, `a:///b` and `a://b_c` (A2-080).
    let host: String?
    /// The query, decoded; nil when there is none, as in every URI that does not go on with a slash.
    let query: String?

    init?(_ text: String) {
        guard Self.isWellFormed(text) else { return nil }
        let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        guard let main = parts.first, parts.count < 2 || !parts[1].contains("#") else { return nil }
        var rest = main
        if let colon = main.firstIndex(of: ":"), !main[..<colon].contains(where: { "/?".contains($0) }) {
            guard Self.isScheme(main[..<colon]) else { return nil }
            scheme = String(main[..<colon])
            rest = main[main.index(after: colon)...]
            guard !rest.isEmpty else { return nil }
            guard rest.hasPrefix("/") else {
                (host, query) = (nil, nil)
                return
            }
        } else {
            scheme = nil
        }
        guard rest != "//" else { return nil }
        query = rest.firstIndex(of: "?").map { Self.percentDecoded(rest[rest.index(after: $0)...]) }
        host = rest.hasPrefix("//") ? Self.host(rest.dropFirst(2).prefix { !"/?".contains($0) }) : nil
    }

    /// No control characters, spaces or other characters that a URI may not have, and every percent sign
    /// followed by two hexadecimal digits.
    private static func isWellFormed(_ text: String) -> Bool {
        let isAllowed = text.unicodeScalars.allSatisfy { scalar in
            scalar.value > 0x20 && scalar.value != 0x7f && !"\"<>\\^`{|}".unicodeScalars.contains(scalar)
                && !scalar.properties.isWhitespace
        }
        let pieces = text.utf8.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false)
        return isAllowed && pieces.dropFirst().allSatisfy { hexadecimal($0.prefix(2)) != nil }
    }

    private static func isScheme(_ text: Substring) -> Bool {
        guard let first = text.first, first.isASCII, first.isLetter else { return false }
        return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    }

    /// The name of the server in `user@name:port`; nil when it is none.
    private static func host(_ authority: Substring) -> String? {
        let server = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? authority
        let parts = server.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let isPort = parts.dropFirst().allSatisfy { $0.allSatisfy { $0.isASCII && $0.isNumber } }
        guard isPort, let name = parts.first, !name.isEmpty else { return nil }
        let labels = name.split(separator: ".", omittingEmptySubsequences: false)
        let isName = labels.allSatisfy { label in
            !label.isEmpty && !label.hasPrefix("-") && !label.hasSuffix("-")
                && label.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        }
        return isName ? String(name) : nil
    }

    /// The text with its percent escapes replaced, once. What does not make a character becomes the
    /// replacement character; an escape that is none stays.
    static func percentDecoded(_ text: some StringProtocol) -> String {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), let decoded = hexadecimal(rest.prefix(2)) {
                bytes.append(decoded)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The text decoded as forms are: a plus sign is a space.
    static func formDecoded(_ text: String) -> String {
        percentDecoded(text.replacingOccurrences(of: "+", with: " "))
    }

    private static func hexadecimal(_ digits: some Collection<UInt8>) -> UInt8? {
        let text = String(decoding: digits, as: UTF8.self)
        guard text.utf8.count == 2, text.allSatisfy(\.isHexDigit) else { return nil }
        return UInt8(text, radix: 16)
    }
}
