import Foundation

/// The result of a method whose body is commented out.
enum EmptyAnswer {
    /// The statement that ends a method of this signature; nil if there is no simple one.
    static func of(_ signature: String) -> String? {
        guard let arrow = signature.components("->").last, signature.contains("->") else { return "" }
        let type = arrow.components(" where ")[0].trimmed
        if type.hasSuffix("?") || type.hasSuffix("!") { return "return nil" }
        if type.hasPrefix("["), type.hasSuffix("]") { return type.contains(":") ? "return [:]" : "return []" }
        let simple = [
            "Void": "", "()": "", "String": "return \"\"", "Bool": "return false", "Int": "return 0",
            "Double": "return 0", "CGFloat": "return 0", "TimeInterval": "return 0",
        ]
        return simple[type]
    }
}
