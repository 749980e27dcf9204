/// What is looked at in a node: declarations that it names, types that somebody wrote, conformances.
extension UseFinder {
    func check(_ node: JSON, _ kind: String, _ scope: Scope) {
        if let usr = node["decl_usr"]?.string, let found = newer.declarations[usr] { report(found, scope) }
        switch kind {
        case "parameter": checkType(node["interface_type"], scope)
        case "func_decl": checkType(node["result"], scope)
        case "accessor_decl": if node["get"] == nil { checkType(node["result"], scope) }
        case "subscript_decl": checkType(node["element"], scope)
        case "pattern_typed", "typealias", "custom_attr": checkType(node["type"], scope)
        case "extension_decl": checkType(node["extended_type"], scope)
        case "associated_type_decl": checkType(node["default"], scope)
        case "type_expr": if node["implicit"]?.isTrue != true { checkType(node["type"], scope) }
        case "requirement": checkRequirement(node, scope)
        case "inheritance": checkInheritance(node, scope)
        case "normal_conformance": checkConformance(node["type"], to: node["protocol"], scope)
        case "substitution": checkSubstitution(node["replacement_type"], scope)
        case "dot_self_expr": checkRuntime(node["type"], scope)
        case "struct_decl", "enum_decl": checkDerived(node, scope)
        default: if let written = node["written_type"] { checkCast(written, scope) }
        }
    }

    private func checkType(_ type: JSON?, _ scope: Scope) {
        guard let mangled = type?.string, !mangled.isEmpty else { return }
        let content = types.content(mangled)
        for found in content.newer { report(found, scope) }
        if content.hasParameterisedArgument { reportParameterised(scope) }
    }

    private func checkCast(_ type: JSON, _ scope: Scope) {
        checkType(type, scope)
        checkRuntime(type, scope)
    }

    /// A type that the runtime has to know, for a cast or as the argument of something generic.
    private func checkRuntime(_ type: JSON?, _ scope: Scope) {
        guard let mangled = type?.string, types.content(mangled).hasParameterised else { return }
        reportParameterised(scope)
    }

    private func checkSubstitution(_ type: JSON?, _ scope: Scope) {
        if scope.opensExistential, let mangled = type?.string,
            !types.content(mangled).hasParameterisedArgument
        {
            return
        }
        checkRuntime(type, scope)
    }

    private func reportParameterised(_ scope: Scope) {
        if let found = newer.runtime["parameterised existentials"] { report(found, scope) }
    }

    private func checkRequirement(_ node: JSON, _ scope: Scope) {
        if let usr = node["protocol"]?.string, let found = newer.declarations[usr] { report(found, scope) }
        checkType(node["second_type"], scope)
    }

    /// What a type says that it is, and what a protocol builds on.
    private func checkInheritance(_ node: JSON, _ scope: Scope) {
        let written = (node["conformances"]?.elements ?? []).filter {
            $0["source_kind"]?.string == "explicit"
        }
        let protocols = written.compactMap { $0["protocol"]?.string }
        for usr in protocols + (node["protocols"]?.elements ?? []).compactMap(\.string) {
            if let found = newer.declarations[usr] { report(found, scope) }
        }
        checkType(node["superclass_type"], scope)
    }

    private func checkConformance(_ type: JSON?, to usr: JSON?, _ scope: Scope) {
        guard let type = type?.string, let name = types.content(type).names.first,
            let usr = usr?.string, let proto = Mangled.readable(usr: usr),
            let found = newer.conformances["\(name): \(proto)"]
        else { return }
        report(found, scope)
    }
}
