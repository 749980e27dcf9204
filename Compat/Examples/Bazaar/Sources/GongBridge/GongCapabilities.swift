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
        case .resolution:
            .emulated("A click is reported before the note disappears; otherwise the user closed it.")
        case .autoClose: .emulated("The bridge closes the note after the time, counted from didPresent.")
        case .willPresent, .willDismiss: .emulated("Derived: sent directly before the event itself.")
        case .shouldPerform:
            .unavailable("Gong reports a click after it has opened the button's link.")
        case .didLoad: .emulated("The link of the clicked button, reported after Gong has opened it.")
        case .failure: .unavailable("No message is let through that could fail.")
        case .hide, .didHide: .unavailable("A note that has disappeared is not shown again.")
        case .view, .customView: .unavailable("Gong gives no access to its views.")
        case .prepareContent, .prepareOrientation, .prepareStatusBar, .prepareScene, .prepareWhenShown:
            .unavailable("A note is on screen before any callback is called.")
        case .track: .unavailable("Gong counts by itself, and nothing can be added.")
        case .evaluateScript, .scriptMessages, .webLinks, .staysOnWebLinks:
            .unavailable("Notes are not web pages.")
        case .timedCampaigns, .controlCampaigns: .unavailable("Gong has no such notes.")
        }
    }
}
