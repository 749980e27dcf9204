public import Foundation
import HeadlessStage
public import PlatformStandIns

/// The common behaviour of the built-in views: their entry and exit, and the user's gestures.
@MainActor protocol BuiltInView: InAppMessageView {
    /// The stage that was current when the view was made.
    var ownStage: HeadlessStage { get }
    var presented: Bool { get set }
    /// Calls `onPresent`.
    func tellPresent()
    /// Handles a gesture. False if it has no effect.
    func perform(_ gesture: UserGesture) -> Bool
    /// Handles an event of a web page. False if the view has none.
    func receive(_ event: PageEvent) -> Bool
}

extension BuiltInView {
    /// Sets the first element for assistive software, lays out the view, and calls the delegate, then the attributes'
    /// closure (BZ-060, BZ-159).
    func beginToEnter(readingFirst element: UIView) {
        initialAccessibilityElement = element
        setNeedsLayout()
        layoutIfNeeded()
        willPresent()
        tellPresent()
    }

    /// Animates the entry; then logs the impression, calls the completion, and calls the delegate (BZ-060).
    func enter(seconds: TimeInterval, completion: (() -> Void)?) {
        presented = true
        animate(seconds: seconds) {
            self.logImpression()
            completion?()
            self.didPresent()
        }
    }

    /// Calls the delegate and animates the exit; then calls the completion and removes the view from the screen
    /// (BZ-061). Not protected against repeated calls (BZ-069). `change` contains the animated changes, which take
    /// effect at once (BZ-130).
    func leave(seconds: TimeInterval, changing change: () -> Void = {}, completion: (() -> Void)?) {
        ownStage.run {
            willDismiss()
            presented = false
            change()
            animate(seconds: seconds) {
                completion?()
                self.didDismiss()
            }
        }
    }

    /// Calls a completion when an animation of the view has ended. For a view that is in no hierarchy the animation
    /// ends at once, because nothing is visible (BZ-070).
    private func animate(seconds: TimeInterval, completion: @escaping () -> Void) {
        // The animation calls it once, on the main thread, on which this call is made too.
        let completion = Carried(completion)
        ownStage.animate(seconds: superview == nil ? 0 : seconds) { completion.value() }
    }

    /// The traits that determine the theme.
    var themeTraits: UITraitCollection { messageTraits(on: ownStage) }

    func receive(_ event: PageEvent) -> Bool { false }
}

extension UIGestureRecognizer {
    /// Whether a touch reaches the gesture recogniser.
    var isReached: Bool { isEnabled && view?.isTouchable ?? false }
}

extension UIButton {
    /// Handles a tap on the button. False if it does not reach the button.
    func takesTap() -> Bool {
        guard isEnabled, isTouchable else { return false }
        tap()
        return true
    }
}

extension BrazeInAppMessageUI {
    /// The view of a control message: it reports a complete life cycle and shows nothing (BZ-062).
    ///
    /// Main actor. May be subclassed.
    open class ControlView: UIView, InAppMessageView {
        /// The message; a copy of the one that the delegate receives (BZ-128).
        public var message: Braze.InAppMessage.Control
        /// Whether the view has entered.
        public private(set) var presented = false

        /// Makes a view of a message.
        public init(message: Braze.InAppMessage.Control) {
            self.message = message
            super.init(frame: .zero)
        }

        /// Not available: the view cannot be made from an archive.
        @available(*, unavailable)
        public required init?(coder: NSCoder) {
            nil
        }

        /// Enters, and leaves before it returns.
        public func present(completion: (() -> Void)? = nil) {
            willPresent()
            presented = true
            logImpression()
            completion?()
            didPresent()
            dismiss()
        }

        /// Leaves at once.
        public func dismiss(completion: (() -> Void)? = nil) {
            willDismiss()
            presented = false
            completion?()
            didDismiss()
        }
    }
}

extension BrazeInAppMessageUI {
    /// The view that fills the message's window and holds the message's view. Main actor. May be subclassed.
    ///
    /// The model has no keyboard: `keyboardFrame` keeps the value that the app sets, and has no effect.
    open class ContainerView: UIView {
        /// Notifies of changes of the keyboard's frame.
        public let keyboardFrameNotifier = KeyboardFrameNotifier()
        /// The keyboard's frame, in the view's coordinates. The name is a guess.
        open var keyboardFrame = CGRect.zero
    }
}

extension BrazeInAppMessageUI {
    /// A container of a stack view. Main actor.
    public final class StackView: UIView {
        /// The stack view.
        public let stack = UIStackView(frame: .zero)

        init(_ views: [UIView] = [], axis: NSLayoutConstraint.Axis = .horizontal) {
            super.init(frame: .zero)
            stack.axis = axis
            addSubview(stack)
            show(views)
        }

        /// Not available: the view cannot be made from an archive.
        @available(*, unavailable)
        public required init?(coder: NSCoder) {
            nil
        }

        /// Shows these views instead of the previous ones.
        func show(_ views: [UIView]) {
            for view in stack.arrangedSubviews { view.removeFromSuperview() }
            for view in stack.arrangedSubviews { stack.removeArrangedSubview(view) }
            for view in views { stack.addArrangedSubview(view) }
        }
    }
}
