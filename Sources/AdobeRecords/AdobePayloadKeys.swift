package import InAppContracts

/// The keys of the payloads that Adobe's servers send, as the models decode them: propositions, their wrappers and
/// their parts.
package enum AdobePayloadKeys {
    /// The keys of iOS and of Android 3.
    package static let all = propositions + items + rules + consequence + message + looks + size

    /// The keys around a campaign, the same for all SDKs.
    package static let propositions = [
        PayloadKey("requestId", "the request that a server answers", example: #""5e1c""#),
        PayloadKey("mobileapp://*[]", "the propositions of a surface", example: "[]"),
        PayloadKey("handle[]", "the parts of a server's answer", example: "[]"),
        PayloadKey("handle[].type", "the kind of a part", example: #""personalization:decisions""#),
        PayloadKey("**.payload[]", "the propositions of a part", example: "[]"),
        PayloadKey(
            "**.id", "what distinguishes a proposition, an item, a consequence or a message from others",
            example: #""msg-200""#),
        PayloadKey(
            "**.scope", "the surface that a proposition is for", example: #""mobileapp://com.example.shop""#),
        PayloadKey(
            "**.scopeDetails", "where a proposition comes from", example: #"{"activity": {"id": "spring"}}"#),
        PayloadKey(
            "**.scopeDetails.activity", "the campaign that a proposition comes from, for tracking",
            example: #"{"id": "spring"}"#),
        .campaign("**.scopeDetails.rank", "which message is first: the lowest rank", example: "1"),
        PayloadKey("**.items[]", "what a proposition holds", example: "[]"),
    ]

    private static let items = [
        PayloadKey(
            "**.schema", "the kind of an item",
            example: #""https://ns.adobe.com/personalization/ruleset-item""#),
        PayloadKey("**.data", "what is in an item", example: #"{"version": 1, "rules": []}"#),
    ]

    /// The keys of a campaign's conditions, the same for all SDKs.
    package static let rules = [
        PayloadKey("**.version", "the version of the rules", example: "1"),
        PayloadKey(
            "**.rules[]", "conditions, each with its messages",
            example: #"[{"condition": {}, "consequences": []}]"#),
        .campaign(
            "**.condition", "when the message is shown",
            example:
                #"{"type": "matcher", "definition": {"key": "action", "matcher": "eq", "values": ["go"]}}"#),
        PayloadKey("**.consequences[]", "the messages of a rule", example: "[]"),
        PayloadKey("**.triggeredconsequence", "a message inside an SDK event", example: "{}"),
    ]

    private static let consequence = [
        PayloadKey("**.type", "the kind of a consequence", example: #""schema""#),
        PayloadKey("**.detail", "what is in a consequence", example: "{}"),
    ]

    private static let message = [
        PayloadKey("**.contentType", "the kind of the content: text/html", example: #""text/html""#),
        PayloadKey("**.content", "the page", example: #""<p>Everything at half price.</p>""#),
        PayloadKey("**.meta.**", "the app's own data", example: #"{"campaign": "spring"}"#),
        .campaign(
            "**.publishedDate", "when the campaign was published, in seconds since 1970",
            example: "1735689600"),
        .campaign("**.expiryDate", "when the campaign ends, in seconds since 1970", example: "1735689600"),
    ]

    /// The keys of a page's appearance, the same for all SDKs.
    package static let looks = [
        PayloadKey("**.mobileParameters", "how the page is shown", example: #"{"width": 80, "height": 50}"#),
        PayloadKey(
            "**.mobileParameters.width", "the width, in percent of the screen; 100 if left out", example: "80"
        ),
        PayloadKey(
            "**.mobileParameters.height", "the height, in percent of the screen; 100 if left out",
            example: "50"),
        PayloadKey(
            "**.mobileParameters.verticalAlign", "the vertical position: top, center or bottom",
            example: #""center""#),
        PayloadKey(
            "**.mobileParameters.horizontalAlign", "the horizontal position: left, center or right",
            example: #""center""#),
        PayloadKey(
            "**.mobileParameters.verticalInset", "the distance from that edge, in percent", example: "5"),
        PayloadKey(
            "**.mobileParameters.horizontalInset", "the distance from that edge, in percent", example: "5"),
        PayloadKey(
            "**.mobileParameters.uiTakeover", "whether the message blocks the app beneath; true if left out",
            example: "true"),
        PayloadKey(
            "**.mobileParameters.displayAnimation",
            "how it appears: none, left, right, top, bottom, center or fade", example: #""bottom""#),
        PayloadKey(
            "**.mobileParameters.dismissAnimation", "how it disappears, with the same values",
            example: #""bottom""#),
        PayloadKey(
            "**.mobileParameters.backdropColor", "the colour of the backdrop", example: ##""#000000""##),
        PayloadKey(
            "**.mobileParameters.backdropOpacity", "the opacity of the backdrop, from 0 to 1", example: "0.3"),
        PayloadKey("**.mobileParameters.cornerRadius", "the radius of the corners, in points", example: "15"),
        PayloadKey(
            "**.mobileParameters.gestures.**", "links by the name of a swipe or tap",
            example: #"{"swipeDown": "adbinapp://dismiss"}"#),
    ]

    private static let size = [
        PayloadKey("**.mobileParameters.maxWidth", "the greatest width, in points", example: "600"),
        PayloadKey(
            "**.mobileParameters.fitToContent", "whether the height follows the page; false if left out",
            example: "false"),
    ]
}

/// Campaigns as Adobe's servers send them to both iOS and Android 3, as JSON text.
package enum AdobeCampaigns {
    /// A page with one word.
    package static let page = "<html><body>hello</body></html>"
    /// Appearance settings with a backdrop, and animations that take 0.3 s.
    package static let animated =
        #"{ "uiTakeover": true, "displayAnimation": "bottom", "dismissAnimation": "bottom" }"#
    /// Appearance settings with a backdrop and without animations.
    package static let still = #"{ "uiTakeover": true }"#

    /// A campaign with one message: the consequence that the SDK gets when a rule matches.
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
