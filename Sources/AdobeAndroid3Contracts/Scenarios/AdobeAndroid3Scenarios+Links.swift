import AdobeRecords
import InAppContracts

/// Requests of a page.
extension AdobeAndroid3Scenarios {
    static let links = [
        scenario(
            "made-message-links",
            "A page requests a URL that its listener handles, and others that it does not.",
            steps: [
                app("createMessage", "pin", #""handles": "app://known""#), app("presentableShow", "pin"),
                openLink("app://known"), openLink("https://example.org/"),
                host("canOpenLinks", #""value": false"#), openLink("https://example.org/other"),
            ]),
        scenario(
            "plain-link", "A page requests a web page.",
            steps: [trigger, openLink("https://example.org/"), app("inspect")]),
        scenario(
            "blank-link", "A page requests blank text as a URL.",
            steps: [
                app("createMessage", "pin"), app("presentableShow", "pin"),
                host("navigatePage", #""url": " ""#), app("presentableDismiss", "pin"),
            ]),
        scenario(
            "opener", "A page requests URLs that the system can open, and others that it cannot.",
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
            "bare-dismiss", "A page requests its dismissal without a query, and with an empty one.",
            steps: [
                trigger, openLink("adbinapp://dismiss"), app("inspect"), openLink("adbinapp://dismiss?"),
            ]),
        scenario(
            "link-dismisses", "A page requests its dismissal, with the user's interaction.",
            steps: [trigger, openLink("adbinapp://dismiss?interaction=a")]),
        scenario(
            "link-cancels", "A page requests its cancellation.",
            steps: [trigger, openLink("adbinapp://cancel?q=1")]),
        scenario(
            "link-of-forgotten",
            "A page requests all that a link can do, but its message is no longer known.",
            steps: [
                trigger, host("forgetMessages"),
                openLink("adbinapp://dismiss?interaction=a&link=https%3A%2F%2Fe.org"),
            ]),
    ]

    static let linkTexts = [
        scenario(
            "link-order", "A page requests all that a link can do.",
            steps: [trigger, openLink("adbinapp://dismiss?interaction=a&link=https%3A%2F%2Fe.org")]),
        scenario(
            "link-script", "A page requests scripts.",
            steps: [
                trigger, openLink("adbinapp://other?link=js%3Aalert"),
                openLink("adbinapp://other?link=jsapp%3A%2F%2Fx"),
            ]),
        scenario(
            "link-decoded",
            "A page requests links with various escapes, and with incomplete or repeated parameters.",
            steps: [trigger]
                + [
                    "interaction=a+b", "interaction=a%252Bb", "interaction=x&interaction=y",
                    "interaction=&=z",
                    "link=scheme%3A%2F%2Fparameters%3Fparam1%3Dvalue1%26param2%3Dvalue2",
                ].map { openLink("adbinapp://other?" + $0) }),
        scenario(
            "link-illegal-escape", "A page requests a link with an illegal escape after the first decoding.",
            steps: [
                trigger, openLink("adbinapp://dismiss?interaction=50%25&link=https%3A%2F%2Fe.org"),
                app("inspect"),
            ]),
        scenario(
            "link-animate", "A page requests its dismissal with an animation.",
            steps: [trigger, openLink("adbinapp://dismiss?animate=left&link=https%3A%2F%2Fe.org%3Fa%3D1")]),
        scenario(
            "link-without-host", "A page requests a link without a host.",
            steps: [
                trigger, openLink("adbinapp:///x?interaction=a&link=https%3A%2F%2Fe.org"), app("inspect"),
            ]),
    ]
}

/// Tracking and scripts.
extension AdobeAndroid3Scenarios {
    static let tracking = [
        scenario(
            "auto-track-off", "The gate switches automatic tracking off; the user follows a link.",
            reactions: [inside("canShow", app("setAutoTrack", "spring", #""value": false"#))],
            steps: [trigger, openLink("adbinapp://other?interaction=ok"), dismiss]),
        scenario(
            "errors-recorded", "A message of a campaign receives commands that fail.",
            steps: [
                trigger, app("messageShow"), app("presentableHide"), app("presentableHide"),
                hasActivity(false), app("messageShow"), dismiss, hasActivity(true), dismiss, dismiss,
            ]),
        scenario(
            "unknown-campaign", "A campaign that the SDK does not know qualifies.",
            steps: [
                host("isTrackingInfoKnown", #""value": false"#), trigger, app("recordDisplay"), dismiss,
            ]),
        scenario(
            "no-activity-id", "A campaign without an activity qualifies.",
            payloads: ["spring": AdobeCampaigns.proposition("spring", rank: 1, activity: "")],
            steps: [trigger]),
        scenario(
            "app-tracks", "The app tracks various events.",
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
            "script-handlers", "A page calls functions that were registered before and after it was loaded.",
            reactions: [
                inside("canShow", handles("hello", "first")), inside("onShow", handles("later", "later")),
            ],
            steps: [
                trigger, post("hello", "1"), post("later", "2"), handles("hello", "second"),
                post("hello", "3"),
            ]),
        scenario(
            "scripts", "Scripts are run before and after a page exists.", gate: #"["hold", "show"]"#,
            steps: [
                trigger, evaluates("early"), app("messageShow"), evaluates(""), evaluates("a+b%2Bc"),
            ]),
        scenario(
            "script-in-on-show", "A script is run in `onShow`, and once more after that.",
            reactions: [inside("onShow", evaluates("early"))], steps: [trigger, evaluates("late")]),
        scenario(
            "content-height", "Two pages report their height; one of their messages fits its content.",
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
