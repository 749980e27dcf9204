public import Foundation
import HeadlessStage
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

/// What modal and modal image views have in common, and with them the full ones: buttons, a body to tap, a
/// close button, a backdrop.
@MainActor protocol ImmersiveView: BuiltInView {
    /// The buttons that the message has.
    var messageButtons: [Braze.InAppMessage.Button] { get }
    var clickAction: Braze.InAppMessage.ClickAction { get }
    var buttonsAttributes: BrazeInAppMessageUI.ButtonView.Attributes { get }
    var tapGesture: UITapGestureRecognizer { get }
    var tapBackgroundGesture: UITapGestureRecognizer { get }
    var closeButton: UIButton { get }
    var shadowView: ShadowView { get }
    var buttons: [BrazeInAppMessageUI.ButtonView] { get set }
    /// What the view wants of its controller once the delegate knows that it enters (BZ-135).
    func applyPresentationWishes()
}

extension ImmersiveView {
    /// Fades in; the window becomes the key one (BZ-060, BZ-071, BZ-136).
    func fadeIn(animated: Bool, completion: (() -> Void)?) {
        ownStage.run {
            beginToEnter(then: applyPresentationWishes)
            makeKey()
            enter(seconds: animated ? 0.25 : 0, completion: completion)
        }
    }

    /// What the user can do (BZ-080, BZ-081, BZ-084). What the app disabled takes nothing.
    func perform(_ gesture: UserGesture) -> Bool {
        switch gesture {
        case .tapButton(let id):
            return buttons.first { String($0.button.id) == id }?.takesTap() ?? false
        case .tapMessage where messageButtons.isEmpty && tapGesture.isReached:
            click(clickAction)
            return true
        case .tapOutside where tapBackgroundGesture.isReached:
            dismiss(completion: nil)
            return true
        case .close:
            return closeButton.takesTap()
        default:
            return false
        }
    }

    /// Puts the card and its shadow into the view, with the recognisers.
    func install(_ contentView: UIView) {
        addSubview(shadowView)
        shadowView.addSubview(contentView)
        shadowView.addSubview(closeButton)
        addGestureRecognizer(tapBackgroundGesture)
        contentView.addGestureRecognizer(tapGesture)
    }

    /// A button that closes the message.
    func makeCloseButton() -> UIButton {
        UIButton(
            frame: .zero, primaryAction: UIAction { [weak self] _ in self?.dismiss(completion: nil) })
    }

    /// One view for each button of the message, however many there are (BZ-095). A tap clicks it (BZ-080).
    func makeButtons() -> [BrazeInAppMessageUI.ButtonView] {
        messageButtons.map { button in
            let view = BrazeInAppMessageUI.ButtonView(button: button, attributes: buttonsAttributes)
            let click = UIAction { [weak self, weak view] _ in
                guard let self, let button = view?.button else { return }
                self.click(button.clickAction, buttonId: String(button.id))
            }
            view.addAction(click, for: .touchUpInside)
            return view
        }
    }

    /// A row of the buttons; nil without any.
    func makeButtonsContainer() -> BrazeInAppMessageUI.StackView? {
        buttons.isEmpty ? nil : BrazeInAppMessageUI.StackView(buttons)
    }

    /// Gives card and buttons their looks.
    func applyLook(
        to contentView: UIView, cornerRadius: Double, curve: CALayerCornerCurve, shadow: Shadow?
    ) {
        contentView.layer.cornerRadius = cornerRadius
        contentView.layer.cornerCurve = curve
        shadowView.shadow = shadow
        for button in buttons { button.attributes = buttonsAttributes }
    }

    /// Gives backdrop, close button and buttons the colours of their themes. A button's theme is chosen apart
    /// from the message's.
    func applyColours(of theme: Braze.InAppMessage.Theme) {
        backgroundColor = theme.frameColor.uiColor
        closeButton.tintColor = theme.closeButtonColor.uiColor
        for button in buttons { button.apply(button.button.theme(for: themeTraits)) }
    }
}
