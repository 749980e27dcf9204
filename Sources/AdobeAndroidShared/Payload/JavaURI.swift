import Foundation
import HeadlessStage

/// A URI as Java parses it. Java is strict: a text that it cannot parse is not a URI (A2-073, A3-084). Foundation
/// repairs such text instead.
package struct JavaURI: Sendable {
    /// nil for a relative URI.
    package let scheme: String?
    /// nil when there is no host name, as in `a:b`, `a:///b` and `a://b_c` (A2-080, A3-090).
    package let host: String?
    /// The text behind the first `?`, percent-decoded once. It is empty when nothing follows, and nil without a `?` and
    /// in every URI whose scheme is not followed by a slash.
    package let query: String?

    /// Parses a text.
    /// - Returns: nil when it is not a URI: an unescaped character that needs an escape, an incomplete escape, a second
    ///   `#`, or nothing behind the scheme or its slashes.
    package init?(_ text: String) {
        guard Self.isWellFormed(text) else { return nil }
        let parts = text.split(separator: "#", omittingEmptySubsequences: false)
        guard let main = parts.first, parts.count <= 2 else { return nil }
        var rest = main
        if let colon = main.firstIndex(where: { ":/?".contains($0) }), main[colon] == ":" {
            guard Self.isScheme(main[..<colon]) else { return nil }
            scheme = String(main[..<colon])
            rest = main[main.index(after: colon)...]
            guard !rest.isEmpty else { return nil }
        } else {
            scheme = nil
        }
        guard scheme == nil || rest.hasPrefix("/") else {
            (host, query) = (nil, nil)
            return
        }
        guard rest != "//" || parts.count > 1 else { return nil }
        query = rest.firstIndex(of: "?").map { String(rest[rest.index(after: $0)...]).percentDecoded }
        host = rest.hasPrefix("//") ? Self.host(rest.dropFirst(2).prefix { !"/?".contains($0) }) : nil
    }

    /// Whether the text has no control characters, spaces or other characters that are not allowed in a URI, and every
    /// percent sign is followed by two hexadecimal digits.
    private static func isWellFormed(_ text: String) -> Bool {
        let isAllowed = text.unicodeScalars.allSatisfy { scalar in
            !scalar.properties.isWhitespace && scalar.properties.generalCategory != .control
                && !"\"<>\\^`{|}".unicodeScalars.contains(scalar)
        }
        let pieces = text.utf8.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false)
        return isAllowed
            && pieces.dropFirst().allSatisfy { piece in
                piece.count >= 2 && piece.prefix(2).allSatisfy { $0.hexadecimalValue != nil }
            }
    }

    private static func isScheme(_ text: Substring) -> Bool {
        guard let first = text.first, first.isASCII, first.isLetter else { return false }
        return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    }

    /// The host name in `user@name:port`; nil when it is not valid.
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
}

extension String {
    /// The text with `+` as a space and escapes decoded, as HTML forms are decoded; nil for an invalid escape (A3-088).
    package var formDecoded: String? {
        var bytes: [UInt8] = []
        var rest = utf8[...]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
            case UInt8(ascii: "%"):
                guard let high = rest.popFirst()?.hexadecimalValue,
                    let low = rest.popFirst()?.hexadecimalValue
                else { return nil }
                bytes.append(high << 4 | low)
            default: bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The text with everything escaped but letters, digits, and `-._~`.
    package var formEncoded: String {
        let plain = CharacterSet(
            charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
        return addingPercentEncoding(withAllowedCharacters: plain) ?? self
    }

    /// The text with escapes decoded once. Bytes that do not form a character become the replacement character; invalid
    /// escapes stay unchanged.
    package var percentDecoded: String {
        var decoded: [UInt8] = []
        var bytes = Array(utf8)[...]
        while let byte = bytes.popFirst() {
            let digits = bytes.prefix(2)
            if byte == UInt8(ascii: "%"), digits.count == 2, let high = digits.first?.hexadecimalValue,
                let low = digits.last?.hexadecimalValue
            {
                decoded.append(high << 4 | low)
                bytes = bytes.dropFirst(2)
            } else {
                decoded.append(byte)
            }
        }
        return String(decoding: decoded, as: UTF8.self)
    }
}

extension UInt8 {
    /// The value of an ASCII character as a hexadecimal digit.
    var hexadecimalValue: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
