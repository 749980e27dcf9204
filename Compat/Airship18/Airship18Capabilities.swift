public import InAppCore

nonisolated extension SDKShape {
    /// Airship's SDK for iOS, 18 to 20: `InAppMessageDisplayDelegate` and its companions.
    public static let airship18 = SDKShape("airship18")
}

nonisolated extension MessageFailure.Reason {
    /// The user belongs to the control group of an experiment: the message counts, but is not shown (AM-011).
    public static let controlGroup = MessageFailure.Reason("controlGroup")
}

nonisolated extension CapabilityTable {
    /// The capabilities of Airship's SDK for iOS, 18 to 20, if the bridge shows the handler's own views for some types of
    /// messages.
    public static let airship18 = CapabilityTable(.airship18) { capability in
        switch capability {
        case .gateWhileVisible:
            .unavailable(
                "The SDK asks when adapter and coordinator are ready, never while a standard message is displayed (AM-049)."
            )
        case .gateWhileLeaving:
            .emulated(
                "The next message may be asked about before a handler is told of the end of the one that leaves (AM-062)."
            )
        case .gateEachTrigger:
            .unavailable("A schedule that waits is not set off once more; its message is asked about again.")
        case .showAgain:
            .unavailable(
                "A message that has gone has ended for a handler; its campaign has to bring it again.")
        case .prepareWhenShown:
            .emulated("The SDK asks about a held message again before it shows it (AM-003, AM-049).")
        case .conflictAtOnce:
            .unavailable("What comes meanwhile waits for its turn, and the SDK asks about it then (AM-049).")
        case .builtInResolution:
            .unavailable("Nobody is told how the user left a view of the SDK's own (AM-008).")
        case .dismissBuiltIn: .unavailable("Nothing makes the SDK's own views go away (AM-062).")
        case .staysOnWebLinks: .native
        case .webLinks: .unavailable("The SDK does not report what its page opens (AM-084).")
        case .timedCampaigns:
            .emulated("A banner that says how long stays no longer, other messages have no time (AM-079).")
        case .controlCampaigns:
            .unavailable(
                "The SDK tells of a display for a control group that nobody sees, which a handler hears of as a failure (AM-011)."
            )
        case .viewInGate: .unavailable("The SDK gives no access to its views.")
        case .gate, .gateBeforeAppShow, .didDismiss: .native
        case .hold:
            .emulated(
                "The delegate answers that the message is not ready (AM-003). The SDK asks again at every change of conditions, and the remembered answer is given."
            )
        case .discard:
            .emulated("The schedule is cancelled, which deletes it, whatever its limit (AM-065, AM-103).")
        case .discardOnce:
            .unavailable("A discarded message's schedule is cancelled, which deletes it (AM-065, AM-103).")
        case .showLater:
            .emulated(
                "notifyDisplayConditionsChanged() has the SDK ask again, in the order of the priorities (AM-004); the message appears when its adapter and its coordinator are ready, too (AM-049)."
            )
        case .dismiss:
            .emulated(
                "A view of the handler's own, or an app's adapter that conforms to Airship18DismissibleAdapter. Nothing makes the SDK's own views go away: for those it throws."
            )
        case .prepareScene:
            .emulated(
                "windowScene through the scene delegate, whose choice the SDK takes (AM-070); windowLevel for views of the handler's own only."
            )
        case .customView:
            .emulated(
                "An adapter that shows the view in a window of its own, for the display types that the bridge was told to show so: an adapter is chosen when a message is prepared, before the handler is asked (AM-015), so that the SDK's own views of these types are given up."
            )
        case .autoClose:
            .emulated("A timer, for views of the handler's own only: no other message can be changed.")
        case .willPresent:
            .emulated(
                "Where the bridge has wrapped the adapter, when that is told to display; else one turn of the main thread after the SDK has told its delegate, which it also does for a control group that sees nothing (AM-011)."
            )
        case .didPresent: .emulated("Derived: the display has begun (AM-007).")
        case .willDismiss:
            .emulated(
                "Derived: sent directly before didDismiss, since the SDK reports only the end (AM-062).")
        case .resolution:
            .emulated(
                "Told by an adapter that the bridge has wrapped: of the app's factories that the bridge was given, and of views of the handler's own. The SDK tells its delegate nothing (AM-008), so that it is unspecified for the SDK's own views."
            )
        case .failure:
            .emulated(
                "Derived: nothing followed the answer yes (AM-050), the schedule was found to be gone, or the user belongs to a control group (AM-011)."
            )
        case .view: .emulated("The handler's own view, if there is one; the SDK gives no access to its own.")
        case .prepareContent: .unavailable("The SDK lets nobody change a message that was set off.")
        case .hide, .didHide, .gateWhileHidden: .unavailable("A display ends once and for all (AM-062).")
        case .prepareOrientation: .unavailable("The SDK has no say in the orientation.")
        case .prepareStatusBar: .unavailable("The SDK has no say in the status bar.")
        case .shouldPerform:
            .unavailable(
                "The SDK's views run a click's actions themselves, after the message has gone (AM-081).")
        case .didLoad: .unavailable("The SDK does not report what its page opens (AM-084).")
        case .track:
            .unavailable("The SDK counts display and resolution itself and lets nothing be added (AM-137).")
        case .evaluateScript, .scriptMessages: .unavailable("The SDK gives no access to its page.")
        }
    }
}

