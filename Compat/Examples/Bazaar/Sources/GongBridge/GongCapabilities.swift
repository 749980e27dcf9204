public import InAppCore

extension SDKShape {
    /// Gong, a vendor that does not exist.
    public static let gong = SDKShape("gong")
}

extension CapabilityTable {
    /// The capabilities of Gong.
    public static let gong = CapabilityTable(.gong) { capability in
        switch capability {
        case .didPresent, .didDismiss, .dismiss, .dismissBuiltIn, .builtInResolution: .native
        case .gate, .gateBeforeAppShow, .gateWhileVisible, .gateWhileLeaving, .gateWhileHidden,
            .gateEachTrigger, .viewInGate:
            .unavailable("Gong never asks; it can only be paused as a whole (PausingBridge).")
        case .hold, .discard, .discardOnce, .showLater, .showAgain, .conflictAtOnce:
            .unavailable("Gong shows every note by itself, one after the other.")
        case .resolution: .emulated("A click is told before the note leaves; else the user closed it.")
        case .autoClose: .emulated("The bridge closes the note after the time, counted from didPresent.")
        case .willPresent, .willDismiss: .emulated("Derived: sent directly before the event itself.")
        case .shouldPerform:
            .unavailable("Gong tells of a click when it has opened what the button links to.")
        case .didLoad: .emulated("The link of the button that was clicked, told when Gong has opened it.")
        case .failure: .unavailable("Nothing is let through that could fail.")
        case .hide, .didHide: .unavailable("A note that has left does not come back.")
        case .view, .customView: .unavailable("Gong gives no access to its views.")
        case .prepareContent, .prepareOrientation, .prepareStatusBar, .prepareScene, .prepareWhenShown:
            .unavailable("A note is up before anybody hears of it.")
        case .track: .unavailable("Gong counts by itself and lets nothing be added.")
        case .evaluateScript, .scriptMessages, .webLinks, .staysOnWebLinks:
            .unavailable("Notes are no web pages.")
        case .timedCampaigns, .controlCampaigns: .unavailable("Gong knows no such notes.")
        }
    }
}
