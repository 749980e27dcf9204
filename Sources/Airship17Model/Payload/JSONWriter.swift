import HeadlessStage
import PlatformStandIns

/// Collects the members of a JSON object; what is nil is left out.
struct JSONWriter {
    private var members: [String: JSONValue] = [:]

    subscript(name: String) -> JSONValue? {
        get { members[name] }
        set { members[name] = newValue }
    }

    var object: ObjectValue { ObjectValue(members: members) }

    var value: JSONValue { .object(members) }

    var isEmpty: Bool { members.isEmpty }
}

extension UIColor {
    /// The colour as JSON has it.
    var jsonValue: JSONValue { .string(HexColor.text(self)) }
}
