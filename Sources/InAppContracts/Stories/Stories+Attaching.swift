/// Stories in which the app detaches its delegate and attaches it again.
extension Stories {
    /// Every story, also those in which the app detaches its delegate, which can be played by name.
    public static let known: [Story] = all + attaching

    /// Whoever plays them has no delegate for a while, so promises to delegates do not apply. An app that changes its
    /// SDK asks about none of them.
    static let attaching: [Story] = [
        Story(
            "detached-while-up",
            "The app detaches its delegate while a message is on screen, and attaches it again.",
            .qualifies("a"), .detaches, .timePasses(5), .user(.closes, "a"), .timePasses(60), .attaches,
            .qualifies("a"), .user(.closes, "a")),
        Story(
            "detached-between", "A message qualifies while the app has detached its delegate.",
            of: ["a": .modal, "b": .modal], .qualifies("a"), .user(.closes, "a"), .timePasses(60), .detaches,
            .qualifies("b"), .timePasses(5), .user(.closes, "b"), .timePasses(60), .attaches,
            .qualifies("a"), .user(.closes, "a")),
        Story(
            "detached-while-kept",
            "The app detaches its delegate, which holds a message, and attaches it again.",
            gate: ["a": [.hold, .show]], .qualifies("a"), .detaches, .timePasses(5), .user(.closes, "a"),
            .timePasses(60), .attaches, .qualifies("a"), .timePasses(5), .user(.closes, "a")),
        Story(
            "detached-while-hidden",
            "The app detaches its delegate while a message is hidden, and attaches it again.",
            of: ["a": .modal, "b": .modal], .qualifies("a"), .app(.hides, "a"), .timePasses(5), .detaches,
            .timePasses(5), .user(.closes, "a"), .timePasses(60), .attaches, .qualifies("b"),
            .timePasses(60), .user(.closes, "b")),
        Story(
            "attached-twice", "The app attaches its delegate again while a message is on screen.",
            .qualifies("a"), .attaches, .timePasses(5), .user(.closes, "a"), .timePasses(60),
            .qualifies("a"), .user(.closes, "a")),
    ]
}
