public import InAppCore

nonisolated extension SDKShape {
    /// Braze's Swift SDK: `BrazeInAppMessageUIDelegate`.
    public static let braze = SDKShape("braze")
}

nonisolated extension CapabilityTable {
    /// The capabilities of Braze's SDK.
    public static let braze = CapabilityTable(.braze) { capability in
        switch capability {
        case .dismissBuiltIn, .builtInResolution, .conflictAtOnce, .prepareWhenShown: .native
        case .staysOnWebLinks:
            .unavailable("A link of a page is a click, which dismisses the message (BZ-091).")
        case .gateWhileVisible:
            .unavailable(
                "While a message is visible, others are parked without asking; they are asked about when their turn comes (BZ-002)."
            )
        case .gateWhileLeaving:
            .unavailable(
                "Until didDismiss, the leaving message is visible and others are parked (BZ-067).")
        case .gateEachTrigger, .timedCampaigns, .controlCampaigns, .discardOnce: .native
        case .showAgain:
            .unavailable(
                "A message has ended for a handler when it is dismissed; its campaign has to trigger it again."
            )
        case .webLinks:
            .unavailable("A link of a page is a click, which dismisses the message (BZ-091).")
        case .viewInGate: .unavailable("The SDK has no view before prepareWith (BZ-041).")
        case .gateBeforeAppShow:
            .emulated(
                "present(message:) asks; presentNext() does not, so the bridge asks in prepareWith (BZ-019)."
            )
        case .gate:
            .emulated(
                "displayChoiceForMessage; a message that was parked without asking is asked about in prepareWith (BZ-019)."
            )
        case .hold, .discard, .showLater, .dismiss, .willPresent, .didPresent, .shouldPerform, .willDismiss,
            .didDismiss,
            .prepareOrientation, .prepareStatusBar, .prepareScene, .customView, .view:
            .native
        case .hide, .gateWhileHidden: .unavailable("The SDK can only dismiss a message.")
        case .prepareContent:
            .emulated(
                "The message in prepareWith. Its orientation and close behaviour are already fixed (BZ-045, BZ-046)."
            )
        case .autoClose:
            .emulated(
                "The bridge dismisses the message after the time, counted from didPresent; the campaign's own time stays in force (BZ-045)."
            )
        case .didHide: .unavailable("The SDK can only dismiss a message.")
        case .didLoad: .unavailable("The SDK reports links only with shouldProcess.")
        case .resolution:
            .emulated(
                "Inferred from the last processed click, the handler's own dismiss(), the campaign's time and the user; the app's own ui.dismiss() counts as the user's."
            )
        case .failure:
            .emulated(
                "Derived: a message that was replaced by a later one (BZ-036) or whose Context became invalid. Other failures are only logged (BZ-009)."
            )
        case .track:
            .emulated(
                "Impressions and clicks through the message's Context; local messages and other interactions cannot be counted."
            )
        case .evaluateScript:
            .emulated("WKWebView.evaluateJavaScript on the web view inside the message's view.")
        case .scriptMessages:
            .emulated("A handler added to the web view inside the message's view, from willPresent on.")
        }
    }
}
