import Foundation

/// A handler's code for a case of a vendor's enum, with the subjects of the switch:
/// `switch ($base.content.layout, $base.content.isImageOnly, $base) { case (.banner, _, $1) }`.
struct CaseTemplate {
    private let subjects: [String]
    private let patterns: [String]

    /// Returns nil for code of another kind.
    init?(_ code: String?) {
        guard let code, code.hasPrefix("switch "), code.hasSuffix(" }"),
            let split = code.firstMatch(#" \{ case "#)
        else { return nil }
        subjects = Self.parts(code[..<split.lowerBound].dropFirst("switch ".count))
        patterns = Self.parts(code[split.upperBound...].dropLast(2))
    }

    /// The expression for the case outside a pattern, such as on one side of `==`; nil if the case has associated
    /// values or several subjects.
    var single: String? {
        patterns.count == 1 && subjects == ["$base"] && !patterns[0].contains { "$_".contains($0) }
            ? patterns[0] : nil
    }

    /// The pattern of the case without its associated values; nil if there are subjects other than the base.
    var alone: String? {
        guard subjects == ["$base"], patterns.count == 1 else { return nil }
        return String(patterns[0].prefix { $0 != "(" })
    }

    /// Whether a value is this case.
    func condition(of base: String) -> String {
        "\(subjects[0].replacing("$base", with: base)) == \(patterns[0])"
    }

    /// The patterns of the case, with its arguments.
    func filled(_ arguments: [String]) -> [String] {
        patterns.map { pattern in
            (1...4).reduce(pattern) { text, number in
                let argument = number <= arguments.count ? arguments[number - 1] : "_"
                return text.replacing("$\(number)", with: argument)
            }
        }
    }

    /// The subject of the switch.
    /// - Parameters:
    ///   - used: the parts of the subject that some case matches.
    ///   - isContent: whether the base is a message's content instead of the message.
    func subject(of base: String, used: [Int], isContent: Bool = false) -> String {
        let parts = used.filter(subjects.indices.contains).map { subjects[$0] }
        return Self.joined(
            parts.map {
                (isContent ? $0.replacing("$base.content", with: "$base") : $0).replacing("$base", with: base)
            })
    }

    /// A single part alone, or several in parentheses.
    static func joined(_ parts: [String]) -> String {
        parts.count == 1 ? parts[0] : "(" + parts.joined(separator: ", ") + ")"
    }

    private static func parts(_ text: Substring) -> [String] {
        guard text.hasPrefix("("), text.hasSuffix(")") else { return [String(text)] }
        return text.dropFirst().dropLast().components(", ")
    }
}
