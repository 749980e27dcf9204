/// A value of the compiler's JSON.
enum JSON {
    case object([(key: String, value: JSON)])
    case array([JSON])
    case string(String)
    case number(Int)
    case flag(Bool)
    case null

    subscript(key: String) -> JSON? {
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

    var elements: [JSON] {
        if case .array(let values) = self { values } else { [] }
    }

    /// What the compiler calls this node.
    var kind: String { self["_kind"]?.string ?? "" }
}
