import InAppCompat
import InAppContracts

extension Ledger {
    /// Entries on what an app reads of messages.
    static let adobeAndroid2Content: [LedgerEntry] = [
        .parent(
            rules: ["A2-004"],
            """
            FullscreenMessage.getParent() Message.getParent()
            """),
        .campaignID(
            """
            Message.getId()
            """),
        .pageView(
            rules: ["A2-037", "A2-055"],
            """
            FullscreenMessage.getWebView() Message.getWebView() WebView.answerScripts(_:)
            WebView.evaluatedScripts WebView.javascriptInterfaces WebView.loadedHTML WebView.localAssets
            WebView.navigate(to:) WebView.post(_:) WebView
            """),
        .pageMatters(
            rules: ["A2-104", "A2-107"],
            """
            FullscreenMessage.getMessageSettings() FullscreenMessage.openUrl(_:) FullscreenMessage.setLocalAssetsMap(_:)
            FullscreenMessage.setMessageSetting(_:)
            """),
    ]
}
