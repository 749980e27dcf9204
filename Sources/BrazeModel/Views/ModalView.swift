public import Foundation
import HeadlessStage
public import PlatformStandIns

extension BrazeInAppMessageUI {
    /// The view of a modal: a card with header, text, image and buttons over a backdrop.
    ///
    /// Main actor. May be subclassed; `FullView` is a subclass.
    open class ModalView: UIView, InAppMessageView, ImmersiveView {
        /// The message; a copy of the one that the delegate receives (BZ-128). A change is stored but not drawn; clicks
        /// use the new message (BZ-152).
        public var message: Braze.InAppMessage.Modal
        /// The appearance. A change is applied at once (BZ-127).
        public var attributes: Attributes { didSet { applyAttributes() } }
        /// Whether the view has entered. If not, it is transparent (BZ-147, BZ-157).
        public var presented: Bool { didSet { alpha = presented ? 1 : 0 } }
        /// Makes the view of the message's image.
        public let gifViewProvider: GIFViewProvider
        let ownStage = HeadlessStage.current
        /// Whether a dismissal disables touches.
        private var takesNoTouches = false
        /// Whether the constraints between the view and its superview are installed.
        open var presentationConstraintsInstalled = false

        /// The shadow, behind the card (BZ-160).
        public lazy var shadowView = ShadowView(attributes.shadow)
        /// The card, which also contains the close button (BZ-160).
        public lazy var contentView = StackView(axis: .vertical)
        /// The image or the icon; nil if the message has none.
        public lazy var graphicView = gifViewProvider.view(of: message.graphic)
        /// Header and text.
        public lazy var textView = ModalTextView(
            of: message, .init(attributes, language: message.language))
        /// The buttons, in the message's order.
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

        /// Makes a view.
        ///
        /// - Parameters:
        ///   - message: the message.
        ///   - attributes: the appearance.
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
            alpha = presented ? 1 : 0
            install(contentView)
            installInternalConstraints()
            showContent()
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

        /// Fades in (BZ-060, BZ-071). A view that had left receives touches again.
        public func present(completion: (() -> Void)?) {
            if takesNoTouches { (takesNoTouches, isUserInteractionEnabled) = (false, true) }
            installPresentationConstraintsIfNeeded()
            fadeIn(animated: message.animateIn, readingFirst: contentView, completion: completion)
        }

        /// Fades out, and receives no touches from before `willDismiss` on (BZ-061, BZ-071, BZ-130, BZ-157).
        public func dismiss(completion: (() -> Void)? = nil) {
            (takesNoTouches, isUserInteractionEnabled) = (true, false)
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

        /// Applies the appearance to the view and its parts: the margins of the card's stack, which are wider without
        /// an image, its spacing, corners and shadow, and whether a tap outside the card closes it (BZ-146, BZ-158).
        open func applyAttributes() {
            applyLook(
                to: contentView, cornerRadius: attributes.cornerRadius, curve: attributes.cornerCurve,
                shadow: attributes.shadow)
            contentView.stack.isLayoutMarginsRelativeArrangement = true
            contentView.stack.layoutMargins = UIEdgeInsets(
                top: showsImage ? 0 : attributes.padding.top, left: 0, bottom: attributes.padding.bottom,
                right: 0)
            contentView.stack.spacing = attributes.spacing
            textView.attributes = .init(attributes, language: message.language)
            tapBackgroundGesture.isEnabled = attributes.dismissOnBackgroundTap
        }

        /// Applies the colours of the themes for the traits, then calls `onTheme`. Called when the view is made, and
        /// when the traits change (BZ-138).
        open func applyTheme() {
            let theme = theme
            applyColours(of: theme)
            contentView.backgroundColor = theme.backgroundColor.uiColor
            textView.apply(theme)
            (graphicView as? IconView)?.theme = theme
            attributes.onTheme?(self)
        }

        private var showsImage: Bool {
            if case .image = message.graphic { true } else { false }
        }

        private func showContent() {
            contentView.show([graphicView, textView, buttonsContainer].compactMap { $0 })
        }

        var messageButtons: [Braze.InAppMessage.Button] { message.buttons }
        var clickAction: Braze.InAppMessage.ClickAction { message.clickAction }
        var buttonsAttributes: ButtonView.Attributes { attributes.buttonsAttributes }
        func tellPresent() { attributes.onPresent?(self) }
    }
}
