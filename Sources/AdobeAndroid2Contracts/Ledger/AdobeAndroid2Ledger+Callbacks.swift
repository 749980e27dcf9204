import InAppCompat
import InAppContracts

extension Ledger {
    /// Entries for the SDK's callbacks and their results.
    static let adobeAndroid2Callbacks: [LedgerEntry] = [
        .suppressingGate(
            rules: ["A2-020", "A2-032", "A2-036"],
            """
            MessagingDelegate.shouldShowMessage(_:)
            """),
        .shown(
            rules: ["A2-034"],
            """
            MessagingDelegate.onShow(_:)
            """),
        .dismissed(
            rules: ["A2-051", "A2-054"],
            """
            MessagingDelegate.onDismiss(_:)
            """),
        LedgerEntry(
            .callback,
            counterpart: "didLoad(_:in:)",
            code: "func didLoad(_ $1: URL, in $2: CompatMessage) | $1 = $1.absoluteString",
            needs: .callback(.didLoad, .webLinks, .staysOnWebLinks),
            rules: ["A2-072", "A2-074"],
            advice: "Rename it; the link is a URL, and its absoluteString is the text.",
            members: """
                MessagingDelegate.urlLoaded(_:_:)
                """),
        .pageListener(
            rules: ["A2-030", "A2-033", "A2-070"],
            """
            FullscreenMessageDelegate.onBackPressed(_:) FullscreenMessageDelegate.onDismiss(_:)
            FullscreenMessageDelegate.onShow(_:) FullscreenMessageDelegate.onShowFailure()
            FullscreenMessageDelegate.overrideUrlLoad(_:_:) FullscreenMessageDelegate.shouldShowMessage(_:)
            """),
    ]
}
