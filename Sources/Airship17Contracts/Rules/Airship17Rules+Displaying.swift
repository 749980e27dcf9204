import InAppContracts

/// The beginning and the end of displays, scenes, and ownership (AS-037 to AS-051).
extension Airship17Rules {
    static let displaying = [
        rule(
            "AS-037",
            "The delegate is notified of a display first. In late versions, the coordinator is notified next, and then the "
                + "display is reported; in early versions the report comes before the coordinator. The adapter comes last.",
            intent: "Prepare the screen in `messageWillBeDisplayed`.", source: Source.manager,
            .checked(
                .scenario(
                    "shown",
                    .calls(
                        of: [.delegate, .listener, .sdk], named: begin,
                        are: [
                            Airship17Line.will(), Airship17Line.coordinator("didBeginDisplaying"),
                            Airship17Line.displayReport(), Airship17Line.listener("display"),
                        ])
                ).and(
                    scenario: "shown-early",
                    .calls(
                        of: [.delegate, .listener, .sdk], named: begin,
                        are: [
                            Airship17Line.will(), Airship17Line.displayReport(),
                            Airship17Line.coordinator("didBeginDisplaying"),
                            Airship17Line.listener("display"),
                        ]), .never(.isMessageReady)))),
        rule(
            "AS-038",
            "A message whose prepared data is gone when its readiness is checked is prepared again. (A display without such data "
                + "ends immediately, which cannot be caused from outside.)",
            intent: "An adapter that reports late can cost the next preparation.", source: Source.manager,
            .checked(
                .scenario(
                    "prepared-data-lost", .count(.extend, 3), .count(.factory, 3), .count(.prepare, 3),
                    .count(.display, 1)))),
        rule(
            "AS-039",
            "A message whose adapter has no `display` is announced and reported all the same. Its display never ends, and the "
                + "default coordinator lets no other message through.",
            intent: "Implement `display`, or its asynchronous form.", source: Source.inferred,
            .checked(
                .scenario(
                    "adapter-without-display", .count(.willBeDisplayed, 1), .count(.displayReport("a"), 1),
                    .never(.finishedDisplaying), .never(.display("b")),
                    .count(.listener("prepare", ["message": "b"]), 1)))),
    ]

    private static let begin = [
        "messageWillBeDisplayed", "didBeginDisplaying", "in_app_display", "display",
    ]

    static let scenes = [
        rule(
            "AS-040",
            "Built-in adapters show their message in the last active scene of the app's own, or else in the last scene. The "
                + "scene delegate may choose another one; nil keeps the SDK's choice. It is asked each time the adapter is. "
                + "Without a scene the message waits.",
            intent: "On several screens, choose where messages belong.", source: Source.scenes,
            .checked(
                .scenario(
                    "scenes",
                    .calls(
                        of: [.listener], named: ["scene"],
                        are: [
                            scene(default: "none", "none"), scene(default: "b", "none"),
                            scene(default: "b", "none"), scene(default: "a", "none"),
                            scene(default: "b", "none"),
                        ]), .count(.displayReport, 1)
                ).and(
                    scenario: "no-scene", .count(.displayReport, 1), .precedes(.sees, .displayReport)
                ).and(
                    scenario: "scene-chosen",
                    .calls(of: [.listener], named: ["scene"], are: [scene(default: "a", "b")]),
                    .neverBetween(.finishedDisplaying, after: .displayReport, until: .sees),
                    .count(.finished("spring", "user_dismissed"), 1)))),
        rule(
            "AS-041",
            "`scene(for:defaultScene:)` of the messaging delegate is never called, only that of the scene manager's delegate. "
                + "For a message with an adapter of the app's, neither is asked.",
            intent: "Implement it on `InAppMessageSceneManager.shared.delegate`.", source: Source.scenes,
            .checked(
                .scenario("scene-chosen", .never(.delegate("scene")), .count(.scene, 1)).and(
                    scenario: "scenes", .never(.delegate("scene"))
                ).and(scenario: "scene-of-custom", .never(.scene), .never(.delegate("scene"))))),
    ]

