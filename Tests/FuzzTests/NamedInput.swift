import Foundation
import Testing

/// An input that is known to have made decoders fail.
struct NamedInput: Sendable, CustomTestStringConvertible {
    let name: String
    let data: Data

    var testDescription: String { name }
    /// Whether it is read one time less, because a debug build is slow.
    var isLarge: Bool { data.count > 100_000 }

    private init(_ name: String, _ text: String) {
        self.init(name, Data(text.utf8))
    }

    private init(_ name: String, _ data: Data) {
        self.name = name
        self.data = data
    }

    /// A payload with this as the value of an additional key.
    func put(into payload: Data) -> Data {
        guard let brace = payload.firstIndex(of: UInt8(ascii: "{")) else { return payload }
        return payload[...brace] + Data(#""extra":"#.utf8) + data + Data(",".utf8) + payload[(brace + 1)...]
    }

    static let all = [
        NamedInput("nothing", ""),
        NamedInput("null", "null"),
        NamedInput(
            "deep arrays", String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)),
        NamedInput(
            "deep objects",
            String(repeating: #"{"a":"#, count: 50_000) + "1" + String(repeating: "}", count: 50_000)),
        NamedInput("arrays that are not closed", String(repeating: "[", count: 100_000)),
        NamedInput("a huge string", "\"" + String(repeating: "a", count: 1_000_000) + "\""),
        NamedInput(
            "many members", "{" + (0..<2_000).map { "\"k\($0)\":\($0)" }.joined(separator: ",") + "}"),
        NamedInput("duplicate keys", #"{"a":1,"a":"two","a":{"a":[]},"a":null}"#),
        NamedInput(
            "numbers out of range", "[1e999,-1e999,1e-999,99999999999999999999999,-9223372036854775809]"),
        NamedInput("an integer of 100,000 digits", String(repeating: "9", count: 100_000)),
        NamedInput(
            "numbers at the limits",
            "[9223372036854775807,9223372036854775808,-9223372036854775808,4294967296,1e18]"),
        NamedInput("no numbers", "[NaN,Infinity,-Infinity,0x10,01,1.,.5,+1]"),
        NamedInput(
            "a huge key",
            "{\"" + String(repeating: "k", count: 200_000) + "\":{\"" + String(repeating: "l", count: 1_000)
                + "\":1}}"),
        NamedInput(
            "duplicate keys that differ in their escapes", #"{"type":"a","\u0074ype":"b","ty\u0070e":null}"#),
        NamedInput("a name on two lines", "name\n\"argument\"\nmore"),
        NamedInput("many escapes", "a://b?" + String(repeating: "%25", count: 30_000)),
        NamedInput("UTF-32", Data(text: "{\"a\":1}", bytesPerScalar: 4)),
        NamedInput("a lone surrogate", #""\ud800""#),
        NamedInput("a zero character", #"{"id\u0000":"a\u0000b"}"#),
        NamedInput("a byte order mark", "\u{FEFF}{}"),
        NamedInput("UTF-16", Data(text: "{\"a\":1}", bytesPerScalar: 2)),
        NamedInput("Latin-1", Data([0x22, 0xE4, 0xF6, 0xFC, 0x22])),
        NamedInput("broken UTF-8", Data([0x22, 0xC3, 0x28, 0xF0, 0x9F, 0x22])),
        NamedInput("overlong UTF-8", Data([0x22, 0xC0, 0xAF, 0x22])),
    ]
}

extension Data {
    /// A byte order mark and a text, with a fixed number of bytes for each scalar, the lowest byte first.
    fileprivate init(text: String, bytesPerScalar: Int) {
        self.init()
        for scalar in ("\u{FEFF}" + text).unicodeScalars {
            for place in 0..<bytesPerScalar {
                append(UInt8(truncatingIfNeeded: scalar.value >> (8 * place)))
            }
        }
    }
}
