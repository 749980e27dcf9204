import Foundation

/// A URI as Java reads one: stricter than Foundation, which mends what is not allowed.
struct JavaURI {
    let scheme: String?
    /// nil when there is none, and when what stands there is no host name.
    let host: String?
    /// What follows the first `?`, percent-decoded; nil without one, empty when nothing follows.
    let query: String?

    /// Reads a text.
    /// - Returns: nil when it is no URI: a character that has to be escaped, half an escape, a second `#`, or
    ///   a scheme with nothing behind it.
    init?(_ text: String) {
        let beforeFragment = text.split(separator: "#", omittingEmptySubsequences: false)
        guard beforeFragment.count <= 2, Self.areLegal(text.unicodeScalars), Self.hasWholeEscapes(text.utf8)
        else { return nil }
        var rest = beforeFragment[0]
        scheme = Self.takeScheme(&rest)
        if scheme != nil, rest.isEmpty { return nil }
        if scheme == nil, rest.first == ":" { return nil }
        let isOpaque = scheme != nil && rest.first != "/"
        let parts = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        query =
            !isOpaque && parts.count == 2
            ? String(decoding: parts[1].utf8.percentDecoded, as: UTF8.self) : nil
        host = parts.first.flatMap(Self.host)
    }

    private static func areLegal(_ scalars: String.UnicodeScalarView) -> Bool {
        scalars.allSatisfy { scalar in
            guard scalar.isASCII else { return !scalar.properties.isWhitespace }
            return scalar.value > 0x20 && scalar.value < 0x7F
                && !"\"<>\\^`{|}".unicodeScalars.contains(scalar)
        }
    }

    private static func hasWholeEscapes(_ bytes: String.UTF8View) -> Bool {
        var rest = bytes[...]
        while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
            let digits = rest[percent...].dropFirst().prefix(2)
            guard digits.count == 2, digits.allSatisfy({ $0.hexadecimalValue != nil }) else { return false }
            rest = rest[digits.endIndex...]
        }
        return true
    }

    private static func takeScheme(_ text: inout Substring) -> String? {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let name = text[..<colon]
        guard let first = name.first, first.isASCII, first.isLetter,
            name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
        else { return nil }
        text = text[text.index(after: colon)...]
        return String(name)
    }

    private static func host(_ hierarchy: Substring) -> String? {
        guard hierarchy.hasPrefix("//") else { return nil }
        let authority = hierarchy.dropFirst(2).prefix { $0 != "/" }
        let name = authority.split(separator: "@", omittingEmptySubsequences: false).last?.prefix {
            $0 != ":"
        }
        guard let name, !name.isEmpty,
            name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-.".contains($0)) })
        else { return nil }
        return String(name)
    }
}
