/// The contents of Java's collections.
extension JavaObject {
    /// The objects of a `List` or another `Iterable`; null elements are left out.
    public func elements() throws -> [JavaObject] {
        var elements: [JavaObject] = []
        guard let iterator = try object("iterator", "()Ljava/util/Iterator;") else { return [] }
        while try iterator.boolean("hasNext") {
            if let element = try iterator.object("next", "()Ljava/lang/Object;") { elements.append(element) }
        }
        return elements
    }

    /// The entries of a `Map`; entries with a null key are left out.
    public func entries() throws -> [(JavaObject, JavaObject?)] {
        try object("entrySet", "()Ljava/util/Set;")?.elements().compactMap { entry in
            guard let key = try entry.object("getKey", "()Ljava/lang/Object;") else { return nil }
            return (key, try entry.object("getValue", "()Ljava/lang/Object;"))
        } ?? []
    }

    /// The entries of a `Map` with string keys, as Swift values.
    public func dictionary() throws -> [String: Any] {
        let entries = try entries().compactMap { key, value -> (String, Any)? in
            guard let name = key.text, let value = try value?.value() else { return nil }
            return (name, value)
        }
        return Dictionary(entries) { first, _ in first }
    }

    /// The Swift value of a Java value: a text, a number, a flag, a list or a map; for other objects their description.
    public func value() throws -> Any {
        if let text { return text }
        func isOf(_ name: String) throws -> Bool { isInstance(of: try .named(name)) }
        if try isOf("java/lang/Boolean") { return try boolean("booleanValue") }
        if try isOf("java/lang/Integer") || isOf("java/lang/Long") { return Int(try number("longValue")) }
        if try isOf("java/lang/Number") { return Double(try text("toString") ?? "") ?? 0 }
        if try isOf("java/util/Map") { return try dictionary() }
        if try isOf("java/util/Collection") { return try elements().map { try $0.value() } }
        return description
    }
}

extension JavaObject {
    /// The Java object of a Swift value: for values of other types their description.
    public static func of(_ value: Any) throws -> JavaObject? {
        switch value {
        case let flag as Bool:
            return try JavaClass.named("java/lang/Boolean").object(
                "valueOf", "(Z)Ljava/lang/Boolean;", .boolean(flag))
        case let number as Int:
            return try JavaClass.named("java/lang/Long").object(
                "valueOf", "(J)Ljava/lang/Long;", .number(Int64(number)))
        case let number as Double:
            return try JavaClass.named("java/lang/Double").object(
                "valueOf", "(Ljava/lang/String;)Ljava/lang/Double;", .text("\(number)"))
        case let members as [String: Any]:
            let map = try JavaClass.named("java/util/HashMap").make()
            for (name, value) in members {
                _ = try map.object(
                    "put", "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;", .text(name),
                    .object(of(value)))
            }
            return map
        case let elements as [Any]:
            let list = try JavaClass.named("java/util/ArrayList").make()
            for element in elements {
                _ = try list.boolean("add", "(Ljava/lang/Object;)Z", .object(of(element)))
            }
            return list
        default: return try text("\(value)")
        }
    }
}