nonisolated extension CapabilityTable {
    /// The capabilities if the bridge shows neither own views nor pages, which is the default.
    public static let airship18WithoutViews = CapabilityTable(.airship18) { capability in
        guard capability == .customView else { return CapabilityTable.airship18.support(of: capability) }
        return .unavailable(
            "The bridge was not told to show views of the handler's own for any type (showingOwnViewsFor, showingPagesFor), and an adapter is chosen before the handler is asked (AM-015)."
        )
    }

    /// The capabilities if the bridge shows its own pages
    /// (`Airship18Bridge.init(_:showingOwnViewsFor:showingPagesFor:)`).
    public static let airship18Pages = CapabilityTable(.airship18) { capability in
        switch capability {
        case .view, .viewInGate:
            .emulated("The page that the bridge shows, or the handler's own view; for other messages none.")
        case .dismiss, .dismissBuiltIn:
            .emulated("The page that the bridge shows is taken away; other messages as without pages.")
        case .hide, .didHide:
            .emulated(
                "The page that the bridge shows is hidden while its display lasts, so that the next standard message waits (AM-030)."
            )
        case .gateWhileHidden:
            .unavailable(
                "The display of a hidden page lasts, and nobody is asked meanwhile (AM-030, AM-049).")
        case .resolution, .builtInResolution:
            .emulated(
                "Told by the page that the bridge shows, and by the app's adapters that it wraps; unspecified for the SDK's own views, which tell nothing (AM-008)."
            )
        case .shouldPerform:
            .emulated("Asked about clicks on the page that the bridge shows, before their actions run.")
        case .didLoad:
            .unavailable(
                "Clicks are asked about before, and not told of afterwards; only links to the web, which load in the page, come so (webLinks)."
            )
        case .webLinks: .emulated("Links of the page that the bridge shows, which load in the page.")
        case .staysOnWebLinks: .emulated("Links load in the page that the bridge shows.")
        case .evaluateScript, .scriptMessages:
            .emulated("In the page that the bridge shows, which has no functions of the SDK's own.")
        case .autoClose:
            .emulated("A timer, for the handler's own views and for pages that the bridge shows.")
        case .customView:
            .emulated(
                "An adapter that shows the view in a window of its own, for the display types that the bridge was told to show as views or as pages (AM-015)."
            )
        default: CapabilityTable.airship18.support(of: capability)
        }
    }
}
