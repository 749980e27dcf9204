import AdobeRecords
import InAppContracts

/// The page's navigations, and how the SDK handles them.
extension AdobeIOSScenarios {
    static let links = [
        scenario(
            "navigation",
            "The page of a message navigates to a URL that its listener allows, and to one that it does not.",
            steps: #"{ "app": "createMessage", "message": "pin", "swallows": "https://swallowed.org/" }"#,
            #"{ "app": "fullscreenShow", "message": "pin" }"#,
            #"{ "app": "navigateView", "message": "pin", "url": "https://free.org/" }"#,
            #"{ "app": "navigateView", "message": "pin", "url": "https://swallowed.org/" }"#),
        scenario(
            "navigation-without-listener",
            "The page of a message without a listener navigates to one of the SDK's own URLs.",
            steps: #"{ "app": "createMessage", "message": "pin", "withoutListener": true }"#,
            #"{ "app": "fullscreenShow", "message": "pin" }"#,
            #"{ "app": "navigateView", "message": "pin", "url": "adbinapp://dismiss?interaction=ok" }"#),
        linked("plain-link", "The user follows a link of the page.", "https://example.org/"),
        scenario(
            "override-answers", "The listener of a campaign's message is asked about one URL after another.",
            steps: #"{ "trigger": "spring" }"#, #"{ "app": "overrideUrlLoad", "message": "spring" }"#,
            overrides(""), overrides("%%%"), overrides("not a url at all"), overrides("https://example.org/"),
            overrides("ADBINAPP://dismiss"), overrides("adbinapp://other")),
        linked(
            "link", "The user follows a link with all parts.",
            "adbinapp://dismiss?interaction=a&animate=left&link=https%3A%2F%2Fe.org"),
        linked(
            "link-dismisses", "The user closes the message with a link that does nothing else.",
            "adbinapp://dismiss"),
        linked(
            "link-other-host", "The user follows a link with a host that does not dismiss.",
            "adbinapp://cancel?interaction=no&link=https%3A%2F%2Fe.org"),
        linked(
            "link-parameters", "Links with unusual parameters.", "adbinapp://x?interaction=a%20b%26c",
            "adbinapp://x?interaction", "adbinapp://x?interaction=first&interaction=last",
            "adbinapp://x?interaction=a+b"),
        linked(
            "link-decoded-twice", "Links with targets that contain percent signs.",
            "adbinapp://x?link=https%3A%2F%2Fa.com%3Fq%3D100%25",
            "adbinapp://x?link=https%3A%2F%2Fa.com%3Fx%3D1%26y%3D2",
            "adbinapp://x?link=https%253A%252F%252Fb.com", "adbinapp://x?link="),
        linked(
            "link-without-host", "Links without a host.", "adbinapp:dismiss?interaction=one",
            "adbinapp:///dismiss?interaction=two"),
        scenario(
            "link-animation", "A link sets the animation, and the message is shown and dismissed again.",
            steps: #"{ "trigger": "spring" }"#,
            #"{ "user": "openLink", "url": "adbinapp://dismiss?animate=bogus", "settle": false }"#,
            #"{ "advance": 1 }"#, #"{ "app": "messageShow", "message": "spring" }"#,
            #"{ "app": "inspect", "message": "spring" }"#,
            #"{ "user": "openLink", "url": "adbinapp://dismiss?animate=left" }"#,
            #"{ "app": "inspect", "message": "spring" }"#),
    ]

    private static func overrides(_ url: String) -> String {
        "{ \"app\": \"overrideUrlLoad\", \"message\": \"spring\", \"url\": \"\(url)\" }"
    }

    private static func linked(_ name: String, _ about: String, _ urls: String...) -> Named {
        let links = urls.map { "{ \"user\": \"openLink\", \"url\": \"\($0)\" }" }
        return scenario(name, about, steps: #"{ "trigger": "spring" }"#, links.joined(separator: ",\n    "))
    }
}

/// Calls that concern a different message than expected, or that come twice.
extension AdobeIOSScenarios {
    static let listeners = [
        scenario(
            "listener-passed-another",
            "The app calls one message's listener with another message, and with a message without a campaign.",
            payloads: two, gate: #""hold""#,
            steps: #"{ "trigger": "a" }"#, #"{ "trigger": "b" }"#,
            #"{ "app": "createMessage", "message": "pin" }"#, tell("onShow", "b"), tell("onDismiss", "b"),
            overridesLink(of: "b"), tell("onShow", "pin"), tell("onDismiss", "pin"),
            overridesLink(of: "pin", "&link=https%3A%2F%2Fe.org")),
        scenario(
            "shown-twice-at-once",
            "A message without a campaign is shown twice in one turn of the main thread.",
            steps: #"{ "app": "createMessage", "message": "pin" }"#,
            #"{ "app": "fullscreenShow", "message": "pin", "settle": false }"#,
            #"{ "app": "fullscreenShow", "message": "pin" }"#, #"{ "app": "inspect", "message": "pin" }"#),
        scenario(
            "content-height-kept", "A page reports its height; its message is dismissed and shown again.",
            steps: #"{ "app": "createMessage", "message": "pin", "fitToContent": true }"#,
            #"{ "app": "fullscreenShow", "message": "pin" }"#,
            #"{ "page": "post", "name": "inAppContentHeightHandler", "body": "120" }"#,
            #"{ "app": "inspect", "message": "pin" }"#,
            #"{ "app": "fullscreenDismiss", "message": "pin" }"#,
            #"{ "app": "fullscreenShow", "message": "pin" }"#, #"{ "app": "inspect", "message": "pin" }"#),
        scenario(
            "floating-button-repeated",
            "A floating button is dismissed before it is shown, then shown twice and dismissed twice.",
            steps: #"{ "app": "dismissFloatingButton" }"#, #"{ "app": "showFloatingButton" }"#,
            #"{ "app": "showFloatingButton" }"#, #"{ "app": "dismissFloatingButton" }"#,
            #"{ "app": "dismissFloatingButton" }"#),
    ]

    private static func tell(_ callback: String, _ message: String) -> String {
        #"{ "app": "tellListener", "message": "a", "passing": "\#(message)", "callback": "\#(callback)" }"#
    }

    private static func overridesLink(of message: String, _ more: String = "") -> String {
        """
        { "app": "overrideUrlLoad", "message": "a", "passing": "\(message)",
          "url": "adbinapp://other?interaction=ok\(more)" }
        """
    }
}

/// Pages: scripts, gestures, images; and tracking.
extension AdobeIOSScenarios {
    static let pages = [
        scenario(
            "javascript",
            "Handlers are registered before and after the page exists, two of them for one name.",
            steps: #"{ "app": "createMessage", "message": "pin" }"#,
            #"{ "app": "handleJavascriptMessage", "message": "pin", "name": "early", "label": "first" }"#,
            #"{ "app": "handleJavascriptMessage", "message": "pin", "name": "early", "label": "second" }"#,
            #"{ "app": "fullscreenShow", "message": "pin" }"#, #"{ "app": "inspect", "message": "pin" }"#,
            #"{ "app": "handleJavascriptMessage", "message": "pin", "name": "late", "settle": false }"#,
            #"{ "app": "inspect", "message": "pin" }"#, #"{ "app": "inspect", "message": "pin" }"#,
            #"{ "page": "post", "name": "early", "body": "one" }"#,
            #"{ "page": "post", "name": "late", "body": "two" }"#,
            #"{ "page": "post", "name": "unknown", "body": "three" }"#),
        scenario(
            "content-height", "A page that may set its height reports it.",
            steps: #"{ "app": "createMessage", "message": "pin", "fitToContent": true }"#,
            #"{ "app": "fullscreenShow", "message": "pin" }"#, #"{ "app": "inspect", "message": "pin" }"#,
            #"{ "page": "post", "name": "inAppContentHeightHandler", "body": "120" }"#,
            #"{ "app": "inspect", "message": "pin" }"#,
            #"{ "page": "post", "name": "inAppContentHeightHandler", "body": "-5" }"#,
            #"{ "page": "post", "name": "inAppContentHeightHandler", "body": 300 }"#,
            #"{ "app": "inspect", "message": "pin" }"#),
        scenario(
            "content-height-taken", "The app has registered its own handler for the reserved name.",
            steps: #"{ "app": "createMessage", "message": "pin", "fitToContent": true }"#,
            #"{ "app": "handleJavascriptMessage", "message": "pin", "name": "inAppContentHeightHandler" }"#,
            #"{ "app": "fullscreenShow", "message": "pin" }"#,
            #"{ "page": "post", "name": "inAppContentHeightHandler", "body": "120" }"#,
            #"{ "app": "inspect", "message": "pin" }"#),
        scenario(
            "script", "The app runs a script in the page.",
            steps: #"{ "trigger": "spring" }"#,
            #"{ "app": "evaluateJavaScript", "message": "spring", "script": "document.title" }"#),
        scenario(
            "gestures", "The user swipes over a message that has an action for one direction.",
            payloads: ["spring": campaign("spring", looks: swipeUp)],
            steps: #"{ "trigger": "spring" }"#, #"{ "app": "inspect", "message": "spring" }"#,
            #"{ "user": "swipe", "direction": "up" }"#, #"{ "user": "swipe", "direction": "left" }"#),
        scenario(
            "assets", "Images of a page are replaced by local ones, and then restored.",
            steps:
                #"{ "app": "createMessage", "message": "pin", "html": "<img src='https://e.org/a.png'>", "localImages": true }"#,
            #"{ "app": "setAssetMap", "message": "pin", "from": "https://e.org/a.png", "to": "file:///a" }"#,
            #"{ "app": "fullscreenShow", "message": "pin" }"#, #"{ "app": "inspect", "message": "pin" }"#,
            #"{ "app": "fullscreenDismiss", "message": "pin" }"#,
            #"{ "app": "setAssetMap", "message": "pin" }"#,
            #"{ "app": "fullscreenShow", "message": "pin" }"#, #"{ "app": "inspect", "message": "pin" }"#),
    ]

    static let tracking = [
        everyStep(#"{ "app": "recordDisplay", "message": "a" }"#),
        scenario(
            "app-dismisses", "The app dismisses a message.",
            steps: #"{ "trigger": "spring" }"#, #"{ "app": "messageDismiss", "message": "spring" }"#),
        scenario(
            "app-dismisses-quietly", "The app dismisses a message without tracking the call.",
            steps: #"{ "trigger": "spring" }"#,
            #"{ "app": "messageDismiss", "message": "spring", "suppressAutoTrack": true }"#),
        scenario(
            "no-activity", "A campaign without an activity.",
            payloads: ["spring": AdobeCampaigns.proposition("spring", rank: 1, activity: "")],
            steps: #"{ "trigger": "spring" }"#),
        scenario(
            "app-tracks", "The app itself tracks events.",
            steps: #"{ "trigger": "spring" }"#, tracks("interact", "tapped"), tracks("interact"),
            tracks("display", "ignored"), tracks("suppressDisplay", "because")),
    ]

    static let swipeUp = """
        { "uiTakeover": true, "displayAnimation": "bottom", "dismissAnimation": "bottom",
          "gestures": { "swipeUp": "adbinapp://other?interaction=raised" } }
        """

    private static func tracks(_ type: String, _ interaction: String? = nil) -> String {
        let more = interaction.map { ", \"interaction\": \"\($0)\"" } ?? ""
        return "{ \"app\": \"track\", \"message\": \"spring\", \"eventType\": \"\(type)\"\(more) }"
    }
}

/// What an app can learn about the web view, and change in it.
extension AdobeIOSScenarios {
    static let overtaken = [
        scenario(
            "dismissed-in-on-show-still",
            "The delegate dismisses a message without animations inside onShow; another one appears and is dismissed.",
            payloads: [
                "spring": campaign("spring", looks: AdobeCampaigns.still), "later": campaign("later"),
            ],
            reactions: [#"{ "in": "onShow", "message": "spring", "do": [\#(dismiss)] }"#],
            steps: #"{ "trigger": "spring" }"#, lookAtScreen, inspect("spring"), dismiss, lookAtScreen,
            #"{ "trigger": "later" }"#, #"{ "app": "fullscreenDismiss", "message": "later" }"#,
            #"{ "advance": 3600 }"#, lookAtScreen),
        scenario(
            "right-swipe", "The user swipes over a message that has an action for a tap on the background.",
            payloads: ["spring": campaign("spring", looks: tapBackground)],
            steps: #"{ "trigger": "spring" }"#, #"{ "user": "swipe", "direction": "right" }"#,
            #"{ "user": "swipe", "direction": "left" }"#),
        scenario(
            "navigation-taken-over",
            "The app becomes the web view's navigation delegate; after a dismissal the message is shown again.",
            payloads: ["spring": campaign("spring", looks: swipeUp)],
            steps: #"{ "trigger": "spring" }"#, #"{ "app": "takeNavigationOver", "message": "spring" }"#,
            #"{ "user": "openLink", "url": "adbinapp://dismiss?interaction=left" }"#,
            #"{ "user": "swipe", "direction": "up" }"#, #"{ "user": "tapOutside" }"#,
            #"{ "app": "messageShow", "message": "spring" }"#,
            #"{ "user": "openLink", "url": "adbinapp://other?interaction=again" }"#),
    ]

    static let webViews = [
        scenario(
            "frames",
            "The positions of messages while the delegate is asked, on the screen, and while they leave.",
            payloads: [
                "above": campaign("above", looks: half("top")),
                "beside": campaign("beside", looks: half("left")),
            ],
            reactions: ["above", "beside"]
                .map {
                    #"{ "in": "shouldShowMessage", "message": "\#($0)", "do": [\#(inspect($0))] }"#
                },
            steps: #"{ "trigger": "above" }"#, inspect("above"), leaves("above"), inspect("above"),
            #"{ "trigger": "beside" }"#, inspect("beside"), leaves("beside"), inspect("beside")),
        scenario(
            "turned", "The device is rotated to landscape while a message is shown, and back to portrait.",
            payloads: ["spring": campaign("spring", looks: inCorner)],
            steps: #"{ "trigger": "spring" }"#, inspect("spring"),
            #"{ "host": "isOnItsSide", "value": true }"#, inspect("spring"),
            #"{ "host": "isOnItsSide", "value": false }"#, inspect("spring")),
        scenario(
            "looks", "The web view of a message with all settings, and of one with none.",
            payloads: [
                "dressed": campaign("dressed", looks: everything), "plain": campaign("plain", looks: nothing),
            ],
            steps: #"{ "trigger": "dressed" }"#, inspect("dressed"),
            #"{ "app": "fullscreenDismiss", "message": "dressed" }"#, #"{ "trigger": "plain" }"#,
            inspect("plain")),
    ]

    private static let lookAtScreen = #"{ "app": "lookAtScreen" }"#

    private static func inspect(_ message: String) -> String {
        #"{ "app": "inspect", "message": "\#(message)" }"#
    }

    /// A message is dismissed, and its exit is under way.
    private static func leaves(_ message: String) -> String {
        #"{ "app": "fullscreenDismiss", "message": "\#(message)", "settle": false }"#
            + ",\n    " + #"{ "advance": 0.1 }"#.unsettled
    }

    private static func half(_ animation: String) -> String {
        """
        { "width": 80, "height": 50, "displayAnimation": "\(animation)", "dismissAnimation": "\(animation)" }
        """
    }

    private static let inCorner = """
        { "width": 50, "height": 50, "horizontalAlign": "left", "verticalAlign": "bottom",
          "displayAnimation": "fade" }
        """
    private static let everything = """
        { "uiTakeover": true, "displayAnimation": "top", "dismissAnimation": "top", "cornerRadius": 15,
          "gestures": { "swipeUp": "adbinapp://dismiss", "swipeLeft": "adbinapp://dismiss",
                        "tapBackground": "adbinapp://dismiss" } }
        """
    private static let nothing = #"{ "uiTakeover": false, "displayAnimation": "top" }"#
}
