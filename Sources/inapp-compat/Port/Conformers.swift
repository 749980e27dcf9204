/// The types of the given files that the vendor's SDK calls: those that conform to a protocol of its own or have a parent
/// of its own, and their heirs. Methods of other types are the app's, whatever their names are.
struct Conformers: Sendable {
    private var names: Set<String> = []

    init(_ trees: [CompilerValue], _ declared: DeclaredNames) {
        var parents: [(child: String, parent: String)] = []
        for tree in trees {
            for item in tree["items"]?.elements ?? [] { take(item, declared, &parents) }
        }
        var count = -1
        while count != names.count {
            count = names.count
            for pair in parents where names.contains(pair.parent) { names.insert(pair.child) }
        }
    }

    /// Whether the SDK calls methods of a type. Where no type is known to be called, the names have to do.
    func contains(_ node: CompilerValue) -> Bool {
        names.isEmpty || node.kind == "protocol_decl" || node.typeName.map(names.contains) ?? true
    }

    /// Whether a type is known to be called by the SDK.
    func isCalled(_ node: CompilerValue) -> Bool { node.typeName.map(names.contains) ?? false }

    private mutating func take(
        _ node: CompilerValue, _ declared: DeclaredNames, _ parents: inout [(child: String, parent: String)]
    ) {
        guard node.isType, let name = node.typeName else { return }
        let protocols = (node["inherits"]?["conformances"]?.elements ?? []).compactMap {
            $0["protocol"]?.string
        }
        let parent = node["inherits"]?["superclass_type"]?.string.map(declared.types) ?? []
        if protocols.contains(where: { declared.member(usr: $0) != nil }) || !parent.isEmpty {
            names.insert(name)
        }
        if let parent = node.parentName { parents.append((name, parent)) }
        for member in node["members"]?.elements ?? [] { take(member, declared, &parents) }
    }
}
