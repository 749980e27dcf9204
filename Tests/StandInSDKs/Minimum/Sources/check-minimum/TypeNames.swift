/// What is newer in types, by their mangled names. Looking through one costs something, so it is done once.
final class TypeNames {
    struct Content {
        var newer: [Newer] = []
        var names: [String] = []
        /// Whether the runtime has to know a protocol with its associated types, as in `any P<Int>`.
        var hasParameterised = false
        /// Whether it has to, because such a type is a type's argument. An optional does without.
        var hasParameterisedArgument = false
    }

    private let newer: NewerDeclarations
    private var contents: [String: Content] = [:]

    init(_ newer: NewerDeclarations) { self.newer = newer }

    func content(_ mangled: String) -> Content {
        if let content = contents[mangled] { return content }
        var content = Content()
        if let text = Mangled.readable(mangled) {
            content.names = Mangled.names(in: text)
            content.newer = content.names.compactMap(newest)
            content.hasParameterised =
                text.contains("any ") && text.contains(" == ") && text.contains("<Self.")
            content.hasParameterisedArgument = content.hasParameterised && Self.isArgument(text)
        }
        contents[mangled] = content
        return content
    }

    /// The type of that name, or the newer type that it is written in.
    private func newest(_ name: String) -> Newer? {
        var parts = name.split(separator: ".")
        while parts.count > 1 {
            if let found = newer.types[parts.joined(separator: ".")] { return found }
            parts.removeLast()
        }
        return nil
    }

    /// An existential in another type's brackets. Those of an optional do not count, and what it says of its own.
    private static func isArgument(_ text: String) -> Bool {
        var brackets: [Bool] = []
        var name = ""
        var rest = text[...]
        while let first = rest.popFirst() {
            if first == "<" { brackets.append(name != "Swift.Optional") }
            if first == ">", !name.hasSuffix("-") { _ = brackets.popLast() }
            if name == "any", first == " ", brackets.contains(true) { return true }
            name = "<>(), ".contains(first) ? "" : name + String(first)
        }
        return false
    }
}
