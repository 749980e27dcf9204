import AdobeRecords
import InAppContracts

/// Where the page goes, and what the SDK makes of it.
extension AdobeIOSScenarios {
    static let links = [
        scenario(
            "navigation",
            "The page of a message goes to a URL that its listener allows, and to one that not.",
            steps: #"{ "app": "createMessage", "message": "pin", "swallows": "https://swallowed.org/" }"#,
            #"{ "app": "fullscreenShow", "message": "pin" }"#,
            #"{ "app": "navigateView", "message": "pin", "url": "https://free.org/" }"#,
            #"{ "app": "navigateView", "message": "pin", "url": "https://swallowed.org/" }"#),
        scenario(
            "navigation-without-listener",
            "The page of a message without a listener goes to the SDK's own URL.",
            steps: #"{ "app": "createMessage", "message": "pin", "withoutListener": true }"#,
            #"{ "app": "fullscreenShow", "message": "pin" }"#,
            #"{ "app": "navigateView", "message": "pin", "url": "adbinapp://dismiss?interaction=ok" }"#),
        linked("plain-link", "The user follows a link of the page.", "https://example.org/"),
        scenario(
            "override-answers", "What the listener of a campaign's message answers to one URL after another.",
            steps: #"{ "trigger": "spring" }"#, #"{ "app": "overrideUrlLoad", "message": "spring" }"#,
            overrides(""), overrides("%%%"), overrides("not a url at all"), overrides("https://example.org/"),
            overrides("ADBINAPP://dismiss"), overrides("adbinapp://other")),
        linked(
            "link", "The user follows a link with everything in it.",
            "adbinapp://dismiss?interaction=a&animate=left&link=https%3A%2F%2Fe.org"),
        linked("link-dismisses", "The user leaves by a link that does nothing else.", "adbinapp://dismiss"),
        linked(
            "link-other-host", "The user follows a link with a host that does not dismiss.",
            "adbinapp://cancel?interaction=no&link=https%3A%2F%2Fe.org"),
        linked(
            "link-parameters", "Links with unusual parameters.", "adbinapp://x?interaction=a%20b%26c",
            "adbinapp://x?interaction", "adbinapp://x?interaction=first&interaction=last",
            "adbinapp://x?interaction=a+b"),
        linked(
            "link-decoded-twice", "Links to other places, with percent signs.",
            "adbinapp://x?link=https%3A%2F%2Fa.com%3Fq%3D100%25",
            "adbinapp://x?link=https%3A%2F%2Fa.com%3Fx%3D1%26y%3D2",
            "adbinapp://x?link=https%253A%252F%252Fb.com", "adbinapp://x?link="),
        linked(
            "link-without-host", "Links that name no host.", "adbinapp:dismiss?interaction=one",
            "adbinapp:///dismiss?interaction=two"),
        scenario(
            "link-animation", "A link sets the animation, and the message is shown and dismissed once more.",
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
