import AdobeRecords
import Foundation
import InAppContracts

/// Unreadable parts of payloads, and objects other than messages that an app gets.
extension AdobeIOSScenarios {
    private typealias Payload = AdobeIOSPayload

    static let parts = [
        scenario(
            "malformed-items",
            "Propositions with a malformed part beside a valid one, then a complete campaign.",
            payloads: [
                "spring": campaign("spring"), "details": noDetails,
                "item": Payload.proposition(
                    "part", items: Payload.item("ruleset-item", goodRuleset),
                    #"{ "schema": "https://ns.adobe.com/personalization/html-content-item", "data": {} }"#),
            ], steps: refused("details"), refused("item"), #"{ "trigger": "spring" }"#),
        scenario(
            "void-rulesets", "Rulesets with a valid rule and a mistake beside it, then a complete campaign.",
            payloads: [
                "spring": campaign("spring"),
                "rule": Payload.ruleset(Payload.rule(Payload.inApp("part")), #"{ "condition": {} }"#),
                "version": #"{ "rules": [ \#(Payload.rule(Payload.inApp("part"))) ] }"#,
            ], steps: refused("rule"), refused("version"), #"{ "trigger": "spring" }"#),
        scenario(
            "gesture-without-text",
            "A message with one gesture whose value is not a string beside one with a URL.",
            payloads: [
                "spring": campaign(
                    "spring", looks: #"{ "gestures": { "swipeUp": "adbinapp://dismiss", "swipeLeft": 5 } }"#)
            ], steps: #"{ "trigger": "spring" }"#, inspecting("spring")),
        scenario(
            "surfaces", "The app compares the surface without a path with its own.",
            steps: #"{ "app": "compareSurfaces" }"#),
        scenario(
            "floating-button-twice", "A floating button is shown twice, dismissed once, and tapped.",
            steps: #"{ "app": "showFloatingButton" }"#, #"{ "app": "showFloatingButton" }"#,
            #"{ "app": "dismissFloatingButton" }"#, lookingAtScreen, #"{ "user": "tapMessage" }"#),
        scenario(
            "half-read",
            "A ruleset with consequences that lack a part, a rule with an empty condition, and data with nulls.",
            payloads: [
                "rules": Payload.ruleset(
                    Payload.rule(
                        #"{ "type": "schema", "detail": {} }"#, #"{ "id": "part", "type": "schema" }"#,
                        withNulls),
                    emptyGroup(Payload.inApp("never"))),
                "text": Payload.ruleset(Payload.rule(Payload.inApp("part")))
                    .replacingOccurrences(of: "1,", with: #""1","#),
            ],
            steps: #"{ "trigger": "rules" }"#, #"{ "app": "readMetadata", "message": "spring" }"#,
            refused("text")),
    ]

    private static let goodRuleset = Payload.ruleset(Payload.rule(Payload.inApp("part")))

    private static let noDetails = """
        { "id": "p", "scope": "mobileapp://headless", "scopeDetails": {},
          "items": [ \(Payload.item("ruleset-item", goodRuleset)) ] }
        """

    private static let withNulls = """
        { "id": "spring", "type": "schema", "detail": { "id": "spring",
          "schema": "https://ns.adobe.com/personalization/message/in-app",
          "data": { "contentType": "text/html", "content": "<html></html>",
                    "meta": { "gone": null, "outer": { "inner": null } } } } }
        """

    private static func emptyGroup(_ consequence: String) -> String {
        """
        { "condition": { "type": "group", "definition": { "logic": "and", "conditions": [] } },
          "consequences": [ \(consequence) ] }
        """
    }

    private static func refused(_ payload: String) -> String {
        "{ \"host\": \"triggerMalformed\", \"payload\": \"\(payload)\" }"
    }
}
