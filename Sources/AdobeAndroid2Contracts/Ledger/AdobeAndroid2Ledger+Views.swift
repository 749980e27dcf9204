import InAppCompat
import InAppContracts

extension Ledger {
    /// Entries on views and how they look.
    static let adobeAndroid2Views: [LedgerEntry] = [
        .frame(
            rules: ["A2-107"],
            """
            MessageAlignment.bottom MessageAlignment.center MessageAlignment.init(rawValue:) MessageAlignment.left
            MessageAlignment.right MessageAlignment.top MessageAlignment MessageAnimation.bottom MessageAnimation.center
            MessageAnimation.fade MessageAnimation.init(rawValue:) MessageAnimation.left MessageAnimation.none
            MessageAnimation.right MessageAnimation.top MessageAnimation MessageGesture.backgroundTap
            MessageGesture.get(_:) MessageGesture.init(rawValue:) MessageGesture.swipeDown MessageGesture.swipeLeft
            MessageGesture.swipeRight MessageGesture.swipeUp MessageGesture.toString() MessageGesture
            MessageSettings.getBackdropColor() MessageSettings.getBackdropOpacity() MessageSettings.getCornerRadius()
            MessageSettings.getDismissAnimation() MessageSettings.getDisplayAnimation() MessageSettings.getGestures()
            MessageSettings.getHeight() MessageSettings.getHorizontalAlign() MessageSettings.getHorizontalInset()
            MessageSettings.getParent() MessageSettings.getUITakeover() MessageSettings.getVerticalAlign()
            MessageSettings.getVerticalInset() MessageSettings.getWidth() MessageSettings.init()
            MessageSettings.setBackdropColor(_:) MessageSettings.setBackdropOpacity(_:)
            MessageSettings.setCornerRadius(_:) MessageSettings.setDismissAnimation(_:)
            MessageSettings.setDisplayAnimation(_:) MessageSettings.setGestures(_:) MessageSettings.setHeight(_:)
            MessageSettings.setHorizontalAlign(_:) MessageSettings.setHorizontalInset(_:) MessageSettings.setParent(_:)
            MessageSettings.setUiTakeover(_:) MessageSettings.setVerticalAlign(_:) MessageSettings.setVerticalInset(_:)
            MessageSettings.setWidth(_:) MessageSettings
            """)
    ]
}
