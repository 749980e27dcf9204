public import Foundation

extension BrazeInAppMessageUI {
    /// The view of a full message that is an image: it covers the whole screen, unless that is a tablet's.
    ///
    /// Its `message` and `attributes` have the modal image's types (BZ-128). Main actor. May be subclassed.
    open class FullImageView: ModalImageView {
        private let preferredDisplayMode: DisplayMode?

        /// Makes a view.
        ///
        /// - Parameters:
        ///   - message: the message; kept as a modal image with the same data (BZ-071).
        ///   - attributes: the look; kept as a modal image's.
        ///   - gifViewProvider: makes the view of the message's image.
        ///   - presented: whether the view counts as having entered.
        public init(
            message: Braze.InAppMessage.FullImage, attributes: Attributes = .defaults,
            gifViewProvider: GIFViewProvider = .shared, presented: Bool = false
        ) {
            preferredDisplayMode = attributes.preferredDisplayMode
            super.init(
                message: Braze.InAppMessage.ModalImage(message),
                attributes: ModalImageView.Attributes(attributes),
                gifViewProvider: gifViewProvider, presented: presented)
        }

        /// Gives nil: the view cannot be made from an archive.
        public required init?(coder: NSCoder) { nil }

        /// Asks for a hidden status bar if the view covers the screen, then fades in.
        open override func present(completion: (() -> Void)?) {
            if DisplayMode.coversScreen(preferredDisplayMode, with: traitCollection) {
                prefersStatusBarHidden = true
            }
            super.present(completion: completion)
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
