import AdobeRecords
import InAppContracts

/// Hiding, activities, and the user's ways out.
extension AdobeAndroid3Scenarios {
    private static let greeting = app("handleJavascriptMessage", "spring", #""name": "hello""#)

    static let hiding = [
        scenario(
            "hidden-shown-again", "A message whose page calls the app is hidden, and shown again.",
            reactions: [inside("canShow", greeting)],
            steps: [
                trigger, app("inspect"), post("hello", "first"), app("presentableHide"), app("inspect"),
                app("evaluateJavascript", "spring", #""script": "hidden""#), app("messageShow"),
                post("hello", "again"), app("inspect"),
            ]),
        scenario(
            "hidden-dismissed", "A hidden message is dismissed.",
            steps: [trigger, app("presentableHide"), dismiss, #"{ "advance": 1 }"#]),
    ]

    static let activities = [
        scenario(
            "activity-replaced", "The activity under a message ends, and another comes.",
            reactions: [inside("canShow", greeting)],
            steps: [
                trigger, host("destroyActivity"), app("inspect"), host("resumeActivity"),
                post("hello", "again"), app("inspect"),
            ]),
        scenario(
            "activity-on-top", "Another activity comes to the front while a message is shown.",
            reactions: [inside("canShow", greeting)],
            steps: [trigger, host("resumeActivity"), post("hello", "again"), app("inspect")]),
        scenario(
            "activity-replaced-while-hidden", "The activity under a hidden message ends, and another comes.",
            steps: [
                trigger, app("presentableHide"), host("destroyActivity"), host("resumeActivity"),
                app("inspect"),
            ]),
    ]

    static let leaving = [
        scenario("back-press", "The user presses back.", steps: [trigger, host("pressBack")]),
        scenario(
            "back-press-made-message", "The user presses back in a message of no campaign.",
            steps: [app("createMessage", "pin"), app("presentableShow", "pin"), host("pressBack")]),
        scenario(
            "back-press-hidden", "The user presses back while a message is hidden.",
            steps: [trigger, app("presentableHide"), host("pressBack")]),
        scenario(
            "back-press-untracked", "The user presses back while automatic tracking is off.",
            steps: [trigger, app("setAutoTrack", "spring", #""value": false"#), host("pressBack")]),
        scenario(
            "swiped", "The user swipes and taps where nothing is mapped, then swipes where something is.",
            payloads: ["spring": gesture("swipeUp", "adbinapp://other?interaction=raised")],
            steps: [trigger, swipe("down"), #"{ "user": "tapOutside" }"#, swipe("up")]),
        scenario(
            "no-takeover", "The user taps beside a message without a backdrop, which maps that.",
            payloads: [
                "spring": gesture(
                    "tapBackground", "adbinapp://dismiss?interaction=tapped", uiTakeover: false)
            ],
            steps: [trigger, #"{ "user": "tapOutside" }"#]),
        scenario(
            "swipe-threshold", "Fingers move too short, too slow, more along the other axis, then enough.",
            payloads: ["spring": gesture("swipeRight", "https://example.org/")],
            steps: [trigger]
                + [("400", "0", "301"), ("401", "0", "300"), ("401", "500", "301"), ("401", "0", "301")]
                .map { host("drag", "\"x\": \"\($0)\"", "\"y\": \"\($1)\"", "\"velocity\": \"\($2)\"") }),
        scenario(
            "backdrop-link", "The user taps the backdrop, which is mapped to a link that dismisses.",
            payloads: ["spring": gesture("tapBackground", "adbinapp://dismiss?x=y")],
            steps: [trigger, #"{ "user": "tapOutside" }"#]),
        scenario(
            "dismissed-in-every-way", "A message is dismissed in every way that there is.",
            steps: [
                trigger, dismiss, app("messageShow"), app("presentableDismiss"), app("messageShow"),
                openLink("adbinapp://dismiss?x=y"), app("messageShow"), host("pressBack"),
            ]),
    ]
}
