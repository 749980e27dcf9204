public import InAppCore

nonisolated extension SDKShape {
    /// Adobe Experience Platform on Android, generation 3: `PresentationDelegate`.
    public static let adobeAndroid3 = SDKShape("adobeAndroid3")
}

nonisolated extension CapabilityTable {
    /// The capabilities of Adobe's SDK for Android, generation 3.
    public static let adobeAndroid3 = CapabilityTable(.adobeAndroid3) { capability in
        switch capability {
        case .staysOnWebLinks, .dismissBuiltIn, .builtInResolution, .conflictAtOnce, .prepareWhenShown,
            .discardOnce:
            .native
        case .gateWhileVisible:
            .unavailable(
                "A message that qualifies while another is on the screen is refused without asking the gate (A3-030)."
            )
        case .gateWhileLeaving, .gateWhileHidden: .native
        case .gateEachTrigger:
            .unavailable(
                "A message that qualifies again is the same object, for which the answer is remembered (A3-003, A3-045)."
            )
        case .showAgain:
            .unavailable(
                "For a handler a dismissed message has ended; its campaign must trigger it again.")
        case .webLinks: .native
        case .timedCampaigns: .unavailable("The SDK has no messages that disappear by themselves.")
        case .controlCampaigns: .unavailable("The SDK has no messages for a control group.")
        case .viewInGate:
            .unavailable("The SDK creates the web view after the gate and does not expose it (A3-046).")
        case .gateBeforeAppShow: .native
        case .gate, .dismiss, .hide, .didPresent, .didHide, .didDismiss, .track, .scriptMessages:
            .native
        case .hold:
            .emulated(
                "canShow answers false and the bridge keeps the presentable (A3-040); the SDK counts it as suppressed (A3-043)."
            )
        case .discard: .emulated("canShow answers false; the SDK counts the message as suppressed (A3-043).")
        case .showLater:
            .emulated(
                "Presentable.show() asks canShow again, and the bridge answers true (A3-041). While something else is on the screen, or without an activity, the SDK drops it silently (A3-034); it is then held again."
            )
        case .prepareContent: .unavailable("InAppMessageSettings cannot be changed once they are built.")
        case .prepareOrientation: .unavailable("The SDK does not control the orientation.")
        case .prepareStatusBar: .unavailable("The SDK does not control the status bar.")
        case .prepareScene: .unavailable("The SDK attaches messages to the activity in front (A3-061).")
        case .customView:
            .unavailable("The SDK shows its own web view only, and gives no access to it (A3-046).")
        case .autoClose:
            .emulated("The bridge dismisses the message after the time, counted from didPresent.")
        case .willPresent:
            .emulated("Derived: sent directly before didPresent, since the SDK reports only onShow (A3-030).")
        case .shouldPerform:
            .unavailable("The delegate is notified of a link only after the SDK has acted on it (A3-080).")
        case .didLoad:
            .emulated(
                "onContentLoaded, which also reports web links: they open outside the app (A3-081). A link dismisses only with a query (A3-085), so pages are closed by different links than in other SDKs."
            )
        case .willDismiss:
            .emulated(
                "Derived: sent directly before didDismiss, since the SDK reports only onDismiss, before the exit animation (A3-023)."
            )
        case .resolution:
            .emulated(
                "Inferred from the last dismissing link (A3-086) or the handler's own dismiss(); back presses and gestures are not reported and count as unspecified (A3-070, A3-071)."
            )
        case .failure:
            .emulated(
                "Derived: a message that canShow let through and that did not appear. Conflicts are checked before the gate (A3-030) and reported to the SDK's own listener only (A3-021), so the handler never receives those messages."
            )
        case .evaluateScript:
            .emulated(
                "InAppMessageEventHandler.evaluateJavascript (A3-110), on the next turn of the main thread; the result is a text. Without a page it fails after 2 s, since the SDK never answers (A3-114)."
            )
        case .view: .unavailable("The SDK gives no access to its view (A3-046).")
        }
    }
}

nonisolated extension LinkDialect {
    /// Links with Adobe's own scheme (A3-086); without a query the SDK does not recognise them (A3-085). The query is
    /// decoded twice, and the parameters that the SDK does not know belong to the destination (A3-087, A3-089).
    static let adobeAndroid3 = LinkDialect(
        scheme: "adbinapp", dismissals: ["dismiss", "cancel"], interaction: "interaction",
        destinations: ["link", "target"], needsQuery: true
    ).reading(.decodesTwiceFirst, scriptPrefix: "js", appendsRest: true)
}
