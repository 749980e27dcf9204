import AdobeRecords
import InAppContracts

/// Where the page goes, what the SDK makes of it, and gestures.
extension AdobeAndroid2Scenarios {
    static let links = [
        scenario(
            "navigation", "The page of a message goes where its listener lets it, where not, and nowhere.",
            steps: #"{ "app": "createMessage", "message": "pin", "handles": "https://swallowed.org/" }"#,
            showPin, navigates("https://free.org/", "pin"), navigates("https://swallowed.org/", "pin"),
            navigates("", "pin"), #"{ "app": "navigatePage", "message": "pin" }"#),
        linked("plain-link", "The user follows a link of the page.", "https://example.org/"),
        scenario(
            "link-answers", "What a campaign's message makes of one URL after another.",
            steps: trigger, #"{ "app": "navigatePage", "message": "spring" }"#, navigates(""),
            navigates("{bad}"), navigates("https://e.org/a b"), navigates("https://e.org/"),
            navigates("ADBINAPP://dismiss"), navigates("adbinapp://other")),
        linked(
            "link", "The user follows a link with everything in it.",
            "adbinapp://dismiss?interaction=a&link=https%3A%2F%2Fe.org"),
        linked("link-dismisses", "The user leaves by a link.", "adbinapp://dismiss?interaction=a"),
        linked("link-bare", "The user leaves by a link that does nothing else.", "adbinapp://dismiss"),
        linked(
            "link-other-host", "The user follows a link with a host that does not dismiss.",
            "adbinapp://cancel?interaction=no&link=https%3A%2F%2Fe.org"),
        scenario(
            "link-parameters", "Links with unusual parameters.",
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
            "link-without-host", "Links that name no host.", "adbinapp:dismiss?interaction=one",
            "adbinapp:///dismiss?interaction=two&link=https%3A%2F%2Fe.org"),
        scenario(
            "link-after-swipe", "The page of a message that was swiped away goes to a link that dismisses.",
            payloads: ["spring": campaign("spring", looks: swipeUp)],
            steps: trigger, swipes("up"),
            navigates("adbinapp://dismiss?interaction=a")),
        scenario(
            "link-script", "Links that are scripts; the page has an object to call.",
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
            "swipe-unmapped", "The user swipes in each direction that has no action, over one message each.",
            payloads: ["spring": campaign("spring", looks: swipeUp)],
            steps: trigger, swipes("left"), trigger, swipes("right"), trigger, swipes("down")),
        scenario(
            "swipe-without-gestures", "The user swipes over a message without gestures.",
            steps: trigger, swipes("up")),
        scenario(
            "backdrop-tap", "The user taps beside a message that has an action for it.",
            payloads: ["spring": campaign("spring", looks: tap("tapBackground"))],
            steps: trigger, #"{ "user": "tapOutside" }"#),
        scenario(
            "backdrop-tap-unmapped", "The user taps beside a message that has no action for it.",
            steps: trigger, #"{ "user": "tapOutside" }"#),
        scenario(
            "tap-outside", "The user taps beside a message that does not take the whole screen over.",
            payloads: ["spring": campaign("spring", looks: tap("tapBackground", takeover: false))],
            steps: trigger, #"{ "user": "tapOutside" }"#),
        scenario(
            "backdrop-tap-old-name", "A campaign calls the tap on the backdrop by its old name.",
            payloads: ["spring": campaign("spring", looks: tap("backgroundTap"))],
            steps: trigger, #"{ "user": "tapOutside" }"#),
        scenario(
            "unknown-gesture", "A campaign names a gesture that does not exist; the user swipes.",
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

    /// Goes on to a time at which animations that have begun are over.
    private static let wait = #", { "advance": 1 }"#

    static func swipes(_ direction: String) -> String {
        "{ \"user\": \"swipe\", \"direction\": \"\(direction)\" }".unsettled + wait
    }

    private static func linked(_ name: String, _ about: String, _ urls: String...) -> Named {
        let links = urls.map { "{ \"user\": \"openLink\", \"url\": \"\($0)\" }".unsettled + wait }
        return scenario(name, about, steps: trigger, links.joined(separator: ",\n    "))
    }
}
