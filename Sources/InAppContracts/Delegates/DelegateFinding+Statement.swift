public import InAppCompat

extension DelegateFinding {
    /// What the rule behind it says, if there is one.
    public var statement: String? {
        rule.flatMap { Self.statements[$0] }
    }

    private static let statements = Dictionary(
        uniqueKeysWithValues: RuleBook.rules.map { ($0.id, $0.statement) })
}