    private static func scene(default name: String, _ answer: String) -> String {
        "listener scene(message: spring, default: \(name)) -> \(answer)"
    }

    static let finishing = [
        rule(
            "AS-042",
            "At the end the resolution is reported, a cancel button takes effect, the message's actions run, and the delegate "
                + "and then the coordinator are notified; all on the thread on which the adapter reports.",
            intent: "Expect a background thread if your adapter uses one.", source: Source.manager,
            .checked(
                .scenario(
                    "shown",
                    .calls(
                        of: [.sdk, .delegate, .listener],
                        named: [
                            "in_app_resolution", "action message_action", "messageFinishedDisplaying",
                            "didFinishDisplaying",
                        ],
                        are: [
                            Airship17Line.resolutionReport("timed_out"),
                            Airship17Line.action("message_action", "manualInvocation"),
                            Airship17Line.finished("timed_out"),
                            Airship17Line.coordinator("didFinishDisplaying"),
                        ]), .thread(.finishedDisplaying, .main)
                ).and(
                    scenario: "finished-off-main", .thread(.reports, .background),
                    .thread(.resolutionReport, .background), .thread(.finishedDisplaying, .background),
                    .thread(.didFinish, .background)))),
        rule(
            "AS-043",
            "A button with the behavior cancel deletes the schedule, whatever its limit; the actions run and the delegate is "
                + "notified all the same. No other resolution deletes it.",
            intent: "Give a \"do not show again\" button that behavior.", source: Source.manager,
            .checked(
                .scenario(
                    "cancel-button", .count(.finished("spring", "button_click"), 1),
                    .count(.action("message_action", "manualInvocation"), 1), .count(.stored(""), 1),
                    .count(.notSetOff, 1), .count(.display, 1)
                ).and(
                    scenario: "dismiss-button", .count(.stored("spring"), 1), .never(.notSetOff),
                    .count(.display, 2)))),
        rule(
            "AS-044", "The delegate gets the same resolution object that the adapter reported.",
            intent: "Compare it by identity if need be.", source: Source.manager,
            .checked(
                .scenario(
                    "user-dismissed", .carries(.reports, "object", "1"),
                    .carries(.finishedDisplaying, "object", "1"),
                    .count(.finished("spring", "user_dismissed"), 1)
                ).and(scenario: "message-clicked", .count(.finished("spring", "message_click"), 1)).and(
                    scenario: "completed-twice",
                    .count(.delegate("messageFinishedDisplaying", ["object": "2"]), 1))
            )),
        rule(
            "AS-045",
            "The message's actions run at the end of each display, whatever the resolution. The actions of buttons and of a "
                + "banner's content are run by the built-in views only: an adapter of the app's has to run them itself.",
            intent: "Run the actions of your own adapter's buttons.", source: Source.documented,
            .checked(
                .scenario("timed-out", .count(manual, 1)).and(
                    scenario: "message-clicked", .count(manual, 1)
                ).and(scenario: "dismiss-button", .count(manual, 1), .never(.sdk("action button_action")))
                    .and(
                        scenario: "banner-button", .count(manual, 1),
                        .count(.action("button_action", "manualInvocation"), 1),
                        .never(.sdk("action toast_action"))
                    ).and(
                        scenario: "banner-tapped", .count(manual, 1),
                        .count(.action("toast_action", "manualInvocation"), 1)))),
        rule(
            "AS-046",
            "Nothing guards against an adapter that reports twice: the actions run twice, delegate and coordinator are notified "
                + "twice, and the execution counts twice.",
            intent: "Report exactly once.", source: Source.inferred,
            .checked(
                .scenario(
                    "completed-twice", .count(.display, 2), .count(.finishedDisplaying, 3),
                    .count(.didFinish, 3), .count(manual, 3), .count(.notSetOff, 1), .count(.stored(""), 1)))),
        rule(
            "AS-047",
            "An adapter that never reports leaves its schedule executing, and keeps every later message of the default "
                + "coordinator waiting.",
            intent: "Report the end, whatever happens to your view.", source: Source.documented,
            .checked(
                .scenario(
                    "never-completed", .count(.display("a"), 1),
                    .count(.listener("prepare", ["message": "b"]), 1), .never(.display("b")),
                    .never(.finishedDisplaying)))),
        rule(
            "AS-048",
            "A message with reporting switched off is displayed like any other, with the same callbacks.",
            intent: "Switch reports off without losing callbacks.", source: Source.manager,
            .checked(
                .scenario(
                    "unreported", .never(.displayReport), .never(.resolutionReport),
                    .calls(
                        of: [.delegate, .listener], named: nil,
                        are: [
                            Airship17Line.delegate("extend"), Airship17Line.listener("factory"),
                            Airship17Line.delegate("displayCoordinator"),
                            Airship17Line.listener("prepare", answer: "success"), Airship17Line.isReady(true),
                            Airship17Line.adapterReady(true), Airship17Line.ready(), Airship17Line.will(),
                            Airship17Line.coordinator("didBeginDisplaying"),
                            Airship17Line.listener("display"),
                            Airship17Line.finished("user_dismissed"),
                            Airship17Line.coordinator("didFinishDisplaying"),
                        ])))),
    ]

