import AdobeIOSContracts
import InAppContracts
import RuleTesting

extension AdobeIOSMutants {
    private static let handled = listener("javascriptMessage")

    static let tracking: Table = [
        "AI-110": [
            Mutant("every-step", .drop(history("suppressDisplay")), "as number 4"),
            Mutant("every-step", .swap(edge("Display"), history("display")), "as number 5"),
            Mutant("every-step", .move(history("dismiss"), before: edge("Dismiss")), "as number 13"),
            Mutant("auto-track-off", .drop(history("display")), "as number 3"),
            Mutant("auto-track-off", .drop(edge("Interact")), "as number 4"),
            Mutant(
                "auto-track-off",
                .insert(
                    .sdk, "Messaging interaction event", ["eventType": "decisioning.propositionDismiss"]),
                "expected the end as number 7"),
        ],
        "AI-111": [
            Mutant("app-dismisses", .drop(edge("Dismiss")), "expected 2 ×"),
            Mutant("app-dismisses-quietly", .duplicate(edge("Dismiss")), "expected 1 ×"),
            Mutant("link-dismisses", .duplicate(edge("Dismiss")), "expected 1 ×"),
            Mutant("dismiss-not-displayed", .drop(edge("Dismiss")), "expected 1 ×"),
            Mutant(
                "auto-track-off",
                .insert(
                    .sdk, "Messaging interaction event", ["eventType": "decisioning.propositionDismiss"]),
                "expected no sdk Messaging interaction event"),
        ],
        "AI-112": [
            Mutant(
                "preview", .insert(.sdk, "any", ["kind": "analytics"]), "expected no sdk(kind: analytics)"),
            Mutant(
                "no-activity", .insert(.sdk, "Write IAM event to history"), "expected no sdk Write IAM event"),
            Mutant("no-activity", .drop(edge("Display")), "expected 1 ×"),
        ],
        "AI-113": [
            Mutant(
                "shown", .set(edge("Display"), "propositionId", "other"), "proposition-spring, found other"),
            Mutant("shown", .set(edge("Trigger"), "eventType", "trigger"), "propositionTrigger), found 0"),
            Mutant("shown", .rename(edge("Display"), to: "Edge event"), "found 0"),
        ],
        "AI-114": [
            Mutant("app-tracks", .set(edge("Interact"), "action", "", 1), "action: tapped"),
            Mutant("app-tracks", .set(edge("Display"), "action", "ignored", 2), "as number 7"),
            Mutant("app-tracks", .set(edge("SuppressDisplay"), "reason", ""), "reason: because"),
        ],
        "AI-115": [
            Mutant("shown", .set(history("display"), "activityId", "other"), "activity-spring, found other"),
            Mutant("shown", .set(history("trigger"), "action", "x"), "expected 1 ×"),
            Mutant("shown", .rename(history("display"), to: "History"), "found 1"),
        ],
        "AI-120": [
            Mutant("javascript", .set(handled, "label", "second"), "with label: first, found second"),
            Mutant("javascript", .duplicate(handled), "expected 1 × listener javascriptMessage(name: early)"),
            Mutant("javascript", .set(sees, "handlers", "early, late", 2), "expected 2 × app sees"),
        ],
        "AI-121": [
            Mutant(
                "javascript", .drop(handled), "expected listener javascriptMessage(body: one, name: early)"),
            Mutant(
                "javascript", .drop(handled, 2), "expected listener javascriptMessage(body: two, name: late)"),
        ],
        "AI-122": [
            Mutant("javascript", .thread(handled, .background), "javascriptMessage on the main thread"),
            Mutant("javascript", .set(handled, "name", "unknown"), "expected no listener javascriptMessage"),
            Mutant(
                "javascript", .set(handled, "body", "none"), "expected listener javascriptMessage(body: one)"),
        ],
        "AI-123": [
            Mutant("shown-after-dismissal", .set(sees, "handlers", "", 3), "expected 2 × app sees"),
            Mutant("hidden-shown-again", .drop(handled), "expected listener javascriptMessage"),
        ],
        "AI-124": [
            Mutant("content-height", .set(sees, "handlers", ""), "with handlers: inAppContentHeightHandler"),
            Mutant("content-height", .set(sees, "height", "844", 2), "expected 2 × app sees(height: 120)"),
            Mutant("content-height", .set(sees, "height", "300", 3), "expected no app sees(height: 300)"),
            Mutant("content-height-taken", .set(sees, "height", "120"), "expected no app sees(height: 120)"),
        ],
        "AI-125": [
            Mutant("script", .drop(listener("evaluated")), "expected 1 × listener evaluated"),
            Mutant("script", .thread(listener("evaluated"), .background), "evaluated on the main thread"),
        ],
        "AI-126": [
            Mutant("gestures", .drop(edge("Interact")), "expected 1 ×"),
            Mutant("gestures", .drop(EventPattern(.stage, nil)), "swipe left, which is missing"),
            Mutant("gestures", .set(sees, "scrolling", "true"), "with scrolling: false, found true"),
        ],
        "AI-130": [
            Mutant("assets", .set(sees, "html", "<img src='https://e.org/a.png'>"), "file:///a"),
            Mutant("assets", .set(sees, "html", "<img src='file:///a'>", 2), "https://e.org/a.png"),
        ],
    ]
}
