import InAppCompat
import InAppContracts

extension Ledger {
    /// Entries on views and how they look.
    static let adobeAndroid3Views: [LedgerEntry] = [
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
            InAppMessageSettings.backdropColor InAppMessageSettings.backdropOpacity InAppMessageSettings.content
            InAppMessageSettings.cornerRadius InAppMessageSettings.dismissAnimation InAppMessageSettings.displayAnimation
            InAppMessageSettings.fitToContent InAppMessageSettings.gestureMap InAppMessageSettings.height
            InAppMessageSettings.horizontalAlignment InAppMessageSettings.horizontalInset InAppMessageSettings.maxWidth
            InAppMessageSettings.shouldTakeOverUi InAppMessageSettings.verticalAlignment
            InAppMessageSettings.verticalInset InAppMessageSettings.width InAppMessageSettings MessageAlignment.bottom
            MessageAlignment.center MessageAlignment.left MessageAlignment.right MessageAlignment.top MessageAlignment
            MessageAnimation.bottom MessageAnimation.center MessageAnimation.fade MessageAnimation.left
            MessageAnimation.none MessageAnimation.right MessageAnimation.top MessageAnimation
            MessageGesture.init(rawValue:) MessageGesture.swipeDown MessageGesture.swipeLeft MessageGesture.swipeRight
            MessageGesture.swipeUp MessageGesture.tapBackground MessageGesture
            """)
    ]
}