    private static let manual = EventPattern.action("message_action", "manualInvocation")

    static let interruptions = [
        rule(
            "AS-049",
            "A display that the end of the process cuts off counts as an execution and is reported at the next start: as "
                + "interrupted in late versions, and in early ones as closed by the user after 0 seconds, even if reporting is "
                + "switched off for the message (in late ones too: AS-110). No delegate is notified.",
            intent: "Do not wait for the end of every display.", source: Source.both,
            .checked(
                .scenario(
                    "interrupted", .count(.sdk("in_app_resolution", ["type": "interrupted"]), 1),
                    .count(.display, 2), .count(.finishedDisplaying, 1), .count(.notSetOff, 1),
                    .neverBetween(EventPattern(.delegate, nil), after: .host("relaunch"), until: triggered)
                ).and(
                    scenario: "interrupted-early",
                    .count(.sdk("in_app_resolution", ["type": "user_dismissed", "display_time": "0"]), 1),
                    .never(.finishedDisplaying)))),
        rule(
            "AS-050",
            "`extend` of a message, a content or an info never changes the receiver; it returns a copy, or nil if the copy is "
                + "not valid.",
            intent: "Use what it returns.", source: Source.contents,
            .checked(
                .scenario(
                    "values-extended", .carries(.app("extended"), "original", "30.0 Hello"),
                    .count(.app("extended", ["result": "12.0"]), 1),
                    .count(.app("extended", ["result": "nil"]), 1)))),
    ]

    private static let triggered = EventPattern(.campaign, "trigger")

    static let ownership = [
        rule(
            "AS-051",
            "The delegates of the manager, the scene manager and the cache policy are held weakly. The asset delegate, factory "
                + "blocks, and the adapters and coordinators of prepared messages are held strongly.",
            intent: "Retain your delegates.", source: Source.headers,
            .checked(
                .scenario(
                    "delegate-released",
                    .calls(
                        of: [.app], named: ["sees"],
                        are: [
                            seen(delegates: "present"), seen(delegates: "none"),
                        ]), .never(.finishedDisplaying), .count(.didFinish, 1),
                    .count(.onPrepare, 1), .count(.resolutionReport, 1),
                    .never(.listener("shouldPersistCache")))))
    ]

    private static func seen(delegates: String) -> String {
        "app sees(paused: false, displayInterval: 30.0, delegate: \(delegates), sceneDelegate: \(delegates), "
            + "cachePolicy: \(delegates))"
    }
}
