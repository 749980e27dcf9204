public import Foundation
import HeadlessStage
public import PlatformStandIns

extension BrazeInAppMessageUI {
    /// The view of a modal that is an image with buttons over a backdrop.
    ///
    /// Main actor. May be subclassed; `FullImageView` is a subclass.
    open class ModalImageView: UIView, InAppMessageView, ImmersiveView {
        /// The message; a copy of the one that the delegate receives (BZ-128).
        public var message: Braze.InAppMessage.ModalImage { didSet { applyMessage() } }
        /// The look. A change is applied at once (BZ-127).
        public var attributes: Attributes { didSet { applyAttributes() } }
        /// Whether the view has entered.
        public var presented: Bool
        /// Makes the view of the message's image.
        public let gifViewProvider: GIFViewProvider
        let ownStage = HeadlessStage.current

        /// The shadow, which the card stands in.
        public lazy var shadowView = ShadowView(attributes.shadow)
        /// The card.
        public lazy var contentView = UIView(frame: .zero)
        /// What the image stands in. Its type is a guess.
        public lazy var imageContainerView = UIView(frame: .zero)
        /// The image.
        public lazy var imageView: UIView = gifViewProvider.view(message.imageURL)
        /// The buttons, in the message's order. That this view has them like a modal is a guess.
        public lazy var buttons = makeButtons()
        /// The row of the buttons; nil for a message without any.
        public lazy var buttonsContainer = makeButtonsContainer()
        /// Closes the message (BZ-084). Its type is a guess.
        public lazy var closeButton = makeCloseButton()
        /// Recognises a tap on the card.
        open lazy var tapGesture = UITapGestureRecognizer()
        /// Recognises a tap beside the card. It is enabled as `dismissOnBackgroundTap` says; an app may set it
        /// by hand (BZ-134).
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
            install(contentView)
            imageContainerView.addSubview(imageView)
            contentView.addSubview(imageContainerView)
            showButtons()
            applyAttributes()
            applyTheme()
        }

        /// The view cannot be made from an archive.
        @available(*, unavailable)
        public required init?(coder: NSCoder) {
            nil
        }

        /// The colours that suit the traits.
        public var theme: Braze.InAppMessage.Theme { message.theme(for: themeTraits) }

        /// Fades in (BZ-060, BZ-071).
        public func present(completion: (() -> Void)?) {
            fadeIn(animated: message.animateIn, completion: completion)
        }

        /// Fades out, transparent at once, so that no touch reaches it (BZ-061, BZ-071, BZ-130).
        public func dismiss(completion: (() -> Void)? = nil) {
            leave(
                seconds: message.animateOut ? 0.25 : 0, changing: { alpha = 0 }, completion: completion)
        }

        /// Lays the view out, then calls `onLayout`.
        open override func layoutSubviews() {
            super.layoutSubviews()
            attributes.onLayout?(self)
        }

        /// Chooses the theme again (BZ-138).
        open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            followTraits()
        }

        func followTraits() {
            applyTheme()
        }

        /// Applies the look to the subviews.
        open func applyAttributes() {
            applyLook(
                to: contentView, cornerRadius: attributes.cornerRadius, curve: attributes.cornerCurve,
                shadow: attributes.shadow)
            tapBackgroundGesture.isEnabled = attributes.dismissOnBackgroundTap
        }

        /// Applies the colours of the themes that suit the traits, then calls `onTheme`. Called when the view is
        /// made, and when the traits change (BZ-138).
        open func applyTheme() {
            applyColours(of: theme)
            attributes.onTheme?(self)
        }

        private func applyMessage() {
            gifViewProvider.updateView(imageView, message.imageURL)
            buttonsContainer?.removeFromSuperview()
            buttons = makeButtons()
            buttonsContainer = makeButtonsContainer()
            showButtons()
            applyTheme()
        }

        private func showButtons() {
            if let buttonsContainer { contentView.addSubview(buttonsContainer) }
        }

        func applyPresentationWishes() {}
        var messageButtons: [Braze.InAppMessage.Button] { message.buttons }
        var clickAction: Braze.InAppMessage.ClickAction { message.clickAction }
        var buttonsAttributes: ButtonView.Attributes { attributes.buttonsAttributes }
        func tellPresent() { attributes.onPresent?(self) }
    }
}
