/// The constants of Java's enumerations.
public enum JavaConstant: Sendable {
    /// What Java calls a case of Swift's: `swipeUp` is `SWIPE_UP`.
    public static func name<Constant>(of constant: Constant) -> String {
        "\(constant)".reduce(into: "") { name, character in
            if character.isUppercase { name.append("_") }
            name.append(contentsOf: character.uppercased())
        }
    }

    /// A constant by its name.
    /// - Throws: `JavaException` where there is none.
    public static func object(_ name: String, of type: String) throws -> JavaObject? {
        try JavaClass.named(type).object("valueOf", "(Ljava/lang/String;)L\(type);", .text(name))
    }
}
