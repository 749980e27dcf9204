/// Conditions of availability, and how far they reach.
extension UseFinder {
    /// What stands one after the other: a guard reaches to the end.
    func walkSequence(_ nodes: [JSON], _ outer: Scope) {
        var scope = outer
        for (index, node) in nodes.enumerated() {
            switch node.kind {
            case "guard_stmt": scope = scope.raised(by: walkConditional(node, scope.at(node)).versions)
            case "pattern_binding_decl":
                walk(node, scope.inside(marks(ofVariablesAfter: index, in: nodes)))
            default: walk(node, scope)
            }
        }
    }

    /// A pattern's marks are written with its variables, which follow it.
    private func marks(ofVariablesAfter index: Int, in nodes: [JSON]) -> [JSON] {
        nodes[(index + 1)...].prefix { $0.kind == "var_decl" }.first?["attrs"]?.elements ?? []
    }

    /// Walks a statement with conditions, and says what is known where they all hold.
    func walkConditional(_ node: JSON, _ outer: Scope) -> Scope {
        var holds = outer
        var fails = outer
        let conditions = node["conditions"]?.elements ?? []
        for condition in conditions {
            guard let query = AvailabilityQuery(condition) else {
                walk(condition, holds)
                continue
            }
            if !query.isNegated {
                holds = holds.raised(by: query.versions)
            } else if conditions.count == 1 {
                fails = fails.raised(by: query.versions)
            }
        }
        let isGuard = node.kind == "guard_stmt"
        if let body = node["then_stmt"] { walk(body, holds) }
        if let body = node["body"] { walk(body, isGuard ? fails : holds) }
        if let body = node["else_stmt"] { walk(body, fails) }
        return holds
    }
}
