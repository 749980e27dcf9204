import Airship17Contracts
import InAppContracts

extension Airship17Mutants {
    static let readiness: Table = [
        "AS-026": [
            Mutant(
                "gates-one-by-one", .swap(isReadyToDisplay, isMessageReady),
                "as number 1, found delegate isMessageReady(message: spring) -> false"),
            Mutant(
                "gates-one-by-one",
                .insert(.listener, "isReadyToDisplay", ["message": "spring"], after: isReady),
                "expected no listener isReadyToDisplay after listener isReady -> false"),
            Mutant("over-frequency-limit", displays(), "expected 1 × listener display, found 2"),
            Mutant(
                "over-frequency-limit-early", .duplicate(isReady), "expected 1 × listener isReady, found 2"),
            Mutant("stale", .drop(factory), "expected 2 × listener factory, found 1"),
        ],
        "AS-027": [
            Mutant(
                "adapter-not-ready",
                .insert(
                    .listener, "isReadyToDisplay", ["message": "spring"],
                    after: app("setAdapterReady", ["value": "true"])),
                "expected 2 × listener isReadyToDisplay, found 3"),
            Mutant(
                "delegate-not-ready", .move(display, before: sees),
                "expected app sees before listener display"),
            Mutant(
                "woken", .drop(isReadyToDisplay, 5), "expected listener isReadyToDisplay"),
            Mutant(
                "coordinator-wakes-all", .drop(listener("isReadyToDisplay", ["message": "b"]), 2),
                "expected 2 × listener isReadyToDisplay(message: b), found 1"),
        ],
        "AS-028": [
            Mutant(
                "priorities",
                .swap(listener("display", ["message": "first"]), listener("display", ["message": "five"])),
                "expected listener display(message: first) as number 1, found listener display(message: five)"
            ),
            Mutant(
                "priorities", .shift(listener("display", ["message": "first"]), by: 3),
                "expected listener display(message: first) 0.0 s after app setPaused(value: false)"),
        ],
        "AS-029": [
            Mutant(
                "ready-and-displayed", .move(app("reachedMain"), before: display),
                "expected listener display before app reachedMain")
        ],
        "AS-030": [
            Mutant(
                "interval-at-first", .set(sees, "displayInterval", "0.0"),
                "expected app sees with displayInterval: 30.0, found 0.0")
        ],
        "AS-031": [
            Mutant(
                "interval", .shift(listener("display", ["message": "b"]), by: -20),
                "30.0 s after delegate messageFinishedDisplaying"),
            Mutant("interval", .drop(listener("display", ["message": "b"])), "which is missing"),
        ],
        "AS-032": [
            Mutant(
                "interval-changed", .shift(listener("display", ["message": "b"]), by: -29),
                "expected listener display(message: b) 30.0 s after delegate messageFinishedDisplaying, found it after 1.0 s"
            )
        ],
        "AS-033": [
            Mutant(
                "interval-with-fraction", .set(sees, "displayInterval", "2.5"),
                "displayInterval: 2.0, delegate: present, sceneDelegate: none, cachePolicy: none) as number 1"
            ),
            Mutant(
                "interval-with-fraction", .shift(listener("display", ["message": "b"]), by: -0.5),
                "2.5 s after delegate messageFinishedDisplaying, found it after 2.0 s"),
        ],
        "AS-034": [
            Mutant(
                "interval-zero", .set(sees, "isReady", "true"),
                "expected app sees(coordinator: sdkDefault, isReady: false) as number 1")
        ],
        "AS-035": [
            Mutant(
                "matrix-sdkDefault", .set(sees, "isReady", "true", 6),
                "expected app sees(coordinator: sdkDefault, isReady: false) as number 6"),
            Mutant(
                "matrix-sdkDefault", .set(sees, "isReady", "true"),
                "expected app sees(coordinator: sdkDefault, isReady: false) as number 1"),
            Mutant(
                "default-coordinator-signals",
                .move(listener("display", ["message": "b"]), after: finished),
                "expected no listener display(message: b) after delegate messageFinishedDisplaying"),
        ],
        "AS-036": [
            Mutant(
                "matrix-sdkImmediate", .set(sees, "isReady", "false", 6),
                "expected app sees(coordinator: sdkImmediate, isReady: true) as number 6"),
            Mutant(
                "immediate", .move(listener("display", ["message": "b"]), after: reports),
                "expected no listener display(message: b) after app reports"),
            Mutant("immediate", .drop(listener("display", ["message": "d"])), "found 0"),
        ],
    ]

