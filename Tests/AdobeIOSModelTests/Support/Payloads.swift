import Foundation

/// Campaigns in the vendor's format.
enum Payloads {
    static let inAppSchema = "https://ns.adobe.com/personalization/message/in-app"
    static let rulesetSchema = "https://ns.adobe.com/personalization/ruleset-item"

    /// A whole proposition with one message.
    static func proposition(
        _ id: String = "msg-1", content: String = "<html></html>", mobile: String? = animated,
        rank: Int = 1, extra: String = ""
    ) -> String {
        proposition(
            consequences: [consequence(id, content: content, mobile: mobile, extra: extra)], rank: rank)
    }

    /// The operand of a condition; a group without one never matches (AI-174).
    static let operand = """
        { "type": "matcher", "definition": { "key": "action", "matcher": "eq", "values": ["go"] } }
        """

    /// A whole proposition with these consequences in one rule.
    static func proposition(consequences: [String], rank: Int = 1) -> String {
        """
        { "id": "prop-\(rank)", "scope": "mobileapp://com.example.app",
          "scopeDetails": { "decisionProvider": "AJO", "rank": \(rank),
            "activity": { "id": "campaign#package", "priority": 10 } },
          "items": [ { "id": "item-1", "schema": "\(rulesetSchema)",
            "data": { "version": 1, "rules": [ {
              "condition": { "type": "group", "definition": { "logic": "and", "conditions": [ \(operand) ] } },
              "consequences": [ \(consequences.joined(separator: ", ")) ] } ] } } ] }
        """
    }

    /// The object that a matching rule delivers.
    static func consequence(
        _ id: String = "msg-1", detailID: String? = nil, content: String = "<html></html>",
        mobile: String? = animated, extra: String = ""
    ) -> String {
        """
        { "id": "\(id)", "type": "schema",
          "detail": \(detail(detailID ?? id, content: content, mobile: mobile, extra: extra)) }
        """
    }

    /// An in-app item.
    static func detail(
        _ id: String = "msg-1", content: String = "<html></html>", mobile: String? = animated,
        extra: String = ""
    ) -> String {
        """
        { "id": "\(id)", "schema": "\(inAppSchema)",
          "data": \(data(content: content, mobile: mobile, extra: extra)) }
        """
    }

    /// The data of an in-app item.
    static func data(
        content: String = "<html></html>", mobile: String? = animated, extra: String = ""
    ) -> String {
        let looks = mobile.map { ", \"mobileParameters\": \($0)" } ?? ""
        return """
            { "contentType": "text/html", "content": "\(content)"\(looks)\(extra) }
            """
    }

    /// Settings with a backdrop and animations.
    static let animated = """
        { "uiTakeover": true, "displayAnimation": "bottom", "dismissAnimation": "bottom",
          "gestures": { "swipeDown": "adbinapp://dismiss?interaction=swiped",
                        "swipeUp": "adbinapp://other?interaction=raised" } }
        """

    /// A proposition of the format before version 5.
    static func legacy(_ id: String = "msg-1") -> String {
        let rules = """
            { "version": 1, "rules": [ { "condition": {}, "consequences": [ { "id": "\(id)", "type": "cjmiam",
              "detail": { "html": "<html>old</html>", "remoteAssets": [],
                          "mobileParameters": { "width": 70 } } } ] } ] }
            """
        let escaped = rules.replacingOccurrences(of: "\"", with: "\\\"")
            .replacingOccurrences(of: "\n", with: " ")
        return """
            { "id": "prop-1", "scope": "mobileapp://com.example.app",
              "scopeDetails": { "activity": { "id": "campaign#package" } },
              "items": [ { "id": "item-1",
                "schema": "https://ns.adobe.com/personalization/json-content-item",
                "data": { "content": "\(escaped)" } } ] }
            """
    }
}
