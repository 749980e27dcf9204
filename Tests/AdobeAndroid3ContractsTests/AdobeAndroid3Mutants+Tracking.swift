import AdobeAndroid3Contracts
import InAppContracts
import RuleTesting

extension AdobeAndroid3Mutants {
    static let tracking: Table = [
        "A3-100": [
            Mutant(
                "link-dismisses", .swap(edge("Display"), history("display")),
                "expected sdk Messaging interaction event"),
            Mutant(
                "auto-track-off", sends("Display", after: onShow),
                "action: ok, activityId: activity-spring"),
            Mutant("auto-track-off", .drop(history("display")), "eventType: display, messageId: spring"),
            Mutant("conflict", .drop(history("suppressDisplay")), "action: Conflict"),
            Mutant("discarded-counted", sends("Display"), "expected the end as number 6"),
        ],
        "A3-101": [
            Mutant("dismissed-in-every-way", .duplicate(edge("Dismiss")), "propositionDismiss), found 5"),
            Mutant("dismissed-in-every-way", .drop(history("dismiss"), 3), "eventType: dismiss), found 3"),
            Mutant("auto-track-off", sends("Dismiss"), "expected no sdk Messaging interaction event"),
        ],
        "A3-102": [
            Mutant(
                "shown", .move(edge("Trigger"), after: canShow),
                "propositionTrigger) before delegate canShow"),
            Mutant(
                "shown", .move(history("trigger"), after: canShow), "trigger) before delegate canShow"),
            Mutant("auto-track-off", .drop(edge("Trigger")), "propositionTrigger), found 0"),
        ],
        "A3-103": [
            Mutant(
                "conflict",
                .set(edge("SuppressDisplay"), "reason", "Conflicting presentation is visible."),
                "messageId: b, reason: Conflict), found 0"),
            Mutant(
                "held", .drop(edge("SuppressDisplay")), "reason: SuppressedByAppDeveloper), found 0"),
        ],
        "A3-104": [
            Mutant("errors-recorded", .drop(history("suppressDisplay"), 4), "suppressDisplay), found 4"),
            Mutant(
                "errors-recorded", .set(history("suppressDisplay"), "action", "AlreadyShown"),
                "action: , eventType: suppressDisplay), found 4"),
            Mutant(
                "errors-recorded", sends("SuppressDisplay"), "expected no sdk Messaging interaction event"),
        ],
        "A3-105": [
            Mutant("unknown-campaign", sends("Trigger"), "expected no sdk(kind: analytics)"),
            Mutant("unknown-campaign", .drop(onShow), "expected 1 × delegate onShow, found 0"),
            Mutant("no-activity-id", writes("display"), "expected no sdk Write IAM event to history"),
        ],
        "A3-106": [
            Mutant(
                "app-tracks", .set(edge("Display"), "action", "ignored", 2),
                "propositionDisplay, messageId: spring, propositionId: proposition-spring, "
                    + "scope: mobileapp://headless) as number 5"),
            Mutant(
                "app-tracks", .set(edge("SuppressDisplay"), "reason", "x"), "reason: because"),
            Mutant(
                "app-tracks", .rename(edge("Trigger"), to: "event"),
                "eventType: decisioning.propositionTrigger"),
        ],
        "A3-107": [
            Mutant(
                "link-dismisses", .set(history("interact"), "action", ""),
                "action: a, eventType: interact), found 0"),
            Mutant(
                "link-dismisses", .set(history("display"), "activityId", "none"),
                "with activityId: activity-spring, found none"),
            Mutant("link-dismisses", .duplicate(history("dismiss")), "expected 1 × sdk Write IAM event"),
        ],
        "A3-108": [
            Mutant(
                "app-tracks",
                sends("Interact", after: EventPattern(.app, "track", ["interaction": "nothing"])),
                "expected no sdk(kind: analytics) after app track(interaction: nothing)")
        ],
    ]

