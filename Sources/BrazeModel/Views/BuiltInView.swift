public import Foundation
import HeadlessStage
public import PlatformStandIns

/// What the built-in views have in common: how they enter and leave, and what the user can do to them.
@MainActor protocol BuiltInView: InAppMessageView {
    /// The stage that was current when the view was made.
    var ownStage: HeadlessStage { get }
    var presented: Bool { get set }
    /// Calls `onPresent`.
    func tellPresent()
    /// Does what a gesture does. False when nothing takes it.
    func perform(_ gesture: UserGesture) -> Bool
    /// Takes an event of a web page. False when the view has none.
    func receive(_ event: PageEvent) -> Bool
}

extension BuiltInView {
    /// Says where assistive software starts, lays the view out, and tells the delegate, then the attributes (BZ-060,
    /// BZ-159).
    func beginToEnter(readingFirst element: UIView) {
        initialAccessibilityElement = element
        setNeedsLayout()
        layoutIfNeeded()
        willPresent()
        tellPresent()
    }

    /// Animates the entry; then logs the impression, completes, and tells the delegate (BZ-060).
    func enter(seconds: TimeInterval, completion: (() -> Void)?) {
        presented = true
        animate(seconds: seconds) {
            self.logImpression()
            completion?()
            self.didPresent()
        }
    }

    /// Tells the delegate and animates the exit; then completes and takes the view off the screen (BZ-061).
    /// Not guarded against repetition (BZ-069). `change` is what the animation changes at once (BZ-130).
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

    /// Runs something when an animation of the view has ended: one of a view that stands nowhere ends at once, as
    /// there is nothing to be seen of it (BZ-070).
    private func animate(seconds: TimeInterval, completion: @escaping () -> Void) {
        // The animation runs it once, on the main thread, where this call is made.
        let completion = Carried(completion)
        ownStage.animate(seconds: superview == nil ? 0 : seconds) { completion.value() }
    }

    /// The traits to choose a theme by.
    var themeTraits: UITraitCollection { messageTraits(on: ownStage) }

    func receive(_ event: PageEvent) -> Bool { false }
}

extension UIGestureRecognizer {
    /// Whether a touch reaches the recogniser.
    var isReached: Bool { isEnabled && view?.isTouchable ?? false }
}

extension UIButton {
    /// What a finger on the button does. False if it does not reach the button.
    func takesTap() -> Bool {
        guard isEnabled, isTouchable else { return false }
        tap()
        return true
    }
}

extension BrazeInAppMessageUI {
    /// The view of a control message: it reports a whole life cycle and shows nothing (BZ-062).
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

        /// The view cannot be made from an archive.
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
    /// Headless no keyboard comes up: `keyboardFrame` stays as the app sets it, and nothing follows from it.
    open class ContainerView: UIView {
        /// Tells of the keyboard.
        public let keyboardFrameNotifier = KeyboardFrameNotifier()
        /// Where the keyboard is, in the view's coordinates. The name is a guess.
        open var keyboardFrame = CGRect.zero
    }
}

extension BrazeInAppMessageUI {
    /// A view around a row of views. Main actor.
    public final class StackView: UIView {
        /// The row.
        public let stack = UIStackView(frame: .zero)

        init(_ views: [UIView] = [], axis: NSLayoutConstraint.Axis = .horizontal) {
            super.init(frame: .zero)
            stack.axis = axis
            addSubview(stack)
            show(views)
        }

        /// The view cannot be made from an archive.
        @available(*, unavailable)
        public required init?(coder: NSCoder) {
            nil
        }

        /// Shows these views, and none that the row held before.
        func show(_ views: [UIView]) {
            for view in stack.arrangedSubviews { view.removeFromSuperview() }
            for view in stack.arrangedSubviews { stack.removeArrangedSubview(view) }
            for view in views { stack.addArrangedSubview(view) }
        }
    }
}
