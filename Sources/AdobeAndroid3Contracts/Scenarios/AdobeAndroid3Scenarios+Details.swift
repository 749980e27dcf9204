import AdobeRecords
import InAppContracts

/// Details of links, gestures, pages and looks.
extension AdobeAndroid3Scenarios {
    static let details = [
        scenario(
            "link-script-parameters", "Links to a script and to a URL have a parameter that means nothing.",
            steps: [
                trigger, openLink("adbinapp://other?animate=left&link=js%3Dlook"),
                openLink("adbinapp://other?animate=left&link=https%3A%2F%2Fe.org%3Fa%3D1"),
            ]),
        scenario(
            "empty-gesture",
            "The user swipes where nothing but the empty text is mapped: its listener handles that, or not.",
            steps: [
                app("createMessage", "pin", #""swipeUp": """#, #""handles": """#),
                app("presentableShow", "pin"), swipe("up"),
                app("createMessage", "other", #""swipeUp": """#), app("presentableShow", "other"),
                swipe("up"),
            ]),
        scenario(
            "gestures-added", "The user swipes in two directions that were mapped one after the other.",
            steps: [
                app(
                    "createMessage", "pin", #""swipeUp": "https://e.org/up""#,
                    #""swipeDown": "https://e.org/down""#),
                app("presentableShow", "pin"), swipe("up"), app("presentableShow", "pin"), swipe("down"),
            ]),
        scenario(
            "hidden-and-shown-at-once", "A message is hidden, and shown again before anything happens.",
            steps: [trigger, app("presentableHide").unsettled, app("presentableShow")]),
        scenario(
            "script-without-result", "A script is run that has a result, and one that has none.",
            steps: [
                trigger, app("evaluateJavascript", "spring", #""script": "some""#),
                host("scriptsResultIn"), app("evaluateJavascript", "spring", #""script": "none""#),
            ]),
        scenario(
            "gesture-of-no-text", "The user swipes in a direction that is mapped beside a mistake.",
            payloads: [
                "spring": campaign(
                    "spring",
                    looks: #"{ "gestures": { "swipeUp": "adbinapp://dismiss?x=y", "swipeLeft": 3 } }"#)
            ], steps: [trigger, swipe("up")]),
        scenario(
            "widths", "The app looks at messages with and without a greatest width.",
            payloads: [
                "spring": campaign("spring"), "narrow": campaign("narrow", looks: #"{ "maxWidth": 600 }"#),
            ],
            steps: [
                app("createMessage", "pin"), app("inspect", "pin"), trigger, app("inspect"), dismiss,
                trigger("narrow"), app("inspect", "narrow"),
            ]),
    ]
}
