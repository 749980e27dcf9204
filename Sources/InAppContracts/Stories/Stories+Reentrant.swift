/// Stories in which the app acts inside a callback.
extension Stories {
    static let reentrant: [Story] = [
        Story(
            "dismissed-when-shown",
            "The app dismisses a message inside the callback that reports that it has appeared.",
            reactions: [StoryReaction(.shown, of: "a", .app(.dismisses, "a"))], .qualifies("a"),
            .timePasses(5)),
        Story(
            "next-when-gone",
            "A message qualifies inside the callback that reports that another has disappeared.",
            of: ["a": .modal, "b": .modal],
            reactions: [StoryReaction(.gone, of: "a", .qualifies("b"))], .qualifies("a"),
            .user(.closes, "a"), .timePasses(60), .user(.closes, "b")),
        Story(
            "kept-one-shown-when-gone",
            "The app shows a held message inside the callback that reports that another has disappeared.",
            of: ["a": .modal, "b": .modal], gate: ["a": [.hold]],
            reactions: [StoryReaction(.gone, of: "b", .app(.shows, "a"))], .qualifies("a"),
            .qualifies("b"), .user(.closes, "b"), .timePasses(60), .user(.closes, "a")),
        Story(
            "next-when-leaving",
            "A message qualifies inside the callback that reports that another is about to disappear.",
            of: ["a": .modal, "b": .modal],
            reactions: [StoryReaction(.leaving, of: "a", .qualifies("b"))], .qualifies("a"),
            .user(.closes, "a"), .timePasses(60), .user(.closes, "b")),
        Story(
            "next-when-clicked", "A message qualifies inside the callback about a click.",
            of: ["a": .modal, "b": .modal],
            reactions: [StoryReaction(.clicked, of: "a", .qualifies("b"))], .qualifies("a"),
            .user(.tapsSecondButton, "a"), .timePasses(60), .user(.closes, "b")),
        Story(
            "next-when-leaving-after-click",
            "A message qualifies inside the callback that reports that another is about to disappear after a click.",
            of: ["a": .modal, "b": .modal],
            reactions: [StoryReaction(.leaving, of: "a", .qualifies("b"))], .qualifies("a"),
            .user(.tapsSecondButton, "a"), .timePasses(60), .user(.closes, "b")),
        Story(
            "two-when-leaving-after-click",
            "Two messages qualify inside the callback that reports that another is about to disappear after a click.",
            of: ["a": .modal, "b": .modal, "c": .modal],
            reactions: [StoryReaction(.leaving, of: "a", .qualifies("b"), .qualifies("c"))],
            .qualifies("a"), .user(.tapsSecondButton, "a"), .timePasses(60), .user(.closes, "c")),
        Story(
            "dismissed-when-about-to-appear",
            "The app dismisses a message inside the callback that reports that it is about to appear.",
            reactions: [StoryReaction(.appears, of: "a", .app(.dismisses, "a"))], .qualifies("a"),
            .timePasses(5)),
        Story(
            "dismissed-when-asked", "The app dismisses a message while the delegate is asked about it.",
            reactions: [StoryReaction(.asked, of: "a", .app(.dismisses, "a"))], .qualifies("a"),
            .user(.closes, "a")),
        Story(
            "gate-waits-for-main", "The delegate waits for the main thread while it is asked.",
            reactions: [StoryReaction(.asked, of: "a", .app(.waitsForMain, "a"))], .qualifies("a"),
            .user(.closes, "a")),
    ]
}
