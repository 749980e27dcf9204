package import HeadlessStage

/// A JSON object that app code writes and reads as a dictionary. Sendable, which a dictionary of `Any` is not.
///
/// The SDK stores messages as JSON, so that this is what a message's dictionaries can hold. Something else that
/// the app puts in becomes its description, as a key does that is no string.
package struct ObjectValue: Sendable, Hashable {
    package let members: [String: JSONValue]

    package init(members: [String: JSONValue]) {
        self.members = members
    }

    package init(_ dictionary: [AnyHashable: Any]) {
        members = Dictionary(
            dictionary.map { key, value in
                (key.base as? String ?? String(describing: key.base), JSONValue(value))
            }, uniquingKeysWith: { first, _ in first })
    }

    /// The object as Foundation reads JSON text, so that numbers convert to any numeric type.
    package var dictionary: [AnyHashable: Any] { members.mapValues(\.foundationValue) }

    package var jsonValue: JSONValue { .object(members) }
}
