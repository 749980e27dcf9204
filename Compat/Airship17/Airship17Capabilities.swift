public import InAppCore

nonisolated extension SDKShape {
    /// Airship's SDK for iOS, 13 to 17: `InAppMessagingDelegate` and its companions.
    public static let airship17 = SDKShape("airship17")
}

nonisolated extension CapabilityTable {
    /// The capabilities of Airship's SDK for iOS, 13 to 17.
    public static let airship17 = CapabilityTable(.airship17) { capability in
        switch capability {
        // Unsure: it is not known how the SDK's page handles such a link, so the capability counts as unavailable.
        case .staysOnWebLinks:
            .unavailable(
                "The effect of a web link on the SDK's page is not known, so it is not played.")
        case .dismissBuiltIn: .unavailable("No call dismisses the SDK's own views (AS-005).")
        case .builtInResolution, .conflictAtOnce: .native
        case .prepareWhenShown:
            .unavailable(
                "A message is prepared when it qualifies, even if it is then held (AS-001, AS-010).")
        case .gateWhileVisible:
            .emulated(
                "Every message is prepared as soon as it qualifies, and waits its turn after that (AS-001).")
        case .gateWhileLeaving:
            .unavailable(
                "A display lasts until its view is off screen, and no callback is called before that (AS-042)."
            )
        case .gateEachTrigger:
            .unavailable("A schedule that is under way is not triggered again (AS-061).")
        case .showAgain:
            .unavailable(
                "A dismissed message has ended for a handler; its campaign has to trigger it again.")
        case .webLinks: .unavailable("The SDK does not report what its page opens (AS-093).")
        case .timedCampaigns:
            .emulated("Banners have a duration of their own; other messages have none (AS-080).")
        case .controlCampaigns: .unavailable("The SDK has no messages that are never displayed.")
        case .viewInGate: .unavailable("The SDK gives no access to its views.")
        case .gateBeforeAppShow: .native
        case .willPresent, .didDismiss, .resolution: .native
        case .gate:
            .emulated(
                "Asked while the message is prepared, in extend, which is called once per trigger, possibly long before the message appears (AS-001, AS-007). The SDK's background thread waits for the answer, up to a limit (AS-013)."
            )
        case .hold:
            .emulated(
                "A display coordinator that is not ready (AS-026). The SDK asks it on every change of conditions, and it returns the remembered answer."
            )
        case .discard:
            .emulated(
                "An adapter whose preparation answers cancel (AS-020). Later, and where the app's own factory block makes the adapter, the schedule is cancelled. Either way the schedule is deleted, whatever its limit."
            )
        case .discardOnce:
            .unavailable("A discarded message's schedule is deleted, whatever its limit (AS-020).")
        case .showLater:
            .emulated(
                "The coordinator becomes ready, and the SDK checks all waiting messages again, in the order of their priorities (AS-027, AS-028)."
            )
        case .dismiss:
            .emulated(
                "A custom view, or an app's adapter that conforms to Airship17DismissibleAdapter. No call dismisses the SDK's own views (AS-005): for those it throws."
            )
        case .prepareContent:
            .emulated(
                "The message that extend returns (AS-010). What its builders refuse is not applied (AS-050)."
            )
        case .prepareScene:
            .emulated(
                "windowScene through the scene manager's delegate (AS-040), which the SDK asks only for its own views, and the bridge for custom views; windowLevel for custom views only (AS-041)."
            )
        case .customView:
            .emulated(
                "An adapter that shows the view in a window of its own, for the display types that the bridge wraps (AS-017)."
            )
        case .autoClose:
            .emulated(
                "A banner's duration, which starts again when the app becomes active (AS-080), and a timer for custom views; other views of the SDK's own stay (AS-005)."
            )
        case .didPresent:
            .emulated("Derived: the adapter's display was called (AS-037).")
        case .willDismiss:
            .emulated(
                "Derived: sent directly before didDismiss, since the SDK reports only the end (AS-042).")
        case .failure:
            .emulated(
                "Reported where an adapter that the bridge wraps cancels its preparation (AS-020); otherwise derived: the SDK dropped a message that had not been displayed."
            )
        case .view: .emulated("The custom view, if the handler set one; the SDK gives no access to its own.")
        case .hide, .didHide, .gateWhileHidden: .unavailable("A display ends once and for all (AS-042).")
        case .prepareOrientation: .unavailable("The SDK does not control the orientation.")
        case .prepareStatusBar: .unavailable("The SDK does not control the status bar.")
        case .shouldPerform:
            .unavailable(
                "The SDK's views run a click's actions themselves and report it as the resolution (AS-045, AS-080)."
            )
        case .didLoad: .unavailable("The SDK does not report what its page opens (AS-093).")
        case .track:
            .unavailable("The SDK counts display and resolution itself, and nothing can be added (AS-048).")
        case .evaluateScript, .scriptMessages: .unavailable("The SDK gives no access to its page.")
        }
    }
}
