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
    /// Lays the view out and tells the delegate, then the attributes (BZ-060). `wish` is what the view wants
    /// of its controller in between (BZ-135).
    func beginToEnter(then wish: () -> Void = {}) {
        setNeedsLayout()
        layoutIfNeeded()
        willPresent()
        wish()
        tellPresent()
    }

    /// Animates the entry; then logs the impression, completes, and tells the delegate (BZ-060).
    func enter(seconds: TimeInterval, completion: (() -> Void)?) {
        presented = true
        ownStage.animate(seconds: seconds) {
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
            ownStage.animate(seconds: seconds) {
                completion?()
                self.didDismiss()
            }
        }
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
    open class ContainerView: UIView {}
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

/// What full views and full image views have in common: they cover the screen, or stand on it like a modal.
@MainActor protocol FullScreenView: ImmersiveView {
    associatedtype Look: PlacedLook
    var attributes: Look { get set }
    /// Where the view stands when it does not cover the screen.
    var placeAsModal: FullViewPlace { get }
    var displayMode: BrazeInAppMessageUI.FullView.DisplayMode { get }
}

extension FullScreenView {
    /// Moves the view to where its mode wants it (BZ-138).
    func applyDisplayMode() {
        let place = placeAsModal.shown(in: displayMode)
        if attributes.place != place { attributes.place = place }
    }

    /// Hides the status bar if the view covers the screen, whatever the app asked for (BZ-135).
    func hideStatusBarIfCovering() {
        if displayMode == .full { controller?.hideStatusBar() }
    }
}

/// Where a full view stands and how its corners are.
struct FullViewPlace: Equatable {
    var margin: UIEdgeInsets
    /// In points.
    var cornerRadius: Double

    /// What is shown: a view that covers the screen has neither margin nor round corners (BZ-138).
    func shown(in mode: BrazeInAppMessageUI.FullView.DisplayMode) -> FullViewPlace {
        mode == .full ? FullViewPlace(margin: .zero, cornerRadius: 0) : self
    }
}

/// A look that says where its view stands.
protocol PlacedLook {
    var margin: UIEdgeInsets { get set }
    var cornerRadius: Double { get set }
}

extension PlacedLook {
    var place: FullViewPlace {
        get { FullViewPlace(margin: margin, cornerRadius: cornerRadius) }
        set { (margin, cornerRadius) = (newValue.margin, newValue.cornerRadius) }
    }
}

extension BrazeInAppMessageUI.ModalView.Attributes: PlacedLook {}
extension BrazeInAppMessageUI.ModalImageView.Attributes: PlacedLook {}
