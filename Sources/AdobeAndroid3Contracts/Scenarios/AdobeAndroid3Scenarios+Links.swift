import AdobeRecords
import InAppContracts

/// Requests of a page.
extension AdobeAndroid3Scenarios {
    static let links = [
        scenario(
            "made-message-links", "A page asks for what its listener handles, and for what it does not.",
            steps: [
                app("createMessage", "pin", #""handles": "app://known""#), app("presentableShow", "pin"),
                openLink("app://known"), openLink("https://example.org/"),
                host("canOpenLinks", #""value": false"#), openLink("https://example.org/other"),
            ]),
        scenario(
            "plain-link", "A page asks for a page of the web.",
            steps: [trigger, openLink("https://example.org/"), app("inspect")]),
        scenario(
            "blank-link", "A page asks for blank text.",
            steps: [
                app("createMessage", "pin"), app("presentableShow", "pin"),
                host("navigatePage", #""url": " ""#), app("presentableDismiss", "pin"),
            ]),
        scenario(
            "opener", "A page asks for what the system can open, and for what it cannot.",
            steps: [
                trigger, openLink("https://example.org/1"), hasActivity(false),
                openLink("https://example.org/2"), hasActivity(true),
                host("canOpenLinks", #""value": false"#), openLink("https://example.org/3"),
                host("canOpenLinks", #""value": true"#), openLink("adbinapp://other?link=%2520"),
            ]),
        scenario(
            "listener-answers", "The listener of a campaign's message is asked about URLs.",
            steps: [trigger]
                + [
                    "", "{bad}", "https://example.org/", "ADBINAPP://dismiss?q=1", "adbinapp://dismiss",
                    "adbinapp://other?q=1",
                ].map { app("askListener", "spring", "\"url\": \"\($0)\"") }),
        scenario(
            "bare-dismiss", "A page asks to be dismissed without a query, and with an empty one.",
            steps: [
                trigger, openLink("adbinapp://dismiss"), app("inspect"), openLink("adbinapp://dismiss?"),
            ]),
        scenario(
            "link-dismisses", "A page asks to be dismissed, and says what the user did.",
            steps: [trigger, openLink("adbinapp://dismiss?interaction=a")]),
        scenario(
            "link-cancels", "A page asks to be cancelled.",
            steps: [trigger, openLink("adbinapp://cancel?q=1")]),
        scenario(
            "link-of-forgotten", "A page asks for much, and its message is not known any more.",
            steps: [
                trigger, host("forgetMessages"),
                openLink("adbinapp://dismiss?interaction=a&link=https%3A%2F%2Fe.org"),
            ]),
    ]

    static let linkTexts = [
        scenario(
            "link-order", "A page asks for all that a link can ask for.",
            steps: [trigger, openLink("adbinapp://dismiss?interaction=a&link=https%3A%2F%2Fe.org")]),
        scenario(
            "link-script", "A page asks for scripts.",
            steps: [
                trigger, openLink("adbinapp://other?link=js%3Aalert"),
                openLink("adbinapp://other?link=jsapp%3A%2F%2Fx"),
            ]),
        scenario(
            "link-decoded", "Pages ask in texts that are escaped twice, twofold, half or not at all.",
            steps: [trigger]
                + [
                    "interaction=a+b", "interaction=a%252Bb", "interaction=x&interaction=y",
                    "interaction=&=z",
                    "link=scheme%3A%2F%2Fparameters%3Fparam1%3Dvalue1%26param2%3Dvalue2",
                ].map { openLink("adbinapp://other?" + $0) }),
        scenario(
            "link-illegal-escape", "A page asks in a text that is no escape once it was decoded.",
            steps: [
                trigger, openLink("adbinapp://dismiss?interaction=50%25&link=https%3A%2F%2Fe.org"),
                app("inspect"),
            ]),
        scenario(
            "link-animate", "A page asks to leave in a certain way.",
            steps: [trigger, openLink("adbinapp://dismiss?animate=left&link=https%3A%2F%2Fe.org%3Fa%3D1")]),
        scenario(
            "link-without-host", "A page asks in a text without a host.",
            steps: [
                trigger, openLink("adbinapp:///x?interaction=a&link=https%3A%2F%2Fe.org"), app("inspect"),
            ]),
    ]
}

/// Tracking and scripts.
extension AdobeAndroid3Scenarios {
    static let tracking = [
        scenario(
            "auto-track-off", "The gate switches automatic tracking off; the user leaves by a link.",
            reactions: [inside("canShow", app("setAutoTrack", "spring", #""value": false"#))],
            steps: [trigger, openLink("adbinapp://other?interaction=ok"), dismiss]),
        scenario(
            "errors-recorded", "A message of a campaign is told what it cannot do.",
            steps: [
                trigger, app("messageShow"), app("presentableHide"), app("presentableHide"),
                hasActivity(false), app("messageShow"), dismiss, hasActivity(true), dismiss, dismiss,
            ]),
        scenario(
            "unknown-campaign", "A campaign qualifies that the SDK does not know.",
            steps: [
                host("isTrackingInfoKnown", #""value": false"#), trigger, app("recordDisplay"), dismiss,
            ]),
        scenario(
            "no-activity-id", "A campaign without an activity.",
            payloads: ["spring": AdobeCampaigns.proposition("spring", rank: 1, activity: "")],
            steps: [trigger]),
        scenario(
            "app-tracks", "The app tracks what it likes.",
            steps: [
                trigger, tracks("interact", "tapped"), tracks("interact"), tracks("display", "ignored"),
                tracks("suppressDisplay", "because"), tracks(nil, "nothing"), app("inspect"),
            ]),
    ]

    private static func tracks(_ type: String?, _ interaction: String? = nil) -> String {
        let members = [("eventType", type), ("interaction", interaction)].compactMap { key, value in
            value.map { ", \"\(key)\": \"\($0)\"" }
        }
        return "{ \"app\": \"track\", \"message\": \"spring\"\(members.joined()) }"
    }

    static let pages = [
        scenario(
            "script-handlers", "A page calls functions that were given to it before and after it was there.",
            reactions: [
                inside("canShow", handles("hello", "first")), inside("onShow", handles("later", "later")),
            ],
            steps: [
                trigger, post("hello", "1"), post("later", "2"), handles("hello", "second"),
                post("hello", "3"),
            ]),
        scenario(
            "scripts", "Scripts are run before and after there is a page.", gate: #"["hold", "show"]"#,
            steps: [
                trigger, evaluates("early"), app("messageShow"), evaluates(""), evaluates("a+b%2Bc"),
            ]),
        scenario(
            "script-in-on-show", "A script is run when the message is shown, and once more after that.",
            reactions: [inside("onShow", evaluates("early"))], steps: [trigger, evaluates("late")]),
        scenario(
            "content-height", "Pages report their height, one of them to a message that fits it.",
            steps: [
                app("createMessage", "fits", #""fitToContent": true"#), app("presentableShow", "fits"),
                post("inAppContentHeightHandler", "tall"), post("inAppContentHeightHandler", "250"),
                app("presentableDismiss", "fits"), app("createMessage", "fixed"),
                app("presentableShow", "fixed"), post("inAppContentHeightHandler", "300"),
            ]),
    ]

    private static func handles(_ name: String, _ label: String) -> String {
        app("handleJavascriptMessage", "spring", "\"name\": \"\(name)\"", "\"label\": \"\(label)\"")
    }

    private static func evaluates(_ script: String) -> String {
        app("evaluateJavascript", "spring", "\"script\": \"\(script)\"")
    }
}
