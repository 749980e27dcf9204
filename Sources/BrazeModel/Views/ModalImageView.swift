public import Foundation
import HeadlessStage
public import PlatformStandIns

extension BrazeInAppMessageUI {
    /// The view of a modal image message: an image with buttons over a backdrop.
    ///
    /// Main actor. May be subclassed; `FullImageView` is a subclass.
    open class ModalImageView: UIView, InAppMessageView, ImmersiveView {
        /// The message; a copy of the one that the delegate receives (BZ-128). A change is stored but not drawn; clicks
        /// use the new message (BZ-152).
        public var message: Braze.InAppMessage.ModalImage
        /// The appearance. A change is applied at once (BZ-127).
        public var attributes: Attributes { didSet { applyAttributes() } }
        /// Whether the view has entered. If not, it is transparent (BZ-147, BZ-157).
        public var presented: Bool { didSet { alpha = presented ? 1 : 0 } }
        /// Makes the view of the message's image.
        let gifViewProvider: GIFViewProvider
        let ownStage = HeadlessStage.current
        /// Whether the constraints between the view and its superview are installed.
        open var presentationConstraintsInstalled = false

        /// The shadow, behind the card (BZ-160).
        public lazy var shadowView = ShadowView(attributes.shadow)
        /// The card, which also contains the close button (BZ-160).
        public lazy var contentView = UIView(frame: .zero)
        /// The container of the image.
        public lazy var imageContainerView = UIScrollView(frame: .zero)
        /// The image.
        public lazy var imageView: UIView = gifViewProvider.view(message.imageURL)
        /// The buttons, in the message's order. That this view has the same property as a modal is a guess.
        public var buttons: [ButtonView] { buttonViews }
        private lazy var buttonViews = makeButtons()
        /// The row of the buttons; nil for a message without any.
        public lazy var buttonsContainer = makeButtonsContainer()
        /// Closes the message (BZ-084, BZ-147). Its type is a guess.
        public lazy var closeButton = makeCloseButton()
        /// Recognises a tap on the card.
        open lazy var tapGesture = UITapGestureRecognizer()
        /// Recognises a tap outside the card. It is enabled according to `dismissOnBackgroundTap`; an app may change it
        /// directly (BZ-134).
        open lazy var tapBackgroundGesture = UITapGestureRecognizer()

        /// Makes a view; see `ModalView` for the parameters.
        public init(
            message: Braze.InAppMessage.ModalImage, attributes: Attributes = .defaults,
            gifViewProvider: GIFViewProvider = .shared, presented: Bool = false
        ) {
            self.message = message
            self.attributes = attributes
            self.gifViewProvider = gifViewProvider
            self.presented = presented
            super.init(frame: .zero)
            alpha = presented ? 1 : 0
            install(contentView)
            installInternalConstraints()
            imageContainerView.addSubview(imageView)
            contentView.addSubview(imageContainerView)
            showButtons()
            applyAttributes()
            applyTheme()
        }

        /// Not available: the view cannot be made from an archive.
        @available(*, unavailable)
        public required init?(coder: NSCoder) {
            nil
        }

        /// The colours for the traits.
        public var theme: Braze.InAppMessage.Theme { message.theme(for: themeTraits) }

        /// Fades in (BZ-060, BZ-071).
        public func present(completion: (() -> Void)?) {
            installPresentationConstraintsIfNeeded()
            fadeIn(animated: message.animateIn, readingFirst: contentView, completion: completion)
        }

        /// Fades out. It is transparent at once, so no touch reaches it (BZ-061, BZ-071, BZ-130, BZ-157).
        public func dismiss(completion: (() -> Void)? = nil) {
            leave(seconds: message.animateOut ? 0.25 : 0, completion: completion)
        }

        /// Lays out the subviews, then calls `onLayout`.
        open override func layoutSubviews() {
            super.layoutSubviews()
            attributes.onLayout?(self)
        }

        /// Chooses the theme again (BZ-138).
        open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            followTraits()
        }

        /// Applies appearance and theme again, which overwrites direct changes by the app (BZ-158).
        func followTraits() {
            applyAttributes()
            applyTheme()
        }

        /// Installs the constraints inside the view. Called when the view is made. The model has no layout.
        open func installInternalConstraints() {}

        /// Installs the constraints to the superview, the first time that there is one. Called when the view enters.
        /// The model has no layout.
        open func installPresentationConstraintsIfNeeded() {
            guard !presentationConstraintsInstalled, superview != nil else { return }
            presentationConstraintsInstalled = true
        }

        /// Applies the appearance to the subviews.
        open func applyAttributes() {
            applyLook(
                to: contentView, cornerRadius: attributes.cornerRadius, curve: attributes.cornerCurve,
                shadow: attributes.shadow)
            tapBackgroundGesture.isEnabled = attributes.dismissOnBackgroundTap
        }

        /// Applies the colours of the themes for the traits, then calls `onTheme`. Called when the view is made, and
        /// when the traits change (BZ-138).
        open func applyTheme() {
            applyColours(of: theme)
            attributes.onTheme?(self)
        }

        private func showButtons() {
            if let buttonsContainer { contentView.addSubview(buttonsContainer) }
        }

        var messageButtons: [Braze.InAppMessage.Button] { message.buttons }
        var clickAction: Braze.InAppMessage.ClickAction { message.clickAction }
        var buttonsAttributes: ButtonView.Attributes { attributes.buttonsAttributes }
        func tellPresent() { attributes.onPresent?(self) }
    }
}
