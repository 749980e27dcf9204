import RuleTesting

/// The reference sequences of the rules (2.13).
extension Reference {
    static let adobeAndroid3 = [
        Reference(
            "A3-012 A3-030 A3-102 shown: tracked, asked, put on the screen, reported",
            "adobe-android-3-01-shown",
            triggered + shown),
        Reference(
            "A3-023 A3-101 Message.dismiss() is tracked once, and reported before the view is removed",
            "adobe-android-3-02-app-dismisses",
            triggered + shown + ["main app messageDismiss(spring)"] + dismissed),
        Reference(
            "A3-030 A3-103 a message in conflict is refused without asking",
            "adobe-android-3-03-conflict",
            triggered + shown + [
                "main campaign trigger(summer)", "main E(trigger)", "main H(trigger|)",
                "main E(suppressdisplay Conflict)", "main H(suppressdisplay|Conflict)",
            ]),
        Reference(
            "A3-041 A3-043 Message.show() asks again",
            "adobe-android-3-04-suppress-show-later",
            triggered + [
                "main delegate canShow(spring) = false", "main E(suppressdisplay SuppressedByAppDeveloper)",
                "main H(suppressdisplay|SuppressedByAppDeveloper)", "main app messageShow(spring)",
            ] + shown),
        Reference(
            "A3-050 A3-052 hiding is reported and not tracked, showing again asks and tracks again",
            "adobe-android-3-05-hide",
            triggered + shown + [
                "main app presentableHide(spring)", "main delegate onHide(spring)",
                "main app messageShow(spring)",
            ] + shown.filter { !$0.contains("view attached") } + ["main app messageDismiss(spring)"]
                + dismissed),
        Reference(
            "A3-092 a link of the SDK tracks, is reported, and dismisses",
            "adobe-android-3-06-link",
            triggered + shown + [
                "main user openLink(adbinapp://dismiss?interaction=a)", "main E(interact a)",
                "main H(interact|a)",
                "main delegate onContentLoaded(adbinapp://dismiss?interaction=a, spring)",
            ] + dismissed),
        Reference(
            "A3-080 A3-081 a link opens outside, or else the page navigates there without a callback",
            "adobe-android-3-07-plain-link",
            triggered + shown + [
                "main user openLink(https://e.org/)", "main sdk openedURL(https://e.org/)",
                "main delegate onContentLoaded(https://e.org/, spring)", "main campaign canOpenLinks(false)",
                "main user openLink(https://e.org/other)", "main sdk could not open https://e.org/other",
                "main sdk page navigates to https://e.org/other(spring)",
            ]),
        Reference(
            "A3-070 back is an interaction and dismisses",
            "adobe-android-3-08-back-press",
            triggered + shown + [
                "main campaign pressBack", "main E(interact backPress)", "main H(interact|backPress)",
            ] + dismissed),
        Reference(
            "A3-021 A3-104 a second show is recorded in the history only",
            "adobe-android-3-09-shown-twice",
            triggered + shown + ["main app messageShow(spring)", "main H(suppressdisplay|)"]),
        Reference(
            "A3-021 A3-104 a second dismissal is recorded in the history only",
            "adobe-android-3-10-dismissed-twice",
            triggered + shown + ["main app messageDismiss(spring)"] + dismissed + [
                "main app messageDismiss(spring)", "main H(suppressdisplay|)",
            ]),
        Reference(
            "A3-030 A3-104 without an activity the delegate is not asked",
            "adobe-android-3-11-no-activity",
            ["main stage hasRootViewController(false)"] + triggered + ["main H(suppressdisplay|)"]),
        Reference(
            "A3-005 A3-031 an alert conflicts with a message, and alone it is shown without asking",
            "adobe-android-3-12-alert",
            triggered + shown + [
                "main app createAlert(alert)", "main app presentableShow(alert)",
                "main listener onError(alert, ConflictingPresentation)", "main app messageDismiss(spring)",
            ] + dismissed + [
                "main app presentableShow(alert)", "main listener onShow(alert)",
                "main delegate onShow(alert)",
            ]),
        Reference(
            "A3-005 A3-031 a floating button is shown beside a message, without asking",
            "adobe-android-3-13-floating-button",
            triggered + shown + [
                "main app createFloatingButton(button)", "main app presentableShow(button)",
                "main listener onShow(button)", "main delegate onShow(button)",
            ]),
        Reference(
            "A3-002 A3-035 a delegate that is registered after the presentable is not called for it",
            "adobe-android-3-14-registered-late",
            [
                "main campaign forgetDelegate", "main app createMessage(pin)", "main app replaceDelegate",
                "main app presentableShow(pin)", "main sdk view attached(presentation-1)",
                "main listener onShow(pin)", "main sdk web view created(presentation-1)",
                "main app presentableHide(pin)", "main listener onHide(pin)", "main app presentableShow(pin)",
                "main listener onShow(pin)", "main sdk web view created(presentation-1)",
                "main app presentableDismiss(pin)",
                "main listener onDismiss(pin)", "main sdk container removed(presentation-1)",
            ]),
    ]

    /// The campaign qualifies.
    private static let triggered = ["main campaign trigger(spring)", "main E(trigger)", "main H(trigger|)"]
    /// The delegate accepts the message, and it appears on the screen.
    private static let shown = [
        "main delegate canShow(spring) = true", "main sdk view attached(spring)", "main E(display)",
        "main H(display|)", "main delegate onShow(spring)", "main sdk web view created(spring)",
    ]
    /// The message is dismissed.
    private static let dismissed = [
        "main E(dismiss)", "main H(dismiss|)", "main delegate onDismiss(spring)",
        "main sdk container removed(spring)",
    ]
}
