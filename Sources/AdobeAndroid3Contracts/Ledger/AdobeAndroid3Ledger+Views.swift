import InAppCompat
import InAppContracts

extension Ledger {
    /// Entries for views and their appearance.
    static let adobeAndroid3Views: [LedgerEntry] =
        [
            .frame(
                rules: ["A3-144"],
                """
                InAppMessageSettings.Builder.assetMap(_:) InAppMessageSettings.Builder.backdropOpacity(_:)
                InAppMessageSettings.Builder.backgroundColor(_:) InAppMessageSettings.Builder.build()
                InAppMessageSettings.Builder.content(_:) InAppMessageSettings.Builder.cornerRadius(_:)
                InAppMessageSettings.Builder.dismissAnimation(_:) InAppMessageSettings.Builder.displayAnimation(_:)
                InAppMessageSettings.Builder.gestureMap(_:) InAppMessageSettings.Builder.height(_:)
                InAppMessageSettings.Builder.horizontalAlignment(_:) InAppMessageSettings.Builder.horizontalInset(_:)
                InAppMessageSettings.Builder.init() InAppMessageSettings.Builder.maxWidth(_:)
                InAppMessageSettings.Builder.shouldFitToContent(_:) InAppMessageSettings.Builder.shouldTakeOverUi(_:)
                InAppMessageSettings.Builder.verticalAlignment(_:) InAppMessageSettings.Builder.verticalInset(_:)
                InAppMessageSettings.Builder.width(_:) InAppMessageSettings.Builder InAppMessageSettings.assetMap
                InAppMessageSettings.backdropColor InAppMessageSettings.backdropOpacity
                InAppMessageSettings.cornerRadius InAppMessageSettings.dismissAnimation InAppMessageSettings.displayAnimation
                InAppMessageSettings.gestureMap



                MessageAnimation.bottom MessageAnimation.center MessageAnimation.fade MessageAnimation.left
                MessageAnimation.none MessageAnimation.right MessageAnimation.top MessageAnimation
                MessageGesture.init(rawValue:) MessageGesture.swipeDown MessageGesture.swipeLeft MessageGesture.swipeRight
                MessageGesture.swipeUp MessageGesture.tapBackground MessageGesture
                """)
        ] + frameReading

    private static let frameReading: [LedgerEntry] = [
        .frame("$base", reading: "InAppMessage.settings"),
        .frame("($base.content.page?.html ?? \"\")", reading: "InAppMessageSettings.content"),
        .frame(
            "($base.content.frame?.isFittedToContent ?? false)", reading: "InAppMessageSettings.fitToContent"),
        .frame("($base.content.frame?.height ?? 0)", reading: "InAppMessageSettings.height"),
        .frame("($base.content.frame?.width ?? 0)", reading: "InAppMessageSettings.width"),
        .frame("($base.content.frame?.maximumWidth ?? 0)", reading: "InAppMessageSettings.maxWidth"),
        .frame(
            "($base.content.frame?.horizontalInset ?? 0)", reading: "InAppMessageSettings.horizontalInset"),
        .frame("($base.content.frame?.verticalInset ?? 0)", reading: "InAppMessageSettings.verticalInset"),
        .frame("($base.content.frame?.takesOver ?? false)", reading: "InAppMessageSettings.shouldTakeOverUi"),
        .frame(
            "($base.content.frame?.horizontal ?? .center)",
            reading: "InAppMessageSettings.horizontalAlignment"),
        .frame(
            "($base.content.frame?.vertical ?? .center)", reading: "InAppMessageSettings.verticalAlignment"),
        .frame("FrameContent.Anchor", reading: "MessageAlignment"),
        .frame(".top", reading: "MessageAlignment.top"),
        .frame(".bottom", reading: "MessageAlignment.bottom"),
        .frame(".left", reading: "MessageAlignment.left"),
        .frame(".right", reading: "MessageAlignment.right"),
        .frame(".center", reading: "MessageAlignment.center"),
    ]
}
