import InAppCompat
import InAppContracts

extension Ledger {
    /// Entries for the values that an app reads from messages.
    static let adobeAndroid3Content: [LedgerEntry] = [
        LedgerEntry(
            .content,
            counterpart: "CompatMessage",
            code: "$base",
            rules: ["A3-042"],
            advice: "The neutral message is one object.",
            members: """
                Presentable.getPresentation() InAppMessage.eventHandler
                """),
        LedgerEntry(
            .content,
            counterpart: "CompatMessage",
            code: "Optional($1)",
            rules: ["A3-042"],
            advice: "The neutral message is one object.",
            members: """
                MessagingUtils.getMessageForPresentable(_:)
                """),
        address("URL", "PresentationContent UrlContent"),
        address("$base.absoluteString", "UrlContent.url"),
        .campaignID(
            """
            Message.getId() Message.id Presentation.id
            """),
        LedgerEntry(
            .content,
            counterpart: "CompatMessage.content.extras",
            code: "$base.content.extras.mapValues(\\.foundationValue)",
            advice: "The campaign's own data is in content.extras.",
            members: """
                Message.getMetadata()
                """),
        LedgerEntry(
            .content,
            counterpart: "CompatMessage.phase",
            rules: ["A3-020", "A3-022"],
            advice: "The phase says where the message is in its life.",
            members: """
                PresentableState.detached PresentableState
                """),
        state("$base.phase", "Presentable.getState()"),
        state(".presented", "PresentableState.visible"),
        state(".hidden", "PresentableState.hidden"),
        .propositions(
            """
            ContentType.applicationJson ContentType.getValue() ContentType.init(rawValue:) ContentType.textHtml
            ContentType.textPlain ContentType.textXml ContentType.toString() ContentType.unknown ContentType
            InAppSchemaData.getContent() InAppSchemaData.getContentType() InAppSchemaData.getExpiryDate()
            InAppSchemaData.getMeta() InAppSchemaData.getMobileParameters() InAppSchemaData.getPublishedDate()
            InAppSchemaData.getRemoteAssets() InAppSchemaData.getWebParameters() InAppSchemaData
            Proposition.getItems() Proposition.getScope() Proposition.getUniqueId() Proposition
            PropositionItem.getInAppSchemaData() PropositionItem.getItemData() PropositionItem.getItemId()
            PropositionItem.getSchema() PropositionItem.track(_:) PropositionItem.track(_:_:_:) PropositionItem
            SchemaType.contentCard SchemaType.defaultContent SchemaType.eventHistoryOperation SchemaType.feed
            SchemaType.getValue() SchemaType.htmlContent SchemaType.inapp SchemaType.inbox
            SchemaType.init(rawValue:) SchemaType.jsonContent SchemaType.nativeAlert SchemaType.ruleset
            SchemaType.unknown SchemaType Surface.getUri() Surface.init() Surface.init(_:) Surface
            """),
        LedgerEntry(
            .content,
            advice: "Alerts and floating buttons of this vendor do not exist outside this SDK.",
            members: """
                Alert.eventListener Alert.init(_:_:) Alert.listener Alert.settings Alert
                AlertEventListener.onNegativeResponse(_:) AlertEventListener.onPositiveResponse(_:)
                AlertEventListener AlertSettings.Builder.build() AlertSettings.Builder.init()
                AlertSettings.Builder.message(_:) AlertSettings.Builder.negativeButtonText(_:)
                AlertSettings.Builder.positiveButtonText(_:) AlertSettings.Builder.title(_:) AlertSettings.Builder
                AlertSettings.message AlertSettings.negativeButtonText AlertSettings.positiveButtonText
                AlertSettings.title AlertSettings FloatingButton.eventHandler FloatingButton.eventListener
                FloatingButton.init(_:_:) FloatingButton.listener FloatingButton.settings FloatingButton
                FloatingButtonEventHandler.updateGraphic(_:) FloatingButtonEventHandler
                FloatingButtonEventListener.onPanDetected(_:) FloatingButtonEventListener.onTapDetected(_:)
                FloatingButtonEventListener FloatingButtonSettings.Builder.build()
                FloatingButtonSettings.Builder.cornerRadius(_:) FloatingButtonSettings.Builder.height(_:)
                FloatingButtonSettings.Builder.init() FloatingButtonSettings.Builder.initialGraphic(_:)
                FloatingButtonSettings.Builder.width(_:) FloatingButtonSettings.Builder
                FloatingButtonSettings.cornerRadius FloatingButtonSettings.height
                FloatingButtonSettings.initialGraphic FloatingButtonSettings.width FloatingButtonSettings
                """),
        LedgerEntry(
            .content,
            advice: "The presentation's own parts do not exist outside this SDK.",
            members: """
                InAppMessage.eventListener InAppMessage.init(_:_:) InAppMessage.listener
                """),
    ]

    /// The URL of a loaded page: content that is not a URL is not reported.
    private static func address(_ code: String, _ members: String) -> LedgerEntry {
        LedgerEntry(
            .content,
            counterpart: "URL",
            code: code,
            rules: ["A3-080", "A3-081"],
            advice: "The link is a URL.",
            members: members)
    }

    /// The phase of the message.
    private static func state(_ code: String, _ members: String) -> LedgerEntry {
        LedgerEntry(
            .content,
            counterpart: "CompatMessage.phase",
            code: code,
            rules: ["A3-020", "A3-022"],
            advice: "The phase says where the message is in its life.",
            members: members)
    }
}
