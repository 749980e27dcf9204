package import Foundation
import HeadlessStage
import ModelTesting

/// Derives new inputs from known ones: the same seed gives the same inputs everywhere.
///
/// Half of the inputs are changed in their bytes. The other half are changed in their values, if a known input is JSON
/// or has one JSON value per line, so that they get past the parser.
package struct FuzzMutator {
    private var random: SplitMix64
    private let seeds: [Data]
    /// The values of each known input that is JSON; several if it has one value per line.
    private let trees: [[JSONValue]]
    private let changes: JSONMutator

    /// Starts with a seed and with known inputs.
    package init(_ seeds: [Data], seed: UInt64) {
        self.seeds = seeds.isEmpty ? [Data()] : seeds
        random = SplitMix64(seed: seed)
        trees = seeds.compactMap(Self.values(of:))
        changes = JSONMutator(values: Self.values.compactMap { try? JSONValue(parsing: Data($0.utf8)) })
    }

    /// The next input: a known one with one to eight changes.
    package mutating func next() -> Data {
        if !trees.isEmpty, random.once(in: 2) { return nextTree() }
        var bytes = [UInt8](random.pick(seeds))
        for _ in 0...random.below(8) { change(&bytes) }
        return Data(bytes.prefix(Self.longest))
    }

    private mutating func nextTree() -> Data {
        var tree = random.pick(trees)
        for _ in 0...random.below(2) {
            let place = random.below(tree.count)
            tree[place] = changes.change(tree[place], &random)
        }
        return Data(tree.map(Self.text(of:)).joined(separator: Data("\n".utf8)))
    }

    private static func values(of seed: Data) -> [JSONValue]? {
        if let value = try? JSONValue(parsing: seed) { return [value] }
        let values = seed.split(separator: UInt8(ascii: "\n")).map { try? JSONValue(parsing: Data($0)) }
        let known = values.compactMap { $0 }
        return known.isEmpty || known.count < values.count ? nil : known
    }

    private static func text(of value: JSONValue) -> Data {
        (try? JSONSerialization.data(
            withJSONObject: value.foundationValue, options: [.sortedKeys, .fragmentsAllowed])) ?? Data()
    }

    private static let longest = 1 << 20

    private mutating func change(_ bytes: inout [UInt8]) {
        switch random.below(10) {
        case 0: flip(&bytes)
        case 1: bytes.insert(UInt8(random.below(256)), at: place(in: bytes))
        case 2: bytes.removeSubrange(range(in: bytes, upTo: 8))
        case 3: bytes.insert(contentsOf: bytes[range(in: bytes, upTo: 64)], at: place(in: bytes))
        case 4: splice(&bytes)
        case 5: bytes.insert(contentsOf: Array(random.pick(Self.values).utf8), at: place(in: bytes))
        case 6: replaceToken(in: &bytes)
        case 7: swapTokens(in: &bytes)
        case 8: replaceToken(in: &bytes, by: Self.wrapped)
        default: repeatMember(in: &bytes)
        }
    }

    // MARK: Bytes

    private mutating func place(in bytes: [UInt8]) -> Int { random.below(bytes.count + 1) }

    private mutating func range(in bytes: [UInt8], upTo length: Int) -> Range<Int> {
        let start = place(in: bytes)
        return start..<min(bytes.count, start + 1 + random.below(length))
    }

    private mutating func flip(_ bytes: inout [UInt8]) {
        guard !bytes.isEmpty else { return }
        bytes[random.below(bytes.count)] ^= 1 << UInt8(random.below(8))
    }

    private mutating func splice(_ bytes: inout [UInt8]) {
        let other = [UInt8](random.pick(seeds))
        bytes = Array(bytes[..<place(in: bytes)] + other[place(in: other)...])
    }

    // MARK: JSON

    /// A run of bytes that may be a JSON string, number or word, found from a random place.
    private mutating func token(in bytes: [UInt8]) -> Range<Int>? {
        let start = place(in: bytes)
        guard let first = bytes[start...].firstIndex(where: Self.beginsToken) else { return nil }
        if bytes[first] == UInt8(ascii: "\"") {
            guard let last = bytes[(first + 1)...].firstIndex(of: UInt8(ascii: "\"")) else { return nil }
            return first..<(last + 1)
        }
        return first..<(bytes[first...].firstIndex { !Self.beginsToken($0) } ?? bytes.count)
    }

    private static func beginsToken(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "a")...UInt8(ascii: "z"):
            true
        default: false
        }
    }

    private mutating func replaceToken(in bytes: inout [UInt8]) {
        let value = random.pick(Self.values)
        replaceToken(in: &bytes) { _ in Array(value.utf8) }
    }

    private mutating func replaceToken(in bytes: inout [UInt8], by make: (ArraySlice<UInt8>) -> [UInt8]) {
        guard let token = token(in: bytes) else { return }
        bytes.replaceSubrange(token, with: make(bytes[token]))
    }

    private static func wrapped(_ token: ArraySlice<UInt8>) -> [UInt8] {
        Array(#"{"a":["#.utf8) + token + Array("]}".utf8)
    }

    private mutating func swapTokens(in bytes: inout [UInt8]) {
        guard let one = token(in: bytes), let two = token(in: bytes), one.upperBound <= two.lowerBound else {
            return
        }
        let between = bytes[one.upperBound..<two.lowerBound]
        bytes.replaceSubrange(one.lowerBound..<two.upperBound, with: bytes[two] + between + bytes[one])
    }

    /// The same key once more, with another value.
    private mutating func repeatMember(in bytes: inout [UInt8]) {
        guard let key = token(in: bytes) else { return }
        let member = bytes[key] + Array(":\(random.pick(Self.values)),".utf8)
        bytes.insert(contentsOf: member, at: key.lowerBound)
    }

    /// Values that are difficult for decoders.
    private static let values = [
        "null", "true", "0", "-1", "-0.0", "1e999", "1e-999", "0.1", "9223372036854775807",
        "-9223372036854775809", "99999999999999999999", "NaN", "{}", "[]", "\"\"", "\" \"", "\"null\"",
        #""\ud800""#, #""\u0000""#, "\"\u{FEFF}\"", "\"\u{1F468}\u{200D}\u{1F469}\"",
        "\"2026-13-45T99:99:99Z\"",
        "\"data:;base64,////\"", "\"http://[\"", "\"#zzzzzz\"", "\"%\"", "\"-\"",
        String(repeating: "[", count: 600), String(repeating: #"{"a":"#, count: 600),
        "\"" + String(repeating: "a", count: 10_000) + "\"",
    ]
}
