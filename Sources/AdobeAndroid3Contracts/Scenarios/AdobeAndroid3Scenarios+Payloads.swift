import AdobeRecords
import InAppContracts

/// Payloads as the servers send them: several campaigns, other kinds, and mistakes.
extension AdobeAndroid3Scenarios {
    static let payloads = [
        scenario(
            "ranked", "Campaigns with and without a rank qualify together, and the gate refuses them.",
            payloads: [
                "all": list(
                    proposition("third", rank: "3"), proposition("plain"), proposition("zero", rank: "0"),
                    proposition("last", rank: "-2"))
            ], gate: #""hold""#, steps: [trigger("all")]),
        scenario(
            "other-kinds", "A payload contains a message, a card and code for the app.",
            payloads: [
                "all": list(
                    proposition("card", rules: [rule(card)]),
                    proposition("code", schema: "https://ns.adobe.com/personalization/html-content-item"),
                    proposition("spring"))
            ], steps: [trigger("all")]),
        scenario(
            "malformed-beside-good",
            "A payload also contains a number, an empty object and a proposition without items.",
            payloads: [
                "all": list("5", #"{ "id": "x" }"#, withoutItems, proposition("spring"))
            ], steps: [trigger("all")]),
        scenario(
            "rule-without-consequences",
            "Rulesets have a rule without consequences: in the middle, and first.",
            payloads: [
                "all": list(
                    proposition(
                        "first", rules: [rule(campaign("before")), rule(), rule(campaign("after"))]),
                    proposition("second", rules: [rule(), rule(campaign("lone"))]),
                    proposition("other"))
            ], gate: #""hold""#, steps: [trigger("all")]),
        scenario(
            "incomplete-campaign",
            "Campaigns qualify from which no message can be created, then one from which it can.",
            payloads: [
                "no-scope": withoutScope,
                "bare-item": proposition("m", details: details(of: "m"), item: bareItem),
                "text-as-json": inApp(#""contentType": "application/json", "content": "text""#),
                "object-as-html": inApp(#""contentType": "text/html", "content": {}"#),
                "spring": campaign("spring"),
            ],
            steps: ["no-scope", "bare-item", "text-as-json", "object-as-html"].map {
                host("triggerMalformed", "\"payload\": \"\($0)\"")
            } + [trigger]),
    ]

    static func list(_ propositions: String...) -> String {
        "[ \(propositions.joined(separator: ", ")) ]"
    }

    /// A proposition with a message, or with other rules, and the parts that a test changes in it.
    static func proposition(
        _ id: String, rank: String? = nil, rules: [String]? = nil,
        schema: String = "https://ns.adobe.com/personalization/ruleset-item"
    ) -> String {
        let rules = rules ?? [rule(campaign(id))]
        return proposition(
            id, details: details(of: id, rank: rank),
            item: """
                { "id": "item", "schema": "\(schema)",
                  "data": { "version": 1, "rules": [ \(rules.joined(separator: ", ")) ] } }
                """)
    }

    /// The details of a proposition's scope, which may not be empty (A3-140).
    static func details(of id: String, rank: String? = nil) -> String {
        let rank = rank.map { ", \"rank\": \($0)" } ?? ""
        return "{ \"activity\": { \"id\": \"activity-\(id)\" }\(rank) }"
    }

    static func proposition(_ id: String, details: String, item: String) -> String {
        """
        { "id": "proposition-\(id)", "scope": "mobileapp://headless", "scopeDetails": \(details),
          "items": [ \(item) ] }
        """
    }

    static func rule(_ consequences: String...) -> String {
        "{ \"condition\": {}, \"consequences\": [ \(consequences.joined(separator: ", ")) ] }"
    }

    static let card = """
        { "id": "card", "type": "schema", "detail": { "id": "card",
          "schema": "https://ns.adobe.com/personalization/message/content-card",
          "data": { "contentType": "application/json", "content": {} } } }
        """
    private static let bareItem = """
        { "id": "m", "schema": "https://ns.adobe.com/personalization/message/in-app",
          "data": { "contentType": "text/html", "content": "<html></html>" } }
        """
    private static let withoutScope = """
        { "id": "proposition-m", "scope": "mobileapp://headless", "items": [ {
          "id": "item", "schema": "https://ns.adobe.com/personalization/ruleset-item",
          "data": { "version": 1, "rules": [ \(rule(campaign("m"))) ] } } ] }
        """
    private static let withoutItems = """
        { "id": "proposition-m", "scope": "mobileapp://headless", "scopeDetails": { "rank": 1 }, "items": [] }
        """
}

/// Details of links, gestures, pages and looks.
extension AdobeAndroid3Scenarios {
    static let details = [
        scenario(
            "link-script-parameters", "Links to a script and to a URL have a parameter without a meaning.",
            steps: [
                trigger, openLink("adbinapp://other?animate=left&link=js%3Dlook"),
                openLink("adbinapp://other?animate=left&link=https%3A%2F%2Fe.org%3Fa%3D1"),
            ]),
        scenario(
            "empty-gesture",
            "The user swipes in a direction that is mapped to empty text, which the listener handles or does "
                + "not handle.",
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
            "hidden-and-shown-at-once", "A message is hidden, and shown again in the same turn.",
            steps: [trigger, app("presentableHide").unsettled, app("presentableShow")]),
        scenario(
            "script-without-result", "A script with a result is run, and one without.",
            steps: [
                trigger, app("evaluateJavascript", "spring", #""script": "some""#),
                host("scriptsResultIn"), app("evaluateJavascript", "spring", #""script": "none""#),
            ]),
        scenario(
            "gesture-of-no-text",
            "The user swipes in a mapped direction; another gesture of the campaign is malformed.",
            payloads: [
                "spring": campaign(
                    "spring",
                    looks: #"{ "gestures": { "swipeUp": "adbinapp://dismiss?x=y", "swipeLeft": 3 } }"#)
            ], steps: [trigger, swipe("up")]),
        scenario(
            "widths", "The app inspects messages with and without a maximum width.",
            payloads: [
                "spring": campaign("spring"), "narrow": campaign("narrow", looks: #"{ "maxWidth": 600 }"#),
            ],
            steps: [
                app("createMessage", "pin"), app("inspect", "pin"), trigger, app("inspect"), dismiss,
                trigger("narrow"), app("inspect", "narrow"),
            ]),
    ]
}
