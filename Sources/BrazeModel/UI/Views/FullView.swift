public import Foundation
public import PlatformStandIns

extension BrazeInAppMessageUI {
    /// The view of a full message: a modal that covers the whole screen, unless the screen is a tablet's.
    ///
    /// Its `message` and `attributes` have the modal's types (BZ-128). Main actor. May be subclassed.
    open class FullView: ModalView, FullScreenView {
        /// How the view should cover the screen; nil to choose by size class. A change is applied at once.
        public var preferredDisplayMode: DisplayMode? { didSet { applyDisplayMode() } }
        let placeAsModal: FullViewPlace

        /// Makes a view; see `ModalView` for the parameters. Message and look are kept as a modal's, with the
        /// same data (BZ-071, BZ-128).
        public init(
            message: Braze.InAppMessage.Full, attributes: Attributes = .defaults,
            gifViewProvider: GIFViewProvider = .shared, presented: Bool = false
        ) {
            preferredDisplayMode = attributes.preferredDisplayMode
            let look = ModalView.Attributes(attributes)
            placeAsModal = look.place
            super.init(
                message: Braze.InAppMessage.Modal(message), attributes: look,
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

        /// The image.
        public var imageView: UIView? { graphicView }

        /// Follows the size classes, and chooses the theme again (BZ-138).
        override func followTraits() {
            super.followTraits()
            applyDisplayMode()
        }

        /// Asks for a hidden status bar if the view covers the screen, whatever the app asked for (BZ-135).
        override func applyPresentationWishes() {
            hideStatusBarIfCovering()
        }
    }
}

extension Braze.InAppMessage.Modal {
    /// The modal that shows the same as a full message.
    fileprivate init(_ full: Braze.InAppMessage.Full) {
        self.init(
            data: full.data, graphic: .image(full.imageURL), imageAltText: full.imageAltText,
            language: full.language, header: full.header, headerTextAlignment: full.headerTextAlignment,
            message: full.message, messageTextAlignment: full.messageTextAlignment, buttons: full.buttons,
            themes: full.themes)
    }
}

extension BrazeInAppMessageUI.ModalView.Attributes {
    /// The modal's look that is the same as a full message's.
    fileprivate init(_ full: BrazeInAppMessageUI.FullView.Attributes) {
        typealias Closure = @MainActor @Sendable (BrazeInAppMessageUI.ModalView) -> Void
        func forModal(_ closure: (@MainActor @Sendable (BrazeInAppMessageUI.FullView) -> Void)?) -> Closure? {
            guard let closure else { return nil }
            return { ($0 as? BrazeInAppMessageUI.FullView).map(closure) }
        }
        self.init(
            margin: full.margin, padding: full.padding, labelsSpacing: full.labelsSpacing,
            spacing: full.spacing,
            headerFont: full.headerFont, messageFont: full.messageFont, cornerRadius: full.cornerRadius,
            cornerCurve: full.cornerCurve, shadow: full.shadow, minWidth: full.minWidth,
            maxWidth: full.maxWidth, maxHeight: full.maxHeight,
            dismissOnBackgroundTap: full.dismissOnBackgroundTap, buttonsAttributes: full.buttonsAttributes,
            onPresent: forModal(full.onPresent), onLayout: forModal(full.onLayout),
            onTheme: forModal(full.onTheme))
    }
}
