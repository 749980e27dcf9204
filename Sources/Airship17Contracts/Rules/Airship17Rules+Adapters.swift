import InAppContracts

/// Adapters, factory blocks, tries and assets (AS-016 to AS-025).
extension Airship17Rules {
    static let factories = [
        rule(
            "AS-016",
            "A message whose display type has no factory block counts an execution and is not displayed. `extend` is called "
                + "before that, and no callback after it.",
            intent: "Set the block for custom messages before the first of them can be triggered.",
            source: Source.manager,
            .checked(
                .scenario(
                    "no-factory", .count(.extend, 1), .never(.displayCoordinator), .never(.willBeDisplayed),
                    .never(.finishedDisplaying), .count(.sdk("no adapter"), 1), .count(.stored(""), 1),
                    .count(.notSetOff, 1)))),
        rule(
            "AS-017",
            "A factory block belongs to a display type and replaces the SDK's own; the last one that is set counts. A block that "
                + "returns nil has the same effect as no block.",
            intent: "A block for one type never sees messages of another.", source: Source.manager,
            .checked(
                .scenario(
                    "factory-gives-nothing", .count(.factory, 1), .never(.displayCoordinator),
                    .never(.displayReport), .count(.stored(""), 1), .count(.notSetOff, 1)
                ).and(
                    scenario: "factory-replaced", .count(.factory, 1),
                    .carries(.factory, "factory", "second"),
                    .count(.display, 1)
                ).and(scenario: "banner-times-out", .never(.factory)))),
        rule(
            "AS-018",
            "Each preparation has one adapter: a retry asks the same adapter, another preparation creates a new one.",
            intent: "Keep what a try has loaded in the adapter.", source: Source.pipeline,
            .checked(
                .scenario(
                    "retried", .count(.factory, 1), .count(.prepare, 2), .carries(.prepare, "adapter", "1"),
                    .carries(.display, "adapter", "1")
                ).and(
                    scenario: "invalidated", .count(.factory, 2),
                    .count(.listener("prepare", ["adapter": "1"]), 1),
                    .count(.listener("prepare", ["adapter": "2"]), 1), .carries(.display, "adapter", "2")))),
    ]

    static let retries = [
        rule(
            "AS-019",
            "Assets are prepared before the adapter. A retry of one step does not repeat the other.",
            intent: "The adapter finds its assets in place.", source: Source.pipeline,
            .checked(
                .scenario(
                    "retried",
                    .calls(
                        of: [.listener], named: ["onPrepare", "prepare"],
                        are: [
                            Airship17Line.listener("onPrepare", answer: "retry"),
                            Airship17Line.listener("onPrepare", answer: "success"),
                            Airship17Line.listener("prepare", answer: "retry"),
                            Airship17Line.listener("prepare", answer: "success"),
                        ])))),
        rule(
            "AS-020",
            "Success continues; retry repeats the step after 30, 60, 120 and then every 120 seconds; cancel deletes the schedule "
                + "without a callback; invalidate immediately starts the preparation again.",
            intent: "Cancel only what must never appear again.", source: Source.both,
            .checked(
                .scenario(
                    "retried-often", .delay(attempt(1), attempt(2), seconds: 30),
                    .delay(attempt(2), attempt(3), seconds: 60), .delay(attempt(3), attempt(4), seconds: 120),
                    .delay(attempt(4), attempt(5), seconds: 120), .never(.display)
                ).and(
                    scenario: "cancelled-by-adapter", .count(.prepare, 1), .count(.stored(""), 1),
                    .count(.notSetOff, 1), .never(.willBeDisplayed), .never(.finishedDisplaying)
                ).and(
                    scenario: "cancelled-by-assets", .never(.prepare), .count(.stored(""), 1),
                    .count(.notSetOff, 1), .never(.willBeDisplayed)
                ).and(
                    scenario: "invalidated", .delay(attempt(1), .display, seconds: 0), .count(.extend, 2),
                    .count(.display, 1)))),
        rule(
            "AS-021",
            "Preparations run one at a time: an adapter that never answers keeps the adapters of all other messages from being "
                + "prepared. While one waits for its next try, others are prepared.",
            intent: "Always answer `prepare`, with retry if necessary.", source: Source.inferred,
            .checked(
                .scenario(
                    "preparation-blocked", .count(.listener("factory", ["message": "b"]), 1),
                    .precedes(.app("answerPrepare"), .listener("prepare", ["message": "b"])),
                    .count(.listener("prepare", ["message": "b"]), 1)
                ).and(
                    scenario: "back-off-lets-others-in", .count(.display("b"), 1),
                    .delay(.listener("prepare", ["message": "a"]), .display("b"), seconds: 0),
                    .count(.listener("prepare", ["message": "a"]), 2)))),
        rule(
            "AS-022", "An adapter's answer for a schedule that was cancelled in the meantime has no effect.",
            intent: "Cancel at any time.", source: Source.engine,
            .checked(
                .scenario(
                    "cancelled-while-preparing", .count(.prepare, 1), .count(.app("answerPrepare"), 1),
                    .count(.answered("cancelSchedule", true), 1), .never(.isReadyToDisplay),
                    .never(.willBeDisplayed), .never(.display)))),
    ]

