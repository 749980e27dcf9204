/// The neutral stories, which every shape plays.
public enum Stories {
    /// The stories in which promises to delegates apply, each with a name of its own.
    public static let all: [Story] =
        showing + clicking + scripts + several + holding + appActs + reentrant + circumstances + taking
        + again + realTime

    private static let showing: [Story] = [
        Story(
            "closed", "A modal is shown, and the user closes it.", .qualifies("a"), .user(.closes, "a")),
        Story(
            "shown-again", "A campaign qualifies a second time after its message has ended.", .qualifies("a"),
            .user(.closes, "a"), .timePasses(60), .qualifies("a"), .user(.closes, "a")),
        Story(
            "slideup-swiped", "The user swipes a slideup away.", of: ["a": .slideup], .qualifies("a"),
            .user(.swipes, "a")),
        Story(
            "image-closed", "An image is shown, and the user closes it.", of: ["a": .image], .qualifies("a"),
            .user(.closes, "a")),
        Story("control", "A message of a control group qualifies.", of: ["a": .control], .qualifies("a")),
        Story(
            "self-closing", "A message closes by itself.", of: ["a": .selfClosing], .qualifies("a"),
            .timePasses(12)),
        Story(
            "self-closing-closed-early", "The user closes a message before it closes by itself.",
            of: ["a": .selfClosing], .qualifies("a"), .timePasses(3), .user(.swipes, "a"),
            .user(.closes, "a"), .timePasses(20)),
        Story(
            "page-closed", "A page loads and is closed.", of: ["a": .page], .qualifies("a"), .pageLoads,
            .user(.closes, "a")),
    ]

    private static let clicking: [Story] = [
        Story(
            "first-button", "The user taps the button that only closes.", .qualifies("a"),
            .user(.tapsFirstButton, "a")),
        Story(
            "second-button", "The user taps the button that leads to a web page.", .qualifies("a"),
            .user(.tapsSecondButton, "a")),
        Story(
            "click-refused", "The user taps a button, and the delegate does not let the SDK act on it.",
            perform: false, .qualifies("a"), .user(.tapsSecondButton, "a")),
        Story(
            "tapped-twice", "The user taps twice, the second time while the message leaves.", .qualifies("a"),
            .atOnce([.user(.tapsSecondButton, "a"), .user(.tapsSecondButton, "a")])),
        Story(
            "slideup-tapped", "The user taps a slideup.", of: ["a": .slideup], .qualifies("a"),
            .user(.tapsMessage, "a")),
        Story(
            "slideup-refused",
            "The user taps a slideup, and the delegate does not let the SDK act on it.",
            of: ["a": .slideup], perform: false, .qualifies("a"), .user(.tapsMessage, "a"), .timePasses(5),
            .user(.swipes, "a")),
        Story(
            "image-tapped", "The user taps an image.", of: ["a": .image], .qualifies("a"),
            .user(.tapsMessage, "a")),
        Story(
            "page-closes-itself", "The user taps the control of a page that closes the page.",
            of: ["a": .page],
            .qualifies("a"), .pageLoads, .user(.closesInPage, "a")),
        Story(
            "link-followed", "The user follows a web link of a page.", of: ["a": .page],
            .qualifies("a"),
            .pageLoads, .user(.followsLink, "a"), .user(.closes, "a")),
        Story(
            "link-followed-then-hidden",
            "The user follows a web link of a page; then the app hides the page and shows it again.",
            of: ["a": .page], .qualifies("a"), .pageLoads, .user(.followsLink, "a"), .app(.hides, "a"),
            .timePasses(5), .app(.shows, "a"), .pageLoads, .app(.hides, "a"), .timePasses(5),
            .app(.shows, "a"), .user(.closes, "a")),
    ]

    private static let scripts: [Story] = [
        Story(
            "page-speaks", "The app listens to a page from the start, and the page posts something.",
            of: ["a": .page],
            reactions: [StoryReaction(.asked, of: "a", .app(.listens, "a"))], .qualifies("a"), .pageLoads,
            .pageSays("hello"), .user(.closes, "a")),
        Story(
            "page-speaks-again",
            "The app listens to a page, which posts after its campaign has qualified for the second time.",
            of: ["a": .page],
            reactions: [StoryReaction(.asked, of: "a", .app(.listens, "a"))], .qualifies("a"), .pageLoads,
            .user(.closes, "a"), .timePasses(60), .qualifies("a"), .pageLoads, .pageSays("hello"),
            .user(.closes, "a")),
        Story(
            "app-runs-script", "The app runs a script in a page.", of: ["a": .page],
            reactions: [StoryReaction(.asked, of: "a", .app(.listens, "a"))], .qualifies("a"), .pageLoads,
            .app(.runsScript, "a"), .timePasses(5), .user(.closes, "a")),
    ]

