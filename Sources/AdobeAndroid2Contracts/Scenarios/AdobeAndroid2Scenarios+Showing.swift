import AdobeRecords
import InAppContracts

/// Displaying a message, and what prevents it.
extension AdobeAndroid2Scenarios {
    static let showing = [
        scenario("shown", "A campaign qualifies and is shown.", steps: trigger),
        entryPoints,
        entryPointsConflict,
        scenario(
            "made-message", "A message without a campaign, with a listener, is shown and dismissed.",
            steps: createPin, showPin, #"{ "app": "inspect", "message": "pin" }"#, dismissPin,
            #"{ "app": "inspect", "message": "pin" }"#),
        scenario(
            "made-message-conflict", "A message with a listener is shown while another is on the screen.",
            steps: trigger, createPin, showPin,
            #"{ "app": "fullscreenShowWithControl", "message": "pin", "value": false }"#),
        scenario(
            "made-message-asked-again", "A message with a listener is refused, then shown.",
            gate: #"["hold", "show"]"#, steps: createPin, showPin, showPin),
        scenario(
            "shown-twice", "A message that is already on the screen is shown in both ways.",
            steps: createPin, showPin, showPin,
            #"{ "app": "fullscreenShowWithControl", "message": "pin", "value": false }"#),
        conflict,
        scenario(
            "gates-in-turn",
            "While the delegate is asked about one message, another qualifies; the gate is slow.",
            payloads: two, gate: #"{ "a": "hold", "*": "show" }"#,
            reactions: [
                inside("shouldShowMessage", of: "a", #"{ "trigger": "b" }"#, #"{ "app": "waitForMain" }"#)
            ], steps: #"{ "trigger": "a" }"#),
    ]

    static let failures = [
        scenario(
            "no-activity", "Messages are shown without an activity, and without the application.",
            steps: createPin, noActivity, showPin.unsettled, #"{ "app": "readDelegate" }"#, trigger, activity,
            #"{ "host": "hasApplicationContext", "value": false }"#, showPin.unsettled,
            #"{ "app": "readDelegate" }"#),
        scenario(
            "no-activity-off-main", "A message is shown on a background thread, without an activity.",
            reactions: [inside("shouldShowMessage", of: "spring", noActivity, showPin, activity)],
            steps: createPin, trigger),
        scenario(
            "activity-gone-early", "The activity is destroyed before the SDK processes a message.",
            steps: createPin, showPin.unsettled, noActivity),
        scenario(
            "activity-gone-late",
            "The activity is destroyed after the delegate was asked; another is resumed, and a campaign "
                + "qualifies.",
            reactions: [inside("shouldShowMessage", of: "pin", noActivity)],
            steps: createPin, showPin, activity, trigger),
    ]

    private static let noActivity = #"{ "hasRootViewController": false }"#
    private static let activity = #"{ "hasRootViewController": true }"#

    static let holding = [
        scenario(
            "held-shown-later", "A message is held for an hour, shown, and dismissed.", gate: #""hold""#,
            reactions: [inside("shouldShowMessage", inspect)],
            steps: trigger, inspect, #"{ "advance": 3600 }"#, messageShow, inspect, dismiss),
        heldConflict,
        scenario(
            "discarded", "A message is refused, and another campaign qualifies.", payloads: two,
            gate: #"{ "a": "discard", "*": "show" }"#,
            steps: #"{ "trigger": "a" }"#, #"{ "trigger": "b" }"#),
    ]

    static let monitor = [
        scenario(
            "alert-conflict",
            "An alert is shown while a message is on the screen, and again after its dismissal.",
            steps: trigger, alert, #"{ "host": "pressBack" }"#, alert),
        scenario(
            "alert-first",
            "A campaign qualifies while an alert is on the screen, and another after its answer.",
            payloads: two, steps: alert, #"{ "trigger": "a" }"#, #"{ "user": "tapButton", "id": "yes" }"#,
            #"{ "trigger": "b" }"#),
        scenario(
            "alert-cancelled", "The user dismisses an alert, then a campaign qualifies.",
            steps: alert, alert, #"{ "user": "close" }"#, trigger),
        scenario(
            "activity-destroyed",
            "The activity is destroyed with a message on it; another campaign qualifies.",
            payloads: two,
            steps: #"{ "trigger": "a" }"#, #"{ "host": "destroyActivity" }"#, activity,
            #"{ "trigger": "b" }"#),
        scenario(
            "rotated", "The device is rotated while a message is on the screen; another campaign qualifies.",
            payloads: two, steps: #"{ "trigger": "a" }"#, #"{ "host": "rotate" }"#, #"{ "trigger": "b" }"#),
        scenario(
            "floating-button", "Floating buttons are displayed before and while a message is on the screen.",
            steps: #"{ "app": "showFloatingButton" }"#, trigger, #"{ "app": "showFloatingButton" }"#,
            #"{ "user": "tapMessage" }"#),
    ]

    private static let alert = #"{ "app": "showAlert", "alert": "news" }"#
}

/// Dismissing.
extension AdobeAndroid2Scenarios {
    static let leaving = [
        scenario(
            "dismissed", "The app dismisses a message with an animation.",
            steps: trigger, dismiss.unsettled, #"{ "app": "readDelegate" }"#.unsettled, #"{ "advance": 1 }"#),
        scenario(
            "dismissed-fading", "The app dismisses a message that fades.",
            payloads: ["spring": campaign("spring", looks: dismissal("fade"))],
            steps: trigger, dismiss.unsettled, #"{ "advance": 1 }"#),
        scenario(
            "dismissed-still", "The app dismisses a message that has no exit animation.",
            payloads: ["spring": campaign("spring", looks: dismissal("none"))],
            steps: trigger, dismiss.unsettled, #"{ "advance": 1 }"#),
        scenario(
            "dismissed-in-on-show", "The delegate dismisses the message inside onShow.",
            reactions: [inside("onShow", dismiss)], steps: trigger),
        scenario(
            "dismiss-not-displayed", "A refused message is dismissed in both ways.", gate: #""discard""#,
            steps: trigger, dismiss, #"{ "app": "messageDismiss", "message": "spring" }"#),
        scenario(
            "dismiss-other",
            "A held message is dismissed while another is on the screen; then that one; then the held one is "
                + "shown.", payloads: two, gate: #"{ "b": "hold", "*": "show" }"#,
            steps: #"{ "trigger": "b" }"#, #"{ "trigger": "a" }"#,
            #"{ "app": "fullscreenDismiss", "message": "b" }"#, #"{ "app": "readDelegate" }"#,
            #"{ "app": "fullscreenDismiss", "message": "a" }"#, #"{ "app": "messageShow", "message": "b" }"#),
        scenario(
            "dismiss-other-off-main",
            "A message that may not be shown is dismissed on a background thread, while another is shown.",
            reactions: [inside("onShowFailure", dismissPin)], steps: trigger, createPin, showPin),
        scenario(
            "dismissed-repeatedly", "A message is dismissed three times in a row, and once more later.",
            steps: trigger, dismiss.unsettled, dismiss.unsettled, dismiss.unsettled, #""runUntilIdle""#,
            dismiss),
        scenario(
            "next-during-exit", "A campaign qualifies while the previous message is being dismissed.",
            payloads: two,
            steps: #"{ "trigger": "a" }"#,
            #"{ "app": "fullscreenDismiss", "message": "a" }"#.unsettled, #"{ "advance": 0.1 }"#.unsettled,
            #"{ "trigger": "b" }"#.unsettled, #"{ "advance": 0.1 }"#.unsettled, #"{ "advance": 1 }"#),
        scenario(
            "shown-after-dismissal", "A message with a script callback is shown again after its dismissal.",
            steps: trigger, #"{ "app": "handleJavascriptMessage", "message": "spring", "name": "hello" }"#,
            inspect, dismiss, inspect, messageShow, inspect,
            #"{ "page": "post", "name": "hello", "body": "again" }"#),
        scenario(
            "back-pressed", "The user dismisses a message with the back button.",
            steps: trigger, #"{ "host": "pressBack" }"#.unsettled, #"{ "advance": 1 }"#),
        scenario(
            "made-back-pressed", "The user dismisses a message that has a listener with the back button.",
            steps: createPin, showPin, #"{ "host": "pressBack" }"#, #"{ "app": "inspect", "message": "pin" }"#
        ),
        scenario(
            "empty-page", "A message with an empty page is shown, then a campaign qualifies.",
            steps: #"{ "app": "createMessage", "message": "pin", "html": "" }"#, showPin, trigger),
    ]

    private static func dismissal(_ animation: String) -> String {
        "{ \"uiTakeover\": true, \"displayAnimation\": \"bottom\", \"dismissAnimation\": \"\(animation)\" }"
    }
}

/// The app calls back from inside each callback of its delegate.
extension AdobeAndroid2Scenarios {
    private static let callbacks = RecordingAdobeAndroid2Delegate.callbacks
    private static let calls: [(name: String, action: String)] = [
        ("show", messageShow), ("ask-again", #"{ "app": "fullscreenShow", "message": "spring" }"#),
        ("dismiss", dismiss), ("trigger", #"{ "trigger": "summer" }"#),
        ("remove-delegate", #"{ "app": "removeDelegate" }"#),
    ]

    static let reentrancy = inDelegates + inListeners

    /// The listener's callbacks that a delegate does not have, of a message that the app made itself.
    private static let inListeners = RecordingAdobeAndroid2Listener.callbacks.flatMap { callback in
        listenerCalls.map { call in
            scenario(
                "\(call.name)-inside-\(callback)", "From inside a listener's callback the app calls the SDK.",
                reactions: [inside(callback, of: "pin", call.action)],
                steps: createPin, showPin, showPin, #"{ "user": "openLink", "url": "https://e.org/" }"#,
                #"{ "host": "pressBack" }"#, trigger)
        }
    }

    private static let listenerCalls: [(name: String, action: String)] = [
        ("show", showPin), ("dismiss", dismissPin), ("trigger", trigger),
        ("alert", #"{ "app": "showAlert", "alert": "news" }"#),
    ]

    private static let inDelegates = callbacks.flatMap { callback in
        calls.map { call in
            scenario(
                "\(call.name)-inside-\(callback)", "From inside a callback the app calls the SDK.",
                payloads: ["spring": campaign("spring"), "summer": campaign("summer")],
                reactions: [inside(callback, of: "spring", call.action)],
                steps: trigger, #"{ "user": "openLink", "url": "adbinapp://other" }"#,
                dismiss, inspect)
        }
    }
}

/// Alerts, which share the monitor with messages.
extension AdobeAndroid2Scenarios {
    static let alerts = [
        scenario(
            "alert-twice-at-once", "Two alerts are shown before either can appear.",
            steps: alert("first").unsettled, alert("second")),
        scenario(
            "alert-and-message-at-once",
            "An alert is shown, and a message is shown before the alert can appear.",
            steps: createPin, alert("news").unsettled, showPin),
        scenario(
            "alert-without-buttons", "An alert without buttons is shown, then a campaign qualifies.",
            steps: #"{ "app": "showAlert", "alert": "news", "hasNoButtons": true }"#, trigger),
        scenario(
            "alert-left",
            "The user taps outside an alert, and dismisses it with the back button; campaigns qualify after "
                + "each.",
            payloads: two,
            steps: alert("news"), #"{ "user": "tapOutside" }"#, #"{ "trigger": "a" }"#,
            #"{ "host": "pressBack" }"#, #"{ "trigger": "b" }"#),
    ]

    private static func alert(_ title: String) -> String {
        "{ \"app\": \"showAlert\", \"alert\": \"\(title)\" }"
    }
}
