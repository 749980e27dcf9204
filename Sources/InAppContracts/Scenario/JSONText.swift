import Foundation
import InAppCompat

/// Reading and writing JSON without losing the difference between `1` and `1.0`, which payload decoders see.
extension ContentValue {
    /// Parses JSON text.
    /// - Throws: `ScenarioError.Code.notJSON`.
    init(jsonText data: Data) throws {
        let object: Any
        do {
            object = try JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed])
        } catch {
            throw ScenarioError(.notJSON, at: "", "\(data.count) bytes that are no JSON.")
        }
        guard let value = ContentValue(foundationValue: object) else {
            throw ScenarioError(.notJSON, at: "", "a value that JSON cannot say.")
        }
        self = value
    }

    /// The value as JSON text on one line, keys sorted. Numbers that are no numbers become null.
    var jsonText: String {
        switch self {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .int(let value): "\(value)"
        case .double(let value): value.isFinite ? "\(value)" : "null"
        case .string(let value): Self.quoted(value)
        case .array(let values): "[" + values.map(\.jsonText).joined(separator: ",") + "]"
        case .object(let values):
            "{"
                + values.sorted { $0.key < $1.key }.map { Self.quoted($0.key) + ":" + $0.value.jsonText }
                .joined(separator: ",") + "}"
        }
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case ..<" ": result += "\\u" + String(format: "%04x", scalar.value)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
