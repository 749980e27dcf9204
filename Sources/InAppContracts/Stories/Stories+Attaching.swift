/// Stories for counts of calls: the app detaches its delegate, or a click comes twice.
extension Stories {
    /// Every story that can be played by name.
    public static let known: [Story] = all + counted

    /// The stories that only counts of calls include. Promises to delegates do not apply in them, or they say nothing to
    /// an app that changes its SDK which others do not say.
    static let counted: [Story] = attaching + clickingAgain

    /// A delegate that holds the page sees the second click alone: the SDKs' own difference is no longer the same.
    private static let clickingAgain: [Story] = [
        Story(
            "link-followed-again",
            "The user follows a web link of a page, and again after the app has hidden the page and shown it.",
            of: ["a": .page], .qualifies("a"), .pageLoads, .user(.followsLink, "a"), .app(.hides, "a"),
            .timePasses(5), .app(.shows, "a"), .pageLoads, .user(.followsLink, "a"), .user(.closes, "a"))
    ]

    /// Whoever plays them has no delegate for a while.
    private static let attaching: [Story] = [
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
