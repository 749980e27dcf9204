public import Foundation
import HeadlessStage
public import PlatformStandIns

extension BrazeInAppMessageUI {
    /// The view of a modal: a card with header, text, image and buttons over a backdrop.
    ///
    /// Main actor. May be subclassed; `FullView` is a subclass.
    open class ModalView: UIView, InAppMessageView, ImmersiveView {
        /// The message; a copy of the one that the delegate receives (BZ-128).
        public var message: Braze.InAppMessage.Modal { didSet { applyMessage() } }
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
        public lazy var contentView = StackView(axis: .vertical)
        /// What the graphic stands in; it is in the card if the message has a graphic. Its type is a guess.
        public lazy var imageContainerView = UIView(frame: .zero)
        /// The image or the icon; nil if the message has none.
        public lazy var graphicView = gifViewProvider.view(of: message.graphic)
        /// Header and text.
        public lazy var textView = ModalTextView(of: message)
        /// The buttons, in the message's order.
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

        /// Makes a view.
        ///
        /// - Parameters:
        ///   - message: the message.
        ///   - attributes: the look.
        ///   - gifViewProvider: makes the view of the message's image.
        ///   - presented: whether the view counts as having entered.
        public init(
            message: Braze.InAppMessage.Modal, attributes: Attributes = .defaults,
            gifViewProvider: GIFViewProvider = .shared, presented: Bool = false
        ) {
            self.message = message
            self.attributes = attributes
            self.gifViewProvider = gifViewProvider
            self.presented = presented
            super.init(frame: .zero)
            install(contentView)
            showContent()
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

        /// Fades out, and takes no touches meanwhile (BZ-061, BZ-071, BZ-130).
        public func dismiss(completion: (() -> Void)? = nil) {
            leave(
                seconds: message.animateOut ? 0.25 : 0, changing: { isUserInteractionEnabled = false },
                completion: completion)
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
            contentView.stack.spacing = attributes.spacing
            textView.apply(attributes)
            tapBackgroundGesture.isEnabled = attributes.dismissOnBackgroundTap
        }

        /// Applies the colours of the themes that suit the traits, then calls `onTheme`. Called when the view is
        /// made, and when the traits change (BZ-138).
        open func applyTheme() {
            let theme = theme
            applyColours(of: theme)
            contentView.backgroundColor = theme.backgroundColor.uiColor
            textView.apply(theme)
            (graphicView as? IconView)?.theme = theme
            attributes.onTheme?(self)
        }

        private func applyMessage() {
            graphicView?.removeFromSuperview()
            graphicView = gifViewProvider.view(of: message.graphic)
            textView.header = message.header
            textView.message = message.message
            buttons = makeButtons()
            buttonsContainer = makeButtonsContainer()
            showContent()
            applyAttributes()
            applyTheme()
        }

        private func showContent() {
            if let graphicView { imageContainerView.addSubview(graphicView) }
            let image = graphicView == nil ? nil : imageContainerView
            contentView.show([image, textView, buttonsContainer].compactMap { $0 })
        }

        func applyPresentationWishes() {}
        var messageButtons: [Braze.InAppMessage.Button] { message.buttons }
        var clickAction: Braze.InAppMessage.ClickAction { message.clickAction }
        var buttonsAttributes: ButtonView.Attributes { attributes.buttonsAttributes }
        func tellPresent() { attributes.onPresent?(self) }
    }
}

extension BrazeInAppMessageUI {
    /// A scroll view of a message's header and text. Main actor.
    public final class ModalTextView: UIScrollView {
        /// The header.
        public var header: String {
            get { headerLabel.text ?? "" }
            set { headerLabel.text = newValue }
        }

        /// The text.
        public var message: String {
            get { messageLabel.text ?? "" }
            set { messageLabel.text = newValue }
        }

        let headerLabel = UILabel(frame: .zero)
        let messageLabel = UILabel(frame: .zero)

        init(of modal: Braze.InAppMessage.Modal) {
            super.init(frame: .zero)
            header = modal.header
            message = modal.message
            addSubview(headerLabel)
            addSubview(messageLabel)
        }

        /// The view cannot be made from an archive.
        @available(*, unavailable)
        public required init?(coder: NSCoder) {
            nil
        }

        func apply(_ attributes: ModalView.Attributes) {
            headerLabel.font = attributes.headerFont
            messageLabel.font = attributes.messageFont
        }

        func apply(_ theme: Braze.InAppMessage.Theme) {
            headerLabel.textColor = theme.headerTextColor.uiColor
            messageLabel.textColor = theme.textColor.uiColor
        }
    }
}
