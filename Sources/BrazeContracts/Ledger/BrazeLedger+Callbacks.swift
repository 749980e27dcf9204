import InAppCompat
import InAppContracts

extension Ledger {
    /// Entries for the SDK's callbacks and their results.
    static let brazeCallbacks: [LedgerEntry] = [
        LedgerEntry(
            .callback,
            counterpart: "decideDisplay(of:)",
            code: "func decideDisplay(of $2: CompatMessage) -> DisplayDecision",
            needs: .gate,
            rules: ["BZ-001", "BZ-002", "BZ-018"],
            advice: "Answer .show, .hold or .discard.",
            members: """
                BrazeInAppMessageUIDelegate.inAppMessage(_:displayChoiceForMessage:)
                """),
        LedgerEntry(
            .callback,
            counterpart: "prepare(_:for:)",
            code: "func prepare(_ $2: inout PresentationPlan, for message: CompatMessage)",
            needs: .callback(.willPresent, .prepareWhenShown),
            rules: ["BZ-034", "BZ-041", "BZ-044"],
            advice: "The plan replaces the context; the message is a separate argument.",
            members: """
                BrazeInAppMessageUIDelegate.inAppMessage(_:prepareWith:)
                """),
        LedgerEntry(
            .callback,
            counterpart: "willPresent(_:)",
            code: "func willPresent(_ $2: CompatMessage) | $3 = $2.view",
            needs: .callback(.willPresent),
            rules: ["BZ-060", "BZ-062", "BZ-063"],
            advice: "Rename it; the view is message.view.",
            members: """
                BrazeInAppMessageUIDelegate.inAppMessage(_:willPresent:view:)
                """),
        LedgerEntry(
            .callback,
            counterpart: "didPresent(_:)",
            code: "func didPresent(_ $2: CompatMessage) | $3 = $2.view",
            needs: .callback(.didPresent),
            rules: ["BZ-060", "BZ-062", "BZ-063"],
            advice: "Rename it; the view is message.view.",
            members: """
                BrazeInAppMessageUIDelegate.inAppMessage(_:didPresent:view:)
                """),
        LedgerEntry(
            .callback,
            counterpart: "willDismiss(_:)",
            code: "func willDismiss(_ $2: CompatMessage) | $3 = $2.view",
            needs: .end(of: .willDismiss),
            rules: ["BZ-061", "BZ-067", "BZ-069"],
            advice: "Rename it; the view is message.view.",
            members: """
                BrazeInAppMessageUIDelegate.inAppMessage(_:willDismiss:view:)
                """),
        LedgerEntry(
            .callback,
            counterpart: "didDismiss(_:resolution:)",
            code: "func didDismiss(_ $2: CompatMessage, resolution: MessageResolution) | $3 = $2.view",
            needs: .end(of: .didDismiss),
            rules: ["BZ-061", "BZ-065", "BZ-066"],
            advice: "Rename it; the resolution says how the message was dismissed.",
            members: """
                BrazeInAppMessageUIDelegate.inAppMessage(_:didDismiss:view:)
                """),
        LedgerEntry(
            .callback,
            counterpart: "shouldPerform(_:of:)",
            code:
                "func shouldPerform(_ $2: MessageAction, of $4: CompatMessage) -> Bool | $3 = $2.buttonID | $5 = $4.view",
            needs: .callback(.shouldPerform, .webLinks, .staysOnWebLinks),
            rules: ["BZ-080", "BZ-086", "BZ-088"],
            advice: "The action has the URL and the button's id.",
            members: """
                BrazeInAppMessageUIDelegate.inAppMessage(_:shouldProcess:buttonId:message:view:)
                """),
        LedgerEntry(
            .callback,
            counterpart: "decideDisplay(of:)",
            needs: .gate,
            rules: ["BZ-120"],
            advice:
                "A custom presenter decides in decideDisplay, and shows its view with the plan's customView.",
            members: """
                BrazeInAppMessagePresenter.present(message:)
                """),
        LedgerEntry(
            .callback,
            counterpart: "willDismiss(_:)",
            needs: .end(of: .willDismiss),
            rules: ["BZ-110", "BZ-114"],
            advice: "willDismiss reports messages that the SDK dismisses.",
            members: """
                BrazeInAppMessagePresenter.dismiss(reason:)
                """),
        LedgerEntry(
            .answer,
            counterpart: "DisplayDecision.show",
            code: ".show",
            needs: [.gate],
            rules: ["BZ-010"],
            advice: "Show it.",
            members: """
                BrazeInAppMessageUI.DisplayChoice.now
                """),
        LedgerEntry(
            .answer,
            counterpart: "DisplayDecision.hold",
            code: ".hold",
            needs: [.hold],
            rules: ["BZ-011", "BZ-013"],
            advice: "Hold it until show().",
            members: """
                BrazeInAppMessageUI.DisplayChoice.later BrazeInAppMessageUI.DisplayChoice.reenqueue
                """),
        LedgerEntry(
            .answer,
            counterpart: "DisplayDecision.discard",
            code: ".discard",
            needs: [.discard],
            rules: ["BZ-012"],
            advice: "Discard the message; without discardOnce, the campaign is discarded too.",
            members: """
                BrazeInAppMessageUI.DisplayChoice.discard
                """),
        LedgerEntry(
            .answer,
            counterpart: "DisplayDecision",
            code: "DisplayDecision",
            needs: [.gate],
            advice: "The answer of decideDisplay.",
            members: """
                BrazeInAppMessageUI.DisplayChoice
                """),
    ]
}
