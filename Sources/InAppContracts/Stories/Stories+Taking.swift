/// Stories in which campaigns change, are shown in an order of their own, are cancelled, or are all paused.
extension Stories {
    static let taking: [Story] = pausing + cancelling + changing

    private static let pausing: [Story] = [
        Story(
            "paused", "A message qualifies while the app holds everything back.", .app(.pauses, "a"),
            .qualifies("a"), .timePasses(20), .app(.resumes, "a"), .user(.closes, "a")),
        Story(
            "paused-while-up",
            "The app holds everything back while a message is up; then another one qualifies.",
            of: ["a": .modal, "b": .modal], .qualifies("a"), .app(.pauses, "b"), .user(.closes, "a"),
            .timePasses(60), .qualifies("b"), .timePasses(20), .app(.resumes, "b"), .timePasses(5),
            .user(.closes, "b")),
        Story(
            "interval-after-control",
            "The app wants a pause between messages, and nobody sees the first one.",
            of: ["a": .control, "b": .modal], .app(.setsInterval, "b"), .qualifies("a"), .timePasses(3),
            .qualifies("b"), .timePasses(60), .user(.closes, "b")),
        Story(
            "urgent-first",
            "The delegate keeps two messages, and the app has nothing against either any more.",
            of: ["a": .modal, "b": .urgent], gate: ["a": [.hold], "b": [.hold]], .qualifies("a"),
            .qualifies("b"), .app(.allowsAll, "a"), .user(.closes, "b"), .timePasses(60),
            .user(.closes, "a")),
        Story(
            "delegate-replaced", "Another delegate takes the first one's place while a message is up.",
            .qualifies("a"), .app(.replacesDelegate, "a"), .user(.closes, "a"), .timePasses(60),
            .qualifies("a"), .user(.closes, "a")),
    ]

    private static let cancelling: [Story] = [
        Story(
            "cancelled-while-kept", "The app takes back the campaign of a message that its delegate keeps.",
            gate: ["a": [.hold]], .qualifies("a"), .app(.cancels, "a"), .timePasses(20), .app(.shows, "a"),
            .user(.closes, "a"), .timePasses(60), .qualifies("a"), .user(.closes, "a")),
        Story(
            "cancelled-while-up", "The app takes back the campaign of a message that is up.", .qualifies("a"),
            .app(.cancels, "a"), .timePasses(5), .user(.closes, "a"), .timePasses(60), .qualifies("a"),
            .user(.closes, "a")),
        Story(
            "cancelled-beside-another", "The app takes back one of two campaigns whose messages are kept.",
            of: ["a": .modal, "b": .modal], gate: ["a": [.hold], "b": [.hold]], .qualifies("a"),
            .qualifies("b"), .app(.cancels, "a"), .timePasses(20), .app(.shows, "b"), .user(.closes, "b")),
        Story(
            "cancelled-when-prepared", "The app takes back a campaign whose message is about to be shown.",
            reactions: [StoryReaction(.prepared, of: "a", .app(.cancels, "a"))], .qualifies("a"),
            .timePasses(20), .user(.closes, "a")),
        Story(
            "cancelled-before", "The app takes back a campaign of which nothing is known yet.",
            .app(.cancels, "a"), .qualifies("a"), .user(.closes, "a")),
        Story(
            "app-ends-page-for-good", "The app takes a page away for good, and its campaign qualifies again.",
            of: ["a": .page], .qualifies("a"), .pageLoads, .app(.dismisses, "a"), .timePasses(60),
            .user(.closes, "a"), .timePasses(60), .qualifies("a"), .pageLoads, .user(.closes, "a")),
    ]

    private static let changing: [Story] = [
        Story(
            "changed-while-kept", "A campaign changes whose message the delegate keeps.",
            gate: ["a": [.hold]], .qualifies("a"), .changes("a"), .timePasses(20), .app(.shows, "a"),
            .user(.closes, "a")),
        Story(
            "uncounted", "A message that does not count is shown, and the user closes it.",
            of: ["a": .uncounted], .qualifies("a"), .user(.closes, "a")),
        Story(
            "page-closes-itself-otherwise", "The user taps what closes a page by another of its means.",
            of: ["a": .page], .qualifies("a"), .pageLoads, .user(.closesInPageOtherwise, "a")),
    ]
}