    private static let appActs: [Story] = [
        Story(
            "app-dismisses", "The app dismisses a message.", .qualifies("a"), .app(.dismisses, "a"),
            .timePasses(5)),
        Story(
            "app-dismisses-page", "The app dismisses a page.", of: ["a": .page], .qualifies("a"), .pageLoads,
            .app(.dismisses, "a"), .timePasses(5)),
        Story(
            "second-while-page-is-up",
            "A second message qualifies while a page is on screen, which the app dismisses.",
            of: ["a": .page, "b": .modal], .qualifies("a"), .pageLoads, .qualifies("b"), .timePasses(100),
            .app(.dismisses, "a"), .timePasses(60), .user(.closes, "b")),
        Story(
            "app-dismisses-twice", "The app dismisses a message, and again before it has disappeared.",
            .qualifies("a"), .atOnce([.app(.dismisses, "a"), .app(.dismisses, "a")]), .timePasses(5),
            .app(.dismisses, "a")),
        Story(
            "app-dismisses-what-has-gone", "The app dismisses a message that the user has closed.",
            .qualifies("a"), .user(.closes, "a"), .app(.dismisses, "a"), .timePasses(5)),
        Story(
            "app-dismisses-what-is-kept", "The app dismisses a message that is not on screen.",
            gate: ["a": [.hold]], .qualifies("a"), .app(.dismisses, "a"), .app(.shows, "a"),
            .user(.closes, "a")),
        Story(
            "app-dismisses-another", "The app dismisses a held message while another is on screen.",
            of: ["a": .modal, "b": .modal], gate: ["a": [.hold]], .qualifies("a"), .qualifies("b"),
            .app(.dismisses, "a"), .timePasses(5), .user(.closes, "b")),
        Story(
            "shown-while-up", "The app shows a message that is already on screen.", .qualifies("a"),
            .app(.shows, "a"), .app(.asksAgain, "a"), .user(.closes, "a")),
        Story(
            "app-hides-what-is-kept", "The app hides a message that is not on screen.", gate: ["a": [.hold]],
            .qualifies("a"), .app(.hides, "a"), .app(.shows, "a"), .user(.closes, "a")),
        Story(
            "hidden-and-shown-again", "The app hides a message and shows it again.", .qualifies("a"),
            .app(.hides, "a"), .timePasses(5), .app(.shows, "a"), .user(.closes, "a")),
        Story(
            "hidden-and-dismissed", "The app hides a message, and then dismisses it.", .qualifies("a"),
            .app(.hides, "a"), .timePasses(5), .app(.dismisses, "a"), .timePasses(5), .app(.shows, "a"),
            .user(.closes, "a")),
        Story(
            "hidden-makes-room", "A message is hidden, and another one qualifies.",
            of: ["a": .modal, "b": .modal], .qualifies("a"), .app(.hides, "a"), .timePasses(5),
            .qualifies("b"), .timePasses(60), .user(.closes, "b")),
        Story(
            "shown-after-dismissal", "The app shows a message again that has ended.", .qualifies("a"),
            .user(.closes, "a"), .app(.shows, "a"), .timePasses(5), .user(.closes, "a")),
        Story(
            "changed-message", "The delegate changes a message before it is shown.",
            reactions: [StoryReaction(.prepared, of: "a", .app(.changesMessage, "a"))], .qualifies("a"),
            .user(.tapsFirstButton, "a"), .timePasses(60), .qualifies("a"), .user(.tapsFirstButton, "a")),
        Story(
            "own-view", "The delegate brings a view of its own, and the app dismisses it.",
            reactions: [StoryReaction(.prepared, of: "a", .app(.bringsView, "a"))], .qualifies("a"),
            .timePasses(5), .app(.dismisses, "a"), .timePasses(5)),
    ]

    private static let circumstances: [Story] = [
        Story(
            "in-background", "The app goes to the background and comes back while a message is on screen.",
            .qualifies("a"), .appBecomes(.background), .timePasses(5), .appBecomes(.active),
            .user(.closes, "a")),
        Story(
            "app-becomes-free",
            "A message is held while the app is busy, and shown when the app is active again.",
            gate: ["a": [.hold]], .qualifies("a"), .appBecomes(.background), .timePasses(60),
            .appBecomes(.active), .app(.shows, "a"), .user(.closes, "a")),
        Story(
            "busy-app-becomes-free", "A message qualifies while the app is busy; then it becomes free.",
            of: ["a": .image], .app(.becomesBusy, "a"), .qualifies("a"), .timePasses(20),
            .app(.becomesFree, "a"), .user(.closes, "a")),
        Story(
            "user-changes", "The user changes while one message is on screen and another is held.",
            of: ["a": .modal, "b": .modal], gate: ["a": [.hold]], .qualifies("a"), .qualifies("b"),
            .app(.changesUser, "b"), .timePasses(60)),
    ]

    /// Stories with real threads, whose calls come in no fixed order.
    private static let realTime: [Story] = [
        Story(
            "real-time-closed", "A modal is shown with real threads, and the user closes it.",
            isRealTime: true, .qualifies("a"), .user(.closes, "a")),
        Story(
            "real-time-gate-waits-for-main",
            "The delegate waits for the main thread, which is free in real time.",
            reactions: [StoryReaction(.asked, of: "a", .app(.waitsForMain, "a"))], isRealTime: true,
            .qualifies("a"), .user(.tapsSecondButton, "a")),
        Story(
            "real-time-held", "The delegate holds a message with real threads, and the app shows it.",
            gate: ["a": [.hold]], isRealTime: true, .qualifies("a"), .app(.shows, "a"), .user(.closes, "a")),
    ]
}
