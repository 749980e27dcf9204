import RuleTesting

extension Reference {
    /// The reference sequences of the rules (2.10).
    static let braze = [
        Reference(
            "BZ-060 BZ-080 button tap on a message with Context",
            "braze-01-button",
            shown("spring", as: "modal") + [
                "main user tapButton(1)",
                "main sdk click(spring, 1)",
                "main delegate shouldProcess(spring, https://shop.example/spring, 1) = true",
                "main sdk processClickAction(spring, https://shop.example/spring)",
                "main sdk openedURL(https://shop.example/spring)",
                "main delegate willDismiss(spring)",
                "main delegate didDismiss(spring)",
            ]),
        Reference(
            "BZ-061 BZ-087 a local message dismissed by code",
            "braze-02-local",
            [
                "main campaign attachesContext(false)",
                "main campaign trigger(hello)",
                "main delegate displayChoiceForMessage(hello) = now",
                "main delegate prepareWith(hello, slideup)",
                "main delegate willPresent(hello)",
                "main sdk noContextLogImpression",
                "main delegate didPresent(hello)",
                "main app dismiss",
                "main delegate willDismiss(hello)",
                "main app dismiss completion",
                "main delegate didDismiss(hello)",
            ]),
        Reference(
            "BZ-018 presentNext does not ask displayChoice again",
            "braze-03-reenqueue",
            [
                "main campaign trigger(spring)",
                "main delegate displayChoiceForMessage(spring) = reenqueue",
                "main app presentNext",
                "main delegate prepareWith(spring, modal)",
                "main delegate willPresent(spring)",
                "main sdk impression(spring)",
                "main delegate didPresent(spring)",
                "main user close",
                "main delegate willDismiss(spring)",
                "main delegate didDismiss(spring)",
            ]),
        Reference(
            "BZ-002 BZ-017 a second message is parked without asking and stays",
            "braze-04-parked",
            shown("first", as: "modal") + [
                "main campaign trigger(second)",
                "main sdk otherMessagePresented(push: true)(second)",
                "main user close",
                "main delegate willDismiss(first)",
                "main delegate didDismiss(first)",
            ]),
        Reference(
            "BZ-100 BZ-102 a message triggered by a click follows it",
            "braze-05-follow-up",
            shown("first", as: "modal") + [
                "main user tapButton(1)",
                "main sdk click(first, 1)",
                "main delegate shouldProcess(first, https://shop.example/spring, 1) = true",
                "main sdk processClickAction(first, https://shop.example/spring)",
                "main sdk openedURL(https://shop.example/spring)",
                "main delegate willDismiss(first)",
                "main campaign trigger(second)",
                "main delegate didDismiss(first)",
                "main delegate displayChoiceForMessage(second) = now",
                "main delegate prepareWith(second, slideup)",
                "main delegate willPresent(second)",
                "main sdk impression(second)",
                "main delegate didPresent(second)",
            ]),
        Reference(
            "BZ-062 a control message goes through every callback",
            "braze-06-control",
            shown("control", as: "none") + [
                "main delegate willDismiss(control)",
                "main delegate didDismiss(control)",
            ]),
        Reference(
            "BZ-043 wrong user: prepared, never shown",
            "braze-07-wrong-user",
            [
                "main campaign trigger(spring)",
                "main delegate displayChoiceForMessage(spring) = now",
                "main app changeUser(somebody else)",
                "main delegate prepareWith(spring, modal)",
                #"main sdk triggeredUserCurrentUserMismatch(messageId: Optional("spring"), currentUser: Optional("somebody else"), previousUser: nil)(spring)"#,
            ]),
        Reference(
            "BZ-110 BZ-113 a change of user discards all Contexts and empties the stack",
            "braze-08-change-user",
            shown("first", as: "modal") + [
                "main campaign trigger(second)",
                "main sdk otherMessagePresented(push: true)(second)",
                "main campaign trigger(third)",
                "main sdk otherMessagePresented(push: true)(third)",
                "main app changeUser(somebody else)",
                "main sdk discard(first)",
                "main sdk discard(second)",
                "main sdk discard(third)",
                "main delegate willDismiss(first)",
                "main delegate didDismiss(first)",
                "main app presentNext",
            ]),
        Reference(
            "BZ-064 HTML without base URL is dismissed before it has appeared",
            "braze-09-html-without-base",
            [
                "main campaign attachesContext(false)",
                "main campaign trigger(page)",
                "main delegate displayChoiceForMessage(page) = now",
                "main delegate prepareWith(page, html)",
                "main delegate willPresent(page)",
                "main sdk htmlNoBaseURL",
                "main delegate willDismiss(page)",
                "main delegate didDismiss(page)",
            ]),
        Reference(
            "BZ-012 discard voids the Context",
            "braze-10-discard",
            [
                "main campaign trigger(spring)",
                "main delegate displayChoiceForMessage(spring) = discard",
                "main sdk discard(spring)",
                "main app presentNext",
            ]),
    ]
    /// The lines for a message of this kind that is triggered and shown.
    private static func shown(_ message: String, as kind: String) -> [String] {
        [
            "main campaign trigger(\(message))", "main delegate displayChoiceForMessage(\(message)) = now",
            "main delegate prepareWith(\(message), \(kind))", "main delegate willPresent(\(message))",
            "main sdk impression(\(message))", "main delegate didPresent(\(message))",
        ]
    }
}
