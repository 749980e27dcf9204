import Foundation

/// Campaigns in the vendor's format.
enum Payloads {
    /// A whole proposition with one message.
    static func proposition(
        _ id: String = "msg-1", html: String = "<html></html>", mobile: String? = looks
    ) -> String {
        proposition(consequences: [consequence(id, html: html, mobile: mobile)])
    }

    /// A whole proposition with these consequences in one rule.
    static func proposition(
        consequences: [String], scope: String = "\"mobileapp://com.example.app\"",
        details: String = "{ \"activity\": { \"id\": \"campaign#package\" } }"
    ) -> String {
        """
        { "id": "prop-1", "scope": \(scope), "scopeDetails": \(details),
          "items": [ { "id": "item-1",
            "schema": "https://ns.adobe.com/personalization/json-content-item",
            "data": { "id": "data-1", "content": \(quoted(rules(consequences))) } } ] }
        """
    }

    static func rules(_ consequences: [String]) -> String {
        """
        { "version": 1, "rules": [ {
          "condition": { "type": "group", "definition": { "logic": "and", "conditions": [] } },
          "consequences": [ \(consequences.joined(separator: ", ")) ] } ] }
        """
    }

    /// The object that a matching rule delivers.
    static func consequence(
        _ id: String = "msg-1", html: String = "<html></html>", mobile: String? = looks
    ) -> String {
        """
        { "id": "\(id)", "type": "cjmiam",
          "detail": { "html": "\(html)"\(mobile.map { ", \"mobileParameters\": \($0)" } ?? "") } }
        """
    }

    static let looks = """
        { "uiTakeover": true, "displayAnimation": "top", "dismissAnimation": "top",
          "gestures": { "swipeUp": "adbinapp://dismiss?interaction=up", "swipeLeft": "adbinapp://other",
                        "tapBackground": "adbinapp://dismiss?interaction=beside" } }
        """

    private static func quoted(_ text: String) -> String {
        let escaped = text.replacingOccurrences(of: "\"", with: "\\\"")
            .replacingOccurrences(of: "\n", with: " ")
        return "\"\(escaped)\""
    }
}
