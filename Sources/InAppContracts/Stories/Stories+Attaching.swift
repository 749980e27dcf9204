/// Stories in which calls are only counted: the app detaches its delegate, or a click comes twice.
extension Stories {
    /// Every story, also those in which calls are only counted. Each can be played by its name.
    public static let known: [Story] = all + counted

    /// The stories in which calls are only counted. Promises to delegates do not apply there, or other stories check the
    /// same promises.
    static let counted: [Story] = attaching + clickingAgain + besides

    /// A delegate that holds the page sees only the second click, so SDKs differ in another way than usual.
    private static let clickingAgain: [Story] = [
        Story(
            "link-followed-again",
            "The user follows a web link of a page, and again after the app has hidden the page and shown it.",
            of: ["a": .page], .qualifies("a"), .pageLoads, .user(.followsLink, "a"), .app(.hides, "a"),
            .timePasses(5), .app(.shows, "a"), .pageLoads, .user(.followsLink, "a"), .user(.closes, "a"))
    ]

    /// For a while, the SDK has no delegate.
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
