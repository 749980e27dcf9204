/// Stories in which campaigns change, are shown in an order of their own, are cancelled, or are all paused.
extension Stories {
    static let taking: [Story] = pausing + cancelling + changing

    private static let pausing: [Story] = [
        Story(
            "paused", "A message qualifies while the app pauses all messages.", .app(.pauses, "a"),
            .qualifies("a"), .timePasses(20), .app(.resumes, "a"), .user(.closes, "a")),
        Story(
            "paused-while-up",
            "The app pauses all messages while one is on screen; then another one qualifies.",
            of: ["a": .modal, "b": .modal], .qualifies("a"), .app(.pauses, "b"), .user(.closes, "a"),
            .timePasses(60), .qualifies("b"), .timePasses(20), .app(.resumes, "b"), .timePasses(5),
            .user(.closes, "b")),
        Story(
            "interval-after-control",
            "The app sets a pause between messages, and the first one is of a control group.",
            of: ["a": .control, "b": .modal], .app(.setsInterval, "b"), .qualifies("a"), .timePasses(3),
            .qualifies("b"), .timePasses(60), .user(.closes, "b")),
        Story(
            "urgent-first",
            "The delegate holds two messages, and then the app allows both.",
            of: ["a": .modal, "b": .urgent], gate: ["a": [.hold], "b": [.hold]], .qualifies("a"),
            .qualifies("b"), .app(.allowsAll, "a"), .user(.closes, "b"), .timePasses(60),
            .user(.closes, "a")),
        Story(
            "delegate-replaced", "Another delegate replaces the first one while a message is on screen.",
            .qualifies("a"), .app(.replacesDelegate, "a"), .user(.closes, "a"), .timePasses(60),
            .qualifies("a"), .user(.closes, "a")),
    ]

    private static let cancelling: [Story] = [
        Story(
            "cancelled-while-kept", "The app cancels the campaign of a message that its delegate holds.",
            gate: ["a": [.hold]], .qualifies("a"), .app(.cancels, "a"), .timePasses(20), .app(.shows, "a"),
            .user(.closes, "a"), .timePasses(60), .qualifies("a"), .user(.closes, "a")),
        Story(
            "cancelled-while-up", "The app cancels the campaign of a message that is on screen.",
            .qualifies("a"),
            .app(.cancels, "a"), .timePasses(5), .user(.closes, "a"), .timePasses(60), .qualifies("a"),
            .user(.closes, "a")),
        Story(
            "cancelled-beside-another", "The app cancels one of two campaigns whose messages are held.",
            of: ["a": .modal, "b": .modal], gate: ["a": [.hold], "b": [.hold]], .qualifies("a"),
            .qualifies("b"), .app(.cancels, "a"), .timePasses(20), .app(.shows, "b"), .user(.closes, "b")),
        Story(
            "cancelled-when-prepared", "The app cancels a campaign whose message is about to be shown.",
            reactions: [StoryReaction(.prepared, of: "a", .app(.cancels, "a"))], .qualifies("a"),
            .timePasses(20), .user(.closes, "a")),
        Story(
            "cancelled-before", "The app cancels a campaign that has not qualified yet.",
            .app(.cancels, "a"), .qualifies("a"), .user(.closes, "a")),
        Story(
            "app-ends-page-for-good", "The app dismisses a page for good, and its campaign qualifies again.",
            of: ["a": .page], .qualifies("a"), .pageLoads, .app(.dismisses, "a"), .timePasses(60),
            .user(.closes, "a"), .timePasses(60), .qualifies("a"), .pageLoads, .user(.closes, "a")),
    ]

    private static let changing: [Story] = [
        Story(
            "changed-while-kept", "A campaign changes while the delegate holds its message.",
            gate: ["a": [.hold]], .qualifies("a"), .changes("a"), .timePasses(20), .app(.shows, "a"),
            .user(.closes, "a")),
        Story(
            "uncounted", "A message that does not count is shown, and the user closes it.",
            of: ["a": .uncounted], .qualifies("a"), .user(.closes, "a")),
        Story(
            "page-closes-itself-otherwise", "The user taps another control of a page that closes the page.",
            of: ["a": .page], .qualifies("a"), .pageLoads, .user(.closesInPageOtherwise, "a")),
    ]
}
