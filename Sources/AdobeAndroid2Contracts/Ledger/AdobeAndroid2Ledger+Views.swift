import InAppCompat
import InAppContracts

extension Ledger {
    /// Entries for views and their appearance.
    static let adobeAndroid2Views: [LedgerEntry] =
        [
            .frame(
                rules: ["A2-107"],
                """
                  MessageAlignment.init(rawValue:)
                   FullscreenMessage.setMessageSetting(_:) MessageAnimation.bottom MessageAnimation.center
                MessageAnimation.fade MessageAnimation.init(rawValue:) MessageAnimation.left MessageAnimation.none
                MessageAnimation.right MessageAnimation.top MessageAnimation MessageGesture.backgroundTap
                MessageGesture.get(_:) MessageGesture.init(rawValue:) MessageGesture.swipeDown MessageGesture.swipeLeft
                MessageGesture.swipeRight MessageGesture.swipeUp MessageGesture.toString() MessageGesture
                MessageSettings.getBackdropColor() MessageSettings.getBackdropOpacity() MessageSettings.getCornerRadius()
                MessageSettings.getDismissAnimation() MessageSettings.getDisplayAnimation() MessageSettings.getGestures()
                MessageSettings.getParent()
                  MessageSettings.init()
                MessageSettings.setBackdropColor(_:) MessageSettings.setBackdropOpacity(_:)
                MessageSettings.setCornerRadius(_:) MessageSettings.setDismissAnimation(_:)
                MessageSettings.setDisplayAnimation(_:) MessageSettings.setGestures(_:) MessageSettings.setHeight(_:)
                MessageSettings.setHorizontalAlign(_:) MessageSettings.setHorizontalInset(_:) MessageSettings.setParent(_:)
                MessageSettings.setUiTakeover(_:) MessageSettings.setVerticalAlign(_:) MessageSettings.setVerticalInset(_:)
                MessageSettings.setWidth(_:)
                """)
        ] + frameReading

    private static let frameReading: [LedgerEntry] = [
        .frame("Optional($base)", reading: "FullscreenMessage.getMessageSettings()"),
        .frame("($base.content.frame?.height ?? 0)", reading: "MessageSettings.getHeight()"),
        .frame("($base.content.frame?.width ?? 0)", reading: "MessageSettings.getWidth()"),
        .frame(
            "($base.content.frame?.horizontalInset ?? 0)", reading: "MessageSettings.getHorizontalInset()"),
        .frame("($base.content.frame?.verticalInset ?? 0)", reading: "MessageSettings.getVerticalInset()"),
        .frame("$base.content.frame?.horizontal", reading: "MessageSettings.getHorizontalAlign()"),
        .frame("$base.content.frame?.vertical", reading: "MessageSettings.getVerticalAlign()"),
        .frame("($base.content.frame?.takesOver ?? false)", reading: "MessageSettings.getUITakeover()"),
        .frame("FrameContent.Anchor", reading: "MessageAlignment"),
        .frame(".top", reading: "MessageAlignment.top"),
        .frame(".bottom", reading: "MessageAlignment.bottom"),
        .frame(".left", reading: "MessageAlignment.left"),
        .frame(".right", reading: "MessageAlignment.right"),
        .frame(".center", reading: "MessageAlignment.center"),
    ]
}
