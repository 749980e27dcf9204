import InAppCompat
import InAppContracts

extension Ledger {
    /// Entries for the SDK's callbacks and their results.
    static let adobeIOSCallbacks: [LedgerEntry] = [
        .suppressingGate(
            rules: ["AI-030", "AI-032", "AI-050"],
            """
            MessagingDelegate.shouldShowMessage(message:)
            """),
        LedgerEntry(
            .callback,
            counterpart: "didPresent(_:)",
            code: "func didPresent(_ $1: CompatMessage)",
            needs: .callback(.didPresent),
            rules: ["AI-035", "AI-081"],
            advice: "Rename it; it is called again for a message that is shown again after hide.",
            members: """
                MessagingDelegate.onShow(message:)
                """),
        .dismissed(
            rules: ["AI-073", "AI-075", "AI-076"],
            """
            MessagingDelegate.onDismiss(message:)
            """),
        LedgerEntry(
            .callback,
            counterpart: "didLoad(_:in:)",
            code: "func didLoad(_ $1: URL, in $2: CompatMessage)",
            needs: .callback(.didLoad, .webLinks, .staysOnWebLinks),
            rules: ["AI-091", "AI-099"],
            advice: "Rename it; clicks of other SDKs are reported to shouldPerform instead.",
            members: """
                MessagingDelegate.urlLoaded(_:byMessage:) MessagingDelegate.urlLoaded
                """),
        .pageListener(
            rules: ["AI-033", "AI-034", "AI-090"],
            """
            FullscreenMessageDelegate.onDismiss(message:) FullscreenMessageDelegate.onError(message:error:)
            FullscreenMessageDelegate.onError FullscreenMessageDelegate.onShow(message:)
            FullscreenMessageDelegate.onShowFailure() FullscreenMessageDelegate.overrideUrlLoad(message:url:)
            FullscreenMessageDelegate.webViewDidFinishInitialLoading(webView:)
            FullscreenMessageDelegate.webViewDidFinishInitialLoading Message.onDismiss(message:)
            Message.onError(message:error:) Message.onShow(message:) Message.onShowFailure()
            Message.overrideUrlLoad(message:url:)
            """),
    ]
}
