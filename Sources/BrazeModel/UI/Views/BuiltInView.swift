import HeadlessStage
import PlatformStandIns

/// What the built-in views have in common: how they enter and leave, and what the user can do to them.
@MainActor protocol BuiltInView: InAppMessageView {
    /// The stage that was current when the view was made.
    var ownStage: HeadlessStage { get }
    var presented: Bool { get set }
    /// Chooses the theme and calls `onTheme`.
    func applyTheme()
    /// Calls `onPresent`.
    func tellPresent()
    /// Does what a gesture does. False when nothing takes it.
    func perform(_ gesture: UserGesture) -> Bool
    /// Takes an event of a web page. False when the view has none.
    func receive(_ event: PageEvent) -> Bool
}

extension BuiltInView {
    /// Gets the view ready and tells the delegate, then the attributes (BZ-060).
    func beginToEnter() {
        applyTheme()
        layOut()
        willPresent()
        tellPresent()
    }

    /// Lays the view out now.
    func layOut() {
        setNeedsLayout()
        layoutIfNeeded()
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
    /// Not guarded against repetition (BZ-069).
    func leave(seconds: TimeInterval, completion: (() -> Void)?) {
        ownStage.run {
            willDismiss()
            presented = false
            ownStage.animate(seconds: seconds) {
                completion?()
                self.didDismiss()
            }
        }
    }

    func receive(_ event: PageEvent) -> Bool { false }
}
