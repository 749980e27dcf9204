public import InAppCore

nonisolated extension SDKShape {
    /// Adobe Experience Platform on iOS: `MessagingDelegate`.
    public static let adobeIOS = SDKShape("adobeIOS")
}

nonisolated extension CapabilityTable {
    /// The capabilities of Adobe's SDK for iOS.
    public static let adobeIOS = CapabilityTable(.adobeIOS) { capability in
        switch capability {
        case .staysOnWebLinks, .dismissBuiltIn, .builtInResolution, .conflictAtOnce, .prepareWhenShown,
            .discardOnce:
            .native
        case .gateWhileVisible:
            .unavailable(
                "A message that qualifies while another is on the screen is refused without asking the gate (AI-032)."
            )
        case .gateWhileLeaving, .gateWhileHidden, .gateEachTrigger: .native
        case .showAgain:
            .unavailable(
                "For a handler a dismissed message has ended; its campaign must trigger it again.")
        case .webLinks: .unavailable("Web links load in the page without a callback (AI-091).")
        case .timedCampaigns: .unavailable("The SDK has no messages that disappear by themselves.")
        case .controlCampaigns: .unavailable("The SDK has no messages for a control group.")
        case .viewInGate: .native
        case .gateBeforeAppShow:
            .emulated(
                "Message.show() does not ask (AI-050): the gate was already asked about a message that the app got from it."
            )
        case .gate, .dismiss, .willPresent, .didDismiss, .didLoad, .track, .view, .scriptMessages: .native
        case .hold:
            .emulated(
                "The gate answers false and the bridge keeps the Message (AI-050); the SDK counts it as suppressed."
            )
        case .discard: .emulated("The gate answers false; the SDK counts the message as suppressed.")
        case .showLater:
            .emulated(
                "Message.show(), which does not ask the gate again; it fails silently while another message is on the screen (AI-050)."
            )
        case .hide: .emulated("FullscreenMessage.hide(), which the SDK does not report (AI-080).")
        case .prepareContent:
            .emulated(
                "Position, size, corner radius, animations and the backdrop's colour; page, takeover and gestures are fixed before the gate (AI-030, AI-150)."
            )
        case .prepareOrientation: .unavailable("The SDK does not control the orientation.")
        case .prepareStatusBar: .unavailable("The SDK does not control the status bar.")
        case .prepareScene: .unavailable("The SDK chooses the window itself.")
        case .customView: .unavailable("The SDK shows only its own web view.")
        case .autoClose:
            .emulated("The bridge dismisses the message after the time, counted from didPresent.")
        case .didPresent:
            .emulated("Derived: the message's view is in a window after onShow (AI-035).")
        case .didHide:
            .emulated(
                "Derived from CompatMessage.hide(); the bridge notices a hide by the app itself when the message is shown again (AI-080)."
            )
        case .shouldPerform:
            .unavailable("The delegate is notified of a link only after the SDK has acted on it (AI-091).")
        case .willDismiss:
            .emulated(
                "Derived: sent directly before didDismiss, since the SDK reports only the end (AI-073).")
        case .resolution:
            .emulated(
                "Inferred from the last dismissing link or the handler's own dismiss(); otherwise unspecified."
            )
        case .failure:
            .emulated(
                "Derived: a message whose view is never added to a window (AI-038). A conflict is reported only to the SDK's own listener (AI-033)."
            )
        case .evaluateScript: .emulated("WKWebView.evaluateJavaScript on Message.view (AI-125).")
        }
    }
}

nonisolated extension LinkDialect {
    /// Links with Adobe's own scheme (AI-093). Only one host dismisses the message (AI-095). Parameters are separated
    /// and decoded (AI-096), and the destination is decoded once more, even if it begins like a script (AI-097).
    static let adobeIOS = LinkDialect(
        scheme: "adbinapp", dismissals: ["dismiss"], interaction: "interaction",
        destinations: ["link", "target"]
    ).reading(.separatesFirst)
}
