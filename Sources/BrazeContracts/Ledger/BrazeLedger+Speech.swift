import InAppCompat
import InAppContracts

extension Ledger {
    /// The vendor's members that correspond to the capabilities.
    static let brazeSpeech: [LedgerName] = [
        LedgerName(
            [
                .gate, .gateBeforeAppShow, .gateWhileVisible, .gateWhileLeaving, .gateWhileHidden,
                .gateEachTrigger, .viewInGate, .conflictAtOnce,
            ], "BrazeInAppMessageUIDelegate.inAppMessage(_:displayChoiceForMessage:)"),
        LedgerName(
            [.hold], "BrazeInAppMessageUI.DisplayChoice.later BrazeInAppMessageUI.DisplayChoice.reenqueue"),
        LedgerName([.discard, .discardOnce], "BrazeInAppMessageUI.DisplayChoice.discard"),
        LedgerName([.showLater], "BrazeInAppMessageUI.presentNext()"),
        LedgerName([.showAgain], "BrazeInAppMessageUI.present(message:)"),
        LedgerName([.dismiss, .dismissBuiltIn], "BrazeInAppMessageUI.dismiss(completion:)"),
        LedgerName([.prepareWhenShown], "BrazeInAppMessageUIDelegate.inAppMessage(_:prepareWith:)"),
        LedgerName([.prepareContent], "BrazeInAppMessageUI.PresentationContext.message"),
        LedgerName([.prepareOrientation], "BrazeInAppMessageUI.PresentationContext.preferredOrientation"),
        LedgerName([.prepareStatusBar], "BrazeInAppMessageUI.PresentationContext.statusBarHideBehavior"),
        LedgerName(
            [.prepareScene],
            "BrazeInAppMessageUI.PresentationContext.windowScene BrazeInAppMessageUI.PresentationContext.windowLevel"
        ),
        LedgerName([.customView], "BrazeInAppMessageUI.PresentationContext.customView"),
        LedgerName(
            [.willPresent, .controlCampaigns], "BrazeInAppMessageUIDelegate.inAppMessage(_:willPresent:view:)"
        ),
        LedgerName([.didPresent], "BrazeInAppMessageUIDelegate.inAppMessage(_:didPresent:view:)"),
        LedgerName([.willDismiss], "BrazeInAppMessageUIDelegate.inAppMessage(_:willDismiss:view:)"),
        LedgerName(
            [.didDismiss, .timedCampaigns, .staysOnWebLinks],
            "BrazeInAppMessageUIDelegate.inAppMessage(_:didDismiss:view:)"),
        LedgerName(
            [.shouldPerform, .webLinks, .resolution, .builtInResolution],
            "BrazeInAppMessageUIDelegate.inAppMessage(_:shouldProcess:buttonId:message:view:)"),
        LedgerName(
            [.track], "Braze.InAppMessage.logImpression(using:) Braze.InAppMessage.logClick(buttonId:using:)"),
        LedgerName([.scriptMessages], "Braze.WebViewBridge.ScriptMessageHandler"),
        LedgerName([.view], "BrazeInAppMessageUI.messageView"),
    ]
}
