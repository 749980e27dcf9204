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
                "The SDK may ask about the next message before a handler is notified of the end of the current one (AM-062)."
            )
        case .gateEachTrigger:
            .unavailable("A waiting schedule is not triggered again; the SDK asks about its message again.")
        case .showAgain:
            .unavailable(
                "For a handler a dismissed message has ended; its campaign must trigger it again.")
        case .prepareWhenShown:
            .emulated("The SDK asks about a held message again before it shows it (AM-003, AM-049).")
        case .conflictAtOnce:
            .unavailable(
                "A message that arrives in the meantime waits for its turn, and the SDK asks about it then (AM-049)."
            )
        case .builtInResolution:
            .unavailable("The SDK does not report how the user dismissed its own view (AM-008).")
        case .dismissBuiltIn: .unavailable("The SDK's own views cannot be dismissed (AM-062).")
        case .staysOnWebLinks: .native
        case .webLinks: .unavailable("The SDK does not report what its page opens (AM-084).")
        case .timedCampaigns:
            .emulated(
                "A banner closes after the duration that it specifies; other messages have no duration (AM-079)."
            )
        case .controlCampaigns:
            .unavailable(
                "For a control group the SDK reports a display that nobody sees; a handler receives it as a failure (AM-011)."
            )
        case .viewInGate: .unavailable("The SDK gives no access to its views.")
        case .gate, .gateBeforeAppShow, .didDismiss: .native
        case .hold:
            .emulated(
                "The delegate answers that the message is not ready (AM-003). The SDK asks again at every change of "
                    + "conditions, and receives the remembered answer."
            )
        case .discard:
            .emulated("The schedule is cancelled, which deletes it whatever its limit is (AM-065, AM-103).")
        case .discardOnce:
            .unavailable("A discarded message's schedule is cancelled, which deletes it (AM-065, AM-103).")
        case .showLater:
            .emulated(
                "notifyDisplayConditionsChanged() makes the SDK ask again, in the order of the priorities (AM-004); the "
                    + "message appears when its adapter and its coordinator are ready too (AM-049)."
            )
        case .dismiss:
            .emulated(
                "A view of the handler's own, or an app's adapter that conforms to Airship18DismissibleAdapter. The "
                    + "SDK's own views cannot be dismissed: for those it throws."
            )
        case .prepareScene:
            .emulated(
                "windowScene through the scene delegate, whose choice the SDK accepts (AM-070); windowLevel only for the "
                    + "handler's own views."
            )
        case .customView:
            .emulated(
                "An adapter that shows the view in its own window, for the display types that the bridge is configured "
                    + "for. An adapter is chosen when a message is prepared, before the handler is asked (AM-015), so the "
                    + "SDK's own views of these types are not used."
            )
        case .autoClose:
            .emulated("A timer, only for the handler's own views: other messages cannot be changed.")
        case .willPresent:
            .emulated(
                "If the bridge has wrapped the adapter, when the SDK tells the adapter to display; otherwise one turn of "
                    + "the main thread after the SDK has called its delegate, which it also does for a control group that sees "
                    + "nothing (AM-011)."
            )
        case .didPresent: .emulated("Derived: the display has begun (AM-007).")
        case .willDismiss:
            .emulated(
                "Derived: sent directly before didDismiss, since the SDK reports only the end (AM-062).")
        case .resolution:
            .emulated(
                "Reported by an adapter that the bridge has wrapped: those of the app's factories that the bridge was "
                    + "given, and those for the handler's own views. The SDK does not tell its delegate (AM-008), so it is "
                    + "unspecified for the SDK's own views."
            )
        case .failure:
            .emulated(
                "Derived: nothing followed the answer yes (AM-050), the schedule no longer exists, or the user belongs "
                    + "to a control group (AM-011)."
            )
        case .view: .emulated("The handler's own view, if there is one; the SDK gives no access to its own.")
        case .prepareContent: .unavailable("The SDK does not allow a triggered message to be changed.")
        case .hide, .didHide, .gateWhileHidden:
            .unavailable("A display that has ended cannot continue (AM-062).")
        case .prepareOrientation: .unavailable("The SDK does not control the orientation.")
        case .prepareStatusBar: .unavailable("The SDK does not control the status bar.")
        case .shouldPerform:
            .unavailable(
                "The SDK's views run a click's actions themselves, after the message was dismissed (AM-081).")
        case .didLoad: .unavailable("The SDK does not report what its page opens (AM-084).")
        case .track:
            .unavailable(
                "The SDK counts display and resolution itself and does not accept other counts (AM-137).")
        case .evaluateScript, .scriptMessages: .unavailable("The SDK gives no access to its page.")
        }
    }
}

nonisolated extension CapabilityTable {
    /// The capabilities if the bridge shows neither own views nor pages, which is the default.
    public static let airship18WithoutViews = CapabilityTable(.airship18) { capability in
        guard capability == .customView else { return CapabilityTable.airship18.support(of: capability) }
        return .unavailable(
            "The bridge is not configured to show the handler's own views for any type (showingOwnViewsFor, "
                + "showingPagesFor), and an adapter is chosen before the handler is asked (AM-015)."
        )
    }

    /// The capabilities if the bridge shows its own pages
    /// (`Airship18Bridge.init(_:showingOwnViewsFor:showingPagesFor:)`).
    public static let airship18Pages = CapabilityTable(.airship18) { capability in
        switch capability {
        case .view, .viewInGate:
            .emulated("The page that the bridge shows, or the handler's own view; other messages have none.")
        case .dismiss, .dismissBuiltIn:
            .emulated("The page that the bridge shows is removed; other messages behave as without pages.")
        case .hide, .didHide:
            .emulated(
                "The page that the bridge shows is hidden while its display lasts, so that the next standard message waits (AM-030)."
            )
        case .gateWhileHidden:
            .unavailable(
                "The display of a hidden page continues, and the SDK asks about nothing in the meantime (AM-030, AM-049)."
            )
        case .resolution, .builtInResolution:
            .emulated(
                "Reported by the page that the bridge shows, and by the app's adapters that it wraps; unspecified for "
                    + "the SDK's own views, which report nothing (AM-008)."
            )
        case .shouldPerform:
            .emulated(
                "The handler is asked about clicks on the page that the bridge shows, before their actions run."
            )
        case .didLoad:
            .unavailable(
                "The handler is asked about clicks before they run, and not notified afterwards; only web links, which "
                    + "load in the page, are reported so (webLinks)."
            )
        case .webLinks: .emulated("Links of the page that the bridge shows, which load in the page.")
        case .staysOnWebLinks: .emulated("Links load in the page that the bridge shows.")
        case .evaluateScript, .scriptMessages:
            .emulated("In the page that the bridge shows, which has none of the SDK's own functions.")
        case .autoClose:
            .emulated("A timer, for the handler's own views and for pages that the bridge shows.")
        case .customView:
            .emulated(
                "An adapter that shows the view in its own window, for the display types that the bridge is configured "
                    + "to show as views or as pages (AM-015)."
            )
        default: CapabilityTable.airship18.support(of: capability)
        }
    }
}
