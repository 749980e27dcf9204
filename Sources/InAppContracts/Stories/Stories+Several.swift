/// Stories with several messages.
extension Stories {
    static let several: [Story] = [
        Story(
            "one-after-the-other", "A second message qualifies after the first has ended.",
            of: ["a": .modal, "b": .modal], .qualifies("a"), .user(.closes, "a"), .timePasses(60),
            .qualifies("b"), .user(.closes, "b")),
        Story(
            "second-while-first-is-up", "A second message qualifies while the first is on screen.",
            of: ["a": .modal, "b": .modal], .qualifies("a"), .qualifies("b"), .user(.closes, "a"),
            .timePasses(60), .user(.closes, "b")),
        Story(
            "second-shown-later",
            "A second message qualifies while the first is on screen, and the app shows it later.",
            of: ["a": .modal, "b": .modal], .qualifies("a"), .qualifies("b"), .user(.closes, "a"),
            .app(.shows, "b"), .timePasses(60), .user(.closes, "b")),
        Story(
            "three-at-once", "Three messages qualify at the same time.",
            of: ["a": .modal, "b": .modal, "c": .modal],
            .atOnce([.qualifies("a"), .qualifies("b"), .qualifies("c")]), .user(.closes, "a"),
            .timePasses(60), .user(.closes, "b"), .timePasses(60), .user(.closes, "c")),
        Story(
            "next-during-exit", "A second message qualifies while the first leaves.",
            of: ["a": .modal, "b": .modal], .qualifies("a"),
            .atOnce([.user(.closes, "a"), .qualifies("b")]), .timePasses(60), .user(.closes, "b")),
        Story(
            "two-of-one-name", "Two campaigns have the same name, and qualify one after the other.",
            of: ["a": .namesake, "b": .namesake], .qualifies("a"), .user(.closes, "a"), .timePasses(60),
            .qualifies("b"), .user(.closes, "b")),
        Story(
            "two-kept-of-one-name",
            "The delegate holds the messages of two campaigns with the same name, and the app shows the later one first.",
            of: ["a": .namesake, "b": .namesake], gate: ["a": [.hold], "b": [.hold]], .qualifies("a"),
            .qualifies("b"), .app(.shows, "b"), .user(.closes, "b"), .timePasses(60), .app(.shows, "a"),
            .user(.closes, "a")),
    ]
}
