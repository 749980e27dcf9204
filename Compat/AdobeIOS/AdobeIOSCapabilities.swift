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
            .unavailable("A message that finds another up is refused without the gate being asked (AI-032).")
        case .gateWhileLeaving, .gateWhileHidden, .gateEachTrigger: .native
        case .showAgain:
            .unavailable(
                "A message that has gone has ended for a handler; its campaign has to bring it again.")
        case .webLinks: .unavailable("Links to the web load in the page without a word (AI-091).")
        case .timedCampaigns: .unavailable("The SDK knows no messages with a time of their own.")
        case .controlCampaigns: .unavailable("The SDK knows no messages that nobody sees.")
        case .viewInGate: .native
        case .gateBeforeAppShow:
            .emulated(
                "Message.show() does not ask (AI-050): a message that the app has from the gate was asked about there."
            )
        case .gate, .dismiss, .willPresent, .didDismiss, .didLoad, .track, .view, .scriptMessages: .native
        case .hold:
            .emulated(
                "The gate answers false and the bridge keeps the Message (AI-050); the SDK counts it as suppressed."
            )
        case .discard: .emulated("The gate answers false; the SDK counts the message as suppressed.")
        case .showLater:
            .emulated(
                "Message.show(), which does not ask the gate again; it fails silently while another message is up (AI-050)."
            )
        case .hide: .emulated("FullscreenMessage.hide(), which the SDK does not report (AI-080).")
        case .prepareContent:
            .emulated(
                "Place, size, corner radius, animations and the backdrop's colour; page, takeover and gestures are made before the gate (AI-030, AI-150)."
            )
        case .prepareOrientation: .unavailable("The SDK has no say in the orientation.")
        case .prepareStatusBar: .unavailable("The SDK has no say in the status bar.")
        case .prepareScene: .unavailable("The SDK chooses the window itself.")
        case .customView: .unavailable("The SDK shows its own web view only.")
        case .autoClose:
            .emulated("The bridge dismisses the message after the time, counted from didPresent.")
        case .didPresent:
            .emulated("Derived: the message's view has come into a window after onShow (AI-035).")
        case .didHide:
            .emulated(
                "Derived from CompatMessage.hide(); a hide that the app makes itself is noticed when the message comes back (AI-080)."
            )
        case .shouldPerform:
            .unavailable("The delegate learns of a link only after the SDK has acted on it (AI-091).")
        case .willDismiss:
            .emulated(
                "Derived: sent directly before didDismiss, since the SDK reports only the end (AI-073).")
        case .resolution:
            .emulated(
                "Inferred from the last dismissing link or the handler's own dismiss(); otherwise unspecified."
            )
        case .failure:
            .emulated(
                "Derived: a message whose view never comes into a window (AI-038). A conflict is told to the SDK's own listener only (AI-033)."
            )
        case .evaluateScript: .emulated("WKWebView.evaluateJavaScript on Message.view (AI-125).")
        }
    }
}

nonisolated extension LinkDialect {
    /// Links with Adobe's own scheme (AI-093 to AI-097). Only one host dismisses the message (AI-095).
    static let adobeIOS = LinkDialect(
        scheme: "adbinapp", dismissals: ["dismiss"], interaction: "interaction",
        destinations: ["link", "target"])
}
