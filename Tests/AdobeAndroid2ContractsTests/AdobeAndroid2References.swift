import RuleTesting

extension Reference {
    private static let asked = [
        "main campaign trigger(spring)",
        "main E(trigger)",
        "main sdk web view created(spring)",
        "bg delegate shouldShowMessage(spring) = true",
    ]
    private static let shown = [
        "main sdk fragment shown(spring)",
        "main E(display)",
        "main delegate onShow(spring)",
        "main sdk HTML loaded(spring)",
    ]
    private static let gone = [
        "main E(dismiss)",
        "main delegate onDismiss(spring)",
        "main sdk fragment dismissed(spring)",
    ]

    /// The reference sequences of the rules (2.12).
    static let adobeAndroid2 = [
        Reference(
            "A2-011 A2-034 A2-038 shown: asked, put on the screen, reported, loaded",
            "adobe-android-2-01-shown", asked + shown),
        Reference(
            "A2-051 A2-101 Message.dismiss(false) is tracked twice", "adobe-android-2-02-app-dismisses",
            asked + shown + ["main app messageDismiss(spring)", "main E(dismiss)"] + gone),
        Reference(
            "A2-101 Message.dismiss(true) is tracked once", "adobe-android-2-03-app-dismisses-quietly",
            asked + shown + ["main app messageDismiss(spring, true)"] + gone),
        Reference(
            "A2-032 A2-033 a message in conflict is refused without asking, and nothing is tracked",
            "adobe-android-2-04-conflict",
            asked + shown + [
                "main campaign trigger(summer)",
                "main E(trigger)",
                "main sdk web view created(summer)",
            ]),
        Reference(
            "A2-020 A2-038 Message.show() does not ask again", "adobe-android-2-05-suppress-show-later",
            asked.dropLast() + [
                "bg delegate shouldShowMessage(spring) = false",
                "main app messageShow(spring)",
            ] + shown),
        Reference(
            "A2-075 A2-081 a link tracks, starts the exit, and is reported; then the message is removed",
            "adobe-android-2-06-link",
            asked + shown + [
                "main user openLink(adbinapp://dismiss?interaction=a)",
                "main E(interact a)",
                "main delegate urlLoaded(adbinapp://dismiss?interaction=a, spring)",
            ] + gone),
        Reference(
            "A2-056 A2-100 the back button is tracked as an interaction", "adobe-android-2-07-back",
            asked + shown + ["main campaign pressBack", "main E(interact backPress)"] + gone),
        Reference(
            "A2-030 without an activity the listener is notified immediately, the delegate never",
            "adobe-android-2-08-no-activity",
            [
                "main app createMessage(pin)",
                "main stage hasRootViewController(false)",
                "main app fullscreenShow(pin)",
                "main listener onShowFailure(pin)",
                "main campaign trigger(spring)",
                "main E(trigger)",
            ]),
        Reference(
            "A2-040 an alert is refused while a message is on the screen", "adobe-android-2-09-alert",
            asked + shown + [
                "main app showAlert(news)",
                "main listener onError(news, anotherMessageIsDisplayed)",
            ]),
    ]
}
