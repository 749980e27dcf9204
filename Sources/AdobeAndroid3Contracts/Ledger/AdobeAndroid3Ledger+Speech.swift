import InAppCompat
import InAppContracts

extension Ledger {
    /// The vendor's members that correspond to the capabilities.
    static let adobeAndroid3Speech: [LedgerName] = [
        LedgerName(
            [
                .gate, .gateBeforeAppShow, .gateWhileVisible, .gateWhileLeaving, .gateWhileHidden,
                .gateEachTrigger, .viewInGate, .conflictAtOnce, .hold, .discard, .discardOnce,
            ], "PresentationLever.canShow(_:)"),
        LedgerName([.showLater, .showAgain], "Presentable.show()"),
        LedgerName([.dismiss, .dismissBuiltIn], "Presentable.dismiss()"),
        LedgerName([.hide], "Presentable.hide()"),
        LedgerName([.didPresent], "PresentationListener.onShow(_:)"),
        LedgerName([.didHide], "PresentationListener.onHide(_:)"),
        LedgerName([.didDismiss, .timedCampaigns, .staysOnWebLinks], "PresentationListener.onDismiss(_:)"),
        LedgerName([.didLoad], "PresentationListener.onContentLoaded(_:_:)"),
        LedgerName([.failure], "PresentationEventListener.onError(_:_:)"),
        LedgerName(
            [.shouldPerform, .webLinks, .resolution, .builtInResolution],
            "InAppMessageEventListener.onUrlLoading(_:_:)"),
        LedgerName([.track], "Message.track(_:_:)"),
        LedgerName([.evaluateScript], "InAppMessageEventHandler.evaluateJavascript(_:_:)"),
        LedgerName([.scriptMessages], "InAppMessageEventHandler.handleJavascriptMessage(_:_:)"),
    ]
}
