/// Stories with messages that the delegate holds or discards.
extension Stories {
    static let holding: [Story] = [
        Story(
            "held-and-shown-later", "The delegate holds a message, and the app shows it later.",
            gate: ["a": [.hold]], .qualifies("a"), .timePasses(20), .app(.shows, "a"), .user(.closes, "a")),
        Story(
            "held-and-asked-again", "The delegate holds a message, and allows it when it is asked again.",
            gate: ["a": [.hold, .show]], .qualifies("a"), .timePasses(20), .app(.asksAgain, "a"),
            .user(.closes, "a")),
        Story(
            "held-twice", "The delegate holds a message, and holds it again.",
            gate: ["a": [.hold, .hold, .show]], .qualifies("a"), .app(.asksAgain, "a"), .timePasses(20),
            .app(.shows, "a"), .user(.closes, "a")),
        Story(
            "held-and-qualified-again", "A campaign qualifies again while its message is held.",
            gate: ["a": [.hold]], .qualifies("a"), .qualifies("a"), .app(.shows, "a"), .user(.closes, "a")),
        Story(
            "two-held", "The delegate holds two messages, and the app shows the later one first.",
            of: ["a": .modal, "b": .modal], gate: ["a": [.hold], "b": [.hold]], .qualifies("a"),
            .qualifies("b"), .app(.shows, "b"), .user(.closes, "b"), .timePasses(60), .app(.shows, "a"),
            .user(.closes, "a")),
        Story(
            "shown-while-another-is-up", "The app shows a held message while another is on screen.",
            of: ["a": .modal, "b": .modal], gate: ["a": [.hold]], .qualifies("a"), .qualifies("b"),
            .app(.shows, "a"), .user(.closes, "b"), .timePasses(60), .user(.closes, "a")),
        Story(
            "discarded", "The delegate discards a message.", gate: ["a": [.discard]],
            .qualifies("a"), .timePasses(60)),
        Story(
            "discarded-then-wanted", "The delegate discards a message, and then allows it.",
            gate: ["a": [.discard, .show]], .qualifies("a"), .timePasses(60), .qualifies("a"),
            .user(.closes, "a")),
        Story(
            "discarded-then-sent-again",
            "The delegate discards a message, and the server sends its campaign again.",
            gate: ["a": [.discard, .show]], .qualifies("a"), .timePasses(60), .changes("a"), .qualifies("a"),
            .user(.closes, "a")),
    ]
}
