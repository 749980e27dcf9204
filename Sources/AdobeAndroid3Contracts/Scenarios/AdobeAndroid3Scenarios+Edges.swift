import AdobeRecords
import InAppContracts

/// What remains of a message on the screen, and how its page and its settings depend on the app.
extension AdobeAndroid3Scenarios {
    static let containers = [
        scenario(
            "null-for-handler", "A page calls the app with null, and then with text.",
            steps: [
                trigger, app("handleJavascriptMessage", "spring", #""name": "hello""#),
                #"{ "page": "post", "name": "hello" }"#, post("hello", "there"),
            ]),
        scenario(
            "back-press-hidden-takeover",
            "The user presses back while a message with a dialog is hidden.",
            steps: [
                createTakeover("pin"), app("presentableShow", "pin"), app("presentableHide", "pin"),
                host("pressBack"),
            ]),
        scenario(
            "back-press-takeover-dismissed",
            "A message with a dialog is hidden and dismissed; the user presses back twice.",
            steps: [
                createTakeover("pin"), app("presentableShow", "pin"), app("presentableHide", "pin"),
                app("presentableDismiss", "pin"), host("pressBack"), host("pressBack"),
            ]),
        scenario(
            "back-press-under-dialog",
            "A message is shown under the dialog of a hidden message; the user presses back twice.",
            steps: [
                createTakeover("below"), app("presentableShow", "below"), app("presentableHide", "below"),
                app("createMessage", "pin"), app("presentableShow", "pin"), host("pressBack"),
                host("destroyActivity"), host("resumeActivity"), host("pressBack"),
            ]),
        scenario(
            "content-height-taken", "The app listens to the name by which pages report their height.",
            reactions: [
                inside(
                    "canShow",
                    app("handleJavascriptMessage", "pin", #""name": "inAppContentHeightHandler""#))
            ],
            steps: [
                app("createMessage", "pin", #""fitToContent": true"#), app("presentableShow", "pin"),
                post("inAppContentHeightHandler", "250"),
            ]),
        scenario(
            "gesture-mapped-late",
            "The builder of a message's settings maps a swipe while the message is shown.",
            steps: [
                app("createMessage", "pin"), app("presentableShow", "pin"),
                app("mapSwipeUp", "pin", #""url": "https://e.org/up""#), swipe("up"),
            ]),
    ]

    private static func createTakeover(_ name: String) -> String {
        app("createMessage", name, #""takesOver": true"#)
    }
}

/// Edge cases of reading payloads and links.
extension AdobeAndroid3Scenarios {
    static let readings = [
        scenario(
            "blank-texts",
            "Campaigns with blank text in required fields qualify, then one with blank text in a link.",
            payloads: [
                "content": campaign("m", content: "  "),
                "type": inApp(#""contentType": " ", "content": "<html></html>""#),
                "item": proposition("m", details: details(of: "m"), item: item("  ", rule(campaign("m")))),
                "spring": campaign("spring"),
            ],
            steps: ["content", "type", "item"].map { host("triggerMalformed", "\"payload\": \"\($0)\"") } + [
                trigger, openLink("adbinapp://other?interaction=%20&link=%20"),
            ]),
        scenario(
            "blank-activity", "A campaign whose activity has a blank id qualifies.",
            payloads: [
                "spring": proposition(
                    "spring", details: #"{ "activity": { "id": " " } }"#,
                    item: item("item", rule(campaign("spring"))))
            ], steps: [trigger]),
        scenario(
            "link-leftovers", "Links have several parameters without a meaning.",
            steps: [
                trigger, openLink("adbinapp://other?b=2&link=https%3A%2F%2Fe.org%3Fx%3D0&a=1&p=3"),
                openLink("adbinapp://other?link=https%3A%2F%2Fe.org&utm_source=s&utm_medium=m&animate=left"),
            ]),
        scenario(
            "skipped-items",
            "Malformed and empty items precede a valid one, and propositions lack an id, a scope or scope "
                + "details.",
            payloads: [
                "all": list(
                    proposition(
                        "first", details: details(of: "first"),
                        item: [
                            "5", #"{ "id": "x" }"#, #"{ "id": "x", "schema": "any", "data": {} }"#,
                            item("item", rule(campaign("spring"))), item("more", rule(campaign("more"))),
                        ].joined(separator: ", ")),
                    headless(id: "", scope: "mobileapp://headless", details: details(of: "m")),
                    headless(id: "p", scope: "", details: details(of: "m")),
                    headless(id: "p", scope: "mobileapp://headless", details: "{}"))
            ], steps: [trigger("all")]),
        scenario(
            "second-consequence", "A rule has two messages and a card; the gate refuses the first.",
            payloads: [
                "all": proposition("a", rules: [rule(campaign("a"), campaign("b"), card)])
            ], gate: #"{ "a": "hold", "*": "show" }"#, steps: [trigger("all")]),
        scenario(
            "behind-history-operation",
            "A rule has a message after an operation on the history, and another has a card first.",
            payloads: [
                "all": proposition(
                    "spring",
                    rules: [rule(historyOperation, campaign("spring")), rule(card, campaign("lost"))])
            ], steps: [trigger("all")]),
        scenario(
            "malformed-first-consequence",
            "Rulesets have a rule whose first consequence is malformed, and one without consequences.",
            payloads: [
                "all": list(
                    proposition(
                        "first",
                        rules: [
                            rule(campaign("before")),
                            rule(#"{ "id": "x", "type": "schema" }"#, campaign("x")),
                            rule(campaign("after")),
                        ]),
                    proposition("void", rules: [rule(campaign("lone")), #"{ "condition": {} }"#]),
                    proposition("other"))
            ], gate: #""hold""#, steps: [trigger("all")]),
        scenario(
            "numbers", "Numbers of a message do not fit their types; ranks have fractions.",
            payloads: [
                "spring": campaign(
                    "spring",
                    looks: """
                        { "width": 4294967346, "height": 50.7, "verticalInset": -5.5, "horizontalInset": -5,
                          "maxWidth": -0.5, "cornerRadius": 1e39 }
                        """),
                "ranked": list(
                    proposition("half", rank: "1.5"), proposition("one", rank: "1"),
                    proposition("zero", rank: "0")),
            ], gate: #"{ "spring": "show", "*": "hold" }"#,
            steps: [trigger("ranked"), trigger, app("inspect")]),
    ]

    /// A ruleset with one rule, as an item of a proposition.
    private static func item(_ id: String, _ rule: String) -> String {
        """
        { "id": "\(id)", "schema": "https://ns.adobe.com/personalization/ruleset-item",
          "data": { "version": 1, "rules": [ \(rule) ] } }
        """
    }

    /// A proposition with a message `m` and any head.
    private static func headless(id: String, scope: String, details: String) -> String {
        """
        { "id": "\(id)", "scope": "\(scope)", "scopeDetails": \(details),
          "items": [ \(item("item", rule(campaign("m")))) ] }
        """
    }

    private static let historyOperation = """
        { "id": "operation", "type": "schema", "detail": { "id": "operation",
          "schema": "https://ns.adobe.com/personalization/eventHistoryOperation",
          "data": { "operation": "insert", "content": {} } } }
        """
}
