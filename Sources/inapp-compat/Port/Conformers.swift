/// The types in the given files that the vendor's SDK calls: those that conform to one of its protocols or inherit
/// from one of its classes, and their subclasses. Methods of other types belong to the app, whatever their names are.
struct Conformers: Sendable {
    private var names: Set<String> = []
    /// The vendor's protocols that each type of the files conforms to.
    private var protocols: [String: Set<String>] = [:]

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

    /// Whether the SDK calls methods of a type. If no such type is known, methods are matched by name alone.
    func contains(_ node: CompilerValue) -> Bool {
        names.isEmpty || node.kind == "protocol_decl" || node.typeName.map(names.contains) ?? true
    }

    /// Whether a type is known to be called by the SDK.
    func isCalled(_ node: CompilerValue) -> Bool { node.typeName.map(names.contains) ?? false }

    /// The callback that a member of a type implements, by its own name. If several protocols have it, those are
    /// considered that the type, or its extension, conforms to.
    func callback(_ own: String, of node: CompilerValue?, _ declared: DeclaredNames) -> String? {
        guard let found = declared.callbacks[own], found.count > 1 else {
            return declared.callbacks[own]?.first
        }
        let here = node.map { Self.protocols(of: $0, declared) } ?? []
        let anywhere = node?.typeName.flatMap { protocols[$0] } ?? []
        let isOf = { (names: Set<String>) in
            { (member: String) in names.contains { member.hasPrefix("\($0).") } }
        }
        return found.first(where: isOf(here)) ?? found.first(where: isOf(anywhere)) ?? found.first
    }

    /// The callback that a method of the files implements, for calls from the files themselves: by `super`, or as a
    /// helper.
    func callback(usr: String, _ declared: DeclaredNames) -> String? {
        guard let method = declared.ownMethod(usr: usr), names.contains(method.type),
            let found = declared.callbacks[method.name]
        else { return nil }
        let known = protocols[method.type] ?? []
        return found.first { member in known.contains { member.hasPrefix("\($0).") } } ?? found.first
    }

    private static func protocols(of node: CompilerValue, _ declared: DeclaredNames) -> Set<String> {
        Set(
            (node["inherits"]?["conformances"]?.elements ?? []).compactMap {
                $0["protocol"]?.string.flatMap(declared.member(usr:))
            })
    }

    private mutating func take(
        _ node: CompilerValue, _ declared: DeclaredNames, _ parents: inout [(child: String, parent: String)]
    ) {
        guard node.isType, let name = node.typeName else { return }
        let own = Self.protocols(of: node, declared)
        protocols[name, default: []].formUnion(own)
        let parent = node["inherits"]?["superclass_type"]?.string.map(declared.types) ?? []
        if !own.isEmpty || !parent.isEmpty {
            names.insert(name)
        }
        if let parent = node.parentName { parents.append((name, parent)) }
        for member in node["members"]?.elements ?? [] { take(member, declared, &parents) }
    }
}
