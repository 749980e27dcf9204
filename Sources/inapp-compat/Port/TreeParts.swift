extension CompilerValue {
    /// Keys of a node whose values repeat others, or are implicit.
    private static let repeated: Set<String> = [
        "range", "name", "implicit_self_decl", "builtin_initializer", "default_args_owner", "parsed_sequence",
        "compiler_version", "for", "parsed_root", "case_body_variables", "inherits", "substitutions",
    ]

    /// The explicit parts of a node. For an initial value the compiler has two trees: the one that it understood is
    /// used.
    var parts: [(key: String, value: CompilerValue)] {
        let isUnderstood = self["processed_init"]?.kind.isEmpty == false
        let other = isUnderstood ? "original_init" : "processed_init"
        return fields.filter { $0.key != other && !Self.repeated.contains($0.key) }
    }

    /// Whether it is explicit, even if the compiler has wrapped it in an implicit node.
    var isWritten: Bool {
        guard self["implicit"] != nil else { return true }
        return self["sub_expr"]?.isWritten ?? false
    }

    /// Whether it is a type, or an extension of one.
    var isType: Bool {
        ["class_decl", "struct_decl", "enum_decl", "extension_decl", "protocol_decl", "actor_decl"].contains(
            kind)
    }

    /// The full name of the type that a declaration declares or extends.
    var typeName: String? {
        let mangled =
            self["extended_type"]?.string ?? self["usr"]?.string.map { "$s" + $0.dropFirst(2) + "D" }
        return mangled.flatMap(Self.readableType)
    }

    /// The full name of a class's superclass.
    var parentName: String? { self["inherits"]?["superclass_type"]?.string.flatMap(Self.readableType) }

    private static func readableType(_ mangled: String) -> String? {
        Mangled.readable(mangled).map { String($0.prefix { $0 != "<" }) }
    }
}
