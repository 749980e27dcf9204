import AdobeRecords
import Foundation
import InAppContracts

/// Incomplete settings, and settings that change late.
extension AdobeAndroid2Scenarios {
    static let edges = [
        scenario(
            "local-assets-emptied", "A message gets a map of local images, and then an empty one.",
            steps: createPin, assets("pin", "a.png"),
            #"{ "app": "setLocalAssetsMap", "message": "pin", "isEmpty": true }"#, showPin,
            #"{ "app": "inspect", "message": "pin" }"#),
        scenario(
            "no-animations", "A message without a display animation, and then one without an exit animation.",
            steps: #"{ "app": "createMessage", "message": "pin", "hasNoDisplayAnimation": true }"#, showPin,
            #"{ "user": "tapOutside" }"#, dismissPin,
            #"{ "app": "createMessage", "message": "other", "hasNoDismissAnimation": true }"#,
            #"{ "app": "fullscreenShow", "message": "other" }"#,
            #"{ "app": "fullscreenDismiss", "message": "other" }"#),
        scenario(
            "gestures-changed-late",
            "The settings of a message are replaced while it is shown; the user swipes then, and again in "
                + "the next show.",
            steps: #"{ "app": "createMessage", "message": "pin", "swipeUp": "https://e.org/early" }"#,
            showPin,
            #"{ "app": "setMessageSetting", "message": "pin", "swipeUp": "https://e.org/late" }"#,
            swipes("up"), dismissPin, showPin, swipes("up")),
        scenario(
            "settings-without-parent", "The gate gives a message settings without a parent.",
            reactions: [
                inside("shouldShowMessage", #"{ "app": "setMessageSetting", "message": "spring" }"#)
            ],
            steps: trigger, navigates("adbinapp://other?interaction=ok&link=https%3A%2F%2Fe.org"),
            #"{ "host": "pressBack" }"#),
        scenario(
            "link-leftovers", "Links have several parameters without a meaning.",
            steps: trigger, navigates("adbinapp://other?b=2&link=https%3A%2F%2Fe.org%3Fx%3D0&a=1&p=3"),
            navigates("adbinapp://other?link=https%3A%2F%2Fe.org&utm_source=s&utm_medium=m&animate=left")),
    ]
}

/// Blank text where text is required.
extension AdobeAndroid2Scenarios {
    static let blanks = [
        scenario(
            "blank-texts", "Names, scripts, URLs and parts of a link are blank.",
            steps: trigger, handle("ok"), handle(" "), evaluate(" "), navigates(" "),
            navigates("adbinapp://other?interaction=%20&link=%20"), inspect),
        scenario(
            "blank-gestures",
            "The user taps outside a message, and swipes over it; both are mapped to blank text.",
            steps: #"{ "app": "createMessage", "message": "pin", "tapBackground": " ", "swipeUp": "  " }"#,
            showPin, #"{ "user": "tapOutside" }"#, swipes("up")),
        scenario(
            "blank-page", "A message has a blank page, and so has a campaign.",
            payloads: ["blank": campaign("m", content: "  "), "spring": campaign("spring")],
            steps: #"{ "app": "createMessage", "message": "pin", "html": " " }"#, showPin, malformed("blank"),
            trigger),
        scenario(
            "alert-blank-buttons", "An alert has buttons without texts, and a campaign qualifies.",
            steps: #"{ "app": "showAlert", "alert": "news", "hasBlankButtons": true }"#, trigger),
    ]
}

/// Floating buttons that come and go.
extension AdobeAndroid2Scenarios {
    static let buttons = [
        scenario(
            "two-floating-buttons", "Two buttons are displayed; the first is removed, and displayed again.",
            steps: create("first"), create("second"), display("first"), display("second"), tap,
            remove("first"),
            display("first"), tap, #"{ "host": "resumeActivity" }"#, tap),
        scenario(
            "floating-buttons-without-activity",
            "While no activity exists, a button is displayed, and another one is removed.",
            steps: create("shown"), create("late"), display("shown"), #"{ "hasRootViewController": false }"#,
            display("late"), remove("shown"), tap, #"{ "host": "resumeActivity" }"#, tap),
        scenario(
            "floating-button-rotated",
            "The activity under a button is created again, and then replaced by another.",
            steps: create("only"), display("only"), #"{ "host": "rotate" }"#, tap,
            #"{ "host": "destroyActivity" }"#, tap, #"{ "host": "resumeActivity" }"#, tap),
    ]

    private static let tap = #"{ "user": "tapMessage" }"#
    private static func create(_ button: String) -> String {
        "{ \"app\": \"createFloatingButton\", \"button\": \"\(button)\" }"
    }
    private static func display(_ button: String) -> String {
        "{ \"app\": \"displayFloatingButton\", \"button\": \"\(button)\" }"
    }
    private static func remove(_ button: String) -> String {
        "{ \"app\": \"removeFloatingButton\", \"button\": \"\(button)\" }"
    }
}

/// Edge cases of reading payloads.
extension AdobeAndroid2Scenarios {
    static let readings = [
        scenario(
            "lost-answers", "A valid campaign arrives with items that lose the whole answer, and then alone.",
            payloads: [
                "no-rules": both(proposition(item(content: #"{ "version": 1, "rules": [] }"#))),
                "id": both(
                    proposition(
                        item(rules: rule(campaign("m"))).replacingOccurrences(
                            of: "\"id\": \"item\"", with: "\"id\": 5"))),
                "items": both(proposition().replacingOccurrences(of: "[  ]", with: "{}")),
                "spring": good,
            ],
            steps: malformed("no-rules"), malformed("id"), malformed("items"), trigger),
        scenario(
            "parameters-of-no-object",
            "A campaign whose `mobileParameters` are not an object qualifies, and then another.",
            payloads: ["bad": campaign("m", looks: "5"), "spring": campaign("spring")],
            steps: malformed("bad"), trigger),
        scenario(
            "numbers", "Numbers of a message do not fit their types.",
            payloads: [
                "spring": campaign(
                    "spring",
                    looks: """
                        { "width": 4294967346, "height": 50.7, "verticalInset": -5.5, "horizontalInset": -5,
                          "cornerRadius": 1e39 }
                        """)
            ], steps: trigger, inspect),
    ]

    private static let good = proposition(item(rules: rule(campaign("spring"))))

    /// A good proposition and another one.
    private static func both(_ other: String) -> String { "[ \(good), \(other) ]" }
}
