import HeadlessStage
import PlatformStandIns

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
