import InAppCompat
import InAppContracts

extension Ledger {
    /// Entries for an app's actions on messages.
    static let airship18Actions: [LedgerEntry] = [
        .notify(
            rules: ["AM-004", "AM-046"],
            """
            InAppMessaging.notifyDisplayConditionsChanged()
            """),
        LedgerEntry(
            .action,
            counterpart: "decideDisplay(of:)",
            needs: [.gate],
            rules: ["AM-002"],
            advice: "Answer in decideDisplay.",
            members: """
                InAppMessaging.onIsReadyToDisplay
                """),
        LedgerEntry(
            .action,
            counterpart: "CompatMessage.show()",
            needs: [.showLater],
            advice: "Only messages of a campaign are shown.",
            members: """
                InAppMessage.display(scene:)
                """),
        .pause(
            rules: ["AM-017"],
            """
            InAppAutomation.isPaused
            """),
        .spacing(
            rules: ["AM-018", "AM-019"],
            """
            InAppMessaging.displayInterval
            """),
        .adapterFactory(
            rules: ["AM-014"],
            """
            InAppMessaging.setCustomAdapter(forType:factoryBlock:)
            """),
        .cancelling(
            rules: ["AM-065", "AM-103"],
            """
            InAppAutomation.cancelSchedule(identifier:) InAppAutomation.cancelSchedule(identifiers:)
            InAppAutomation.cancelSchedules(group:)
            """),
        .chosenScene(
            rules: ["AM-070"],
            """
            InAppMessaging.sceneDelegate
            """),
    ]
}
