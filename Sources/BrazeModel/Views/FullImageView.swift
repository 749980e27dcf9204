import HeadlessStage
import PlatformStandIns

extension BrazeInAppMessageUI {
    /// The view of a full image message: it covers the whole screen, except on a tablet.
    ///
    /// Its `message` and `attributes` have the modal image's types (BZ-128). Main actor. May be subclassed.
    open class FullImageView: ModalImageView, FullScreenView {
        /// How the view should cover the screen; nil to choose by size class, when the view is made and when the traits
        /// change. A change does not affect `displayMode` (BZ-154); for a visible view it changes the status bar
        /// preference (BZ-139).
        public var preferredDisplayMode: DisplayMode? {
            didSet {
                if hasBegunToEnter {
                    wishForStatusBar(covering: (preferredDisplayMode ?? displayMode) == .full)
                }
            }
        }
        /// How the view covers the screen. A change is applied at once.
        public var displayMode: DisplayMode {
            didSet {
                applyDisplayMode()
                if hasBegunToEnter { wishForStatusBar(covering: coversScreen) }
            }
        }
        let placeAsModal: FullViewPlace
        private var hasBegunToEnter = false

        /// Makes a view; see `ModalView` for the parameters. Message and appearance are stored as those of a modal
        /// image, with the same data (BZ-071, BZ-128).
        public init(
            message: Braze.InAppMessage.FullImage, attributes: Attributes = .defaults,
            gifViewProvider: GIFViewProvider = .shared, presented: Bool = false
        ) {
            preferredDisplayMode = attributes.preferredDisplayMode
            displayMode = .chosen(
                attributes.preferredDisplayMode, with: HeadlessStage.current.screen.traits)
            let look = ModalImageView.Attributes(attributes)
            placeAsModal = look.place
            super.init(
                message: Braze.InAppMessage.ModalImage(message), attributes: look,
                gifViewProvider: gifViewProvider, presented: presented)
            applyDisplayMode()
        }

        /// Not available: the view cannot be made from an archive.
        @available(*, unavailable)
        public required init?(coder: NSCoder) {
            nil
        }

        /// Enters; then applies the appearance again, and sets the status bar preference (BZ-154, BZ-158).
        public override func present(completion: (() -> Void)?) {
            super.present(completion: completion)
            ownStage.run {
                hasBegunToEnter = true
                finishPresenting()
            }
        }

        var coversScreen: Bool { displayMode == .full }

        var placeOverScreen: FullViewPlace { placeAsModal.overScreen }

        /// Updates display mode, appearance and theme for the size classes (BZ-138, BZ-158).
        override func followTraits() {
            displayMode = .chosen(preferredDisplayMode, with: themeTraits)
            super.followTraits()
        }
    }
}

extension Braze.InAppMessage.ModalImage {
    /// The modal image with the same content as a full image.
    fileprivate init(_ full: Braze.InAppMessage.FullImage) {
        self.init(
            data: full.data, imageURL: full.imageURL, imageAltText: full.imageAltText,
            language: full.language,
            buttons: full.buttons, themes: full.themes)
    }
}

extension BrazeInAppMessageUI.ModalImageView.Attributes {
    /// The modal image appearance that is equivalent to a full image's.
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
