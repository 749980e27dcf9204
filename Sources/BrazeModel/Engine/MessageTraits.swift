import HeadlessStage
public import PlatformStandIns

// The traits that a message appears with are those of the stage's screen. UIKit has traits of its own, which nobody may
// override and of whose changes it tells by itself; so what the SDK does by traits asks here, on every platform, and this
// file is the one place that differs.

/// A view of the SDK's that looks different with other traits. Main actor.
@MainActor protocol TraitFollower {
    /// Takes what it shows from the traits anew.
    func followTraits()
}

extension BrazeInAppMessageUI.SlideupView: TraitFollower {}
extension BrazeInAppMessageUI.ModalView: TraitFollower {}
extension BrazeInAppMessageUI.ModalImageView: TraitFollower {}

extension UIViewController {
    /// The controller's traits, which it may have overridden (BZ-151). Where UIKit is they are UIKit's affair, and the
    /// stage's count.
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
    /// The traits of the stage's screen, in the appearance that the view, or what it is in, has been given.
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
    /// Tells the view that the traits of the stage's screen have changed. Headless this is what UIKit would do. Where
    /// UIKit is, a view of the SDK's follows, and what the app's own hears is UIKit's business.
    func tellTraitsDidChange(from previous: UITraitCollection) {
        #if canImport(UIKit)
            (self as? any TraitFollower)?.followTraits()
        #else
            traitCollectionDidChange(previous)
        #endif
    }
}

extension BrazeInAppMessageUI.ViewController {
    /// The traits of the stage's screen, which are those of the app's topmost controller, in the appearance that the app
    /// has given this controller.
    var messageTraits: UITraitCollection {
        UITraitCollection(traitsFrom: [
            stage.screen.traits, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
        ])
    }

    /// Lets `traitCollection`, too, say what the stage says, where that is possible.
    func takeTraitsOfStage() {
        #if !canImport(UIKit)
            surroundingTraits = { [stage] in stage.screen.traits }
        #endif
    }

    /// The app has given the controller an appearance. UIKit tells the views of that by itself.
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
    /// The button's theme for the traits, chosen apart from the message's: the dark one in dark appearance if
    /// the button has one, else the light one.
    public func theme(for traits: UITraitCollection) -> Braze.InAppMessage.ButtonTheme {
        guard traits.userInterfaceStyle == .dark, let dark = themes.dark else { return themes.light }
        return dark
    }
}
