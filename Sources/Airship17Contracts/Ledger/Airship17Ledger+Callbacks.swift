import InAppCompat
import InAppContracts

extension Ledger {
    /// Entries for the SDK's callbacks and their results.
    static let airship17Callbacks: [LedgerEntry] = [
        LedgerEntry(
            .callback,
            counterpart: "decideDisplay(of:)",
            code: "func decideDisplay(of $1: CompatMessage) -> DisplayDecision | false = .hold",
            needs: .gate,
            rules: ["AS-008", "AS-026", "AS-027"],
            advice:
                "Answer .show, .hold or .discard. It is asked once per trigger, and show() shows a held message.",
            members: """
                InAppMessagingDelegate.isMessageReady(forDisplay:)
                """),
        .willDisplay(
            rules: ["AS-037"],
            """
            InAppMessagingDelegate.messageWillBeDisplayed(_:scheduleID:)
            """),
        LedgerEntry(
            .callback,
            counterpart: "didDismiss(_:resolution:)",
            code:
                "func didDismiss(_ $1: CompatMessage, resolution: MessageResolution) | $2 = $1.id | $3 = resolution",
            needs: .end(of: .didDismiss),
            rules: ["AS-042", "AS-044"],
            advice: "Rename it; the resolution's cause says how the message was dismissed.",
            members: """
                InAppMessagingDelegate.messageFinishedDisplaying(_:scheduleID:resolution:)
                """),
        LedgerEntry(
            .callback,
            counterpart: "prepare(_:for:)",
            code: "func prepare(_ plan: inout PresentationPlan, for $1: CompatMessage)",
            needs: .callback(.prepareContent),
            rules: ["AS-010", "AS-011", "AS-012"],
            advice: "Change plan.content in prepare.",
            members: """
                InAppMessagingDelegate.extend(_:)
                """),
        .coordinator(
            rules: ["AS-013", "AS-014", "AS-015"],
            """
            InAppMessagingDelegate.displayCoordinator(for:)
            """),
        .coordinator(
            rules: ["AS-027", "AS-035", "AS-037"],
            """
            InAppMessageDisplayCoordinator.didChangeValue(for:)
            InAppMessageDisplayCoordinator.didChangeValue(forKey:) InAppMessageDisplayCoordinator.isReady
            InAppMessageDisplayCoordinator.willChangeValue(for:)
            InAppMessageDisplayCoordinator.willChangeValue(forKey:)
            """),
        .coordinatorShows(
            rules: ["AS-035", "AS-037"],
            "InAppMessageDisplayCoordinator.didBeginDisplaying(_:)"),
        .coordinatorEnds(
            rules: ["AS-035", "AS-037"],
            "InAppMessageDisplayCoordinator.didFinishDisplaying(_:)"),
        .adapterWaiting(
            rules: ["AS-018", "AS-020", "AS-029"],
            """
            InAppMessageAdapterProtocol.isReadyToDisplay() InAppMessageAdapterProtocol.prepare(with:)
            InAppMessageAdapterProtocol.prepare(with:completionHandler:)
            """),
        .adapter(
            rules: ["AS-018", "AS-020", "AS-029"],
            """
            InAppMessageAdapterProtocol.adapter(for:) InAppMessageAdapterProtocol.display()
            InAppMessageAdapterProtocol.display(_:)
            """),
        .sceneChoice(
            rules: ["AS-040", "AS-041"],
            """
            InAppMessageSceneDelegate.scene(for:defaultScene:)
            """),
    ]
}