    private static func attempt(_ number: Int) -> EventPattern {
        .listener("prepare", ["attempt": "\(number)"])
    }

    private static let bothFetched = EventPattern.listener("onPrepare", ["cached": "true"])

    static let assets = [
        rule(
            "AS-023",
            "The SDK's own asset delegate fetches only images of banners, modals and full screens. Without a response, and with "
                + "a status below 500 other than 200, it cancels; with a status of 500 or higher it tries again. A cached image "
                + "is not fetched.",
            intent:
                "A message with an image that does not load is lost; host images where they stay available.",
            source: Source.assets,
            .checked(
                .scenario("image-200", .count(.displayReport, 1), .count(.stored("spring"), 1)).and(
                    scenario: "image-404", .never(.displayReport), .count(.stored(""), 1)
                ).and(scenario: "image-failure", .never(.displayReport), .count(.stored(""), 1)).and(
                    scenario: "image-503", .never(.displayReport), .count(.stored("spring"), 1)
                ).and(
                    scenario: "no-image", .count(.displayReport("custom"), 1),
                    .count(.displayReport("page"), 1),
                    .count(.displayReport("plain"), 1), .count(.displayReport("video"), 1)
                ).and(scenario: "image-cached", .count(.displayReport, 2)))),
        rule(
            "AS-024",
            "After a display the assets are deleted unless the cache policy keeps them; when the schedule reaches its limit they "
                + "are always deleted. When a message is scheduled, its assets are fetched only if the policy asks for it.",
            intent: "Keep assets of messages that are shown again.", source: Source.assets,
            .checked(
                .scenario(
                    "cache-false-false", .carries(.onPrepare, "cached", "false"), .count(.onPrepare, 3),
                    .never(.onSchedule)
                ).and(
                    scenario: "cache-false-true", .count(bothFetched, 1), .count(.onPrepare, 3),
                    .never(.onSchedule)
                ).and(scenario: "cache-true-false", .count(.onPrepare, 3)).and(
                    scenario: "cache-true-true", .count(.onPrepare, 3)))),
        rule(
            "AS-025",
            "A page whose URL is not allowed is cancelled by its adapter, and its schedule is deleted. A page that needs the "
                + "network waits for it; early versions ask for a retry instead, whether or not the page needs the network.",
            intent: "Put the pages of campaigns on the allow list.", source: Source.views,
            .checked(
                .scenario(
                    "page-not-allowed", .count(.sdk("URL not allowed"), 1), .never(.displayReport),
                    .count(.stored(""), 1), .count(.notSetOff, 1)
                ).and(
                    scenario: "page-offline", .count(.displayReport, 1), .precedes(.sees, .displayReport),
                    .never(.finishedDisplaying)
                ).and(scenario: "page-offline-allowed", .count(.displayReport, 1)).and(
                    scenario: "page-offline-early", .count(.displayReport, 1),
                    .delay(.host("isNetworkReachable", ["value": "true"]), .displayReport, seconds: 30)))),
    ]
}
