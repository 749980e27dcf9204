/// Stories in which something happens a second time: a bridge has to forget what the first time has left behind.
extension Stories {
    static let again: [Story] = hidingAgain + discardingAgain + endingOnce + endingOnItsOwn

    private static let hidingAgain: [Story] = [
        Story(
            "hidden-again-after-dismissal",
            "The app dismisses a hidden message, shows it again, and hides it once more.", .qualifies("a"),
            .app(.hides, "a"), .timePasses(5), .app(.dismisses, "a"), .timePasses(5), .app(.shows, "a"),
            .timePasses(5), .app(.hides, "a"), .timePasses(5), .app(.shows, "a"), .user(.closes, "a")),
        Story(
            "second-round-after-hiding",
            "The app hides a message, dismisses it, and shows it; when it has ended, its campaign qualifies again.",
            .qualifies("a"), .app(.hides, "a"), .timePasses(5), .app(.dismisses, "a"), .timePasses(5),
            .app(.shows, "a"), .timePasses(5), .user(.closes, "a"), .timePasses(60), .qualifies("a"),
            .timePasses(5), .app(.hides, "a"), .timePasses(5), .app(.shows, "a"), .user(.closes, "a")),
    ]

    private static let discardingAgain: [Story] = [
        Story(
            "discarded-behind-another",
            "The delegate discards a message while another one is up; then the app shows what is left.",
            of: ["a": .modal, "b": .modal], gate: ["b": [.discard]], .qualifies("a"), .qualifies("b"),
            .app(.shows, "b"), .user(.closes, "a"), .timePasses(60), .app(.shows, "b"), .timePasses(5),
            .user(.closes, "b")),
        Story(
            "shown-twice-behind-another",
            "The app shows a held message twice while another one is up, and once more afterwards.",
            of: ["a": .modal, "b": .modal], gate: ["a": [.hold]], .qualifies("a"), .qualifies("b"),
            .app(.shows, "a"), .timePasses(5), .app(.shows, "a"), .user(.closes, "b"), .app(.shows, "a"),
            .timePasses(60), .user(.closes, "a")),
    ]

    private static let endingOnce: [Story] = [
        Story(
            "button-then-closed", "A message ends by its first button, and the next time the user closes it.",
            .qualifies("a"), .user(.tapsFirstButton, "a"), .timePasses(60), .qualifies("a"),
            .user(.closes, "a")),
        Story(
            "link-button-then-closed",
            "A message ends by a button that leads to a web page, and the next time the user closes it.",
            .qualifies("a"), .user(.tapsSecondButton, "a"), .timePasses(60), .qualifies("a"),
            .user(.closes, "a")),
        Story(
            "app-dismisses-then-closed", "The app dismisses a message, and the next time the user closes it.",
            .qualifies("a"), .app(.dismisses, "a"), .timePasses(60), .user(.closes, "a"), .timePasses(60),
            .qualifies("a"),
            .user(.closes, "a")),
        Story(
            "swiped-then-tapped", "A slideup is swiped away, and the next time the user taps it.",
            of: ["a": .slideup], .qualifies("a"), .user(.swipes, "a"), .timePasses(60), .qualifies("a"),
            .user(.tapsMessage, "a")),
        Story(
            "tapped-then-swiped", "The user taps a slideup, and the next time swipes it away.",
            of: ["a": .slideup], .qualifies("a"), .user(.tapsMessage, "a"), .timePasses(60),
            .qualifies("a"), .user(.swipes, "a")),
        Story(
            "slideup-refused-again",
            "The delegate refuses two taps on a slideup, which the user then swipes away, twice.",
            of: ["a": .slideup], perform: false, .qualifies("a"), .user(.tapsMessage, "a"), .timePasses(5),
            .user(.tapsMessage, "a"), .timePasses(5), .user(.swipes, "a"), .timePasses(60), .qualifies("a"),
            .user(.swipes, "a")),
    ]

    private static let endingOnItsOwn: [Story] = [
        Story(
            "self-closing-twice", "A message closes by itself, and the next time, too.",
            of: ["a": .selfClosing], .qualifies("a"), .timePasses(70), .qualifies("a"), .timePasses(15)),
        Story(
            "self-closing-then-swiped",
            "A message closes by itself, and the next time the user swipes it away.",
            of: ["a": .selfClosing], .qualifies("a"), .timePasses(70), .qualifies("a"), .timePasses(3),
            .user(.swipes, "a"), .user(.closes, "a"), .timePasses(20)),
        Story(
            "swiped-then-self-closing",
            "The user swipes a message away, and the next time it closes by itself.",
            of: ["a": .selfClosing], .qualifies("a"), .timePasses(3), .user(.swipes, "a"),
            .user(.closes, "a"), .timePasses(60), .qualifies("a"), .timePasses(15)),
        Story(
            "page-closes-itself-then-closed", "A page closes itself, and the next time the user closes it.",
            of: ["a": .page], .qualifies("a"), .pageLoads, .user(.closesInPage, "a"), .timePasses(60),
            .qualifies("a"), .pageLoads, .user(.closes, "a")),
        Story(
            "page-closed-then-closes-itself", "The user closes a page, and the next time it closes itself.",
            of: ["a": .page], .qualifies("a"), .pageLoads, .user(.closes, "a"), .timePasses(60),
            .qualifies("a"), .pageLoads, .user(.closesInPage, "a")),
    ]
}
