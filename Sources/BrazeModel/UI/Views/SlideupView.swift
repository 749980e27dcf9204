public import Foundation
import HeadlessStage
public import PlatformStandIns

extension BrazeInAppMessageUI {
    /// The view of a slideup: a banner that slides in from an edge of the screen.
    ///
    /// Main actor. May be subclassed.
    open class SlideupView: UIView, InAppMessageView, BuiltInView {
        /// The message; a copy of the one that the delegate receives (BZ-128).
        public var message: Braze.InAppMessage.Slideup { didSet { applyMessage() } }
        /// The look. A change is applied at once (BZ-127).
        public var attributes: Attributes { didSet { applyAttributes() } }
        /// Whether the view has entered.
        public var presented: Bool
        /// Makes the view of the message's image.
        public let gifViewProvider: GIFViewProvider
        let ownStage = HeadlessStage.current

        /// The banner itself.
        open lazy var contentView = UIView(frame: .zero)
        /// The text.
        open lazy var messageLabel = UILabel(frame: .zero)
        /// Recognises a tap on the message; a press, so that the banner can show that it is held.
        open lazy var pressGesture = UILongPressGestureRecognizer()
        /// Recognises a swipe.
        open lazy var panGesture = UIPanGestureRecognizer()

        /// Makes a view.
        ///
        /// - Parameters:
        ///   - message: the message.
        ///   - attributes: the look.
        ///   - gifViewProvider: makes the view of the message's image.
        ///   - presented: whether the view counts as having entered.
        public init(
            message: Braze.InAppMessage.Slideup, attributes: Attributes = .defaults,
            gifViewProvider: GIFViewProvider = .shared, presented: Bool = false
        ) {
            self.message = message
            self.attributes = attributes
            self.gifViewProvider = gifViewProvider
            self.presented = presented
            super.init(frame: .zero)
            addSubview(contentView)
            addGestureRecognizer(pressGesture)
            addGestureRecognizer(panGesture)
            applyMessage()
            applyAttributes()
        }

        /// Gives nil: the view cannot be made from an archive.
        public required init?(coder: NSCoder) { nil }

        /// Enters from the message's edge (BZ-060, BZ-071).
        open func present(completion: (() -> Void)? = nil) {
            ownStage.run {
                beginToEnter()
                enter(seconds: message.animateIn ? 0.3 : 0, completion: completion)
            }
        }

        /// Leaves over the message's edge (BZ-061, BZ-071).
        open func dismiss(completion: (() -> Void)? = nil) {
            leave(seconds: message.animateOut ? 0.3 : 0, completion: completion)
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
            messageLabel.font = attributes.font
        }

        /// Applies the colours of the theme that suits the traits, then calls `onTheme`.
        open func applyTheme() {
            let theme = message.theme(for: traitCollection)
            contentView.backgroundColor = theme.backgroundColor.uiColor
            messageLabel.textColor = theme.textColor.uiColor
            attributes.onTheme?(self)
        }

        private func applyMessage() {
            messageLabel.text = message.message
            for view in contentView.subviews { view.removeFromSuperview() }
            if let graphicView = gifViewProvider.view(of: message.graphic) {
                contentView.addSubview(graphicView)
            }
            contentView.addSubview(messageLabel)
        }

        func tellPresent() { attributes.onPresent?(self) }

        /// What the user can do (BZ-082, BZ-084). A recogniser that the app disabled takes nothing.
        func perform(_ gesture: UserGesture) -> Bool {
            switch gesture {
            case .tapMessage where pressGesture.isEnabled:
                click(message.clickAction)
            case .swipeAway where isSwipeable, .swipe(exitDirection) where isSwipeable:
                dismiss()
            default:
                return false
            }
            return true
        }

        private var isSwipeable: Bool { attributes.dismissible && panGesture.isEnabled }
        private var exitDirection: UserGesture.SwipeDirection { message.slideFrom == .top ? .up : .down }
    }
}
