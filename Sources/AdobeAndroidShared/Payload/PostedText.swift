import Foundation
import HeadlessStage

/// The value that a page passes to a native function with `name.run(value)` (A2-091, A3-113).
package enum PostedText: Sendable {
    /// The platform's text for a value: that of a string, a number or a Boolean, and null for any other value.
    /// - Parameter json: the value as JSON text.
    /// - Throws: `PayloadError` for text that is not JSON.
    package static func text(of json: String) throws -> String? {
        let value = try JSONValue(parsing: Data(json.utf8))
        switch value {
        case .string(let text): return text
        case .bool, .integer, .number: return value.summary
        case .null, .array, .object: return nil
        }
    }
}
