import RuleTesting

extension Reference {
    /// The reference sequences of the rules (2.13).
    static let adobeIOS = [
        Reference(
            "AI-030 AI-035 shown: asked, announced, then put on the screen",
            "adobe-01-shown",
            triggered("spring") + shown("spring")),
        Reference(
            "AI-073 AI-111 Message.dismiss() is tracked twice",
            "adobe-02-app-dismisses",
            triggered("spring") + shown("spring") + [
                "main app messageDismiss(spring)",
                "main E(dismiss)",
            ] + dismissed("spring")),
        Reference(
            "AI-032 AI-033 a message in conflict is refused without asking",
            "adobe-03-conflict",
            triggered("spring") + shown("spring") + triggered("summer") + [
                "bg E(suppressdisplay Conflict)",
                "bg H(suppressdisplay|Conflict)",
            ]),
        Reference(
            "AI-050 AI-051 Message.show() does not ask again",
            "adobe-04-suppress-show-later",
            triggered("spring") + [
                "bg delegate shouldShowMessage(spring) = false",
                "bg E(suppressdisplay SuppressedByAppDeveloper)",
                "bg H(suppressdisplay|SuppressedByAppDeveloper)",
                "main app messageShow(spring)",
                "bg E(display)",
                "bg H(display|)",
                "bg delegate onShow(spring)",
                "main sdk view inserted(spring)",
            ]),
        Reference(
            "AI-094 AI-099 an SDK link tracks, opens, tells, dismisses",
            "adobe-05-link",
            triggered("spring") + shown("spring") + [
                "main user openLink(adbinapp://dismiss?interaction=a&link=https%3A%2F%2Fe.org)",
                "main E(interact a)",
                "main H(interact|a)",
                "main sdk openedURL(https://e.org)",
                "main delegate urlLoaded(adbinapp://dismiss?interaction=a&link=https%3A%2F%2Fe.org, spring)",
            ] + dismissed("spring")),
        Reference(
            "AI-091 a plain link is not reported",
            "adobe-06-plain-link",
            triggered("spring") + shown("spring") + [
                "main user openLink(https://e.org/)"
            ]),
        Reference(
            "AI-078 a tap on the backdrop dismisses",
            "adobe-07-backdrop",
            triggered("spring") + shown("spring") + [
                "main user tapOutside"
            ] + dismissed("spring")),
        Reference(
            "AI-080 AI-081 hiding is silent, showing again asks again",
            "adobe-08-hide",
            triggered("spring") + shown("spring") + [
                "main app fullscreenHide(spring)",
                "main sdk view removed(spring)",
                "main app fullscreenShow(spring)",
            ] + shown("spring") + [
                "main app fullscreenDismiss(spring)"
            ] + dismissed("spring")),
        Reference(
            "AI-038 an empty page is announced and never dismissed",
            "adobe-09-empty",
            triggered("empty") + [
                "bg delegate shouldShowMessage(empty) = true",
                "bg E(display)",
                "bg H(display|)",
                "bg delegate onShow(empty)",
            ] + triggered("spring") + shown("spring")),
        Reference(
            "AI-001 AI-004 without a delegate everything is shown",
            "adobe-10-released",
            [
                "main app releaseDelegate"
            ] + triggered("spring") + [
                "bg E(display)",
                "bg H(display|)",
                "main sdk view inserted(spring)",
                "main user tapOutside",
                "main sdk view removed(spring)",
                "main H(dismiss|)",
                "main E(dismiss)",
            ]),
    ]
    /// A campaign qualifies: the trigger is tracked.
    private static func triggered(_ message: String) -> [String] {
        ["main campaign trigger(\(message))", "main E(trigger)", "main H(trigger|)"]
    }

    /// The gate accepts a message, and it appears on the screen.
    private static func shown(_ message: String) -> [String] {
        [
            "bg delegate shouldShowMessage(\(message)) = true", "bg E(display)", "bg H(display|)",
            "bg delegate onShow(\(message))", "main sdk view inserted(\(message))",
        ]
    }

    /// A message leaves the screen.
    private static func dismissed(_ message: String) -> [String] {
        [
            "main sdk view removed(\(message))", "main H(dismiss|)", "main E(dismiss)",
            "main delegate onDismiss(\(message))",
        ]
    }
}
