/// Campaigns as Adobe's servers send them to iOS and to Android 3 alike, as JSON text.
package enum AdobeCampaigns {
    /// A page with one word.
    package static let page = "<html><body>hello</body></html>"
    /// Looks with a backdrop, and animations that take 0.3 s.
    package static let animated =
        #"{ "uiTakeover": true, "displayAnimation": "bottom", "dismissAnimation": "bottom" }"#
    /// Looks with a backdrop and without animations.
    package static let still = #"{ "uiTakeover": true }"#

    /// A campaign with one message: the consequence that the SDK gets when its rule matches.
    package static func campaign(
        _ id: String, content: String = page, looks: String = animated
    ) -> String {
        """
        { "id": "\(id)", "type": "schema", "detail": { "id": "\(id)",
          "schema": "https://ns.adobe.com/personalization/message/in-app",
          "data": { "contentType": "text/html", "content": "\(content)", "mobileParameters": \(looks) } } }
        """
    }

    /// A campaign as the servers send it: a proposition around the message.
    package static func proposition(_ id: String, rank: Int, activity: String = "campaign") -> String {
        """
        { "id": "proposition-\(id)", "scope": "mobileapp://headless",
          "scopeDetails": { "rank": \(rank), "activity": { "id": "\(activity)" } },
          "items": [ { "id": "item", "schema": "https://ns.adobe.com/personalization/ruleset-item",
            "data": { "version": 1, "rules": [ { "condition": {}, "consequences": [ \(campaign(id)) ] } ] } } ] }
        """
    }
}
