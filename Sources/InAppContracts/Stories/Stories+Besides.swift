/// Stories in which calls are only counted because the app acts besides its delegate: on the bridge, or on the SDK
/// itself. Under its own SDK a delegate has no bridge, so such a story goes on differently there.
extension Stories {
    static let besides: [Story] = hidingThere + endingThere + listeningThere

    private static let hidingThere: [Story] = [
        Story(
            "hidden-by-the-sdk",
            "The app hides a message through its SDK and dismisses it through the bridge, which the SDK ignores; shown again, it is hidden through the bridge.",
            .qualifies("a"), .sdk(.hides, "a"), .timePasses(5), .bridge(.dismisses, "a"), .timePasses(5),
            .sdk(.shows, "a"), .timePasses(5), .bridge(.hides, "a"), .timePasses(5), .bridge(.shows, "a"),
            .user(.closes, "a")),
        Story(
            "another-while-hidden",
            "The app hides a message through the bridge, and another one qualifies.",
            of: ["a": .modal, "b": .modal], .qualifies("a"), .bridge(.hides, "a"), .timePasses(5),
            .qualifies("b"), .timePasses(5), .user(.closes, "b"), .timePasses(60), .bridge(.shows, "a"),
            .user(.closes, "a")),
        Story(
            "followed-hidden-followed",
            "The user follows a web link of a page, and again after the app has hidden it through the bridge.",
            of: ["a": .page], .qualifies("a"), .pageLoads, .user(.followsLink, "a"), .bridge(.hides, "a"),
            .timePasses(5), .bridge(.shows, "a"), .pageLoads, .user(.followsLink, "a"), .user(.closes, "a")),
    ]

    private static let endingThere: [Story] = [
        Story(
            "discarded-before-its-turn",
            "The app discards a held message while another one is up; then it makes the SDK show what it has left.",
            of: ["a": .modal, "b": .modal], gate: ["b": [.hold]], .qualifies("b"), .qualifies("a"),
            .bridge(.cancels, "b"), .timePasses(5), .user(.closes, "a"), .timePasses(60),
            .sdk(.showsNext, "b"), .timePasses(5), .user(.closes, "b")),
        Story(
            "refused-then-next",
            "The SDK does not show a message that the bridge let through, and the app shows the next one that is held.",
            gate: ["a": [.hold]], .qualifies("a"), .hasWindow(false), .bridge(.showsNext, "a"),
            .timePasses(40), .hasWindow(true), .bridge(.showsNext, "a"), .timePasses(5),
            .user(.closes, "a")),
        Story(
            "cancel-fails",
            "The SDK cannot delete the campaign of a message that the delegate discards, and later checks it again.",
            gate: ["a": [.discard, .show]], .storeFails(true), .qualifies("a"), .timePasses(60),
            .storeFails(false), .sdk(.asksAgain, "a"), .timePasses(5), .user(.closes, "a"), .timePasses(60),
            .qualifies("a"), .timePasses(5), .user(.closes, "a")),
        Story(
            "own-view-after-detaching",
            "The app gives its SDK a view of its own for pages, and detaches its delegate before one qualifies.",
            of: ["a": .page], .sdk(.bringsView, "a"), .detaches, .qualifies("a"), .pageLoads,
            .user(.closes, "a")),
    ]

    private static let listeningThere: [Story] = [
        Story(
            "heard-later",
            "A campaign qualifies again and again while its message is held; at first nobody listens to the bridge's diagnostics.",
            gate: ["a": [.hold]], .hears(false), .qualifies("a"), .qualifies("a"), .timePasses(60),
            .hears(true), .qualifies("a"), .bridge(.shows, "a"), .timePasses(5),
            .user(.tapsSecondButton, "a")),
        Story(
            "of-the-oldest-version",
            "The app detaches a delegate of the oldest version while a message is on screen.",
            .qualifies("a"), .detaches, .timePasses(5), .user(.closes, "a")
        ).ofOldestVersion,
        Story(
            "escaped-link-followed", "The user follows a link whose address has escaped characters.",
            of: ["a": .page], .qualifies("a"), .pageLoads, .user(.followsEscapedLink, "a"),
            .user(.closes, "a")),
    ]
}
