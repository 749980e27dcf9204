import InAppCompat
import InAppContracts

extension Ledger {
    /// Entries for the values that an app reads from messages.
    static let airship18Content: [LedgerEntry] = [
        .resolution(
            rules: ["AM-074", "AM-075"],
            """
            CustomDisplayResolution.buttonTap(_:) CustomDisplayResolution.messageTap
            CustomDisplayResolution.timedOut CustomDisplayResolution.userDismissed CustomDisplayResolution
            """),
        LedgerEntry(
            .content,
            counterpart: "CompatMessage.name",
            code: "($base.name ?? $base.id)",
            advice: "The campaign's name of the message, or its id if it has no name.",
            members: """
                InAppMessage.name
                """),
        LedgerEntry(
            .content,
            counterpart: "CompatMessage.content.extras",
            code: "Optional(ContentValue.object($base.content.extras))",
            advice: "The values are ContentValue.",
            members: """
                InAppMessage.extras
                """),
        .parts(
            """
            InAppMessageButtonInfo.Behavior.cancel InAppMessageButtonInfo.Behavior.dismiss
            InAppMessageButtonInfo.Behavior.init(rawValue:) InAppMessageButtonInfo.Behavior
            InAppMessageButtonInfo.actions InAppMessageButtonInfo.backgroundColor InAppMessageButtonInfo.behavior
            InAppMessageButtonInfo.borderColor InAppMessageButtonInfo.borderRadius
            InAppMessageButtonInfo.init(identifier:label:actions:behavior:backgroundColor:borderColor:borderRadius:)
            InAppMessageButtonLayoutType.init(rawValue:) InAppMessageButtonLayoutType.joined
            InAppMessageButtonLayoutType.separate InAppMessageButtonLayoutType.stacked InAppMessageButtonLayoutType
            InAppMessageColor.color InAppMessageColor.hexColorString InAppMessageColor.init(hexColorString:)
            InAppMessageColor InAppMessageDisplayContent.Banner.Placement.init(rawValue:)
            InAppMessageDisplayContent.Banner.Placement InAppMessageDisplayContent.Banner.Template.init(rawValue:)
            InAppMessageDisplayContent.Banner.Template.mediaLeft
            InAppMessageDisplayContent.Banner.Template.mediaRight InAppMessageDisplayContent.Banner.Template
            InAppMessageDisplayContent.Banner.actions InAppMessageDisplayContent.Banner.backgroundColor
            InAppMessageDisplayContent.Banner.borderRadius InAppMessageDisplayContent.Banner.buttonLayoutType
            InAppMessageDisplayContent.Banner.dismissButtonColor InAppMessageDisplayContent.Banner.duration
            InAppMessageDisplayContent.Banner.init(heading:body:media:buttons:buttonLayoutType:template:backgroundColor:dismissButtonColor:borderRadius:duration:placement:actions:)
            InAppMessageDisplayContent.Banner.template
            InAppMessageDisplayContent.Fullscreen.Template.headerBodyMedia
            InAppMessageDisplayContent.Fullscreen.Template.headerMediaBody
            InAppMessageDisplayContent.Fullscreen.Template.init(rawValue:)
            InAppMessageDisplayContent.Fullscreen.Template.mediaHeaderBody
            InAppMessageDisplayContent.Fullscreen.Template InAppMessageDisplayContent.Fullscreen.backgroundColor
            InAppMessageDisplayContent.Fullscreen.buttonLayoutType
            InAppMessageDisplayContent.Fullscreen.dismissButtonColor InAppMessageDisplayContent.Fullscreen.footer
            InAppMessageDisplayContent.Fullscreen.init(heading:body:media:footer:buttons:buttonLayoutType:template:dismissButtonColor:backgroundColor:)
            InAppMessageDisplayContent.Fullscreen.template
            InAppMessageDisplayContent.HTML.allowFullscreen InAppMessageDisplayContent.HTML.aspectLock
            InAppMessageDisplayContent.HTML.backgroundColor InAppMessageDisplayContent.HTML.borderRadius
            InAppMessageDisplayContent.HTML.dismissButtonColor InAppMessageDisplayContent.HTML.forceFullscreen
            InAppMessageDisplayContent.HTML.height
            InAppMessageDisplayContent.HTML.init(url:height:width:aspectLock:requiresConnectivity:dismissButtonColor:backgroundColor:borderRadius:allowFullscreen:forceFullscreen:)
            InAppMessageDisplayContent.HTML.requiresConnectivity InAppMessageDisplayContent.HTML.width
            InAppMessageDisplayContent.Modal.Template.headerBodyMedia
            InAppMessageDisplayContent.Modal.Template.headerMediaBody
            InAppMessageDisplayContent.Modal.Template.init(rawValue:)
            InAppMessageDisplayContent.Modal.Template.mediaHeaderBody InAppMessageDisplayContent.Modal.Template
            InAppMessageDisplayContent.Modal.allowFullscreenDisplay InAppMessageDisplayContent.Modal.backgroundColor
            InAppMessageDisplayContent.Modal.borderRadius InAppMessageDisplayContent.Modal.buttonLayoutType
            InAppMessageDisplayContent.Modal.dismissButtonColor InAppMessageDisplayContent.Modal.footer
            InAppMessageDisplayContent.Modal.init(heading:body:media:footer:buttons:buttonLayoutType:template:dismissButtonColor:backgroundColor:borderRadius:allowFullscreenDisplay:)
            InAppMessageDisplayContent.Modal.template
            InAppMessageDisplayContent.validate() InAppMessageMediaInfo.MediaType.image
            InAppMessageMediaInfo.MediaType.init(rawValue:) InAppMessageMediaInfo.MediaType.video
            InAppMessageMediaInfo.MediaType.vimeo InAppMessageMediaInfo.MediaType.youtube
            InAppMessageMediaInfo.MediaType
            InAppMessageMediaInfo.init(url:type:description:) InAppMessageMediaInfo.type
            InAppMessageTextInfo.Alignment.center
            InAppMessageTextInfo.Alignment.init(rawValue:) InAppMessageTextInfo.Alignment.left
            InAppMessageTextInfo.Alignment.right InAppMessageTextInfo.Alignment InAppMessageTextInfo.Style.bold
            InAppMessageTextInfo.Style.init(rawValue:) InAppMessageTextInfo.Style.italic
            InAppMessageTextInfo.Style.underline InAppMessageTextInfo.Style InAppMessageTextInfo.alignment
            InAppMessageTextInfo.color InAppMessageTextInfo.fontFamilies
            InAppMessageTextInfo.init(text:color:size:fontFamilies:alignment:style:) InAppMessageTextInfo.size
            InAppMessageTextInfo.style
            """),
        .assets(
            rules: ["AM-095", "AM-096"],
            """
            AirshipCachedAssetsProtocol.cachedURL(remoteURL:) AirshipCachedAssetsProtocol.isCached(remoteURL:)
            AirshipCachedAssetsProtocol
            """),
        .commands(
            rules: ["AM-040"],
            """
            JavaScriptCommand.arguments JavaScriptCommand.init(url:) JavaScriptCommand.name
            JavaScriptCommand.options JavaScriptCommand.url JavaScriptCommand
            JavaScriptCommandDelegate.performCommand(_:webView:) JavaScriptCommandDelegate NativeBridge.init()
            NativeBridge.javaScriptCommandDelegate NativeBridge.nativeBridgeExtensionDelegate NativeBridge
            NativeBridgeExtensionDelegate.actionsMetadata(for:webView:) NativeBridgeExtensionDelegate
            """),
        .neutralMessage(
            """
            InAppMessage
            """),
        .ownKinds(
            """
            InAppMessageDisplayContent.airshipLayout(_:) InAppMessageDisplayContent.custom(_:)
            """),
        .messageMembers(
            rules: ["AM-020", "AM-021"],
            """
            InAppMessage.init(name:displayContent:extras:actions:isReportingEnabled:displayBehavior:)
            """),
        .ownMatters(
            rules: ["AM-020", "AM-021"],
            """
            InAppMessage.DisplayBehavior.immediate InAppMessage.DisplayBehavior.init(rawValue:)
            InAppMessage.DisplayBehavior.standard InAppMessage.DisplayBehavior InAppMessage.actions
            InAppMessage.displayBehavior InAppMessage.isReportingEnabled
            """),
    ]
}
