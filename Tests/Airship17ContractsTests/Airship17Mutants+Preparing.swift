import Airship17Contracts
import InAppContracts

extension Airship17Mutants {
    static let preparing: Table = [
        "AS-001": [
            Mutant(
                "shown", .swap(extend, factory),
                "expected delegate extend(message: spring) as number 1, found listener factory(message: spring)"
            ),
            Mutant("shown", .move(finished, after: didFinish), "found listener didFinishDisplaying"),
            Mutant(
                "finished-off-main", .move(finished, before: will),
                "only after delegate messageWillBeDisplayed"),
        ],
        "AS-002": [
            Mutant(
                "disabled", displays(after: app("setComponentEnabled")),
                "expected 1 × listener display, found 2"),
            Mutant(
                "disabled", tells("extend", after: app("setComponentEnabled")),
                "expected no delegate extend after app setComponentEnabled"),
            Mutant("feature-off", .move(display, before: sees), "expected app sees before listener display"),
        ],
        "AS-003": [
            Mutant("disabled-while-waiting", .duplicate(extend), "expected 1 × delegate extend, found 2"),
            Mutant("disabled-while-waiting", .drop(display), "expected 1 × listener display, found 0"),
        ],
        "AS-004": [
            Mutant(
                "disabled-while-waiting", .drop(isReadyToDisplay, 2),
                "expected 2 × listener isReadyToDisplay, found 1"),
            Mutant(
                "disabled-while-waiting",
                .move(listener("isReadyToDisplay", [:]), after: app("setComponentEnabled")),
                "expected no listener isReadyToDisplay after app setComponentEnabled(value: false)"),
        ],
        "AS-005": [
            Mutant(
                "left-alone",
                tells("messageFinishedDisplaying", ["resolution": "user_dismissed"], after: app("setPaused")),
                "expected 1 × delegate messageFinishedDisplaying, found 2"),
            Mutant(
                "left-alone", .move(finished, after: app("cancelSchedule")),
                "expected no delegate messageFinishedDisplaying after sdk in_app_display"),
        ],
        "AS-006": [
            Mutant(
                "paused-across-launches", .set(sees, "paused", "false", 2),
                "expected 1 × app sees(paused: false), found 2"),
            Mutant(
                "paused-across-launches", .set(sees, "paused", "true"),
                "expected 1 × app sees(paused: false), found 0"),
        ],
        "AS-007": [
            Mutant(
                "paused", .move(prepare, after: app("setPaused", ["value": "false"])),
                "expected listener prepare(message: spring) -> success as number 8, found app setPaused(value: false)"
            ),
            Mutant("paused", .drop(extend), "expected delegate extend(message: spring) as number 4"),
        ],
        "AS-008": [
            Mutant(
                "paused", .move(isReady, before: app("setPaused", ["value": "false"])),
                "expected no listener isReady after app setPaused(value: true)"),
            Mutant(
                "paused", .move(isMessageReady, before: app("setPaused", ["value": "false"])),
                "expected no delegate isMessageReady after app setPaused(value: true)"),
        ],
        "AS-009": [
            Mutant("paused", .drop(display), "expected 1 × listener display, found 0"),
            Mutant(
                "paused", .shift(display, by: 5),
                "expected listener display 0.0 s after app setPaused(value: false), found it after 5.0 s"),
            Mutant("paused-early", .move(display, before: sees), "expected app sees before listener display"),
        ],
        "AS-010": [
            Mutant(
                "extended", .set(factory, "behavior", "default"),
                "expected listener factory with behavior: immediate, found default"),
            Mutant(
                "extended", .set(finished, "behavior", "default"),
                "expected delegate messageFinishedDisplaying with behavior: immediate, found default"),
            Mutant(
                "extended-unreported", .insert(.sdk, "in_app_display", ["scheduleID": "spring"]),
                "expected no sdk in_app_display"),
        ],
        "AS-011": [
            Mutant("invalidated", .drop(extend, 2), "expected 2 × delegate extend, found 1"),
            Mutant(
                "invalidated", .set(extend, "behavior", "immediate", 2),
                "expected delegate extend with behavior: default, found immediate"),
        ],
        "AS-012": [
            Mutant("extended-to-nothing", .insert(.listener, "factory"), "expected no listener factory"),
            Mutant("extended-to-nothing", .drop(notSetOff), "expected 1 × sdk not set off, found 0"),
        ],
        "AS-013": [
            Mutant("shown", .thread(extend, .main), "expected delegate extend on the background thread"),
            Mutant("shown", .thread(prepare, .background), "expected listener prepare on the main thread"),
        ],
        "AS-014": [
            Mutant(
                "choice-nil", displays("c"), "expected no listener display(message: c)"),
            Mutant(
                "choice-not-implemented", .drop(listener("display", ["message": "c"])),
                "expected 1 × listener display(message: c), found 0"),
            Mutant("choice-without-delegate", displays("b"), "expected no listener display(message: b)"),
            Mutant("choice-own", .drop(didBegin), "expected 2 × listener didBeginDisplaying, found 1"),
        ],
        "AS-015": [
            Mutant(
                "delegate-replaced", tells("displayCoordinator", ["delegate": "second"]),
                "expected 1 × delegate displayCoordinator, found 2"),
            Mutant(
                "delegate-replaced", .set(will, "delegate", "first"),
                "expected delegate messageWillBeDisplayed with delegate: second, found first"),
        ],
    ]

