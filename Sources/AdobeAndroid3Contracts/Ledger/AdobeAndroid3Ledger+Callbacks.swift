import InAppCompat
import InAppContracts

extension Ledger {
    /// Entries for the SDK's callbacks and their results.
    static let adobeAndroid3Callbacks: [LedgerEntry] = [
        LedgerEntry(
            .callback,
            counterpart: "decideDisplay(of:)",
            code: "func decideDisplay(of $1: CompatMessage) -> DisplayDecision | false = .hold",
            needs: .gate,
            rules: ["A3-030", "A3-040", "A3-041"],
            advice:
                "Return .show, .hold or .discard; it is asked once for each trigger, not again when the app "
                + "shows the message.",
            members: """
                PresentationLever.canShow(_:)
                """),
        .shown(
            rules: ["A3-022", "A3-050"],
            """
            PresentationEventListener.onShow(_:) PresentationListener.onShow(_:)
            """),
        LedgerEntry(
            .callback,
            counterpart: "didHide(_:)",
            code: "func didHide(_ $1: CompatMessage)",
            needs: .callback(.didHide, .hide),
            rules: ["A3-022"],
            advice: "Rename it.",
            members: """
                PresentationEventListener.onHide(_:) PresentationListener.onHide(_:)
                """),
        .dismissed(
            rules: ["A3-022", "A3-023"],
            """
            PresentationEventListener.onDismiss(_:) PresentationListener.onDismiss(_:)
            """),
        LedgerEntry(
            .callback,
            counterpart: "didLoad(_:in:)",
            code: "func didLoad(_ $2: URL, in $1: CompatMessage) | $2 = Optional($2)",
            needs: .callback(.didLoad, .webLinks, .staysOnWebLinks),
            rules: ["A3-080", "A3-081"],
            advice:
                "didLoad takes the URL first and then the message; content that is not a URL is not reported.",
            members: """
                PresentationListener.onContentLoaded(_:_:)
                """),
        LedgerEntry(
            .callback,
            counterpart: "didFail(_:failure:)",
            needs: .callback(.failure),
            rules: ["A3-034", "A3-040"],
            advice: "didFail says why.",
            members: """
                PresentationEventListener.onError(_:_:)
                """),
        LedgerEntry(
            .callback,
            counterpart: "shouldPerform(_:of:)",
            needs: .callback(.shouldPerform, .webLinks, .staysOnWebLinks),
            rules: ["A3-070", "A3-080"],
            advice: "shouldPerform is asked about clicks.",
            members: """
                InAppMessageEventListener.onBackPressed(_:) InAppMessageEventListener.onUrlLoading(_:_:)
                """),
    ]
}
