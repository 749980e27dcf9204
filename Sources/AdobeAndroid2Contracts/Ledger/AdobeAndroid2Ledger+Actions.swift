import InAppCompat
import InAppContracts

extension Ledger {
    /// Entries for an app's actions on messages.
    static let adobeAndroid2Actions: [LedgerEntry] = [
        .dismiss(
            rules: ["A2-050", "A2-101"],
            """
            FullscreenMessage.dismiss() Message.dismiss(_:)
            """),
        .show(
            rules: ["A2-020"],
            """
            FullscreenMessage.show() FullscreenMessage.show(_:) Message.show()
            """),
        .autoTracking(
            rules: ["A2-100", "A2-102"],
            """
            Message.getAutoTrack() Message.setAutoTrack(_:)
            """),
        LedgerEntry(
            .action,
            counterpart: "CompatMessage.track(_:)",
            code:
                "try? $base.track($2[inAppInteract: .custom($1), inAppDisplay: .impression, inAppDismiss: .dismissal])",
            needs: [.track],
            rules: ["A2-100", "A2-102"],
            advice: "Track a TrackedInteraction on the message.",
            members: """
                Message.track(_:_:)
                """),
        LedgerEntry(
            .action,
            counterpart: "CompatMessage.evaluateJavaScript(_:completion:)",
            code: "try? $base.evaluateJavaScript($1)",
            needs: [.evaluateScript],
            rules: ["A2-094"],
            advice: "It throws where the SDK gives no page.",
            members: """
                Message.evaluateJavascript(_:)
                """),
        LedgerEntry(
            .action,
            counterpart: "CompatMessage.evaluateJavaScript(_:completion:)",
            code:
                "try? $base.evaluateJavaScript($1, completion: { (try? $2.get())?.foundationValue as? String })",
            needs: [.evaluateScript],
            rules: ["A2-094"],
            advice:
                "It throws where the SDK gives no page; the result is a value, and a text without its quotes.",
            members: """
                WebView.evaluateJavascript(_:_:)
                """),
        .opening("FullscreenMessage.openUrl(_:) UIService.showUrl(_:)"),
        .scriptMessages(
            code: "try? $base.onScriptMessage($1) { $2?.foundationValue as? String }",
            rules: ["A2-090", "A2-091", "A2-093"],
            """
            Message.handleJavascriptMessage(_:_:)
            """),
        .interactions(
            """
            MessagingEdgeEventType.getPropositionEventType() MessagingEdgeEventType.getValue()
            """),
        // The entry of the call that counts them describes what is counted.
        LedgerEntry(
            .vocabulary,
            counterpart: "TrackedInteraction",
            advice: "Pass a TrackedInteraction instead.",
            members: """
                MessagingEdgeEventType.inAppDismiss MessagingEdgeEventType.inAppDisplay MessagingEdgeEventType.inAppInteract
                MessagingEdgeEventType.inAppTrigger MessagingEdgeEventType.init(rawValue:)
                MessagingEdgeEventType.pushApplicationOpened MessagingEdgeEventType.pushCustomAction
                MessagingEdgeEventType.toString() MessagingEdgeEventType
                """),
    ]
}
