/// A value of the compiler's JSON.
enum CompilerValue: Sendable {
    case object([(key: String, value: CompilerValue)])
    case array([CompilerValue])
    case string(String)
    case number(Int)
    case flag(Bool)
    case null

    subscript(key: String) -> CompilerValue? {
        guard case .object(let fields) = self else { return nil }
        return fields.first { $0.key == key }?.value
    }

    var string: String? {
        if case .string(let value) = self { value } else { nil }
    }

    var number: Int? {
        if case .number(let value) = self { value } else { nil }
    }

    var isTrue: Bool {
        if case .flag(let value) = self { value } else { false }
    }

    var elements: [CompilerValue] {
        if case .array(let values) = self { values } else { [] }
    }

    /// The fields of an object, in the compiler's order.
    var fields: [(key: String, value: CompilerValue)] {
        if case .object(let fields) = self { fields } else { [] }
    }

    /// The declaration's name with its labels: `show(at:)`, `title`.
    var declaredName: String? {
        let base = self["base_name"] ?? self["name"]?["base_name"]
        guard let name = base?["name"]?.string ?? base?["special"]?.string else { return nil }
        guard let labels = (self["args"] ?? self["name"]?["args"])?.elements else {
            return self["params"] == nil ? name : "\(name)()"
        }
        return name + "(" + labels.map { ($0.string ?? "").isEmpty ? "_:" : "\($0.string ?? ""):" }.joined()
            + ")"
    }

    /// The offset where the node begins, and the offset where its last token begins.
    var place: (start: Int, end: Int)? {
        guard let range = self["range"], let start = range["start"]?.number, let end = range["end"]?.number
        else { return nil }
        return (start, end)
    }

    /// The compiler's name for this kind of node.
    var kind: String { self["_kind"]?.string ?? "" }
}