    static let pages: Table = [
        "A3-110": [
            Mutant("hidden-shown-again", .set(sees, "handler", "2", 3), "with handler: 1, found 2"),
            Mutant("inspected-in-gate", .set(sees, "handler", "none"), "with handler: 1, found none"),
        ],
        "A3-111": [
            Mutant(
                "script-handlers", .set(heard, "label", "first", 3),
                "expected listener javascriptMessage(name: hello, label: second, body: 3) as number 3"),
            Mutant(
                "script-handlers", .duplicate(heard),
                "expected listener javascriptMessage(name: later, label: later, body: 2) as number 2"),
        ],
        "A3-112": [
            Mutant(
                "script-handlers", .move(webViewCreated, before: canShow),
                "expected app handleJavascriptMessage(label: first) before sdk web view created"),
            Mutant("script-handlers", .drop(heard, 2), "javascriptMessage(label: later), found 0"),
            Mutant("hidden-shown-again", .drop(heard, 2), "javascriptMessage(body: again), found 0"),
            Mutant("activity-replaced", .drop(heard), "expected 1 × listener javascriptMessage, found 0"),
        ],
        "A3-113": [
            Mutant(
                "script-handlers", .thread(heard, .main),
                "expected listener javascriptMessage on the background thread"),
            Mutant("script-handlers", .set(heard, "body", "[1]"), "body: 1, name: hello), found 0"),
        ],
        "A3-114": [
            Mutant(
                "scripts", .rename(.sdk("evaluate a b+c"), to: "evaluate a+b%2Bc"),
                "expected 1 × sdk evaluate a b+c, found 0"),
            Mutant(
                "scripts",
                .insert(.listener, "evaluated", ["script": "early"], after: app("evaluateJavascript")),
                "expected listener evaluated(script: a+b%2Bc, result: null) as number 1"),
            Mutant("scripts", .thread(.sdk("evaluate a b+c"), .background), "on the main thread"),
        ],
        "A3-115": [
            Mutant(
                "script-in-on-show", .move(webViewCreated, before: onShow),
                "expected delegate onShow before sdk web view created"),
            Mutant(
                "script-in-on-show", .insert(.listener, "evaluated", ["script": "early"]),
                "expected no listener evaluated(script: early)"),
        ],
        "A3-116": [
            Mutant(
                "content-height", .insert(.sdk, "content height 300"),
                "expected no sdk content height 300"),
            Mutant(
                "content-height", .drop(.sdk("content height 250")),
                "expected 1 × sdk content height 250, found 0"),
        ],
        "A3-117": [
            Mutant(
                "link-script", .rename(.sdk("evaluate js:alert"), to: "evaluate alert"),
                "expected no sdk evaluate alert, found sdk evaluate alert"),
            Mutant(
                "link-script", .insert(.sdk, "openedURL", ["url": "js:alert"]), "expected no sdk openedURL"),
        ],
        "A3-120": [
            Mutant(
                "malformed-campaign", .drop(EventPattern(.campaign, "refused"), 2),
                "expected 7 × campaign refused, found 6"),
            Mutant(
                "malformed-campaign",
                sends("Trigger", after: EventPattern(.campaign, "triggerMalformed")),
                "expected no sdk(kind: analytics) after campaign triggerMalformed"),
            Mutant(
                "malformed-campaign", tells("canShow", "m"), "expected no delegate canShow(message: m)"),
        ],
        "A3-121": [
            Mutant("empty-page", .drop(viewAttached), "expected 1 × sdk view attached, found 0"),
            Mutant("empty-page", .drop(onShow), "expected 1 × delegate onShow(message: pin), found 0"),
        ],
        "A3-122": [
            Mutant("unknown-look", tells("canShow", "m"), "expected no delegate"),
            Mutant(
                "unknown-look", .drop(EventPattern(.campaign, "refused")),
                "expected 2 × campaign refused, found 1"),
        ],
    ]

    private static let heard = listener("javascriptMessage")
}
