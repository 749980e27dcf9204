public import PlatformStandIns

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
