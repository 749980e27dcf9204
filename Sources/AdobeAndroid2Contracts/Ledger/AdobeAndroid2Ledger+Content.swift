import InAppCompat
import InAppContracts

extension Ledger {
    /// Entries for the values that an app reads from messages.
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
        LedgerEntry(
            .content,
            counterpart: "CompatMessage.evaluateJavaScript(_:completion:)",
            code: "Optional($base)",
            needs: [.evaluateScript],
            rules: ["A2-037", "A2-055"],
            advice: "The message runs scripts itself: a handler has no web view.",
            members: """
                FullscreenMessage.getWebView() Message.getWebView()
                """),
        .pageMatters(
            rules: ["A2-104", "A2-107"],
            """
            FullscreenMessage.setLocalAssetsMap(_:) WebView.answerScripts(_:) WebView.evaluatedScripts
            WebView.javascriptInterfaces WebView.loadedHTML WebView.localAssets WebView.navigate(to:) WebView.post(_:)
            """),
    ]
}
