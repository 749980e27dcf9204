import AdobeRecords
import InAppContracts

/// Registering a delegate, and making a message from a campaign.
extension AdobeAndroid2Rules {
    static let registration = [
        rule(
            "A2-001",
            "`MobileCore` and `ServiceProvider` share one delegate. The SDK holds the delegate strongly "
                + "until another one, or null, replaces it.",
            intent:
                "The app need not keep the delegate. The delegate is not released with a screen.",
            source: Source.core,
            .checked(
                .scenario(
                    "delegate-released", .count(.gate, 1), .count(.onDismiss, 1),
                    .carries(.delegates, "alive", "1"), .carries(.delegates, "ServiceProvider", "first")
                ).and(
                    scenario: "delegate-released-while-shown", .count(.onShow, 1), .count(.onDismiss, 1)
                ).and(
                    scenario: "delegate-replaced",
                    .calls(
                        of: [.app], named: ["delegates"],
                        are: [
                            "app delegates(MobileCore: second, ServiceProvider: second)",
                            "app delegates(MobileCore: third, ServiceProvider: third)",
                            "app delegates(MobileCore: none, ServiceProvider: none)",
                        ]), .carries(.anyCallback, "delegate", "third"),
                    .count(.app("delegates", ["alive": "1"]), 2),
                    .count(.app("delegates", ["alive": "0"]), 1)))),
        rule(
            "A2-002",
            "The delegate is looked up for every callback. A delegate that is registered while a message is "
                + "shown receives its dismissal, and a delegate that is removed in its own gate receives "
                + "nothing more.",
            intent: "A delegate can receive callbacks about messages that it was never asked about.",
            source: Source.core,
            .checked(.lookedUpEachTime(.fragmentShown("spring")))),
        rule(
            "A2-003", "Without a delegate every message may be shown.",
            intent: "Nothing is held back before the delegate is registered: register it first.",
            source: Source.coreAndTest,
            .checked(.shownWithoutDelegate(.fragmentShown("spring")))),
        rule(
            "A2-004",
            "The delegate is asked about every full-screen message of the process, whichever extension "
                + "created it. The parent of a message that belongs to no campaign is not a `Message`.",
            intent:
                "A delegate that refuses everything without a `Message` also blocks other extensions' "
                + "screens.",
            source: Source.core,
            .checked(.foreignScreens)),
        rule(
            "A2-005", "Alerts and floating buttons never reach the delegate.",
            intent: "The gate cannot block an alert of another extension.", source: Source.core,
            .checked(
                .scenario(
                    "alert-and-button", .occurs(.listener("onShow", ["alert": "news"])),
                    .occurs(.listener("onTapDetected", ["button": "floating"])),
                    .calls(
                        of: [.delegate], named: nil,
                        are: [
                            "delegate shouldShowMessage(message: spring) -> true",
                            "delegate onShow(message: spring)",
                        ])))),
    ]

    static let triggers = [
        rule(
            "A2-010",
            "Each consequence of type `cjmiam` creates a new message object. If type, detail, id or HTML is "
                + "missing or empty, there is no message and no callback.",
            intent: "State that is kept by object identity ends with the trigger. Keep lasting state by id.",
            source: Source.messagingAndTest,
            .checked(
                .scenario(
                    "triggered-twice", .occurs(.sees(["object": "1", "campaign": "1", "view": "1"])),
                    .occurs(.sees(["object": "2", "campaign": "2", "view": "2"]))
                ).and(
                    scenario: "malformed-campaign", .never(.sdk(nil, ["messageId": "m"])),
                    .count(EventPattern(.campaign, "refused"), 8),
                    .calls(
                        of: [.delegate], named: nil,
                        are: [
                            "delegate shouldShowMessage(message: spring) -> true",
                            "delegate onShow(message: spring)",
                        ])))),
        rule(
            "A2-011",
            "If tracking is automatic, the trigger is tracked before the message is shown. The app cannot "
                + "prevent that.",
            intent: "Switching automatic tracking off in the gate is too late for the trigger.",
            source: Source.messagingAndTest,
            .checked(
                .scenario(
                    "shown",
                    .calls(
                        of: [.sdk, .delegate], named: nil,
                        are: AdobeAndroid2Line.asked("spring") + AdobeAndroid2Line.shown("spring"))
                ).and(
                    scenario: "auto-track-off", .count(.edge("Trigger"), 1),
                    .precedes(.edge("Trigger"), .gate), .never(.edge("Display"))))),
        rule(
            "A2-012",
            "A message of a campaign that the SDK does not know is still shown, and nothing is tracked.",
            intent: "A message on the screen can be missing from reports. On iOS it is not shown.",
            source: Source.messaging,
            .checked(
                .scenario(
                    "unknown-campaign", .never(.tracked), .never(.anyError), .count(.gate, 1),
                    .count(.onShow, 1), .count(.onDismiss, 1), .occurs(.fragmentShown("spring"))))),
    ]
}

/// How the SDK reads the servers' payloads.
extension AdobeAndroid2Rules {
    static let payloads = [
        rule(
            "A2-215",
            "Only the first rule of each item in a payload is read, with all its consequences. Only the "
                + "first consequence is tracked. Malformed items are skipped and do not affect valid ones.",
            intent:
                "Put one rule with one consequence into an item. Otherwise messages are missing from reports.",
            source: Source.messaging,
            .checked(
                .scenario(
                    "first-rule-of-item",
                    .calls(
                        of: [.delegate], named: ["shouldShowMessage"],
                        are: ["a", "b", "d"].map { "delegate shouldShowMessage(message: \($0)) -> false" }),
                    .count(.edge("Trigger", ["messageId": "a"]), 1),
                    .count(.edge("Trigger", ["messageId": "d"]), 1), .count(.tracked, 2)
                ).and(
                    scenario: "malformed-items", .count(.gate, 1), .count(.onShow("spring"), 1),
                    .count(.anyError, 3)))),
        rule(
            "A2-218",
            "A blank URL is not opened, and `showUrl` returns false. The schema that an item names does not "
                + "matter.",
            intent: "Check the result of `showUrl`: nothing else reports that the URL was not opened.",
            source: Source.both,
            .checked(
                .scenario(
                    "blank-url",
                    .calls(
                        of: [.app, .sdk], named: ["opens", "openedURL"],
                        are: [
                            "app opens(url: ) -> false", "app opens(url:  ) -> false",
                            "app opens(url: https://e.org/) -> true", "sdk openedURL(url: https://e.org/)",
                        ])
                ).and(scenario: "any-schema", .count(.gate("spring"), 1), .count(.onShow("spring"), 1)))),
    ]
}
