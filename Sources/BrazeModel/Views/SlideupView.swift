public import Foundation
import HeadlessStage
public import PlatformStandIns

extension BrazeInAppMessageUI {
    /// The view of a slideup: a banner that slides in from an edge of the screen.
    ///
    /// Main actor. May be subclassed.
    open class SlideupView: UIView, InAppMessageView, BuiltInView {
        /// The message; a copy of the one that the delegate receives (BZ-128). A change is stored but not drawn; clicks
        /// use the new message (BZ-152).
        public var message: Braze.InAppMessage.Slideup
        /// The appearance. A change is applied at once (BZ-127).
        public var attributes: Attributes { didSet { applyAttributes() } }
        /// Whether the view has entered.
        open var presented: Bool
        /// Makes the view of the message's image.
        let gifViewProvider: GIFViewProvider
        let ownStage = HeadlessStage.current

        /// The shadow, behind the banner (BZ-160).
        open lazy var shadowView = ShadowView(attributes.shadow)
        /// The banner itself.
        open lazy var contentView = StackView()
        /// The image or the icon; nil if the message has none.
        open lazy var graphicView = gifViewProvider.view(of: message.graphic)
        /// The text.
        open lazy var messageLabel = UILabel(frame: .zero)
        /// The chevron that indicates a click action. Its type is a guess.
        open lazy var chevronView = UIImageView(frame: .zero)
        /// Recognises a tap on the message. It is a press recogniser, so the banner can show that it is pressed.
        open lazy var pressGesture = UILongPressGestureRecognizer()
        /// Recognises a swipe.
        open lazy var panGesture = UIPanGestureRecognizer()
        /// The constraint between this view and its edge of the superview; nil before the view enters (BZ-160). Its
        /// optional type is a guess.
        open var innerYConstraint: NSLayoutConstraint!
        /// The constraint between the banner and its edge of this view; nil before the view enters (BZ-160). Its
        /// optional type is a guess.
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
            addSubview(contentView)
            contentView.addGestureRecognizer(pressGesture)
            contentView.addGestureRecognizer(panGesture)
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

        /// Enters from the message's edge (BZ-060, BZ-071).
        open func present(completion: (() -> Void)? = nil) {
            ownStage.run {
                installPresentationConstraintsIfNeeded()
                beginToEnter(readingFirst: self)
                enter(seconds: message.animateIn ? 0.3 : 0, completion: completion)
            }
        }

        /// Leaves over the message's edge (BZ-061, BZ-071).
        open func dismiss(completion: (() -> Void)? = nil) {
            leave(seconds: message.animateOut ? 0.3 : 0, completion: completion)
        }

        /// Installs the constraints inside the banner. Called when the view is made. The model has no layout.
        open func installInternalConstraints() {}

        /// Installs the constraints between this view and its superview, and between the banner and this view, the
        /// first time that there is a superview (BZ-160). Called when the view enters.
        open func installPresentationConstraintsIfNeeded() {
            guard innerYConstraint == nil, let superview else { return }
            innerYConstraint = constraint(of: self, to: superview)
            outerYConstraint = constraint(of: contentView, to: self)
        }

        private func constraint(of view: UIView, to container: UIView) -> NSLayoutConstraint {
            let constraint =
                message.slideFrom == .top
                ? view.topAnchor.constraint(equalTo: container.topAnchor)
                : view.bottomAnchor.constraint(equalTo: container.bottomAnchor)
            constraint.isActive = true
            return constraint
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

        func followTraits() {
            applyTheme()
        }

        /// Applies the appearance to the view and its parts: margins, which begin further left with a graphic, spacing,
        /// corners, shadow, and at most three lines of text (BZ-146).
        open func applyAttributes() {
            layoutMargins = attributes.margin
            var margins = attributes.padding
            if message.graphic != nil { margins.left = CGFloat(attributes.graphicLeadingPadding) }
            contentView.stack.isLayoutMarginsRelativeArrangement = true
            contentView.stack.layoutMargins = margins
            messageLabel.numberOfLines = 3
            contentView.layer.cornerRadius = attributes.cornerRadius
            contentView.layer.cornerCurve = attributes.cornerCurve
            contentView.stack.spacing = attributes.spacing
            shadowView.shadow = attributes.shadow
            messageLabel.font = attributes.font
            chevronView.isHidden = !showsChevron
        }

        /// Applies the colours of the theme for the traits, then calls `onTheme`. Called when the view is made, and
        /// when the traits change (BZ-138).
        open func applyTheme() {
            let theme = theme
            contentView.backgroundColor = theme.backgroundColor.uiColor
            messageLabel.textColor = theme.textColor.uiColor
            chevronView.tintColor = theme.closeButtonColor.uiColor
            (graphicView as? IconView)?.theme = theme
            attributes.onTheme?(self)
        }

        /// The prefix that assistive software reads before a slideup's text (BZ-147). The wording is the model's own.
        private static let spokenPrefix = "In-app message"

        private var showsChevron: Bool {
            switch attributes.chevronVisibility {
            case .auto: message.clickAction != .none
            case .hidden: false
            case .visible: true
            }
        }

        private func showContent() {
            messageLabel.text = message.message
            isAccessibilityElement = true
            accessibilityLabel = [Self.spokenPrefix, message.imageAltText, message.message]
                .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
            contentView.show([graphicView, messageLabel, chevronView].compactMap { $0 })
        }

        func tellPresent() { attributes.onPresent?(self) }

        /// Handles the user's gestures (BZ-082, BZ-084). A gesture recogniser that the app has disabled does not react.
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
