public import InAppCore

extension SDKShape {
    /// Lantern, a vendor that does not exist.
    public static let lantern = SDKShape("lantern")
}

extension CapabilityTable {
    /// The capabilities of Lantern.
    public static let lantern = CapabilityTable(.lantern) { capability in
        switch capability {
        case .gateEachTrigger, .dismissBuiltIn, .builtInResolution, .conflictAtOnce, .prepareWhenShown,
            .discardOnce:
            .native
        case .gateWhileVisible:
            .emulated("Every card is offered when its campaign qualifies, whatever is up.")
        case .gateWhileLeaving:
            .unavailable(
                "A card leaves at once, and one that is let through is up before the next is asked about.")
        case .showAgain: .unavailable("A card that has left has ended for a handler.")
        case .staysOnWebLinks, .webLinks: .unavailable("Cards are no web pages.")
        case .timedCampaigns, .controlCampaigns: .unavailable("Lantern knows no such cards.")
        case .gate, .didPresent, .didDismiss, .resolution, .dismiss: .native
        case .gateBeforeAppShow:
            .emulated("LanternCard.show() does not ask: a card that the app has was asked about before.")
        case .hold, .discard: .emulated("The veto; for a hold the bridge keeps the card.")
        case .showLater: .emulated("LanternCard.show(), which does nothing while another card is up.")
        case .autoClose: .emulated("The bridge closes the card after the time, counted from didPresent.")
        case .willPresent, .willDismiss: .emulated("Derived: sent directly before the event itself.")
        case .failure: .emulated("Derived: a card that was let through and has not come up.")
        case .shouldPerform, .didLoad:
            .unavailable("Lantern opens what a button links to without asking or telling.")
        case .hide, .didHide, .gateWhileHidden: .unavailable("A card that has left does not come back.")
        case .view, .viewInGate, .customView: .unavailable("Lantern gives no access to its views.")
        case .prepareContent, .prepareOrientation, .prepareStatusBar, .prepareScene:
            .unavailable("Cards are immutable, and Lantern chooses where they stand.")
        case .track: .unavailable("Lantern counts by itself and lets nothing be added.")
        case .evaluateScript, .scriptMessages: .unavailable("Cards are no web pages.")
        }
    }
}
