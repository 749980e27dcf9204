import HeadlessStage
public import PlatformStandIns

// A message appears with the traits of the stage's screen. UIKit has its own traits, which cannot be overridden here,
// and reports their changes itself. All code that depends on traits therefore uses this file, which is the only one
// that differs between platforms.

/// A view of the SDK whose appearance depends on the traits. Main actor.
@MainActor protocol TraitFollower {
    /// Updates its appearance from the traits.
    func followTraits()
}

extension BrazeInAppMessageUI.SlideupView: TraitFollower {}
extension BrazeInAppMessageUI.ModalView: TraitFollower {}
extension BrazeInAppMessageUI.ModalImageView: TraitFollower {}

extension UIViewController {
    /// The controller's traits, which it may have overridden (BZ-151). Where UIKit exists, UIKit controls them, and the
    /// stage's traits are used instead.
    func judgedTraits(on stage: HeadlessStage) -> UITraitCollection {
        #if canImport(UIKit)
            stage.screen.traits
        #else
            stage.run { traitCollection }
        #endif
    }
}

extension BrazeInAppMessageUI.HtmlView: TraitFollower {
    func followTraits() { attributes.onTheme?(self) }
}

extension UIView {
    /// The traits of the stage's screen, with the interface style of the view or its ancestors.
    func messageTraits(on stage: HeadlessStage) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            stage.screen.traits, UITraitCollection(userInterfaceStyle: givenStyle),
        ])
    }

    private var givenStyle: UIUserInterfaceStyle {
        for responder in sequence(first: self as UIResponder, next: \.next) {
            let style =
                (responder as? UIView)?.overrideUserInterfaceStyle
                ?? (responder as? UIViewController)?.overrideUserInterfaceStyle ?? .unspecified
            if style != .unspecified { return style }
        }
        return .unspecified
    }
}

extension InAppMessageView {
    /// Notifies the view that the traits of the stage's screen have changed. In the model this does what UIKit would
    /// do. Where UIKit exists, only the SDK's views are updated, and UIKit notifies the app's own views.
    func tellTraitsDidChange(from previous: UITraitCollection) {
        #if canImport(UIKit)
            (self as? any TraitFollower)?.followTraits()
        #else
            traitCollectionDidChange(previous)
        #endif
    }
}

extension BrazeInAppMessageUI.ViewController {
    /// The traits of the stage's screen, which are those of the app's topmost view controller, with the interface style
    /// that the app has set on this controller.
    var messageTraits: UITraitCollection {
        UITraitCollection(traitsFrom: [
            stage.screen.traits, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
        ])
    }

    /// Makes `traitCollection` return the stage's traits too, where possible.
    func takeTraitsOfStage() {
        #if !canImport(UIKit)
            surroundingTraits = { [stage] in stage.screen.traits }
        #endif
    }

    /// The app has set the controller's interface style. UIKit notifies the views of that itself.
    func styleDidChange() {
        #if canImport(UIKit)
            noteTraits()
        #else
            tellTraits()
        #endif
    }
}

extension BrazeInAppMessageThemeable {
    /// The theme for the traits: the dark one in dark appearance if the message has one, else the light one.
    public func theme(for traits: UITraitCollection) -> Braze.InAppMessage.Theme {
        guard traits.userInterfaceStyle == .dark, let dark = themes.dark else { return themes.light }
        return dark
    }
}

extension Braze.InAppMessage.Button {
    /// The button's theme for the traits, chosen separately from the message's: the dark one in dark appearance if the
    /// button has one, else the light one.
    public func theme(for traits: UITraitCollection) -> Braze.InAppMessage.ButtonTheme {
        guard traits.userInterfaceStyle == .dark, let dark = themes.dark else { return themes.light }
        return dark
    }
}
