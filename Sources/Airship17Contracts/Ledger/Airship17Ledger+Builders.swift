import InAppCompat
import InAppContracts

extension Ledger {
    /// Entries for changes that a delegate makes to a message with builders: in a handler the plan's content is
    /// changed.
    static let airship17Builders: [LedgerEntry] = [
        .setting("do { plan }", "InAppMessage.extend(_:)"),
        .setting("plan.content = $1 ?? plan.content", "UAInAppMessageBuilder.displayContent"),
        .setting(
            "plan.content.extras = ContentValue.members(foundationValues: $1 ?? [:])",
            "UAInAppMessageBuilder.extras"),
        .setting(
            "{ var content = $base -> MessageContent }",
            """
            InAppMessageBannerDisplayContent.extend(_:) InAppMessageModalDisplayContent.extend(_:)
            InAppMessageFullScreenDisplayContent.extend(_:) InAppMessageHTMLDisplayContent.extend(_:)
            """),
        .setting(
            "{ var text = TextContent(\"\") -> TextContent }",
            "InAppMessageTextInfo.init(builderBlock:)"),
        .setting("{ var text = $base -> TextContent }", "InAppMessageTextInfo.extend(_:)"),
        .setting("$base.text = $1 ?? \"\"", "InAppMessageTextInfoBuilder.text"),
        .setting(
            "$base.header",
            """
            InAppMessageBannerDisplayContentBuilder.heading InAppMessageModalDisplayContentBuilder.heading
            InAppMessageFullScreenDisplayContentBuilder.heading
            """),
        .setting(
            "$base.body",
            """
            InAppMessageBannerDisplayContentBuilder.body InAppMessageModalDisplayContentBuilder.body
            InAppMessageFullScreenDisplayContentBuilder.body
            """),
        .setting(
            "$base.graphic",
            """
            InAppMessageBannerDisplayContentBuilder.media InAppMessageModalDisplayContentBuilder.media
            InAppMessageFullScreenDisplayContentBuilder.media
            """),
        .setting(
            "$base.buttons = $1 ?? []",
            """
            InAppMessageBannerDisplayContentBuilder.buttons InAppMessageModalDisplayContentBuilder.buttons
            InAppMessageFullScreenDisplayContentBuilder.buttons
            """),
        .setting("$base.edge", "InAppMessageBannerDisplayContentBuilder.placement"),
        .setting(
            "$base.autoClose",
            "InAppMessageBannerDisplayContentBuilder.durationSeconds"),
        .setting(
            "$base.frame = FrameContent(cornerRadius: Double($1))",
            """
            InAppMessageBannerDisplayContentBuilder.borderRadiusPoints
            InAppMessageHTMLDisplayContentBuilder.borderRadiusPoints
            InAppMessageModalDisplayContentBuilder.borderRadiusPoints
            """),
        .ownLooks(
            """
            InAppMessageBannerDisplayContentBuilder.actions
            InAppMessageBannerDisplayContentBuilder.backgroundColor
            InAppMessageBannerDisplayContentBuilder.buttonLayout
            InAppMessageBannerDisplayContentBuilder.contentLayout
            InAppMessageBannerDisplayContentBuilder.dismissButtonColor
            InAppMessageFullScreenDisplayContentBuilder.backgroundColor
            InAppMessageFullScreenDisplayContentBuilder.buttonLayout
            InAppMessageFullScreenDisplayContentBuilder.contentLayout
            InAppMessageFullScreenDisplayContentBuilder.dismissButtonColor
            InAppMessageFullScreenDisplayContentBuilder.footer
            InAppMessageHTMLDisplayContentBuilder.allowFullScreenDisplay
            InAppMessageHTMLDisplayContentBuilder.aspectLock
            InAppMessageHTMLDisplayContentBuilder.backgroundColor
            InAppMessageHTMLDisplayContentBuilder.dismissButtonColor
            InAppMessageHTMLDisplayContentBuilder.height
            InAppMessageHTMLDisplayContentBuilder.requiresConnectivity
            InAppMessageHTMLDisplayContentBuilder.width
            InAppMessageModalDisplayContentBuilder.allowFullScreenDisplay
            InAppMessageModalDisplayContentBuilder.backgroundColor
            InAppMessageModalDisplayContentBuilder.buttonLayout
            InAppMessageModalDisplayContentBuilder.contentLayout
            InAppMessageModalDisplayContentBuilder.dismissButtonColor
            InAppMessageModalDisplayContentBuilder.footer InAppMessageTextInfoBuilder.alignment
            InAppMessageTextInfoBuilder.color InAppMessageTextInfoBuilder.fontFamilies
            InAppMessageTextInfoBuilder.sizePoints InAppMessageTextInfoBuilder.style
            """),
        .ownKinds(
            """
            InAppMessageDisplayType.airshipLayout InAppMessageDisplayType.custom
            InAppMessageCustomDisplayContent.value InAppMessageCustomDisplayContent
            InAppMessageCustomDisplayContent.hash InAppMessageCustomDisplayContent.init(json:)
            InAppMessageCustomDisplayContent.init(value:) InAppMessageCustomDisplayContent.isEqual(_:)
            """),
    ]
}
