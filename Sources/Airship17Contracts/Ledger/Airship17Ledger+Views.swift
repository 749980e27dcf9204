import InAppCompat
import InAppContracts

extension Ledger {
    /// Entries for views and their appearance.
    static let airship17Views: [LedgerEntry] = [
        .looks(
            """
            InAppMessageBannerStyle.additionalPadding InAppMessageBannerStyle.bodyStyle
            InAppMessageBannerStyle.buttonStyle InAppMessageBannerStyle.headerStyle InAppMessageBannerStyle.init()
            InAppMessageBannerStyle.init(contentsOfFile:) InAppMessageBannerStyle.maxWidth
            InAppMessageBannerStyle.mediaStyle InAppMessageBannerStyle.style()
            InAppMessageBannerStyle.style(checkingContentsOf:) InAppMessageBannerStyle.style(withContentsOfFile:)
            InAppMessageBannerStyle InAppMessageButtonStyle.additionalPadding InAppMessageButtonStyle.borderWidth
            InAppMessageButtonStyle.buttonHeight InAppMessageButtonStyle.buttonTextStyle InAppMessageButtonStyle.init()
            InAppMessageButtonStyle.separatedButtonSpacing InAppMessageButtonStyle.stackedButtonSpacing
            InAppMessageButtonStyle InAppMessageFullScreenStyle.bodyStyle InAppMessageFullScreenStyle.buttonStyle
            InAppMessageFullScreenStyle.dismissIconResource InAppMessageFullScreenStyle.headerStyle
            InAppMessageFullScreenStyle.init() InAppMessageFullScreenStyle.init(contentsOfFile:)
            InAppMessageFullScreenStyle.mediaStyle InAppMessageFullScreenStyle.style()
            InAppMessageFullScreenStyle.style(checkingContentsOf:) InAppMessageFullScreenStyle.style(withContentsOfFile:)
            InAppMessageFullScreenStyle InAppMessageHTMLStyle.additionalPadding InAppMessageHTMLStyle.aspectRatio
            InAppMessageHTMLStyle.dismissIconResource InAppMessageHTMLStyle.extendFullScreenLargeDevice
            InAppMessageHTMLStyle.hideDismissIcon InAppMessageHTMLStyle.init() InAppMessageHTMLStyle.init(contentsOfFile:)
            InAppMessageHTMLStyle.maxHeight InAppMessageHTMLStyle.maxWidth InAppMessageHTMLStyle.style()
            InAppMessageHTMLStyle.style(checkingContentsOf:) InAppMessageHTMLStyle.style(withContentsOfFile:)
            InAppMessageHTMLStyle InAppMessageMediaStyle.additionalPadding InAppMessageMediaStyle.init()
            InAppMessageMediaStyle InAppMessageModalStyle.additionalPadding InAppMessageModalStyle.aspectRatio
            InAppMessageModalStyle.bodyStyle InAppMessageModalStyle.buttonStyle InAppMessageModalStyle.dismissIconResource
            InAppMessageModalStyle.extendFullScreenLargeDevice InAppMessageModalStyle.headerStyle
            InAppMessageModalStyle.init() InAppMessageModalStyle.init(contentsOfFile:) InAppMessageModalStyle.maxHeight
            InAppMessageModalStyle.maxWidth InAppMessageModalStyle.mediaStyle InAppMessageModalStyle.style()
            InAppMessageModalStyle.style(checkingContentsOf:) InAppMessageModalStyle.style(withContentsOfFile:)
            InAppMessageModalStyle InAppMessageStyleProtocol.style() InAppMessageStyleProtocol.style(withContentsOfFile:)
            InAppMessageStyleProtocol InAppMessageTextStyle.additionalPadding InAppMessageTextStyle.init()
            InAppMessageTextStyle.letterSpacing InAppMessageTextStyle.lineSpacing InAppMessageTextStyle
            """),
        .ownViews(
            """
            InAppMessageBannerAdapter.style InAppMessageBannerAdapter InAppMessageFullScreenAdapter.style
            InAppMessageFullScreenAdapter InAppMessageHTMLAdapter.style InAppMessageHTMLAdapter
            InAppMessageModalAdapter.style InAppMessageModalAdapter InAppMessagePrepareResult.cancel
            InAppMessagePrepareResult.init(rawValue:) InAppMessagePrepareResult.invalidate InAppMessagePrepareResult.retry
            InAppMessagePrepareResult.success InAppMessagePrepareResult
            """),
    ]
}
