import AdobeRecords
import InAppContracts

/// Tracking.
extension AdobeAndroid3Rules {
    static let tracking = [
        rule(
            "A3-100",
            "Each step of a message's life sends an Edge event if tracking is automatic, and then writes a "
                + "history record whatever auto-track is. Interactions of links are always sent.",
            intent: "Frequency rules still work if automatic tracking is switched off.",
            source: Source.bothAndTest,
            .checked(
                .scenario(
                    "link-dismisses",
                    .calls(
                        of: [.sdk], named: AdobeLine.edgeAndHistory,
                        are: AdobeLine.step("trigger", "spring") + AdobeLine.step("display", "spring")
                            + AdobeAndroid3Line.interacted("spring", "a")
                            + AdobeLine.step("dismiss", "spring"))
                ).and(
                    scenario: "auto-track-off",
                    .calls(
                        of: [.sdk], named: AdobeLine.edgeAndHistory,
                        are: AdobeLine.step("trigger", "spring") + [
                            AdobeLine.history("display", "spring")
                        ] + AdobeAndroid3Line.interacted("spring", "ok") + [
                            AdobeLine.history("dismiss", "spring")
                        ])
                ).and(
                    scenario: "conflict",
                    .calls(
                        of: [.sdk], named: AdobeLine.edgeAndHistory,
                        are: AdobeLine.step("trigger", "a") + AdobeLine.step("display", "a")
                            + AdobeLine.step("trigger", "b") + AdobeLine.suppressed("b", "Conflict")
                            + AdobeLine.step("dismiss", "a"))
                ).and(
                    scenario: "discarded-counted",
                    .calls(
                        of: [.sdk], named: AdobeLine.edgeAndHistory,
                        are: AdobeLine.step("trigger", "spring")
                            + AdobeLine.suppressed("spring", "SuppressedByAppDeveloper")
                            + [AdobeLine.history("display", "spring")]))
            )),
        rule(
            "A3-101",
            "A dismissal is tracked once, whatever caused it. `Message.dismiss()` tracks nothing itself and "
                + "has no option to suppress tracking: switch auto-track off before.",
            intent: "Dismissals can be counted by their Edge events.", source: Source.both,
            .checked(
                .scenario(
                    "dismissed-in-every-way", .count(.edge("Dismiss"), 4), .count(.history("dismiss"), 4),
                    .count(.onDismiss, 4)
                ).and(scenario: "auto-track-off", .never(.edge("Dismiss")), .count(.onDismiss, 1)))),
        rule(
            "A3-102", "The trigger is tracked before the delegate is called.",
            intent: "The gate cannot change whether the trigger counts.",
            source: Source.messaging,
            .checked(
                .scenario(
                    "shown", .precedes(.edge("Trigger"), .canShow), .precedes(.history("trigger"), .canShow)
                ).and(scenario: "auto-track-off", .count(.edge("Trigger"), 1)))),
        rule(
            "A3-103",
            "Since Messaging 3.3.0, with core 3.2.0, a display that did not happen is tracked with its "
                + "reason: `Conflict` or `SuppressedByAppDeveloper`. Earlier versions ignore such errors.",
            intent: "The event is the only way for an app to learn why a message was not shown.",
            source: Source.both,
            .checked(
                .scenario(
                    "conflict", .count(.edge("SuppressDisplay", ["messageId": "b", "reason": "Conflict"]), 1)
                ).and(
                    scenario: "held",
                    .count(.edge("SuppressDisplay", ["reason": "SuppressedByAppDeveloper"]), 1)))),
        rule(
            "A3-104",
            "Any other error of a command sends no Edge event, but leaves a history record of a suppressed "
                + "display, with an empty action.",
            intent: "Such records say nothing about displays that did not happen.", source: Source.messaging,
            .checked(
                .scenario(
                    "errors-recorded", .count(.history("suppressDisplay", ["action": ""]), 5),
                    .count(.history("suppressDisplay"), 5), .never(.edge("SuppressDisplay"))))),
        rule(
            "A3-105",
            "A message of an unknown campaign is still shown, but not tracked. The history also needs the "
                + "campaign's activity.",
            intent: "A message that is missing from reports may still have been displayed.",
            source: Source.messaging,
            .checked(
                .scenario(
                    "unknown-campaign", .never(.tracked), .count(.canShow, 1), .count(.onShow, 1),
                    .count(.onDismiss, 1)
                ).and(
                    scenario: "no-activity-id", .count(.edge("Trigger"), 1), .count(.edge("Display"), 1),
                    .never(.anyHistory), .count(.onShow, 1)))),
    ]

    static let events = [
        rule(
            "A3-106",
            "An Edge event is called `Messaging interaction event` and contains the long event type, the "
                + "campaign's proposition and its scope. For an interaction it also contains the action, for "
                + "a suppression the reason, and nothing more for empty text or another type. Its envelope "
                + "is a wire format and is not checked.",
            intent: "The text for any other event type is lost.", source: Source.messagingAndTest,
            .checked(
                .scenario(
                    "app-tracks",
                    .calls(
                        of: [.sdk], named: ["Messaging interaction event"],
                        are: [
                            AdobeLine.edge("Trigger", "spring"), AdobeLine.edge("Display", "spring"),
                            AdobeLine.edge("Interact", "spring", action: "tapped"),
                            AdobeLine.edge("Interact", "spring"), AdobeLine.edge("Display", "spring"),
                            AdobeLine.edge("SuppressDisplay", "spring", reason: "because"),
                        ])))),
        rule(
            "A3-107",
            "A history record is called `Write IAM event to history` and contains the short event type, the "
                + "campaign's activity and the action. Its envelope is a storage format and is not checked.",
            intent: "Frequency rules count these records.", source: Source.messaging,
            .checked(
                .scenario(
                    "link-dismisses", .carries(.anyHistory, "activityId", "activity-spring"),
                    .count(.history("trigger", ["action": ""]), 1),
                    .count(.history("display", ["action": ""]), 1),
                    .count(.history("interact", ["action": "a"]), 1),
                    .count(.history("dismiss", ["action": ""]), 1), .count(.anyHistory, 4)))),
        rule(
            "A3-108", "Tracking without an event type is ignored.",
            intent: "Nothing is sent, and no error is reported.", source: Source.messagingAndTest,
            .checked(
                .scenario(
                    "app-tracks", .count(.app("track"), 5),
                    .neverBetween(
                        .tracked, after: .app("track", ["interaction": "nothing"]), until: .app("inspect"))))),
    ]
}
