import InAppCompat
import InAppContracts

extension Ledger {
    /// Entries for an app's actions on messages.
    static let adobeAndroid3Actions: [LedgerEntry] = [
        .dismiss(
            rules: ["A3-010", "A3-024", "A3-101"],
            """
            Message.dismiss() Presentable.dismiss()
            """),
        .show(
            rules: ["A3-010", "A3-041"],
            """
            Message.show() Presentable.show()
            """),
        .hide(
            rules: ["A3-051"],
            """
            Presentable.hide()
            """),
        .autoTracking(
            rules: ["A3-044", "A3-108"],
            """
            Message.getAutoTrack() Message.recordDisplay() Message.setAutoTrack(_:)
            """),
        LedgerEntry(
            .action,
            counterpart: "CompatMessage.track(_:)",
            code: "try? $base.track($2[interact: .custom($1), display: .impression, dismiss: .dismissal])",
            needs: [.track],
            rules: ["A3-044", "A3-108"],
            advice: "Track a TrackedInteraction on the message.",
            members: """
                Message.track(_:_:)
                """),
        LedgerEntry(
            .action,
            counterpart: "CompatMessage.evaluateJavaScript(_:completion:)",
            code:
                "try? $base.evaluateJavaScript($1, completion: { (try? $2.get())?.foundationValue as? String })",
            needs: [.evaluateScript],
            rules: ["A3-114", "A3-115"],
            advice:
                "It throws where the SDK gives no page; the result is a value, and a text without its quotes.",
            members: """
                InAppMessageEventHandler.evaluateJavascript(_:_:)
                """),
        .opening("UriOpening.openUri(_:)"),
        .scriptMessages(
            code: "try? $base.onScriptMessage($1) { $2?.foundationValue as? String }",
            rules: ["A3-111", "A3-112", "A3-113"],
            """
            InAppMessageEventHandler.handleJavascriptMessage(_:_:)
            """),
        .interactions(
            """
            MessagingEdgeEventType.getPropositionEventType() MessagingEdgeEventType.getValue()
            """),
    ]
}
