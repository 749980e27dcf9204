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
            .emulated("Every card is offered when its campaign qualifies, whatever is on screen.")
        case .gateWhileLeaving:
            .unavailable(
                "A card disappears immediately, and one that is let through is on screen before the next question."
            )
        case .showAgain: .unavailable("For a handler, a card that has disappeared has ended.")
        case .staysOnWebLinks, .webLinks: .unavailable("Cards are not web pages.")
        case .timedCampaigns, .controlCampaigns: .unavailable("Lantern has no such cards.")
        case .gate, .didPresent, .didDismiss, .resolution, .dismiss: .native
        case .gateBeforeAppShow:
            .emulated(
                "LanternCard.show() does not ask: the delegate was asked before about a card that the app has."
            )
        case .hold, .discard: .emulated("The veto; for a hold the bridge keeps the card.")
        case .showLater: .emulated("LanternCard.show(), which does nothing while another card is on screen.")
        case .autoClose: .emulated("The bridge closes the card after the time, counted from didPresent.")
        case .willPresent, .willDismiss: .emulated("Derived: sent directly before the event itself.")
        case .failure: .emulated("Derived: a card that was let through and has not appeared.")
        case .shouldPerform, .didLoad:
            .unavailable("Lantern opens a button's link without asking or reporting it.")
        case .hide, .didHide, .gateWhileHidden:
            .unavailable("A card that has disappeared is not shown again.")
        case .view, .viewInGate, .customView: .unavailable("Lantern gives no access to its views.")
        case .prepareContent, .prepareOrientation, .prepareStatusBar, .prepareScene:
            .unavailable("Cards are immutable, and Lantern chooses their position.")
        case .track: .unavailable("Lantern counts by itself, and nothing can be added.")
        case .evaluateScript, .scriptMessages: .unavailable("Cards are not web pages.")
        }
    }
}
