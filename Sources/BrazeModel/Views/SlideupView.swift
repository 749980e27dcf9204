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
        open var presented: Bool
        /// Makes the view of the message's image.
        public let gifViewProvider: GIFViewProvider
        let ownStage = HeadlessStage.current

        /// The shadow, which the banner stands in.
        open lazy var shadowView = ShadowView(attributes.shadow)
        /// The banner itself.
        open lazy var contentView = StackView()
        /// The image or the icon; nil if the message has none.
        open lazy var graphicView = gifViewProvider.view(of: message.graphic)
        /// The text.
        open lazy var messageLabel = UILabel(frame: .zero)
        /// The sign that a tap leads somewhere. Its type is a guess.
        open lazy var chevronView = UIImageView(frame: .zero)
        /// Recognises a tap on the message; a press, so that the banner can show that it is held.
        open lazy var pressGesture = UILongPressGestureRecognizer()
        /// Recognises a swipe.
        open lazy var panGesture = UIPanGestureRecognizer()
        /// Ties the banner to its edge of this view. That it may be nil is a guess.
        open var innerYConstraint: NSLayoutConstraint!
        /// Ties this view to its edge of the screen; nil before the view enters. That it may be nil is a guess.
        open var outerYConstraint: NSLayoutConstraint!

        /// Makes a view; see `ModalView` for the parameters.
        public init(
            message: Braze.InAppMessage.Slideup, attributes: Attributes = .defaults,
            gifViewProvider: GIFViewProvider = .shared, presented: Bool = false
        ) {
            self.message = message
            self.attributes = attributes
            self.gifViewProvider = gifViewProvider
            self.presented = presented
            super.init(frame: .zero)
            addSubview(shadowView)
            shadowView.addSubview(contentView)
            contentView.addGestureRecognizer(pressGesture)
            contentView.addGestureRecognizer(panGesture)
            installInternalConstraints()
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

        /// Enters from the message's edge (BZ-060, BZ-071).
        open func present(completion: (() -> Void)? = nil) {
            ownStage.run {
                installPresentationConstraintsIfNeeded()
                beginToEnter()
                enter(seconds: message.animateIn ? 0.3 : 0, completion: completion)
            }
        }

        /// Leaves over the message's edge (BZ-061, BZ-071).
        open func dismiss(completion: (() -> Void)? = nil) {
            leave(seconds: message.animateOut ? 0.3 : 0, completion: completion)
        }

        /// Ties the banner to this view. Called when the view is made.
        open func installInternalConstraints() {
            innerYConstraint = constraint(of: contentView, to: self)
        }

        /// Ties this view to the one that it stands in, the first time that there is one. Called when the view
        /// enters.
        open func installPresentationConstraintsIfNeeded() {
            guard outerYConstraint == nil, let superview else { return }
            outerYConstraint = constraint(of: self, to: superview)
        }

        private func constraint(of view: UIView, to container: UIView) -> NSLayoutConstraint {
            let constraint =
                message.slideFrom == .top
                ? view.topAnchor.constraint(equalTo: container.topAnchor)
                : view.bottomAnchor.constraint(equalTo: container.bottomAnchor)
            constraint.isActive = true
            return constraint
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
            contentView.layer.cornerRadius = attributes.cornerRadius
            contentView.layer.cornerCurve = attributes.cornerCurve
            contentView.stack.spacing = attributes.spacing
            shadowView.shadow = attributes.shadow
            messageLabel.font = attributes.font
            chevronView.isHidden = !showsChevron
        }

        /// Applies the colours of the theme that suits the traits, then calls `onTheme`. Called when the view is
        /// made, and when the traits change (BZ-138).
        open func applyTheme() {
            let theme = theme
            contentView.backgroundColor = theme.backgroundColor.uiColor
            messageLabel.textColor = theme.textColor.uiColor
            chevronView.tintColor = theme.closeButtonColor.uiColor
            (graphicView as? IconView)?.theme = theme
            attributes.onTheme?(self)
        }

        private var showsChevron: Bool {
            switch attributes.chevronVisibility {
            case .auto: message.clickAction != .none
            case .hidden: false
            case .visible: true
            }
        }

        private func applyMessage() {
            graphicView = gifViewProvider.view(of: message.graphic)
            showContent()
            applyAttributes()
            applyTheme()
        }

        private func showContent() {
            messageLabel.text = message.message
            contentView.show([graphicView, messageLabel, chevronView].compactMap { $0 })
        }

        func tellPresent() { attributes.onPresent?(self) }

        /// What the user can do (BZ-082, BZ-084). A recogniser that the app disabled takes nothing.
        func perform(_ gesture: UserGesture) -> Bool {
            switch gesture {
            case .tapMessage where pressGesture.isReached:
                click(message.clickAction)
            case .swipeAway where isSwipeable, .swipe(exitDirection) where isSwipeable:
                dismiss()
            default:
                return false
            }
            return true
        }

        private var isSwipeable: Bool { attributes.dismissible && panGesture.isReached }
        private var exitDirection: UserGesture.SwipeDirection { message.slideFrom == .top ? .up : .down }
    }
}
