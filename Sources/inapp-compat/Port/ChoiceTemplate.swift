/// A ledger's code that depends on an argument, with a replacement for each of its cases:
/// `try? $base.track($2[interact: .custom($1), dismiss: .dismissal])`.
struct ChoiceTemplate {
    private let before: String
    private let after: String
    private let argument: Int
    private let choices: [String: String]

    /// Returns nil for code of another kind.
    init?(_ code: String?) {
        guard let code, let open = code.firstIndex(of: "["), let close = code.lastIndex(of: "]"),
            open < close,
            let mark = code[..<open].lastIndex(of: "$"), let argument = Int(code[mark..<open].dropFirst())
        else { return nil }
        self.argument = argument
        before = String(code[..<mark])
        after = String(code[close...].dropFirst())
        let pairs = code[open..<close].dropFirst().components(", ").map { $0.components(": ") }
        choices = Dictionary(pairs.map { ($0[0], $0[$0.count - 1]) }) { first, _ in first }
    }

    /// The code for these arguments; nil if their case has no replacement.
    func code(for arguments: [String]) -> String? {
        guard arguments.count >= argument else { return nil }
        let word = arguments[argument - 1].components(".").last ?? ""
        return choices[word].map { before + $0 + after }
    }
}
