import InAppCompat
import InAppContracts

extension Ledger {
    /// The vendor's members that correspond to the capabilities.
    static let adobeIOSSpeech: [LedgerName] = [
        LedgerName(
            [
                .gate, .gateBeforeAppShow, .gateWhileVisible, .gateWhileLeaving, .gateWhileHidden,
                .gateEachTrigger, .viewInGate, .conflictAtOnce, .hold, .discard, .discardOnce,
            ], "MessagingDelegate.shouldShowMessage(message:)"),
        LedgerName([.showLater, .showAgain], "Message.show()"),
        LedgerName([.dismiss, .dismissBuiltIn], "Message.dismiss(suppressAutoTrack:)"),
        LedgerName([.hide], "FullscreenMessage.hide()"),
        LedgerName([.prepareWhenShown, .prepareContent], "MessageSettings"),
        LedgerName([.didPresent], "MessagingDelegate.onShow(message:)"),
        LedgerName(
            [.didDismiss, .timedCampaigns, .staysOnWebLinks], "MessagingDelegate.onDismiss(message:)"),
        LedgerName(
            [.didLoad, .webLinks, .resolution, .builtInResolution],
            "MessagingDelegate.urlLoaded(_:byMessage:)"),
        LedgerName([.track], "Message.track(_:withEdgeEventType:)"),
        LedgerName([.scriptMessages], "Message.handleJavascriptMessage(_:withHandler:)"),
        LedgerName([.view], "Message.view"),
    ]
}