    static let displaying: Table = [
        "AS-037": [
            Mutant(
                "shown", .move(displayReport, before: didBegin),
                "expected listener didBeginDisplaying(coordinator: own, message: spring) as number 2"),
            Mutant(
                "shown-early", .move(didBegin, before: displayReport),
                "expected sdk in_app_display(kind: analytics, scheduleID: spring) as number 2"),
            Mutant("shown-early", tells("isMessageReady"), "expected no delegate isMessageReady"),
        ],
        "AS-038": [
            Mutant("prepared-data-lost", .drop(extend, 3), "expected 3 × delegate extend, found 2"),
            Mutant("prepared-data-lost", displays(), "expected 1 × listener display, found 2"),
        ],
        "AS-039": [
            Mutant("adapter-without-display", displays("b"), "expected no listener display(message: b)"),
            Mutant(
                "adapter-without-display", tells("messageFinishedDisplaying"),
                "expected no delegate messageFinishedDisplaying"),
        ],
        "AS-040": [
            Mutant(
                "scenes", .set(scene, "default", "a", 2),
                "expected listener scene(message: spring, default: b) -> none as number 2"),
            Mutant("scenes", .drop(scene, 3), "as number 3"),
            Mutant(
                "no-scene", .move(displayReport, before: sees), "expected app sees before sdk in_app_display"),
            Mutant(
                "scene-chosen", .answer(scene, "a"),
                "expected listener scene(message: spring, default: a) -> b"),
            Mutant(
                "scene-chosen", .move(finished, before: sees),
                "expected no delegate messageFinishedDisplaying after sdk in_app_display"),
        ],
        "AS-041": [
            Mutant("scene-chosen", tells("scene"), "expected no delegate scene"),
            Mutant("scene-of-custom", .insert(.listener, "scene"), "expected no listener scene"),
        ],
    ]

    static let finishing: Table = [
        "AS-042": [
            Mutant(
                "shown", .move(messageAction, after: finished),
                "expected sdk action message_action(kind: note, situation: manualInvocation, value: \"done\") as number 2"
            ),
            Mutant(
                "finished-off-main", .thread(finished, .main),
                "expected delegate messageFinishedDisplaying on the background thread"),
        ],
        "AS-043": [
            Mutant("cancel-button", .drop(notSetOff), "expected 1 × sdk not set off, found 0"),
            Mutant("cancel-button", .drop(messageAction), "found 0"),
            Mutant("dismiss-button", .set(stored("spring"), "schedules", ""), "found 0"),
        ],
        "AS-044": [
            Mutant(
                "user-dismissed", .set(finished, "object", "2"),
                "expected delegate messageFinishedDisplaying with object: 1, found 2"),
            Mutant("message-clicked", .set(finished, "resolution", "user_dismissed"), "found 0"),
        ],
        "AS-045": [
            Mutant("timed-out", .drop(messageAction), "found 0"),
            Mutant(
                "dismiss-button", .insert(.sdk, "action button_action"),
                "expected no sdk action button_action"),
            Mutant("banner-tapped", .drop(.sdk("action toast_action")), "found 0"),
        ],
        "AS-046": [
            Mutant(
                "completed-twice", .drop(finished, 2),
                "expected 3 × delegate messageFinishedDisplaying, found 2"),
            Mutant("completed-twice", .drop(notSetOff), "expected 1 × sdk not set off, found 0"),
        ],
        "AS-047": [Mutant("never-completed", displays("b"), "expected no listener display(message: b)")],
        "AS-048": [
            Mutant(
                "unreported", .insert(.sdk, "in_app_resolution", ["type": "user_dismissed"]),
                "expected no sdk in_app_resolution"),
            Mutant("unreported", .drop(finished), "expected delegate messageFinishedDisplaying"),
        ],
        "AS-049": [
            Mutant(
                "interrupted", tells("messageFinishedDisplaying", after: host("relaunch")),
                "expected 1 × delegate messageFinishedDisplaying, found 2"),
            Mutant("interrupted", .drop(resolutionReport), "expected 1 × sdk in_app_resolution"),
            Mutant("interrupted", .drop(notSetOff), "expected 1 × sdk not set off, found 0"),
            Mutant("interrupted-early", .drop(resolutionReport), "expected 1 × sdk in_app_resolution"),
        ],
        "AS-050": [
            Mutant(
                "values-extended", .set(app("extended"), "original", "12.0 Hello"),
                "expected app extended with original: 30.0 Hello, found 12.0 Hello"),
            Mutant(
                "values-extended", .set(app("extended", ["result": "nil"]), "result", "30.0"),
                "expected 1 × app extended(result: nil), found 0"),
        ],
        "AS-051": [
            Mutant("delegate-released", .set(sees, "delegate", "present", 2), "as number 2"),
            Mutant(
                "delegate-released", tells("messageFinishedDisplaying"),
                "expected no delegate messageFinishedDisplaying"),
            Mutant("delegate-released", .drop(onPrepare), "expected 1 × listener onPrepare, found 0"),
        ],
    ]
}
