import InAppCompat
import InAppContracts

extension Ledger {
    /// Entries for an app's actions on messages.
    static let airship17Actions: [LedgerEntry] = [
        .notify(
            rules: ["AS-027"],
            """
            InAppMessageManager.notifyDisplayConditionsChanged()
            """),
        .pause(
            rules: ["AS-006", "AS-007", "AS-008"],
            """
            InAppAutomation.isPaused
            """),
        .spacing(
            rules: ["AS-030", "AS-031"],
            """
            InAppMessageDefaultDisplayCoordinator.displayInterval InAppMessageManager.displayInterval
            """),
        .adapterFactory(
            rules: ["AS-016", "AS-017"],
            """
            InAppMessageManager.setFactoryBlock(_:for:) InAppMessageManager.setOptionalFactoryBlock(_:for:)
            """),
        .cancelling(
            rules: ["AS-005", "AS-067"],
            """
            InAppAutomation.cancelMessageSchedules(withGroup:completionHandler:)
            InAppAutomation.cancelMessageSchedules(withGroup:isolation:)
            InAppAutomation.cancelSchedule(withID:completionHandler:) InAppAutomation.cancelSchedule(withID:isolation:)
            InAppAutomation.cancelSchedules(withGroup:completionHandler:)
            InAppAutomation.cancelSchedules(withGroup:isolation:)
            """),
        .chosenScene(
            rules: ["AS-040", "AS-041"],
            """
            InAppMessageSceneManager.delegate
            """),
    ]
}
