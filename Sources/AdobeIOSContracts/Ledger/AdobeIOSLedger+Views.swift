import InAppCompat
import InAppContracts

extension Ledger {
    /// Entries on views and how they look.
    static let adobeIOSViews: [LedgerEntry] = [
        .frame(
            rules: ["AI-150"],
            """
            MessageAlignment.bottom MessageAlignment.center MessageAlignment.fromString(_:)
            MessageAlignment.init(rawValue:) MessageAlignment.left MessageAlignment.right MessageAlignment.top
            MessageAlignment MessageAnimation.bottom MessageAnimation.center MessageAnimation.fade
            MessageAnimation.fromString(_:) MessageAnimation.init(rawValue:) MessageAnimation.left
            MessageAnimation.none MessageAnimation.right MessageAnimation.top MessageAnimation
            MessageGesture.fromString(_:) MessageGesture.init(rawValue:) MessageGesture.swipeDown
            MessageGesture.swipeLeft MessageGesture.swipeRight MessageGesture.swipeUp MessageGesture.tapBackground
            MessageGesture MessageSettings.cornerRadius MessageSettings.dismissAnimation
            MessageSettings.displayAnimation MessageSettings.fitToContent MessageSettings.gestures
            MessageSettings.getBackgroundColor(opacity:) MessageSettings.height MessageSettings.horizontalAlign
            MessageSettings.horizontalInset MessageSettings.init(parent:) MessageSettings.maxWidth
            MessageSettings.setBackdropColor(_:) MessageSettings.setBackdropOpacity(_:)
            MessageSettings.setCornerRadius(_:) MessageSettings.setDismissAnimation(_:)
            MessageSettings.setDisplayAnimation(_:) MessageSettings.setFitToContent(_:)
            MessageSettings.setGestures(_:) MessageSettings.setHeight(_:) MessageSettings.setHorizontalAlign(_:)
            MessageSettings.setHorizontalInset(_:) MessageSettings.setMaxWidth(_:) MessageSettings.setUiTakeover(_:)
            MessageSettings.setVerticalAlign(_:) MessageSettings.setVerticalInset(_:) MessageSettings.setWidth(_:)
            MessageSettings.uiTakeover MessageSettings.verticalAlign MessageSettings.verticalInset
            MessageSettings.width MessageSettings
            """)
    ]
}
