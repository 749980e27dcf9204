/// Reads the compiler's JSON. `JSONSerialization` takes ten times as long for these trees.
struct CompilerJSON {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0

    private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    static func read(_ bytes: [UInt8]) throws -> CompilerValue {
        try bytes.withUnsafeBufferPointer { buffer in
            var reader = CompilerJSON(buffer)
            return try reader.value()
        }
    }

    private mutating func value() throws -> CompilerValue {
        switch try next() {
        case UInt8(ascii: "{"): return try object()
        case UInt8(ascii: "["): return try array()
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("rue", .flag(true))
        case UInt8(ascii: "f"): return try word("alse", .flag(false))
        case UInt8(ascii: "n"): return try word("ull", .null)
        case let first: return try number(first)
        }
    }

    private mutating func object() throws -> CompilerValue {
        var fields: [(key: String, value: CompilerValue)] = []
        var mark = try next()
        while mark != UInt8(ascii: "}") {
            if mark == UInt8(ascii: ",") { mark = try next() }
            guard mark == UInt8(ascii: "\"") else { throw unreadable }
            let key = try string()
            guard try next() == UInt8(ascii: ":") else { throw unreadable }
            fields.append((key, try value()))
            mark = try next()
        }
        return .object(fields)
    }

    private mutating func array() throws -> CompilerValue {
        var values: [CompilerValue] = []
        while true {
            let mark = try next()
            if mark == UInt8(ascii: "]") { return .array(values) }
            if mark != UInt8(ascii: ",") { position -= 1 }
            values.append(try value())
        }
    }

    /// The characters up to the closing quote. Escapes are not decoded, because no name has any.
    private mutating func string() throws -> String {
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard position < bytes.count else { throw unreadable }
        defer { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func word(_ rest: StaticString, _ value: CompilerValue) throws -> CompilerValue {
        position += rest.utf8CodeUnitCount
        guard position <= bytes.count else { throw unreadable }
        return value
    }

    /// Whole numbers; a fraction is skipped, because it is not needed.
    private mutating func number(_ first: UInt8) throws -> CompilerValue {
        guard first == UInt8(ascii: "-") || isDigit(first) else { throw unreadable }
        var value = isDigit(first) ? Int(first - UInt8(ascii: "0")) : 0
        while position < bytes.count, isDigit(bytes[position]) {
            value = value &* 10 &+ Int(bytes[position] - UInt8(ascii: "0"))
            position += 1
        }
        while position < bytes.count, !",]}".utf8.contains(bytes[position]) { position += 1 }
        return .number(first == UInt8(ascii: "-") ? -value : value)
    }

    private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private mutating func next() throws -> UInt8 {
        while position < bytes.count, bytes[position] <= UInt8(ascii: " ") { position += 1 }
        guard position < bytes.count else { throw unreadable }
        defer { position += 1 }
        return bytes[position]
    }

    private var unreadable: Unreadable { Unreadable(position: position) }

    /// The text is not valid JSON.
    struct Unreadable: Error, CustomStringConvertible {
        let position: Int

        var description: String { "The compiler's JSON cannot be read at byte \(position)" }
    }
}
