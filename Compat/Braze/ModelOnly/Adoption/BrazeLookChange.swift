import BrazeModel

/// What was changed in a look. Looks have closures and cannot be compared as they are, so their fields are: a closure
/// that takes the place of another one goes unnoticed.
enum BrazeLookChange {
    /// The names of the fields that differ; `kind` where the looks are of different kinds of views.
    static func fields(
        from before: BrazeInAppMessageUI.ViewAttributes?, to after: BrazeInAppMessageUI.ViewAttributes?
    ) -> [String] {
        guard let (name, old) = look(before), let (newName, new) = look(after), name == newName else {
            return look(before)?.name == look(after)?.name ? [] : ["kind"]
        }
        let (ones, others) = (parts(of: old), parts(of: new))
        var fields: [String] = []
        for (place, one) in ones.enumerated()
        where place < others.count && !isSame(one.value, others[place].value) {
            if let label = one.label { fields.append(label) }
        }
        return fields
    }

    /// The look inside, with the name of its kind.
    private static func look(_ attributes: BrazeInAppMessageUI.ViewAttributes?) -> (name: String?, look: Any)?
    {
        guard let attributes, let look = parts(of: attributes).first else { return nil }
        return (look.label, look.value)
    }

    private static func parts(of value: Any) -> [Mirror.Child] {
        Array(Mirror(reflecting: value).children)
    }

    private static func isSame(_ one: Any, _ other: Any) -> Bool {
        if let one = one as? any Equatable { return isEqual(one, other) }
        let (ones, others) = (parts(of: one), parts(of: other))
        guard ones.count == others.count else { return false }
        for (place, one) in ones.enumerated() where !isSame(one.value, others[place].value) { return false }
        return true
    }

    private static func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
        other as? Value == one
    }
}
