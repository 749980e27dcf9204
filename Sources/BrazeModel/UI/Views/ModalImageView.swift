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

        /// The card.
        open lazy var contentView = UIView(frame: .zero)
        /// The image.
        open lazy var imageView: UIView = gifViewProvider.view(message.imageURL)
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
            message: Braze.InAppMessage.ModalImage, attributes: Attributes = .defaults,
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
            contentView.addSubview(imageView)
            contentView.addSubview(buttonsContainer)
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
            makeButtonViews(attributes: attributes.buttonsAttributes)
        }

        /// Applies the colours of the themes that suit the traits, then calls `onTheme`.
        open func applyTheme() {
            backgroundColor = message.theme(for: traitCollection).frameColor.uiColor
            applyButtonThemes()
            attributes.onTheme?(self)
        }

        private func applyMessage() {
            gifViewProvider.updateView(imageView, message.imageURL)
            makeButtonViews(attributes: attributes.buttonsAttributes)
        }

        var buttons: [Braze.InAppMessage.Button] { message.buttons }
        var clickAction: Braze.InAppMessage.ClickAction { message.clickAction }
        var dismissesOnBackgroundTap: Bool { attributes.dismissOnBackgroundTap }
        func tellPresent() { attributes.onPresent?(self) }
    }
}