    static let adapters: Table = [
        "AS-016": [
            Mutant(
                "no-factory", tells("messageWillBeDisplayed"), "expected no delegate messageWillBeDisplayed"),
            Mutant("no-factory", .set(stored(""), "schedules", "spring"), "expected 1 × listener answered"),
        ],
        "AS-017": [
            Mutant(
                "factory-replaced", .set(factory, "factory", "first"),
                "expected listener factory with factory: second, found first"),
            Mutant("factory-gives-nothing", .drop(notSetOff), "expected 1 × sdk not set off, found 0"),
            Mutant("banner-times-out", .insert(.listener, "factory"), "expected no listener factory"),
        ],
        "AS-018": [
            Mutant("retried", .duplicate(factory), "expected 1 × listener factory, found 2"),
            Mutant(
                "retried", .set(prepare, "adapter", "2", 2),
                "expected listener prepare with adapter: 1, found 2"),
            Mutant(
                "invalidated", .set(prepare, "adapter", "1", 2),
                "expected 1 × listener prepare(adapter: 1), found 2"),
        ],
        "AS-019": [
            Mutant("retried", .move(prepare, before: onPrepare), "as number 1, found listener prepare"),
            Mutant(
                "retried", .duplicate(onPrepare, 2),
                "expected listener prepare(message: spring) -> retry as number 3, found listener onPrepare"),
        ],
        "AS-020": [
            Mutant(
                "retried-often", .shift(listener("prepare", ["attempt": "3"]), by: -30),
                "expected listener prepare(attempt: 3) 60.0 s after listener prepare(attempt: 2), found it after 30.0 s"
            ),
            Mutant(
                "retried-often", .shift(listener("prepare", ["attempt": "5"]), by: 120),
                "expected listener prepare(attempt: 5) 120.0 s after"),
            Mutant(
                "cancelled-by-adapter", tells("messageFinishedDisplaying"),
                "expected no delegate messageFinishedDisplaying"),
            Mutant("cancelled-by-assets", .insert(.listener, "prepare"), "expected no listener prepare"),
            Mutant(
                "invalidated", .shift(display, by: 30),
                "expected listener display 0.0 s after listener prepare(attempt: 1), found it after 30.0 s"),
        ],
        "AS-021": [
            Mutant(
                "preparation-blocked",
                .move(listener("prepare", ["message": "b"]), before: app("answerPrepare")),
                "expected app answerPrepare before listener prepare(message: b)"),
            Mutant(
                "back-off-lets-others-in", .drop(listener("display", ["message": "b"])),
                "expected 1 × listener display(message: b), found 0"),
        ],
        "AS-022": [
            Mutant("cancelled-while-preparing", displays(), "expected no listener display"),
            Mutant("cancelled-while-preparing", tells("messageWillBeDisplayed"), "expected no delegate"),
        ],
        "AS-023": [
            Mutant(
                "image-404", .insert(.sdk, "in_app_display", ["scheduleID": "spring"]),
                "expected no sdk in_app_display"),
            Mutant(
                "image-failure", .set(stored(""), "schedules", "spring"), "expected 1 × listener answered"),
            Mutant("image-503", .set(stored("spring"), "schedules", ""), "expected 1 × listener answered"),
            Mutant("image-cached", .drop(displayReport, 2), "expected 2 × sdk in_app_display, found 1"),
            Mutant(
                "no-image", .drop(.sdk("in_app_display", ["scheduleID": "video"])),
                "expected 1 × sdk in_app_display(scheduleID: video), found 0"),
            Mutant("image-200", .drop(displayReport), "expected 1 × sdk in_app_display, found 0"),
        ],
        "AS-024": [
            Mutant(
                "cache-false-false", .set(onPrepare, "cached", "true", 2),
                "expected listener onPrepare with cached: false, found true"),
            Mutant(
                "cache-false-true", .set(onPrepare, "cached", "false", 2),
                "expected 1 × listener onPrepare(cached: true), found 0"),
            Mutant(
                "cache-false-true", .set(onPrepare, "cached", "true", 3),
                "expected 1 × listener onPrepare(cached: true), found 2"),
            Mutant("cache-false-true", .insert(.listener, "onSchedule"), "expected no listener onSchedule"),
        ],
        "AS-025": [
            Mutant("page-not-allowed", .drop(notSetOff), "expected 1 × sdk not set off, found 0"),
            Mutant(
                "page-offline", .move(displayReport, before: sees),
                "expected app sees before sdk in_app_display"),
            Mutant(
                "page-offline-early", .shift(displayReport, by: -10),
                "30.0 s after campaign isNetworkReachable"),
            Mutant("page-offline-allowed", .drop(displayReport), "expected 1 × sdk in_app_display, found 0"),
        ],
    ]
}
