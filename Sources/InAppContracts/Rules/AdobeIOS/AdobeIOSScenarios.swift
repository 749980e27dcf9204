import InAppCompat

/// The scenarios that exercise Adobe's rules, as JSON text by name.
enum AdobeIOSScenarios {
    /// Every scenario.
    static let all = Dictionary(
        uniqueKeysWithValues: registration + triggers + showing + holding + leaving + links + pages + tracking
    )

    /// One scenario and its name.
    typealias Named = ScenarioText.Named

    /// Puts a scenario together. The parts are JSON text; payloads are by name.
    static func scenario(
        _ name: String, _ about: String, payloads: [String: String] = ["spring": campaign("spring")],
        gate: String? = nil, reactions: [String] = [], steps: String...
    ) -> Named {
        ScenarioText.scenario(
            name, about, on: .adobeIOS, payloads: payloads, gate: gate, reactions: reactions, steps: steps)
    }

    // MARK: Campaigns

    /// Looks with a backdrop, and animations that take 0.3 s.
    static let animated =
        #"{ "uiTakeover": true, "displayAnimation": "bottom", "dismissAnimation": "bottom" }"#
    /// Looks with a backdrop and without animations.
    static let still = #"{ "uiTakeover": true }"#

    /// A campaign with one message: the consequence that the SDK gets when its rule matches.
    static func campaign(
        _ id: String, content: String = "<html><body>hello</body></html>", looks: String = animated
    ) -> String {
        """
        { "id": "\(id)", "type": "schema", "detail": { "id": "\(id)",
          "schema": "https://ns.adobe.com/personalization/message/in-app",
          "data": { "contentType": "text/html", "content": "\(content)", "mobileParameters": \(looks) } } }
        """
    }

    /// A campaign as the servers send it: a proposition around the message.
    static func proposition(_ id: String, rank: Int, activity: String = "campaign") -> String {
        """
        { "id": "proposition-\(id)", "scope": "mobileapp://headless",
          "scopeDetails": { "rank": \(rank), "activity": { "id": "\(activity)" } },
          "items": [ { "id": "item", "schema": "https://ns.adobe.com/personalization/ruleset-item",
            "data": { "version": 1, "rules": [ { "condition": {}, "consequences": [ \(campaign(id)) ] } ] } } ] }
        """
    }

    /// Two campaigns with one message each, `a` and `b`.
    static let two = ["a": campaign("a"), "b": campaign("b")]
}
