import Foundation
import HeadlessStage

/// A `[String: Any]` that is Sendable and comparable: what `extras` and the like are kept as.
///
/// It holds JSON values only, see `JSONValue.init(_: Any)`. Reading `values` copies nothing.
///
/// `@unchecked Sendable` is sound because `values` is a constant tree made by `JSONValue.foundationValue`:
/// strings, `NSNumber`, `NSNull`, and arrays and dictionaries of these, none of which can be changed.
struct JSONObject: @unchecked Sendable, Hashable {
    /// What an app reads.
    let values: [String: Any]

    init(_ values: [String: Any] = [:]) {
        self.values = values.isEmpty ? [:] : values.mapValues { JSONValue($0).foundationValue }
    }

    init(_ json: [String: JSONValue]) {
        values = json.mapValues(\.foundationValue)
    }

    /// What is compared and encoded.
    var json: [String: JSONValue] { values.mapValues { JSONValue($0) } }

    static func == (left: JSONObject, right: JSONObject) -> Bool {
        guard left.values.count == right.values.count else { return false }
        return left.values.isEmpty || left.json == right.json
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(values.isEmpty ? [:] : json)
    }
}
