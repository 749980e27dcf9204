import InAppCompat
import InAppContracts

extension Ledger {
    /// Entries for the SDK's callbacks and their results.
    static let airship18Callbacks: [LedgerEntry] = [
        LedgerEntry(
            .callback,
            counterpart: "decideDisplay(of:)",
            code: "func decideDisplay(of $1: CompatMessage) -> DisplayDecision | false = .hold | $2 = $1.id",
            needs: .gate,
            rules: ["AM-001", "AM-002", "AM-003"],
            advice:
                "Answer .show, .hold or .discard. It is asked once per trigger; show() shows a held message.",
            members: """
                InAppMessageDisplayDelegate.isMessageReadyToDisplay(_:scheduleID:)
                """),
        .willDisplay(
            rules: ["AM-007", "AM-011"],
            """
            InAppMessageDisplayDelegate.messageWillDisplay(_:scheduleID:)
            """),
        LedgerEntry(
            .callback,
            counterpart: "didDismiss(_:resolution:)",
            code: "func didDismiss(_ $1: CompatMessage, resolution: MessageResolution) | $2 = $1.id",
            needs: .end(of: .didDismiss),
            rules: ["AM-007", "AM-008", "AM-062"],
            advice: "Rename it; the resolution says how the message was dismissed.",
            members: """
                InAppMessageDisplayDelegate.messageFinishedDisplaying(_:scheduleID:)
                """),
        .sceneChoice(
            rules: ["AM-022", "AM-070"],
            """
            InAppMessageSceneDelegate.sceneForMessage(_:)
            """),
        .adapter(
            rules: ["AM-005", "AM-006", "AM-030"],
            """
            CustomDisplayAdapter.display(scene:)
            """),
        .adapterWaiting(
            rules: ["AM-005", "AM-006", "AM-030"],
            """
            CustomDisplayAdapter.isReady CustomDisplayAdapter.waitForReady()
            """),
    ]
}
