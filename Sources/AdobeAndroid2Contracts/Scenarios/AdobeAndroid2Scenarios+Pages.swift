import AdobeRecords
import InAppContracts

/// The page's navigations, how the SDK handles them, and gestures.
extension AdobeAndroid2Scenarios {
    static let links = [
        scenario(
            "navigation",
            "The page of a message navigates to a URL that its listener allows, one that it handles, and "
                + "none.",
            steps: #"{ "app": "createMessage", "message": "pin", "handles": "https://swallowed.org/" }"#,
            showPin, navigates("https://free.org/", "pin"), navigates("https://swallowed.org/", "pin"),
            navigates("", "pin"), #"{ "app": "navigatePage", "message": "pin" }"#),
        linked("plain-link", "The user follows a link of the page.", "https://example.org/"),
        scenario(
            "link-answers", "A campaign's message receives one URL after another.",
            steps: trigger, #"{ "app": "navigatePage", "message": "spring" }"#, navigates(""),
            navigates("{bad}"), navigates("https://e.org/a b"), navigates("https://e.org/"),
            navigates("ADBINAPP://dismiss"), navigates("adbinapp://other")),
        linked(
            "link", "The user follows a link with everything in it.",
            "adbinapp://dismiss?interaction=a&link=https%3A%2F%2Fe.org"),
        linked(
            "link-dismisses", "The user dismisses a message by a link.", "adbinapp://dismiss?interaction=a"),
        linked(
            "link-bare", "The user dismisses a message by a link that does nothing else.",
            "adbinapp://dismiss"),
        linked(
            "link-other-host", "The user follows a link with a host that does not dismiss.",
            "adbinapp://cancel?interaction=no&link=https%3A%2F%2Fe.org"),
        scenario(
            "link-parameters", "Links have unusual parameters.",
            steps: trigger,
            navigates(
                "adbinapp://x?link=scheme%3A%2F%2Fparameters%3Fparam1%3Dvalue1%26param2%3Dvalue2"),
            navigates("adbinapp://x?interaction=first&interaction=last"),
            navigates("adbinapp://x?interaction="), navigates("adbinapp://x?interaction&=lost"),
            navigates("adbinapp://x?link=https%253A%252F%252Fb.com"),
            navigates("adbinapp://x?interaction=a=b")),
        linked(
            "link-animate", "A link names an animation.",
            "adbinapp://dismiss?link=https%3A%2F%2Fe.org%3Fa%3D1&animate=left"),
        linked(
            "link-without-host", "Links have no host.", "adbinapp:dismiss?interaction=one",
            "adbinapp:///dismiss?interaction=two&link=https%3A%2F%2Fe.org"),
        scenario(
            "link-after-swipe",
            "The page of a message that was swiped away navigates to a link that dismisses.",
            payloads: ["spring": campaign("spring", looks: swipeUp)],
            steps: trigger, swipes("up"),
            navigates("adbinapp://dismiss?interaction=a")),
        scenario(
            "link-script", "Links are scripts; the page has an object to call.",
            steps: trigger, #"{ "app": "handleJavascriptMessage", "message": "spring", "name": "hello" }"#,
            navigates("adbinapp://other?link=js%3Dgo()"),
            navigates("adbinapp://other?link=jsapp%3A%2F%2Fopen"), inspect),
    ]

    static let gestures = [
        scenario(
            "swipe-mapped",
            "The user swipes in a direction that has an action; the app dismisses after that.",
            payloads: ["spring": campaign("spring", looks: swipeUp)],
            steps: trigger, swipes("up"), dismiss),
        scenario(
            "swipe-unmapped",
            "The user swipes in each direction that has no action, each time over a new message.",
            payloads: ["spring": campaign("spring", looks: swipeUp)],
            steps: trigger, swipes("left"), trigger, swipes("right"), trigger, swipes("down")),
        scenario(
            "swipe-without-gestures", "The user swipes over a message without gestures.",
            steps: trigger, swipes("up")),
        scenario(
            "backdrop-tap", "The user taps outside a message that has an action for it.",
            payloads: ["spring": campaign("spring", looks: tap("tapBackground"))],
            steps: trigger, #"{ "user": "tapOutside" }"#),
        scenario(
            "backdrop-tap-unmapped", "The user taps outside a message that has no action for it.",
            steps: trigger, #"{ "user": "tapOutside" }"#),
        scenario(
            "tap-outside", "The user taps outside a message that does not take over the screen.",
            payloads: ["spring": campaign("spring", looks: tap("tapBackground", takeover: false))],
            steps: trigger, #"{ "user": "tapOutside" }"#),
        scenario(
            "backdrop-tap-old-name", "A campaign calls the tap on the backdrop by its old name.",
            payloads: ["spring": campaign("spring", looks: tap("backgroundTap"))],
            steps: trigger, #"{ "user": "tapOutside" }"#),
        scenario(
            "unknown-gesture", "A campaign names an unknown gesture; the user swipes.",
            payloads: [
                "spring": campaign("spring", looks: looks(gestures: #""wiggle": "adbinapp://other""#))
            ],
            steps: trigger, swipes("left")),
    ]

    private static let swipeUp = looks(gestures: #""swipeUp": "adbinapp://other?interaction=raised""#)

    private static func tap(_ name: String, takeover: Bool = true) -> String {
        looks(gestures: "\"\(name)\": \"adbinapp://other?interaction=tapped\"", takeover: takeover)
    }

    static func navigates(_ url: String, _ message: String = "spring") -> String {
        "{ \"app\": \"navigatePage\", \"message\": \"\(message)\", \"url\": \"\(url)\" }"
    }

    /// Advances the time until running animations have ended.
    private static let wait = #", { "advance": 1 }"#

    static func swipes(_ direction: String) -> String {
        "{ \"user\": \"swipe\", \"direction\": \"\(direction)\" }".unsettled + wait
    }

    private static func linked(_ name: String, _ about: String, _ urls: String...) -> Named {
        let links = urls.map { "{ \"user\": \"openLink\", \"url\": \"\($0)\" }".unsettled + wait }
        return scenario(name, about, steps: trigger, links.joined(separator: ",\n    "))
    }
}

/// Scripts and tracking.
extension AdobeAndroid2Scenarios {
    static let scripts = [
        scenario(
            "javascript", "Callbacks are registered in the gate and later, two of them for one name.",
            reactions: [inside("shouldShowMessage", handle("hello", "first"), handle("", "nameless"))],
            steps: trigger, handle("hello", "late"), inspect,
            #"{ "page": "post", "name": "hello", "body": "there" }"#),
        scenario(
            "javascript-too-early",
            "A callback is registered before a web view exists; then the message is shown.",
            steps: #"{ "host": "makeMessages", "payload": "spring" }"#, handle("early"), messageShow, inspect,
            #"{ "page": "post", "name": "early", "body": "there" }"#),
        scenario(
            "javascript-at-once", "Two callbacks are registered for one name before the first takes effect.",
            steps: trigger, handle("hello", "first").unsettled, handle("hello", "second").unsettled,
            #""runUntilIdle""#, #"{ "page": "post", "name": "hello", "body": "there" }"#),
        scenario(
            "script", "The app runs scripts: without callbacks, with two of them, and none.",
            steps: trigger, evaluate("before()"), handle("one"), handle("two"), evaluate("a%28%29+b"),
            evaluate(""), inspect),
    ]

    static func handle(_ name: String, _ label: String? = nil) -> String {
        let more = label.map { ", \"label\": \"\($0)\"" } ?? ""
        return
            "{ \"app\": \"handleJavascriptMessage\", \"message\": \"spring\", \"name\": \"\(name)\"\(more) }"
    }

    static func evaluate(_ content: String) -> String {
        "{ \"app\": \"evaluateJavascript\", \"message\": \"spring\", \"content\": \"\(content)\" }"
    }

    static let tracking = [
        everyStep(),
        scenario(
            "app-dismisses", "The app dismisses a message.",
            steps: trigger, #"{ "app": "messageDismiss", "message": "spring" }"#),
        scenario(
            "app-dismisses-quietly", "The app dismisses a message without tracking the call.",
            steps: trigger,
            #"{ "app": "messageDismiss", "message": "spring", "suppressAutoTrack": true }"#),
        scenario(
            "app-tracks", "The app tracks various events, also without an event type.",
            steps: trigger, tracks("inAppInteract", "tapped"), tracks(nil, "nothing"),
            tracks("inAppDisplay", "seen"), tracks("inAppInteract", nil)),
    ]

    private static func tracks(_ type: String?, _ interaction: String?) -> String {
        let more = [("eventType", type), ("interaction", interaction)].compactMap { key, value in
            value.map { ", \"\(key)\": \"\($0)\"" }
        }
        return "{ \"app\": \"track\", \"message\": \"spring\"\(more.joined()) }"
    }
}

/// Details of settings, links and gestures.
extension AdobeAndroid2Scenarios {
    static let details = [
        scenario(
            "no-alignment",
            "A message without alignments is shown, and the user taps outside it; then a campaign qualifies.",
            steps: #"{ "app": "createMessage", "message": "pin", "hasNoAlignment": true }"#, showPin,
            #"{ "app": "inspect", "message": "pin" }"#, #"{ "user": "tapOutside" }"#, trigger),
        scenario(
            "link-script-parameters", "Links to a script and to a URL have a parameter without a meaning.",
            steps: trigger, #"{ "app": "handleJavascriptMessage", "message": "spring", "name": "hello" }"#,
            navigates("adbinapp://other?animate=left&link=js%3Dgo()"),
            navigates("adbinapp://other?animate=left&link=https%3A%2F%2Fe.org%3Fa%3D1"), inspect),
        scenario(
            "no-display-animation", "A message without a display animation is shown.",
            steps: #"{ "app": "createMessage", "message": "pin", "hasNoDisplayAnimation": true }"#, showPin,
            #"{ "app": "inspect", "message": "pin" }"#),
        scenario(
            "local-assets",
            "A message gets a map of local images and then none; another is made with local images and no map.",
            steps: createPin, assets("pin", "a.png"), assets("pin", nil), showPin,
            #"{ "app": "inspect", "message": "pin" }"#, dismissPin,
            #"{ "app": "createMessage", "message": "other", "isLocalImageUsed": true }"#,
            #"{ "app": "fullscreenShow", "message": "other" }"#,
            #"{ "app": "inspect", "message": "other" }"#),
        scenario(
            "swipe-mapped-to-nothing", "The user swipes in a direction that is mapped to empty text.",
            payloads: [
                "spring": campaign(
                    "spring",
                    looks: looks(
                        gestures: #""swipeUp": "", "swipeLeft": "adbinapp://other?interaction=left""#))
            ],
            steps: trigger, swipes("up")),
    ]

    static func assets(_ message: String, _ asset: String?) -> String {
        let more = asset.map { ", \"asset\": \"\($0)\"" } ?? ""
        return "{ \"app\": \"setLocalAssetsMap\", \"message\": \"\(message)\"\(more) }"
    }
}
