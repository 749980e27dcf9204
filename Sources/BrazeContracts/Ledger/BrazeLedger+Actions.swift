import InAppCompat
import InAppContracts

extension Ledger {
    /// Entries for an app's actions on messages.
    static let brazeActions: [LedgerEntry] = [
        LedgerEntry(
            .action,
            counterpart: "CompatMessage.show()",
            needs: [.showLater],
            rules: ["BZ-018", "BZ-019", "BZ-020"],
            advice: "Retain the held messages, and show the one that you want.",
            members: """
                BrazeInAppMessageUI.presentNext()
                """),
        LedgerEntry(
            .action,
            counterpart: "CompatMessage.show()",
            code: "try? $1.show()",
            needs: [.showLater],
            rules: ["BZ-001", "BZ-026"],
            advice: "Show the message that was held.",
            members: """
                BrazeInAppMessageUI.present(message:)
                """),
        LedgerEntry(
            .action,
            counterpart: "CompatMessage.dismiss()",
            code: "try? $message.dismiss()",
            needs: [.dismiss],
            rules: ["BZ-061", "BZ-068", "BZ-069"],
            advice: "Dismiss the message on screen: retain it from didPresent on.",
            members: """
                BrazeInAppMessageUI.dismiss(completion:) BrazeInAppMessageUI.dismiss(reason:)
                """),
        LedgerEntry(
            .action,
            counterpart: "CompatMessage.track(.impression)",
            code: "try? $base.track(.impression)",
            needs: [.track],
            rules: ["BZ-074"],
            advice: "Count an impression.",
            members: """
                Braze.InAppMessage.logImpression(using:) Braze.InAppMessageRaw.Context.logImpression()
                """),
        LedgerEntry(
            .action,
            counterpart: "CompatMessage.track(.click(buttonID:))",
            code: "try? $base.track(.click(buttonID: $1))",
            needs: [.track],
            rules: ["BZ-080", "BZ-085"],
            advice: "Count a click.",
            members: """
                Braze.InAppMessage.logClick(buttonId:using:) Braze.InAppMessageRaw.Context.logClick(buttonId:)
                """),
        LedgerEntry(
            .action,
            counterpart: "CompatMessage.discard()",
            code: "try? $base.discard()",
            needs: [.discard],
            rules: ["BZ-012"],
            advice: "Discard it.",
            members: """
                Braze.InAppMessageRaw.Context.discard()
                """),
    ]
}
