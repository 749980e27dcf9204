import InAppContracts

/// Walks the compiler's tree of a file and collects its uses of the vendor's API.
final class UseWalk {
    private let names: DeclaredNames
    private let file: Int
    private(set) var uses: Set<VendorUse> = []
    private(set) var notes: Set<PortNote> = []
    private let conformers: Conformers
    private var callback: String?
    /// Whether the current members belong to a type that the SDK calls.
    private var isCalled = true
    /// The type, or the extension of one, whose members are walked.
    private var type: CompilerValue?

    init(_ names: DeclaredNames, _ conformers: Conformers, file: Int) {
        self.names = names
        self.conformers = conformers
        self.file = file
    }

    func walkFile(_ tree: CompilerValue) {
        for item in tree["items"]?.elements ?? [] { walk(item, 0) }
    }

    private func walk(_ node: CompilerValue, _ outer: Int) {
        switch node {
        case .array(let nodes): for node in nodes { walk(node, outer) }
        case .object: walkNode(node, outer)
        default: break
        }
    }

    private func walkNode(_ node: CompilerValue, _ outer: Int) {
        let kind = node.kind
        // The body of a `defer` is in an implicit function.
        if kind == "defer_stmt", let body = node["temp_decl"]?["body"] { walk(body, outer) }
        if kind == "accessor_decl" || kind.hasSuffix("_decl"), node["implicit"] != nil,
            kind != "pattern_binding_decl"
        {
            return
        }
        let offset = node.place.map { kind.hasSuffix("_decl") ? $0.start : $0.end } ?? outer
        if let usr = node["decl_usr"]?.string {
            if let member = names.member(usr: usr) { add(member, offset) }
            lookForWaiting(usr, offset)
        }
        look(node, kind, offset)
        let before = (callback, isCalled, type)
        if node.isType { (isCalled, type) = (conformers.contains(node), node) }
        if kind == "func_decl" || kind == "var_decl", isCalled, let own = node.declaredName,
            let member = conformers.callback(own, of: type, names)
        {
            add(member, node.place?.start ?? outer)
            callback = member
        }
        if kind == "func_decl" || kind == "brace_stmt" { isCalled = false }
        for (key, value) in node.parts {
            // Patterns have no position of their own: the position of their statement is used.
            let inner = kind.hasSuffix("_stmt") ? node.place?.start : node.place?.end
            walk(value, key == "decl" ? offset : inner ?? outer)
        }
        (callback, isCalled, type) = before
    }

    private func add(_ member: String, _ offset: Int, byName: Bool = false) {
        uses.insert(VendorUse(member: member, file: file, offset: offset, isByName: byName))
    }

    private func look(_ node: CompilerValue, _ kind: String, _ offset: Int) {
        switch kind {
        case "class_decl", "struct_decl", "extension_decl", "enum_decl":
            for conformance in node["inherits"]?["conformances"]?.elements ?? [] {
                guard conformance["source_kind"]?.string == "explicit",
                    let member = conformance["protocol"]?.string.flatMap(names.member(usr:))
                else { continue }
                add(member, node.place?.start ?? offset)
            }
            for type in node["inherits"]?["superclass_type"]?.string.map(names.types) ?? [] {
                add(type, node.place?.start ?? offset)
            }
        case "var_decl":
            for type in node["interface_type"]?.string.map(names.types) ?? [] { add(type, offset) }
        case "typealias":
            for type in node["type"]?.string.map(names.types) ?? [] { add(type, offset) }
        case "pattern_enum_element":
            let types = node["type"]?.string.map(names.types) ?? []
            guard let type = types.first, let name = node["element"]?.declaredName else { return }
            if let member = names.matching("\(type).\(name)") { add(member, offset) }
        case "unresolved_dot_expr":
            guard let field = node["field"]?.string else { return }
            let types = node["base"]?["type"]?.string.map(names.types) ?? []
            let isUnknown = (node["base"]?["type"]?.string ?? "").isEmpty
            let member = types.first.flatMap { names.matching("\($0).\(field)") }
            if let member = member ?? (isUnknown ? names.action(field) : nil) {
                add(member, offset, byName: true)
            }
        case "assign_expr": lookForUnkept(node)
        case "switch_stmt": lookForKinds(node)
        default: break
        }
    }

    /// A delegate that is created in the assignment itself is not retained.
    private func lookForUnkept(_ node: CompilerValue) {
        var destination = node["dest"]
        while let inner = destination?["sub_expr"] { destination = inner }
        guard let name = destination?["decl"]?["base_name"]?.string, name.lowercased().hasSuffix("delegate"),
            let usr = destination?["decl"]?["decl_usr"]?.string, names.member(usr: usr) != nil
        else { return }
        var source = node["src"]
        while let inner = source?["sub_expr"] { source = inner }
        guard source?.kind == "call_expr", source?["fn"]?.kind == "constructor_ref_call_expr",
            let place = node.place
        else { return }
        note(
            place.start,
            "Nothing retains this delegate, because the SDK holds it weakly. Keep it in a property; a bridge retains its handler."
        )
    }

    private func lookForKinds(_ node: CompilerValue) {
        guard let type = node["subject_expr"]?["type"]?.string.flatMap(names.onlyType),
            let place = node.place,
            names.ledger[type]?.code == "CompatMessage" || type.hasSuffix("DisplayContent")
                || type.hasSuffix("DisplayType")
        else { return }
        note(place.start, "switch over kinds")
    }

    private func lookForWaiting(_ usr: String, _ offset: Int) {
        guard let callback, names.ledger[callback]?.needs.first == .gate,
            let readable = Mangled.readable(usr: usr),
            ["DispatchSemaphore.wait", "DispatchGroup.wait", "Thread.sleep", "sync<"].contains(
                where: readable.contains)
        else { return }
        note(
            offset,
            "The gate waits here and blocks the main thread. Answer from existing state, or answer .hold and call show() later."
        )
    }

    private func note(_ offset: Int, _ text: String) {
        notes.insert(PortNote(file: file, offset: offset, text: text))
    }
}

extension DeclaredNames {
    /// The action of this name, if the type of its base is unknown. Short names are too common.
    func action(_ name: String) -> String? {
        guard name.count > 4 else { return nil }
        return ledger.entries.lazy.filter { $0.role == .action }.flatMap(\.members).first {
            Self.ownName($0).prefix { $0 != "(" } == name
        }
    }

    /// The member of this name, with any labels.
    func matching(_ path: String) -> String? {
        let members = ledger[path].map { _ in [path] }
        return members?.first ?? member(path: String(path.prefix { $0 != "(" }))
    }
}
