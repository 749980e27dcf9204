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

        /// The card.
        open lazy var contentView = UIView(frame: .zero)
        /// Header and text.
        open lazy var textView = ModalTextView(frame: .zero)
        /// The buttons.
        open lazy var buttonsContainer = StackView(frame: .zero)
        /// Recognises a tap on the card.
        open lazy var tapGesture = UITapGestureRecognizer()
        /// Recognises a tap beside the card.
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
            addSubview(contentView)
            addGestureRecognizer(tapBackgroundGesture)
            contentView.addGestureRecognizer(tapGesture)
            applyMessage()
            applyAttributes()
        }

        /// Gives nil: the view cannot be made from an archive.
        public required init?(coder: NSCoder) { nil }

        /// Fades in (BZ-060, BZ-071).
        open func present(completion: (() -> Void)?) {
            ownStage.run {
                beginToEnter()
                enter(seconds: message.animateIn ? 0.25 : 0, completion: completion)
            }
        }

        /// Fades out (BZ-061, BZ-071).
        open func dismiss(completion: (() -> Void)? = nil) {
            leave(seconds: message.animateOut ? 0.25 : 0, completion: completion)
        }

        /// Lays the view out, then calls `onLayout`.
        open override func layoutSubviews() {
            super.layoutSubviews()
            attributes.onLayout?(self)
        }

        /// Applies the look to the subviews.
        open func applyAttributes() {
            contentView.layer.cornerRadius = attributes.cornerRadius
            contentView.layer.cornerCurve = attributes.cornerCurve
            textView.headerLabel.font = attributes.headerFont
            textView.messageLabel.font = attributes.messageFont
            makeButtonViews(attributes: attributes.buttonsAttributes)
        }

        /// Applies the colours of the themes that suit the traits, then calls `onTheme`.
        open func applyTheme() {
            let theme = message.theme(for: traitCollection)
            contentView.backgroundColor = theme.backgroundColor.uiColor
            textView.headerLabel.textColor = theme.headerTextColor.uiColor
            textView.messageLabel.textColor = theme.textColor.uiColor
            applyButtonThemes()
            attributes.onTheme?(self)
        }

        private func applyMessage() {
            textView.headerLabel.text = message.header
            textView.messageLabel.text = message.message
            for view in contentView.subviews { view.removeFromSuperview() }
            if let graphicView = gifViewProvider.view(of: message.graphic) {
                contentView.addSubview(graphicView)
            }
            contentView.addSubview(textView)
            contentView.addSubview(buttonsContainer)
        }

        var buttons: [Braze.InAppMessage.Button] { message.buttons }
        var clickAction: Braze.InAppMessage.ClickAction { message.clickAction }
        var dismissesOnBackgroundTap: Bool { attributes.dismissOnBackgroundTap }
        func tellPresent() { attributes.onPresent?(self) }
    }
}
