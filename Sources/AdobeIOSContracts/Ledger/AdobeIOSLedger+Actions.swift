import InAppCompat
import InAppContracts

extension Ledger {
    /// Entries for an app's actions on messages.
    static let adobeIOSActions: [LedgerEntry] = [
        .dismiss(
            rules: ["AI-070", "AI-071", "AI-072"],
            """
            Dismissible.dismiss() FullscreenMessage.dismiss()
            """),
        .show(
            rules: ["AI-020", "AI-050", "AI-052"],
            """
            FullscreenMessage.show() FullscreenMessage.show(withMessagingDelegateControl:) Message.show() Showable.show()
            """),
        .hide(
            rules: ["AI-080", "AI-083"],
            """
            FullscreenMessage.hide()
            """),
        LedgerEntry(
            .action,
            counterpart: "CompatMessage.track(_:)",
            code: "try? $base.track($2[interact: .custom($1), display: .impression, dismiss: .dismissal])",
            needs: [.track],
            rules: ["AI-112", "AI-114"],
            advice: "Track a TrackedInteraction on the message.",
            members: """
                Message.track(_:withEdgeEventType:)
                """),
        .autoTracking(
            rules: ["AI-054", "AI-110"],
            """
            Message.autoTrack Message.recordDisplay()
            """),
        LedgerEntry(
            .action,
            counterpart: "print",
            code: "print($1, $2)",
            advice: "The app's log needs no SDK.",
            members: """
                Log.debug(label:_:) Log.error(label:_:) Log.trace(label:_:) Log.warning(label:_:)
                """),
        .opening("URLOpening.openUrl(_:)"),
        .scriptMessages(
            code: "try? $base.onScriptMessage($1) { $2?.foundationValue }",
            rules: ["AI-120", "AI-122", "AI-123"],
            """
            FullscreenMessage.handleJavascriptMessage(_:withHandler:) Message.handleJavascriptMessage(_:withHandler:)
            """),
        LedgerEntry(
            .action,
            counterpart: "CompatMessage.dismiss()",
            code: "try? $base.dismiss()",
            needs: [.dismiss],
            rules: ["AI-073", "AI-111"],
            advice:
                "It throws where the SDK cannot dismiss. The other SDK decides what is counted: suppressAutoTrack is dropped.",
            members: """
                Message.dismiss(suppressAutoTrack:)
                """),
    ]
}
