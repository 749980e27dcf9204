public import Foundation
import PlatformStandIns

extension BrazeInAppMessageUI {
    /// The view of a full message that is an image: it covers the whole screen, unless that is a tablet's.
    ///
    /// Its `message` and `attributes` have the modal image's types (BZ-128). Main actor. May be subclassed.
    open class FullImageView: ModalImageView, FullScreenView {
        /// How the view should cover the screen; nil to choose by size class. A change is applied at once.
        public var preferredDisplayMode: DisplayMode? { didSet { applyDisplayMode() } }
        let placeAsModal: FullViewPlace

        /// Makes a view; see `ModalView` for the parameters. Message and look are kept as a modal image's, with the
        /// same data (BZ-071, BZ-128).
        public init(
            message: Braze.InAppMessage.FullImage, attributes: Attributes = .defaults,
            gifViewProvider: GIFViewProvider = .shared, presented: Bool = false
        ) {
            preferredDisplayMode = attributes.preferredDisplayMode
            let look = ModalImageView.Attributes(attributes)
            placeAsModal = look.place
            super.init(
                message: Braze.InAppMessage.ModalImage(message), attributes: look,
                gifViewProvider: gifViewProvider, presented: presented)
            applyDisplayMode()
        }

        /// The view cannot be made from an archive.
        @available(*, unavailable)
        public required init?(coder: NSCoder) {
            nil
        }

        /// How the view covers the screen: as it should, else wholly, unless both size classes are regular.
        public var displayMode: DisplayMode {
            .chosen(preferredDisplayMode, with: themeTraits)
        }

        /// Follows the size classes, and chooses the theme again (BZ-138).
        override func followTraits() {
            super.followTraits()
            applyDisplayMode()
        }

        /// Asks for a hidden status bar if the view covers the screen, whatever the app asked for (BZ-135).
        /// That an image does so like any full message is a guess.
        override func applyPresentationWishes() {
            hideStatusBarIfCovering()
        }
    }
}

extension Braze.InAppMessage.ModalImage {
    /// The modal image that shows the same as a full image.
    fileprivate init(_ full: Braze.InAppMessage.FullImage) {
        self.init(
            data: full.data, imageURL: full.imageURL, imageAltText: full.imageAltText,
            language: full.language,
            buttons: full.buttons, themes: full.themes)
    }
}

extension BrazeInAppMessageUI.ModalImageView.Attributes {
    /// The modal image's look that is the same as a full image's.
    fileprivate init(_ full: BrazeInAppMessageUI.FullImageView.Attributes) {
        self.init(
            margin: full.margin, padding: full.padding, cornerRadius: full.cornerRadius,
            cornerCurve: full.cornerCurve, shadow: full.shadow, minWidth: full.minWidth,
            maxWidth: full.maxWidth,
            maxHeight: full.maxHeight, scrollLargeImages: full.scrollLargeImages,
            dismissOnBackgroundTap: full.dismissOnBackgroundTap, buttonsAttributes: full.buttonsAttributes,
            onPresent: full.onPresent, onLayout: full.onLayout, onTheme: full.onTheme)
    }
}
