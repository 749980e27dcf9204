import InAppCompat
import InAppContracts

extension Ledger {
    /// The vendor's members that correspond to the capabilities.
    static let airship18Speech: [LedgerName] = [
        LedgerName(
            [
                .gate, .gateBeforeAppShow, .gateWhileVisible, .gateWhileLeaving, .gateWhileHidden,
                .gateEachTrigger, .viewInGate, .conflictAtOnce, .hold,
            ], "InAppMessageDisplayDelegate.isMessageReadyToDisplay(_:scheduleID:)"),
        LedgerName([.discard, .discardOnce], "InAppAutomation.cancelSchedule(identifier:)"),
        LedgerName([.showLater], "InAppMessaging.notifyDisplayConditionsChanged()"),
        LedgerName([.prepareScene], "InAppMessageSceneDelegate.sceneForMessage(_:)"),
        LedgerName([.customView], "CustomDisplayAdapter"),
        LedgerName(
            [.willPresent, .controlCampaigns], "InAppMessageDisplayDelegate.messageWillDisplay(_:scheduleID:)"
        ),
        LedgerName(
            [.didDismiss, .timedCampaigns, .staysOnWebLinks],
            "InAppMessageDisplayDelegate.messageFinishedDisplaying(_:scheduleID:)"),
        LedgerName([.resolution, .builtInResolution], "CustomDisplayResolution"),
        LedgerName([.scriptMessages], "JavaScriptCommandDelegate.performCommand(_:webView:)"),
    ]
}
