import Foundation
import HeadlessStage

/// One dictionary of a style file, with what is wrong in it (section 5.1).
///
/// Reading never fails: a value of a wrong type counts as absent, and unknown keys are passed over. Both are
/// noted, so that the SDK's loading can log them and the strict loading can refuse them.
final class StyleKeys {
    private let node: JSONNode
    private var known: Set<String> = []
    private var mistyped: [PayloadError] = []
    private var parts: [StyleKeys] = []

    init(_ dictionary: [AnyHashable: Any]) {
        node = JSONNode(ObjectValue(dictionary).jsonValue, at: .root)
    }

    private init(_ node: JSONNode) {
        self.node = node
    }

    /// A number; nil when there is none.
    func number(_ key: String) -> NSNumber? {
        value(key, "a number") { $0.double == nil ? nil : $0.value.foundationValue as? NSNumber }
    }

    /// A text without spaces around; nil when there is none.
    func string(_ key: String) -> String? {
        value(key, "a string", \.string)?.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// A truth value, which may be written as a number; nil when there is none.
    func flag(_ key: String) -> Bool? {
        value(key, "true or false") { $0.bool ?? $0.double.map { $0 != 0 } }
    }

    /// What is made of an inner dictionary; nil when there is none.
    func inner<Part>(_ key: String, _ make: (StyleKeys) -> Part) -> Part? {
        guard let part = value(key, "a dictionary", { $0.object == nil ? nil : StyleKeys($0) }) else {
            return nil
        }
        parts.append(part)
        return make(part)
    }

    /// Takes note of a key that the SDK knows and does nothing with.
    func ignore(_ key: String) {
        known.insert(key)
    }

    /// Whether the value of this key has a wrong type.
    func isMistyped(_ key: String) -> Bool {
        mistyped.contains { $0.keyPath == node.path[key].description }
    }

    /// Everything that is wrong: first the types, then the unknown keys by name, then the inner dictionaries.
    var mistakes: [PayloadError] {
        let unknown = (node.namedValues ?? [:]).filter { !known.contains($0.key) }.sorted { $0.key < $1.key }
            .map { key, value in
                PayloadError.invalidValue(
                    value, at: node.path[key],
                    expected: "one of the keys \(known.sorted().joined(separator: ", "))")
            }
        return mistyped + unknown + parts.flatMap(\.mistakes)
    }

    /// Tells the log of the current stage what is wrong.
    func log(from file: String) {
        for mistake in mistakes {
            HeadlessStage.current.log.record(
                .error, from: "Airship17", "Unusable style value",
                ["file": file, "keyPath": mistake.keyPath, "reason": mistake.description])
        }
    }

    private func value<Value>(_ key: String, _ expected: String, _ read: (JSONNode) -> Value?) -> Value? {
        known.insert(key)
        guard let member = node[key] else { return nil }
        let value = read(member)
        if value == nil { mistyped.append(member.unexpected(expected)) }
        return value
    }
}
