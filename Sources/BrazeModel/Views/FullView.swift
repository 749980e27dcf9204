public import Foundation
import HeadlessStage
public import PlatformStandIns

extension BrazeInAppMessageUI {
    /// The view of a full message: a modal that covers the whole screen, except on a tablet.
    ///
    /// Its `message` and `attributes` have the modal's types (BZ-128). Main actor. May be subclassed.
    open class FullView: ModalView, FullScreenView {
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

        /// Makes a view; see `ModalView` for the parameters. Message and appearance are stored as those of a modal,
        /// with the same data (BZ-071, BZ-128).
        public init(
            message: Braze.InAppMessage.Full, attributes: Attributes = .defaults,
            gifViewProvider: GIFViewProvider = .shared, presented: Bool = false
        ) {
            preferredDisplayMode = attributes.preferredDisplayMode
            displayMode = .chosen(
                attributes.preferredDisplayMode, with: HeadlessStage.current.screen.traits)
            let look = ModalView.Attributes(attributes)
            placeAsModal = look.place
            super.init(
                message: Braze.InAppMessage.Modal(message), attributes: look,
                gifViewProvider: gifViewProvider, presented: presented)
            applyDisplayMode()
        }

        /// Not available: the view cannot be made from an archive.
        @available(*, unavailable)
        public required init?(coder: NSCoder) {
            nil
        }

        /// The image: the view from the app's `GIFViewProvider`, if it is an image view.
        public lazy var imageView: UIImageView = graphicView as? UIImageView ?? UIImageView(frame: .zero)

        /// Enters; then applies the appearance again, and sets the status bar preference (BZ-154, BZ-158).
        public override func present(completion: (() -> Void)?) {
            super.present(completion: completion)
            ownStage.run {
                hasBegunToEnter = true
                finishPresenting()
            }
        }

        var coversScreen: Bool { displayMode == .full }

        var placeOverScreen: FullViewPlace {
            var place = placeAsModal.overScreen
            place.padding.bottom = 0
            return place
        }

        /// Updates display mode, appearance and theme for the size classes (BZ-138, BZ-158).
        override func followTraits() {
            displayMode = .chosen(preferredDisplayMode, with: themeTraits)
            super.followTraits()
        }
    }
}

extension Braze.InAppMessage.Modal {
    /// The modal with the same content as a full message.
    fileprivate init(_ full: Braze.InAppMessage.Full) {
        self.init(
            data: full.data, graphic: .image(full.imageURL), imageAltText: full.imageAltText,
            language: full.language, header: full.header, headerTextAlignment: full.headerTextAlignment,
            message: full.message, messageTextAlignment: full.messageTextAlignment, buttons: full.buttons,
            themes: full.themes)
    }
}

extension BrazeInAppMessageUI.ModalView.Attributes {
    /// The modal appearance that is equivalent to a full message's.
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
