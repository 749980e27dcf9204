import InAppCompat
import InAppContracts

extension Ledger {
    /// Entries for views and their appearance.
    static let adobeIOSViews: [LedgerEntry] =
        [
            .frame(
                rules: ["AI-150"],
                """
                  MessageAlignment.fromString(_:)
                MessageAlignment.init(rawValue:)
                MessageAnimation.bottom MessageAnimation.center MessageAnimation.fade
                MessageAnimation.fromString(_:) MessageAnimation.init(rawValue:) MessageAnimation.left
                MessageAnimation.none MessageAnimation.right MessageAnimation.top MessageAnimation
                MessageGesture.fromString(_:) MessageGesture.init(rawValue:) MessageGesture.swipeDown
                MessageGesture.swipeLeft MessageGesture.swipeRight MessageGesture.swipeUp MessageGesture.tapBackground
                MessageGesture MessageSettings.dismissAnimation
                MessageSettings.displayAnimation MessageSettings.gestures
                MessageSettings.getBackgroundColor(opacity:)
                MessageSettings.init(parent:)
                MessageSettings.setBackdropColor(_:) MessageSettings.setBackdropOpacity(_:)
                MessageSettings.setCornerRadius(_:) MessageSettings.setDismissAnimation(_:)
                MessageSettings.setDisplayAnimation(_:) MessageSettings.setFitToContent(_:)
                MessageSettings.setGestures(_:) MessageSettings.setHeight(_:) MessageSettings.setHorizontalAlign(_:)
                MessageSettings.setHorizontalInset(_:) MessageSettings.setMaxWidth(_:) MessageSettings.setUiTakeover(_:)
                MessageSettings.setVerticalAlign(_:) MessageSettings.setVerticalInset(_:) MessageSettings.setWidth(_:)


                """)
        ] + frameReading

    private static let frameReading: [LedgerEntry] = [
        .frame(
            "$base.content.frame?.cornerRadius.map({ CGFloat($0) })", reading: "MessageSettings.cornerRadius"),
        .frame("$base.content.frame?.isFittedToContent", reading: "MessageSettings.fitToContent"),
        .frame("$base.content.frame?.height", reading: "MessageSettings.height"),
        .frame("$base.content.frame?.width", reading: "MessageSettings.width"),
        .frame("$base.content.frame?.maximumWidth", reading: "MessageSettings.maxWidth"),
        .frame("$base.content.frame?.horizontalInset", reading: "MessageSettings.horizontalInset"),
        .frame("$base.content.frame?.verticalInset", reading: "MessageSettings.verticalInset"),
        .frame("$base.content.frame?.horizontal", reading: "MessageSettings.horizontalAlign"),
        .frame("$base.content.frame?.vertical", reading: "MessageSettings.verticalAlign"),
        .frame("$base.content.frame?.takesOver", reading: "MessageSettings.uiTakeover"),
        .frame("FrameContent.Anchor", reading: "MessageAlignment"),
        .frame(".top", reading: "MessageAlignment.top"),
        .frame(".bottom", reading: "MessageAlignment.bottom"),
        .frame(".left", reading: "MessageAlignment.left"),
        .frame(".right", reading: "MessageAlignment.right"),
        .frame(".center", reading: "MessageAlignment.center"),
    ]
}
