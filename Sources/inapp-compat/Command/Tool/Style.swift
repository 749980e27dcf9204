/// Colours for terminals; without them every text stays as it is.
struct Style: Sendable, Hashable {
    let isColored: Bool

    /// Colours only on a terminal, and only where nobody has asked for none.
    init(isTerminal: Bool, environment: [String: String], isRefused: Bool) {
        isColored = isTerminal && !isRefused && (environment["NO_COLOR"] ?? "").isEmpty
    }

    func bold(_ text: String) -> String { paint(text, "1") }
    func dim(_ text: String) -> String { paint(text, "2") }
    func green(_ text: String) -> String { paint(text, "32") }
    func red(_ text: String) -> String { paint(text, "31") }
    func yellow(_ text: String) -> String { paint(text, "33") }
    func cyan(_ text: String) -> String { paint(text, "36") }

    private func paint(_ text: String, _ code: String) -> String {
        isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
