import InAppCompat
import InAppContracts

extension Ledger {
    /// Entries for the values that an app reads from messages.
    static let adobeIOSContent: [LedgerEntry] = [
        .parent(
            rules: ["AI-005"],
            """
            FullscreenMessage.parent FullscreenMessage.settings MessageSettings.parent
            """),
        .campaignID(
            """
            Message.id
            """),
        LedgerEntry(
            .content,
            counterpart: "CompatMessage.content.extras",
            code: "$base.content.extras.mapValues(\\.foundationValue)",
            advice: "The campaign's own data is in content.extras.",
            members: """
                Message.metadata
                """),
        .pageView(
            rules: ["AI-060", "AI-077"],
            """
            FullscreenMessage.webView Message.view
            """),
        LedgerEntry(
            .content,
            counterpart: "CompatMessage",
            code: "Optional($base)",
            advice: "The neutral message is one object.",
            members: """
                Message.presentable
                """),
        LedgerEntry(
            .content,
            counterpart: "CompatMessage.content.page",
            advice: "The page is in content.page.",
            members: """
                FullscreenMessage.html
                """),
        .pageMatters(
            rules: ["AI-130", "AI-139"],
            """
            FullscreenMessage.setAssetMap(_:) FullscreenMessage.userContentController(_:didReceive:)
            FullscreenMessage.webView(_:decidePolicyFor:decisionHandler:) FullscreenMessage.webView(_:didFinish:)
            """),
        .propositions(
            """
            ContentType.applicationJson ContentType.init(rawValue:) ContentType.textHtml ContentType.textPlain
            ContentType.textXml ContentType.toString() ContentType.unknown ContentType InAppSchemaData.content
            InAppSchemaData.contentType InAppSchemaData.expiryDate InAppSchemaData.meta
            InAppSchemaData.mobileParameters InAppSchemaData.publishedDate InAppSchemaData.remoteAssets
            InAppSchemaData.webParameters InAppSchemaData Proposition.items Proposition.priority Proposition.scope
            Proposition.uniqueId Proposition PropositionItem.generateInteractionXdm(_:withEdgeEventType:forTokens:)
            PropositionItem.htmlContent PropositionItem.inappSchemaData PropositionItem.itemData
            PropositionItem.itemId PropositionItem.jsonContentArray PropositionItem.jsonContentDictionary
            PropositionItem.schema PropositionItem.track(_:withEdgeEventType:forTokens:) PropositionItem
            SchemaType.contentCard SchemaType.defaultContent SchemaType.eventHistoryOperation SchemaType.feed
            SchemaType.htmlContent SchemaType.inapp SchemaType.inbox SchemaType.init(rawValue:)
            SchemaType.jsonContent SchemaType.nativeAlert SchemaType.ruleset SchemaType.toString()
            SchemaType.unknown SchemaType Surface.hash Surface.init() Surface.init(path:) Surface.isEqual(_:)
            Surface.uri Surface
            """),
    ]
}
