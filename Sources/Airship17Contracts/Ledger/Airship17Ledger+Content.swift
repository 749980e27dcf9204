import InAppCompat
import InAppContracts

extension Ledger {
    /// Entries for the values that an app reads from messages.
    static let airship17Content: [LedgerEntry] = [
        LedgerEntry(
            .content,
            counterpart: "MessageResolution",
            code: "MessageResolution",
            needs: [.resolution],
            advice: "The neutral resolution.",
            members: """
                InAppMessageResolution UAInAppMessageResolution
                """),
        .resolution(
            rules: ["AS-042", "AS-044"],
            """
            InAppMessageResolution.buttonClick(with:) InAppMessageResolution.hash
            InAppMessageResolution.isEqual(_:) InAppMessageResolution.messageClick()
            InAppMessageResolution.resolution(json:) InAppMessageResolution.timedOut()
            InAppMessageResolution.toJSON() InAppMessageResolution.userDismissed()
            InAppMessageResolutionType.init(rawValue:)
            InAppMessageResolutionType
            """),
        LedgerEntry(
            .content,
            counterpart: "CompatMessage.name",
            code: "Optional($base.name ?? $base.id)",
            advice: "The name of the message in the campaign, or its id if it has no name.",
            members: """
                InAppMessage.name
                """),
        LedgerEntry(
            .content,
            counterpart: "CompatMessage.content.extras",
            code: "Optional($base.content.extras.mapValues(\\.foundationValue))",
            advice: "The values are ContentValue.",
            members: """
                InAppMessage.extras
                """),
        LedgerEntry(
            .content,
            counterpart: "MessageContent.layout",
            code: "$base.content.layout",
            advice: "The kind is content.layout.",
            members: """
                InAppMessage.displayType
                """),
        LedgerEntry(
            .content,
            counterpart: "MessageContent.Layout",
            code: "MessageContent.Layout",
            advice: "The kind is content.layout.",
            members: """
                InAppMessageDisplayType
                """),
        layout(".banner", "banner"), layout(".modal", "modal"), layout(".fullScreen", "fullScreen"),
        layout(".web", "HTML"),
        .parts(
            """
            InAppMessageBannerContentLayoutType.init(rawValue:)
            InAppMessageBannerContentLayoutType.mediaLeft InAppMessageBannerContentLayoutType.mediaRight
            InAppMessageBannerContentLayoutType InAppMessageBannerDisplayContent.actions
            InAppMessageBannerDisplayContent.backgroundColor
            InAppMessageBannerDisplayContent.borderRadiusPoints InAppMessageBannerDisplayContent.buttonLayout
            InAppMessageBannerDisplayContent.contentLayout
            InAppMessageBannerDisplayContent.dismissButtonColor
            InAppMessageBannerDisplayContent.hash
            InAppMessageBannerDisplayContent.init(builderBlock:)
            InAppMessageBannerDisplayContent.init(json:) InAppMessageBannerDisplayContent.isEqual(_:)
            InAppMessageBannerDisplayContentBuilder.init() InAppMessageBannerDisplayContentBuilder.isValid()
            InAppMessageBannerDisplayContentBuilder
            InAppMessageBannerPlacementType.init(rawValue:)
            InAppMessageBannerPlacementType InAppMessageButtonInfo.actions InAppMessageButtonInfo.backgroundColor
            InAppMessageButtonInfo.behavior InAppMessageButtonInfo.borderColor
            InAppMessageButtonInfo.borderRadiusPoints InAppMessageButtonInfo.extend(_:) InAppMessageButtonInfo.hash
            InAppMessageButtonInfo.init(builderBlock:)
            InAppMessageButtonInfo.init(json:) InAppMessageButtonInfo.isEqual(_:)
            InAppMessageButtonInfo.toJSON() InAppMessageButtonInfoBehaviorType.cancel
            InAppMessageButtonInfoBehaviorType.dismiss InAppMessageButtonInfoBehaviorType.init(rawValue:)
            InAppMessageButtonInfoBehaviorType InAppMessageButtonInfoBuilder.actions
            InAppMessageButtonInfoBuilder.backgroundColor InAppMessageButtonInfoBuilder.behavior
            InAppMessageButtonInfoBuilder.borderColor InAppMessageButtonInfoBuilder.borderRadiusPoints
            InAppMessageButtonInfoBuilder.identifier InAppMessageButtonInfoBuilder.init()
            InAppMessageButtonInfoBuilder.isValid() InAppMessageButtonInfoBuilder.label
            InAppMessageButtonInfoBuilder InAppMessageButtonLayoutType.init(rawValue:)
            InAppMessageButtonLayoutType.joined InAppMessageButtonLayoutType.separate
            InAppMessageButtonLayoutType.stacked InAppMessageButtonLayoutType
            InAppMessageDisplayContent.toJSON()
            InAppMessageDisplayType.init(rawValue:)
            InAppMessageFullScreenContentLayoutType.headerBodyMedia
            InAppMessageFullScreenContentLayoutType.headerMediaBody
            InAppMessageFullScreenContentLayoutType.init(rawValue:)
            InAppMessageFullScreenContentLayoutType.mediaHeaderBody InAppMessageFullScreenContentLayoutType
            InAppMessageFullScreenDisplayContent.backgroundColor
            InAppMessageFullScreenDisplayContent.buttonLayout
            InAppMessageFullScreenDisplayContent.contentLayout
            InAppMessageFullScreenDisplayContent.dismissButtonColor
            InAppMessageFullScreenDisplayContent.footer InAppMessageFullScreenDisplayContent.hash
            InAppMessageFullScreenDisplayContent.init(builderBlock:)
            InAppMessageFullScreenDisplayContent.init(json:) InAppMessageFullScreenDisplayContent.isEqual(_:)
            InAppMessageFullScreenDisplayContentBuilder.init() InAppMessageFullScreenDisplayContentBuilder.isValid()
            InAppMessageFullScreenDisplayContentBuilder
            InAppMessageHTMLDisplayContent.allowFullScreenDisplay InAppMessageHTMLDisplayContent.aspectLock
            InAppMessageHTMLDisplayContent.backgroundColor InAppMessageHTMLDisplayContent.borderRadiusPoints
            InAppMessageHTMLDisplayContent.dismissButtonColor
            InAppMessageHTMLDisplayContent.hash InAppMessageHTMLDisplayContent.height
            InAppMessageHTMLDisplayContent.init(builderBlock:) InAppMessageHTMLDisplayContent.init(json:)
            InAppMessageHTMLDisplayContent.isEqual(_:) InAppMessageHTMLDisplayContent.requireConnectivity
            InAppMessageHTMLDisplayContent.width
            InAppMessageHTMLDisplayContentBuilder.init() InAppMessageHTMLDisplayContentBuilder.isValid()
            InAppMessageHTMLDisplayContentBuilder.url
            InAppMessageHTMLDisplayContentBuilder
            InAppMessageMediaInfo.hash InAppMessageMediaInfo.init(json:)
            InAppMessageMediaInfo.init(url:contentDescription:type:) InAppMessageMediaInfo.isEqual(_:)
            InAppMessageMediaInfo.toJSON() InAppMessageMediaInfo.type
            InAppMessageMediaInfoType.image InAppMessageMediaInfoType.init(rawValue:)
            InAppMessageMediaInfoType.video InAppMessageMediaInfoType.youTube InAppMessageMediaInfoType
            InAppMessageModalContentLayoutType.headerBodyMedia InAppMessageModalContentLayoutType.headerMediaBody
            InAppMessageModalContentLayoutType.init(rawValue:) InAppMessageModalContentLayoutType.mediaHeaderBody
            InAppMessageModalContentLayoutType InAppMessageModalDisplayContent.allowFullScreenDisplay
            InAppMessageModalDisplayContent.backgroundColor
            InAppMessageModalDisplayContent.borderRadiusPoints InAppMessageModalDisplayContent.buttonLayout
            InAppMessageModalDisplayContent.contentLayout
            InAppMessageModalDisplayContent.dismissButtonColor
            InAppMessageModalDisplayContent.footer InAppMessageModalDisplayContent.hash
            InAppMessageModalDisplayContent.init(builderBlock:)
            InAppMessageModalDisplayContent.init(json:) InAppMessageModalDisplayContent.isEqual(_:)
            InAppMessageModalDisplayContentBuilder.init()
            InAppMessageModalDisplayContentBuilder.isValid()
            InAppMessageModalDisplayContentBuilder InAppMessageTextInfo.alignment InAppMessageTextInfo.color
            InAppMessageTextInfo.fontFamilies
            InAppMessageTextInfo.fontFamily(installed:) InAppMessageTextInfo.hash
            InAppMessageTextInfo.init(json:)
            InAppMessageTextInfo.isEqual(_:) InAppMessageTextInfo.sizePoints InAppMessageTextInfo.style
            InAppMessageTextInfo.toJSON()
            InAppMessageTextInfoAlignmentType.center InAppMessageTextInfoAlignmentType.init(rawValue:)
            InAppMessageTextInfoAlignmentType.left InAppMessageTextInfoAlignmentType.none
            InAppMessageTextInfoAlignmentType.right InAppMessageTextInfoAlignmentType

            InAppMessageTextInfoBuilder.init()
            InAppMessageTextInfoBuilder.isValid()
            InAppMessageTextInfoBuilder
            InAppMessageTextInfoStyleType.bold InAppMessageTextInfoStyleType.init(rawValue:)
            InAppMessageTextInfoStyleType.italic InAppMessageTextInfoStyleType.normal
            InAppMessageTextInfoStyleType.rawValue InAppMessageTextInfoStyleType.underline
            InAppMessageTextInfoStyleType
            """),
        .assets(
            rules: ["AS-023", "AS-024"],
            """
            InAppMessageAssetManager.cachePolicyDelegate InAppMessageAssetManager.prepareAssetsDelegate
            InAppMessageAssetManager InAppMessageAssets.getCache(_:) InAppMessageAssets.getCacheURL(_:)
            InAppMessageAssets.isCached(_:) InAppMessageAssets
            InAppMessageCachePolicyDelegate.shouldCache(onSchedule:)
            InAppMessageCachePolicyDelegate.shouldPersistCache(afterDisplay:) InAppMessageCachePolicyDelegate
            InAppMessagePrepareAssetsDelegate.onPrepare(_:assets:completionHandler:)
            InAppMessagePrepareAssetsDelegate.onSchedule(_:assets:completionHandler:)
            InAppMessagePrepareAssetsDelegate
            """),
        .commands(
            rules: ["AS-093"],
            """
            JavaScriptCommand.arguments JavaScriptCommand.init(for:) JavaScriptCommand.name
            JavaScriptCommand.options JavaScriptCommand.url JavaScriptCommand
            JavaScriptCommandDelegate.perform(_:webView:) JavaScriptCommandDelegate
            """),
        .neutralMessage(
            """
            InAppMessage UAInAppMessage
            """),
        .messageMembers(
            """
            InAppMessage.hash InAppMessage.init(builderBlock:) InAppMessage.init(json:) InAppMessage.isEqual(_:)
            InAppMessage.toJSON()
            """),
        .ownMatters(
            """
            InAppMessage.actions InAppMessage.displayBehavior InAppMessage.isReportingEnabled
            """),
        LedgerEntry(
            .content,
            counterpart: "plan.content",
            needs: [.prepareContent],
            advice: "Change plan.content in prepare: it is a value, and has no builder.",
            members: """
                UAInAppMessageBuilder.init() InAppMessageBuilder UAInAppMessageBuilder.actions
                UAInAppMessageBuilder.displayBehavior UAInAppMessageBuilder.isReportingEnabled
                UAInAppMessageBuilder.isValid() UAInAppMessageBuilder.name UAInAppMessageBuilder
                """),
    ]

    /// The enum case of a kind.
    private static func layout(_ layout: String, _ name: String) -> LedgerEntry {
        LedgerEntry(
            .content,
            counterpart: "MessageContent.layout",
            code: "switch $base { case \(layout) }",
            advice: "The kind is content.layout.",
            members: "InAppMessageDisplayType.\(name)")
    }
}
