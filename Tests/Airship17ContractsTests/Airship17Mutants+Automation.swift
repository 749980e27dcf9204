import Airship17Contracts
import InAppContracts

extension Airship17Mutants {
    static let automation: Table = [
        "AS-060": [
            Mutant(
                "goal-of-values", displays(after: sees), "expected 2 × listener display, found 3"),
            Mutant(
                "goal-of-values", .move(listener("display", ["adapter": "2"]), before: sees),
                "expected no listener display after app reports"),
            Mutant(
                "goal-of-events", .move(display, before: sees), "expected app sees before listener display"),
        ],
        "AS-061": [
            Mutant(
                "triggered-while-shown", tells("extend", after: reports),
                "expected 2 × delegate extend, found 3"),
            Mutant("triggered-while-shown", displays(), "expected 2 × listener display, found 3"),
        ],
        "AS-062": [
            Mutant(
                "delayed-until-region", .move(isReady, before: sees),
                "expected app sees before listener isReady"),
            Mutant(
                "delayed", .shift(extend, by: -5), "expected delegate extend 10.0 s after campaign trigger"),
            Mutant(
                "delayed", .move(isReadyToDisplay, before: host("send", ["name": "shop"])),
                "expected campaign send(name: shop) before listener isReadyToDisplay"),
            Mutant(
                "delay-cancelled", .move(extend, before: sees), "expected app sees before delegate extend"),
        ],
        "AS-063": [
            Mutant("limit-0", .drop(display), "expected 5 × listener display, found 4"),
            Mutant("limit-1", displays(), "expected 1 × listener display, found 2"),
            Mutant("limit-3", .drop(notSetOff), "expected 2 × sdk not set off, found 1"),
            Mutant("audience-penalize", .drop(notSetOff), "expected 1 × sdk not set off, found 0"),
        ],
        "AS-064": [
            Mutant("pause-after-display", .drop(notSetOff), "expected 1 × sdk not set off, found 0"),
            Mutant("expired", tells("extend"), "expected no delegate extend"),
            Mutant("edited-too-late", .set(answered("editSchedule"), "answer", "true"), "found 0"),
        ],
        "AS-065": [
            Mutant("audience-cancel", displays(), "expected no listener display"),
            Mutant("audience-skip", .drop(display), "expected 2 × listener display, found 1"),
            Mutant("audience-missed", displays(), "expected 1 × listener display, found 2"),
        ],
        "AS-066": [
            Mutant(
                "invalid-schedules", .set(answered("schedule"), "answer", "true"),
                "expected 3 × listener answered(answer: false, call: schedule), found 2"),
            Mutant(
                "batches", .move(answered("scheduleMultiple"), before: app("returned")),
                "expected app returned before listener answered"),
            Mutant(
                "batch-with-a-bad-one", .move(answered("scheduleMultiple"), after: app("returned")),
                "before app returned"),
            Mutant("batch-with-a-bad-one", .set(stored(""), "schedules", "a"), "found 0"),
        ],
        "AS-067": [
            Mutant(
                "cancelled", .set(answered("cancelSchedule"), "answer", "true"),
                "expected listener answered(call: cancelSchedule, answer: false) as number 1"),
            Mutant("cancelled", displays(), "expected no listener display"),
        ],
        "AS-068": [
            Mutant("edited", .drop(display, 2), "expected 2 × listener display, found 1"),
            Mutant("edited", .set(answered("editSchedule"), "answer", "false"), "found 0"),
        ],
        "AS-069": [
            Mutant("relaunched-while-waiting", .drop(extend, 2), "expected 2 × delegate extend, found 1"),
            Mutant(
                "app-init", .move(extend, before: host("relaunch")),
                "expected campaign relaunch before delegate extend"),
            Mutant(
                "session-at-start", .move(listener("display", ["adapter": "2"]), before: host("relaunch")),
                "expected campaign relaunch before listener display(adapter: 2)"),
            Mutant(
                "interrupted", .move(resolutionReport, after: host("trigger")),
                "directly after campaign relaunch"),
        ],
        "AS-070": [
            Mutant("active-session", .drop(display), "expected 1 × listener display, found 0"),
            Mutant(
                "active-session-later", .move(extend, before: sees),
                "expected app sees before delegate extend"),
        ],
    ]

