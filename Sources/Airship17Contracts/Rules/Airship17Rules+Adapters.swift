import InAppContracts

/// Adapters, factory blocks, tries and assets (AS-016 to AS-025).
extension Airship17Rules {
    static let factories = [
        rule(
            "AS-016",
            "A message for whose display type there is no factory block counts an execution and is not displayed; "
                + "`extend` was called before that, and nobody is told after it.",
            intent: "Set the block for custom messages before the first of them can be triggered.",
            source: Source.manager,
            .checked(
                .scenario(
                    "no-factory", .count(.extend, 1), .never(.displayCoordinator), .never(.willBeDisplayed),
                    .never(.finishedDisplaying), .count(.sdk("no adapter"), 1), .count(.stored(""), 1),
                    .count(.notSetOff, 1)))),
        rule(
            "AS-017",
            "A block belongs to a display type, takes the place of the SDK's own, and the last one counts. One that "
                + "gives nothing is as good as none.",
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
            "There is one adapter for each preparation: another try asks the same one, another preparation makes a "
                + "new one.",
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
            "Assets come before the adapter. Another try of the one does not touch the other.",
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
            "Success goes on; retry repeats the step after 30, 60, 120 and then every 120 seconds; cancel deletes the "
                + "schedule without a word; invalidate prepares from the beginning at once.",
            intent: "Cancel only what must never come back.", source: Source.both,
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
            "Preparations take turns: an adapter that never answers keeps those of all others from being prepared. "
                + "While one waits for its next try, others come in.",
            intent: "Always answer `prepare`, with retry if need be.", source: Source.inferred,
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
            "AS-022", "An adapter's answer for a schedule that was cancelled meanwhile has no effect.",
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
            "The SDK's own delegate for assets fetches images of banners, modals and full screens only. Without an "
                + "answer, and with any status but 200 and those from 500 on, it cancels; with those it tries again. What "
                + "is cached is not fetched.",
            intent: "A message with an image that does not load is lost; host images where they last.",
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
            "After a display the assets are wiped unless the policy keeps them; when the schedule reaches its limit "
                + "they are always wiped. When a message is scheduled nothing is fetched unless the policy wants it.",
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
            "A page whose URL may not be opened is cancelled by its adapter, and its schedule is gone. One that needs "
                + "the network waits for it; early versions ask for another try instead, whatever the page needs.",
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
