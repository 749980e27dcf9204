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
        return zip(Mirror(reflecting: old).children, Mirror(reflecting: new).children)
            .filter { !isSame($0.value, $1.value) }.compactMap { $0.0.label }
    }

    /// The look inside, with the name of its kind.
    private static func look(_ attributes: BrazeInAppMessageUI.ViewAttributes?) -> (name: String?, look: Any)?
    {
        attributes.flatMap { Mirror(reflecting: $0).children.first.map { ($0.label, $0.value) } }
    }

    private static func isSame(_ one: Any, _ other: Any) -> Bool {
        if let one = one as? any Equatable { return isEqual(one, other) }
        let (ones, others) = (Mirror(reflecting: one).children, Mirror(reflecting: other).children)
        return ones.count == others.count && zip(ones, others).allSatisfy { isSame($0.value, $1.value) }
    }

    private static func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
        other as? Value == one
    }
}
