import InAppCompat
import InAppContracts

extension Ledger {
    /// The vendor's members that correspond to the capabilities.
    static let adobeAndroid2Speech: [LedgerName] = [
        LedgerName(
            [
                .gate, .gateBeforeAppShow, .gateWhileVisible, .gateWhileLeaving, .gateWhileHidden,
                .gateEachTrigger, .viewInGate, .conflictAtOnce, .hold, .discard, .discardOnce,
            ], "MessagingDelegate.shouldShowMessage(_:)"),
        LedgerName([.showLater, .showAgain], "Message.show()"),
        LedgerName([.dismiss, .dismissBuiltIn], "Message.dismiss(_:)"),
        LedgerName([.prepareWhenShown, .prepareContent], "MessageSettings"),
        LedgerName([.didPresent], "MessagingDelegate.onShow(_:)"),
        LedgerName([.didDismiss, .timedCampaigns, .staysOnWebLinks], "MessagingDelegate.onDismiss(_:)"),
        LedgerName(
            [.didLoad, .webLinks, .resolution, .builtInResolution], "MessagingDelegate.urlLoaded(_:_:)"),
        LedgerName([.track], "Message.track(_:_:)"),
        LedgerName([.evaluateScript], "Message.evaluateJavascript(_:)"),
        LedgerName([.scriptMessages], "Message.handleJavascriptMessage(_:_:)"),
        LedgerName([.view], "Message.getWebView()"),
    ]
}
