import Foundation
import InAppCompat

/// One field of a message's content that says something.
struct ContentLine: Encodable {
    let name: String
    let value: String

    /// Every field that is neither empty nor absent, nested ones by their path, in a fixed order.
    static func all(of content: MessageContent) -> [ContentLine] {
        guard let data = try? JSONEncoder().encode(content),
            let value = try? JSONDecoder().decode(ContentValue.self, from: data)
        else { return [] }
        return leaves(value, at: "").sorted { rank($0.name) < rank($1.name) }
    }

    /// The layout first, then by name.
    private static func rank(_ name: String) -> String {
        name == "layout" ? "" : name
    }

    private static func leaves(_ value: ContentValue, at path: String) -> [ContentLine] {
        switch value {
        case .null: return []
        case .bool(let flag): return [ContentLine(name: path, value: flag ? "yes" : "no")]
        case .int(let number):
            return [ContentLine(name: path, value: number.description + color(number, path))]
        case .double(let number): return [ContentLine(name: path, value: number.description)]
        case .string(let text): return [ContentLine(name: path, value: text)]
        case .array(let values):
            return values.enumerated().flatMap { leaves($1, at: "\(path)[\($0)]") }
        case .object(let members):
            return members.sorted { $0.key < $1.key }.flatMap { key, member in
                leaves(member, at: step(path, key))
            }
        }
    }

    /// `_0` is how an unnamed value of an enumeration is encoded, `argb` the only field of a colour.
    private static func step(_ path: String, _ key: String) -> String {
        if path.isEmpty { return key }
        return key == "_0" ? path : "\(path).\(key)"
    }

    private static func color(_ number: Int, _ path: String) -> String {
        guard path.hasSuffix(".argb") else { return "" }
        return " (#" + String(format: "%08X", number) + ")"
    }
}
