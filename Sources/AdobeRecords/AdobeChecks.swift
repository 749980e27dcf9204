package import InAppContracts

/// Checks of rules that Adobe's SDKs for iOS and for Android 2 share. Their scenarios have the same names there.
extension RuleCheck {
    /// `Message.show()` and a show without the delegate's control do not ask the delegate; every other way of showing
    /// does.
    package static let entryPoints = RuleCheck.scenario(
        "entry-points",
        .calls(
            of: [.delegate, .app, .campaign],
            named: [
                "trigger", "shouldShowMessage", "onShow", "messageShow", "fullscreenShow",
                "fullscreenShowWithControl",
            ],
            are: [
                "campaign trigger(payload: spring)", "delegate shouldShowMessage(message: spring) -> false",
                "app messageShow(message: spring)", "delegate onShow(message: spring)",
                "app fullscreenShow(message: spring)", "delegate shouldShowMessage(message: spring) -> true",
                "delegate onShow(message: spring)",
                "app fullscreenShowWithControl(message: spring, value: true)",
                "delegate shouldShowMessage(message: spring) -> true", "delegate onShow(message: spring)",
                "app fullscreenShowWithControl(message: spring, value: false)",
                "delegate onShow(message: spring)",
            ]))

    /// The delegate is looked up for every callback.
    /// - Parameter onScreen: the event that shows a message without asking a delegate.
    package static func lookedUpEachTime(_ onScreen: EventPattern) -> RuleCheck {
        .scenario(
            "delegate-replaced-while-shown", .never(.delegate("onShow", ["delegate": "second"])),
            .count(.onDismiss, 1), .carries(.onDismiss, "delegate", "second")
        ).and(scenario: "delegate-removed-in-gate", .count(.gate, 1), .never(.onShow), .occurs(onScreen))
    }

    /// Without a delegate a message is shown and tracked.
    /// - Parameter onScreen: the event that shows it.
    package static func shownWithoutDelegate(_ onScreen: EventPattern) -> RuleCheck {
        .scenario("delegate-removed", .never(.anyCallback), .occurs(.edge("Display")), .occurs(onScreen))
    }

    /// The delegate is asked about the screens of other extensions, which belong to no campaign.
    package static let foreignScreens = RuleCheck.scenario(
        "foreign-screen", .count(.gate("pin", answer: "false"), 1), .carries(.gate("pin"), "parent", "none"),
        .never(.listener("onShow", ["message": "pin"])))

    /// A screen of another extension is refused. Then a campaign's message is shown.
    /// - Parameters:
    ///   - lines: the calls of listeners and the delegate.
    ///   - more: further expectations of the trace.
    package static func foreignScreen(heard lines: [String], _ more: Expectation...) -> RuleCheck {
        let heard = Expectation.calls(of: [.listener, .delegate], named: nil, are: lines)
        return RuleCheck(
            parts: [Part(scenario: "foreign-screen", expectations: [heard] + more)], everywhere: [])
    }

    /// The next message's `onShow` can come before the `onDismiss` of the leaving one.
    /// - Parameter onScreen: the event that shows the next one.
    package static func nextDuringExit(_ onScreen: EventPattern) -> RuleCheck {
        .scenario(
            "next-during-exit",
            .calls(
                of: [.delegate], named: ["onShow", "onDismiss"],
                are: [
                    "delegate onShow(message: a)", "delegate onShow(message: b)",
                    "delegate onDismiss(message: a)",
                ]), .count(onScreen, 1))
    }

    /// Each navigation of the page asks the listener, on the main thread.
    /// - Parameter lines: the listener's calls and the page's answers.
    package static func navigation(_ lines: String...) -> RuleCheck {
        .scenario(
            "navigation",
            .calls(of: [.listener, .page], named: ["overrideUrlLoad", "navigation"], are: lines),
            .thread(.listener("overrideUrlLoad"), .main))
    }

    /// The delegate is called, on the main thread, for the one link that the listener handled, and for no web link.
    /// - Parameters:
    ///   - event: the event that directly follows a handled link.
    ///   - cause: the event before it.
    package static func onlyOwnLinksAreTold(
        _ event: EventPattern, directlyAfter cause: EventPattern
    ) -> RuleCheck {
        .scenario("navigation", .count(.urlLoaded, 1), .follows(event, directlyAfter: cause))
            .and(scenario: "plain-link", .never(.urlLoaded), .never(.sdk("openedURL")))
            .and(everywhere: .thread(.urlLoaded, .main))
    }
}