    static let views: Table = [
        "AS-080": [
            Mutant(
                "banner-times-out", .move(finished, before: sees),
                "expected app sees before delegate messageFinishedDisplaying"),
            Mutant(
                "banner-time-begins-again", .move(finished, before: sees),
                "expected app sees before delegate messageFinishedDisplaying"),
            Mutant("banner-tapped", .set(finished, "resolution", "button_click"), "found 0"),
            Mutant("banner-swiped", .set(finished, "resolution", "timed_out"), "found 0"),
            Mutant("banner-button", .set(finished, "button", "other"), "found 0"),
        ],
        "AS-081": [
            Mutant("page-closed", .set(finished, "resolution", "timed_out"), "found 0"),
            Mutant("page-closes", .drop(finished), "found 0"),
            Mutant("page-fails", .drop(.sdk("page load"), 2), "expected 2 × sdk page load, found 1"),
            Mutant(
                "page-fails", tells("messageFinishedDisplaying"),
                "expected no delegate messageFinishedDisplaying"),
        ],
        "AS-082": [
            Mutant("values-extended", .set(app("extended", ["result": "-1.0"]), "result", "nil"), "found 0"),
            Mutant("banner-long", .move(finished, before: sees), "expected app sees before delegate"),
            Mutant("banner-negative", .set(answered("schedule"), "answer", "false"), "found 0"),
        ],
    ]

    private static let ignored = EventPattern.sdk("dismiss without a resolution")

    static let pages: Table = [
        "AS-090": [
            Mutant("page-dismisses-message-click", .set(finished, "resolution", "user_dismissed"), "found 0"),
            Mutant("page-dismisses-timed-out", .drop(finished), "found 0"),
            Mutant(
                "page-dismisses-badly", tells("messageFinishedDisplaying", ["resolution": "message_click"]),
                "expected no delegate messageFinishedDisplaying"),
        ],
        "AS-091": [Mutant("page-dismisses-with-stray-button", .drop(finished), "found 0")],
        "AS-092": [
            Mutant(
                "page-dismisses-badly", .drop(ignored),
                "expected 12 × sdk dismiss without a resolution, found 11"),
            Mutant(
                "page-dismisses-badly", .insert(.sdk, "in_app_resolution"),
                "expected no sdk in_app_resolution"),
        ],
        "AS-093": [
            Mutant(
                "page-dismisses-badly", .insert(.listener, "perform", ["command": "dismiss"]),
                "expected no listener perform"),
            Mutant("page-calls-something-else", .drop(listener("perform", [:])), "found 0"),
        ],
        "AS-094": [
            Mutant(
                "page-dismisses-badly",
                .drop(.sdk("dismiss without a resolution", ["argument": "undefined"])),
                "found 0"),
            Mutant("page-closes", .drop(finished), "found 0"),
        ],
        "AS-095": [
            Mutant(
                "page-dismisses-button", .insert(.sdk, "action button_action"),
                "expected no sdk action button_action"),
            Mutant("page-dismisses-cancel-button", .set(stored(""), "schedules", "spring"), "found 0"),
        ],
        "AS-096": [
            Mutant("page-dismisses-with-more", .set(finished, "resolution", "message_click"), "found 0"),
            Mutant(
                "page-dismisses-badly", .drop(.sdk("dismiss without a resolution", ["argument": "7"])),
                "found 0"),
        ],
        "AS-097": [
            Mutant("page-dismisses-button", .set(finished, "button", "other"), "found 0"),
            Mutant(
                "page-dismisses-badly",
                tells("messageFinishedDisplaying", ["resolution": "button_click"]),
                "expected no delegate messageFinishedDisplaying(resolution: button_click)"),
        ],
    ]
}
