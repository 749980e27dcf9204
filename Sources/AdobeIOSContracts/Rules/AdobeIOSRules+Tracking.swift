import AdobeRecords
import InAppContracts

/// Tracking.
extension AdobeIOSRules {
    static let tracking = [
        rule(
            "AI-110",
            "Each step of a message's life sends an Edge event if tracking is automatic, and writes a "
                + "history record whatever `autoTrack` says. Interactions of links are sent in any case, "
                + "and on dismissal the record is written first.",
            intent: "Frequency rules keep working when automatic tracking is switched off.",
            source: Source.messaging,
            .checked(
                .scenario(
                    "every-step",
                    .calls(of: [.sdk], named: AdobeLine.edgeAndHistory, are: everyStep)
                ).and(
                    scenario: "auto-track-off",
                    .calls(
                        of: [.sdk], named: AdobeLine.edgeAndHistory,
                        are: AdobeLine.step("trigger", "spring") + [
                            AdobeLine.history("display", "spring"),
                            AdobeLine.edge("Interact", "spring", action: "ok"),
                            AdobeLine.history("interact", "spring", action: "ok"),
                            AdobeLine.history("dismiss", "spring"),
                        ])))),
        rule(
            "AI-111",
            "`Message.dismiss()` itself sends an additional dismissal: two Edge events, one if the call "
                + "suppresses tracking, one for any other way, one and no callback while nothing is "
                + "displayed, and none with `autoTrack` off.",
            intent: "Count dismissals by message, not by event.", source: Source.inferred,
            .checked(
                .scenario("app-dismisses", .count(.edge("Dismiss"), 2)).and(
                    scenario: "app-dismisses-quietly", .count(.edge("Dismiss"), 1)
                ).and(scenario: "link-dismisses", .count(.edge("Dismiss"), 1), .count(.onDismiss, 1)).and(
                    scenario: "backdrop-tap", .count(.edge("Dismiss"), 1)
                ).and(scenario: "dismissed", .count(.edge("Dismiss"), 1)).and(
                    scenario: "dismiss-not-displayed", .count(.edge("Dismiss"), 1), .never(.onDismiss)
                ).and(scenario: "auto-track-off", .never(.edge("Dismiss")), .count(.onDismiss, 1)))),
        rule(
            "AI-112",
            "Tracking does nothing if the campaign is not known; the history needs the campaign's "
                + "activity as well.",
            intent: "Previews leave no trace in reports.", source: Source.messagingAndTest,
            .checked(
                .scenario("preview", .never(.tracked), .occurs(.app("track"))).and(
                    scenario: "no-activity", .count(.edge("Trigger"), 1), .count(.edge("Display"), 1),
                    .never(.anyHistory)))),
        rule(
            "AI-113",
            "An Edge event is named `Messaging interaction event` and contains the long event type and "
                + "the campaign's proposition with its scope. Its envelope is a wire format and is not "
                + "checked.",
            intent: "This is what an app that listens to the SDK's events can count.",
            source: Source.messaging,
            .checked(
                .scenario(
                    "shown", .carries(.anyEdge, "propositionId", "proposition-spring"),
                    .carries(.anyEdge, "scope", "mobileapp://headless"),
                    .count(.edge("Trigger"), 1), .count(.edge("Display"), 1), .count(.anyEdge, 2)))),
        rule(
            "AI-114",
            "An interaction carries its text, which is empty if none was passed; a suppression carries "
                + "its reason; other events carry neither, even if a text was passed.",
            intent: "Only `.interact` uses a text from the app.", source: Source.messaging,
            .checked(
                .scenario(
                    "app-tracks",
                    .calls(
                        of: [.sdk], named: AdobeLine.edgeAndHistory,
                        are: AdobeLine.step("trigger", "spring") + AdobeLine.step("display", "spring")
                            + [
                                AdobeLine.edge("Interact", "spring", action: "tapped"),
                                AdobeLine.edge("Interact", "spring", action: ""),
                                AdobeLine.edge("Display", "spring"),
                                AdobeLine.edge("SuppressDisplay", "spring", reason: "because"),
                            ])))),
        rule(
            "AI-115",
            "A history record is named `Write IAM event to history` and contains the short event type, "
                + "the campaign's activity and the action. Its envelope is a wire format and is not "
                + "checked.",
            intent: "Frequency rules evaluate these three values.", source: Source.messaging,
            .checked(
                .scenario(
                    "shown", .carries(.anyHistory, "activityId", "activity-spring"),
                    .count(.history("trigger", ["action": ""]), 1),
                    .count(.history("display", ["action": ""]), 1),
                    .count(.anyHistory, 2)))),
        rule(
            "AI-116",
            "Before Messaging 5.0.0 the history fields were part of the Edge event, and each history "
                + "write was tied to tracking.",
            intent: "Reports from old versions of an app lack records that newer ones have.",
            source: Source.messaging,
            .outOfScope(
                "It concerns versions before 5; no code of an app with the version of these rules can observe it."
            )),
    ]

    /// A message is held, shown, interacted with, found in conflict, dismissed by the app, and counted.
    private static let everyStep =
        AdobeLine.step("trigger", "a") + AdobeLine.suppressed("a", "SuppressedByAppDeveloper")
        + AdobeLine.step("display", "a") + [
            AdobeLine.edge("Interact", "a", action: "ok"),
            AdobeLine.history("interact", "a", action: "ok"),
        ] + AdobeLine.step("trigger", "b") + AdobeLine.suppressed("b", "Conflict") + [
            AdobeLine.edge("Dismiss", "a"), AdobeLine.history("dismiss", "a"),
            AdobeLine.edge("Dismiss", "a"), AdobeLine.history("display", "a"),
        ]
}
