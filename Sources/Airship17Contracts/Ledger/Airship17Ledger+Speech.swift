import InAppCompat
import InAppContracts

extension Ledger {
    /// The vendor's members that correspond to the capabilities.
    static let airship17Speech: [LedgerName] = [
        LedgerName(
            [
                .gate, .gateBeforeAppShow, .gateWhileVisible, .gateWhileLeaving, .gateWhileHidden,
                .gateEachTrigger, .viewInGate, .conflictAtOnce, .hold,
            ], "InAppMessagingDelegate.isMessageReady(forDisplay:)"),
        LedgerName([.discard, .discardOnce], "InAppAutomation.cancelSchedule(withID:completionHandler:)"),
        LedgerName([.showLater], "InAppMessageManager.notifyDisplayConditionsChanged()"),
        LedgerName([.prepareWhenShown, .prepareContent], "InAppMessagingDelegate.extend(_:)"),
        LedgerName([.prepareScene], "InAppMessageSceneDelegate.scene(for:defaultScene:)"),
        LedgerName([.customView], "InAppMessageAdapterProtocol"),
        LedgerName(
            [.willPresent, .controlCampaigns], "InAppMessagingDelegate.messageWillBeDisplayed(_:scheduleID:)"),
        LedgerName(
            [.didDismiss, .timedCampaigns, .staysOnWebLinks, .resolution, .builtInResolution],
            "InAppMessagingDelegate.messageFinishedDisplaying(_:scheduleID:resolution:)"),
        LedgerName([.scriptMessages], "JavaScriptCommandDelegate.perform(_:webView:)"),
    ]
}
