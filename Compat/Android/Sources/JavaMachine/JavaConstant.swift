/// The constants of Java's enumerations.
public enum JavaConstant: Sendable {
    /// The Java name of a Swift case: `swipeUp` is `SWIPE_UP`.
    public static func name<Constant>(of constant: Constant) -> String {
        "\(constant)".reduce(into: "") { name, character in
            if character.isUppercase { name.append("_") }
            name.append(contentsOf: character.uppercased())
        }
    }

    /// A constant with a name.
    /// - Throws: `JavaException` if there is none.
    public static func object(_ name: String, of type: String) throws -> JavaObject? {
        try JavaClass.named(type).object("valueOf", "(Ljava/lang/String;)L\(type);", .text(name))
    }
}
