public import InAppCore

nonisolated extension SDKShape {
    /// Adobe Experience Platform on Android, generation 2: `MessagingDelegate`.
    public static let adobeAndroid2 = SDKShape("adobeAndroid2")
}

nonisolated extension CapabilityTable {
    /// The capabilities of Adobe's SDK for Android, generation 2.
    public static let adobeAndroid2 = CapabilityTable(.adobeAndroid2) { capability in
        switch capability {
        case .staysOnWebLinks, .dismissBuiltIn, .builtInResolution, .conflictAtOnce, .prepareWhenShown,
            .discardOnce:
            .native
        case .gateWhileVisible:
            .unavailable(
                "A message that qualifies while another is on the screen is refused without asking the gate (A2-032)."
            )
        case .gateWhileLeaving, .gateEachTrigger: .native
        case .showAgain:
            .unavailable(
                "For a handler a dismissed message has ended; its campaign must trigger it again.")
        case .webLinks: .unavailable("Web links load in the page without a callback (A2-072).")
        case .timedCampaigns: .unavailable("The SDK has no messages that disappear by themselves.")
        case .controlCampaigns: .unavailable("The SDK has no messages for a control group.")
        case .viewInGate:
            .unavailable("The web view is Android's, which is not a view that a handler can use.")
        case .gateBeforeAppShow:
            .unavailable(
                "An app can create a message through the UI service and show it; a handler is not asked (A2-004)."
            )
        case .gate, .dismiss, .didPresent, .didDismiss, .didLoad, .track: .native
        case .hold:
            .emulated(
                "The gate answers false and the bridge keeps the message (A2-033). A message that qualifies while another is on the screen is refused without asking the gate (A2-032)."
            )
        case .discard: .emulated("The gate answers false; the SDK tracks nothing (A2-033).")
        case .showLater:
            .emulated(
                "Message.show(), which does not ask the gate again (A2-020); it fails silently while a message or an alert is on the screen (A2-039, A2-040)."
            )
        case .hide, .gateWhileHidden: .unavailable("The SDK can only dismiss a message (A2-057).")
        case .prepareContent:
            .emulated(
                "Frame and motion through MessageSettings, which are read when the message is attached (A2-038); the page is the campaign's."
            )
        case .prepareOrientation: .unavailable("The SDK does not control the orientation.")
        case .prepareStatusBar: .unavailable("The SDK does not control the status bar.")
        case .prepareScene: .unavailable("The SDK puts the message on the current activity (A2-030).")
        case .customView: .unavailable("The SDK shows its own web view only.")
        case .autoClose:
            .emulated("The bridge dismisses the message after the time, counted from didPresent.")
        case .willPresent:
            .emulated(
                "Derived: sent directly before didPresent, since the SDK reports what is on the screen (A2-034)."
            )
        case .didHide: .unavailable("The SDK can only dismiss a message (A2-057).")
        case .shouldPerform:
            .unavailable(
                "The delegate is notified of a link only after the SDK has acted on it (A2-072). Version 2.0.0 leaves all links to it (A2-204): there the handler is asked, and didLoad is not called."
            )
        case .willDismiss:
            .emulated(
                "Derived: sent directly before didDismiss, since the SDK reports only the end (A2-051).")
        case .resolution:
            .emulated(
                "Inferred from the last dismissing link or the handler's own dismiss(); otherwise unspecified, as for gestures and the back button (A2-056, A2-085)."
            )
        case .failure:
            .emulated(
                "Derived: a message that was let through and is not shown within 6 s (A2-035). Version 2.0.0 reports failures without naming the message (A2-203)."
            )
        case .evaluateScript:
            .emulated(
                "WebView.evaluateJavascript while the message is on the screen; the page is loaded after didPresent (A2-038)."
            )
        case .scriptMessages:
            .emulated(
                "Message.handleJavascriptMessage while a web view exists, from the gate on (A2-037); from version 2.0.0 to 2.1.x from didPresent on. The first listener of a name stays (A2-090)."
            )
        case .view:
            .unavailable(
                "The page is in Android's WebView, which is not a UIView: FullscreenMessage.getWebView() of the native message (A2-055)."
            )
        }
    }
}

nonisolated extension LinkDialect {
    /// Links with Adobe's own scheme (A2-075). Only one host dismisses the message (A2-078). The query is decoded once,
    /// and the parameters that the SDK does not know belong to the destination (A2-076, A2-077).
    static let adobeAndroid2 = adobeAndroid2(dismissals: ["dismiss"])
        .reading(.decodesFirst, scriptPrefix: "js", appendsRest: true)
    /// The links of version 2.0.0, where a second host dismisses too, and scripts have a parameter of their own
    /// (A2-206).
    static let adobeAndroid2First = adobeAndroid2(dismissals: ["dismiss", "cancel"]).reading(.decodesFirst)

    private static func adobeAndroid2(dismissals: Set<String>) -> LinkDialect {
        LinkDialect(
            scheme: "adbinapp", dismissals: dismissals, interaction: "interaction",
            destinations: ["link", "target"])
    }
}
