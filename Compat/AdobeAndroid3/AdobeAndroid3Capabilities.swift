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
            .unavailable("A message that finds another up is refused without the gate being asked (A3-030).")
        case .gateWhileLeaving, .gateWhileHidden: .native
        case .gateEachTrigger:
            .unavailable(
                "A message that qualifies again is the same object, for which the answer is remembered (A3-003, A3-045)."
            )
        case .showAgain:
            .unavailable(
                "A message that has gone has ended for a handler; its campaign has to bring it again.")
        case .webLinks: .native
        case .timedCampaigns: .unavailable("The SDK knows no messages with a time of their own.")
        case .controlCampaigns: .unavailable("The SDK knows no messages that nobody sees.")
        case .viewInGate:
            .unavailable("The SDK makes the web view after the gate and gives it to nobody (A3-046).")
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
                "Presentable.show() asks canShow again, and the bridge answers yes (A3-041). While something else is up or no activity is there the SDK drops it without a word (A3-034); it is held again then."
            )
        case .prepareContent: .unavailable("InAppMessageSettings cannot be changed once they are built.")
        case .prepareOrientation: .unavailable("The SDK has no say in the orientation.")
        case .prepareStatusBar: .unavailable("The SDK has no say in the status bar.")
        case .prepareScene: .unavailable("The SDK attaches messages to the activity in front (A3-061).")
        case .customView:
            .unavailable("The SDK shows its own web view only, and gives no access to it (A3-046).")
        case .autoClose:
            .emulated("The bridge dismisses the message after the time, counted from didPresent.")
        case .willPresent:
            .emulated("Derived: sent directly before didPresent, since the SDK reports only onShow (A3-030).")
        case .shouldPerform:
            .unavailable("The delegate learns of a link only after the SDK has acted on it (A3-080).")
        case .didLoad:
            .emulated(
                "onContentLoaded, which tells of web links, too: they open outside the app (A3-081). A link dismisses only with a query (A3-085), so pages are closed by other links than elsewhere."
            )
        case .willDismiss:
            .emulated(
                "Derived: sent directly before didDismiss, since the SDK reports only onDismiss, before the exit animation (A3-023)."
            )
        case .resolution:
            .emulated(
                "Inferred from the last dismissing link (A3-086) or the handler's own dismiss(); back presses and gestures are not told and come out as unspecified (A3-070, A3-071)."
            )
        case .failure:
            .emulated(
                "Derived: a message that canShow let through and that did not appear. Conflicts come before the gate (A3-030) and are told to the SDK's own listener only (A3-021), so the handler never hears of those messages."
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
    /// Links with Adobe's own scheme (A3-086); without a query the SDK does not recognise them (A3-085).
    static let adobeAndroid3 = LinkDialect(
        scheme: "adbinapp", dismissals: ["dismiss", "cancel"], interaction: "interaction",
        destinations: ["link", "target"], needsQuery: true)
}
