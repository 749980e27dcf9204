import AdobeRecords
import InAppContracts

/// What an app finds out about the web view, and what it does to it.
extension AdobeIOSScenarios {
    static let overtaken = [
        scenario(
            "dismissed-in-on-show-still",
            "The delegate dismisses a message without animations inside onShow; another one comes and goes.",
            payloads: [
                "spring": campaign("spring", looks: AdobeCampaigns.still), "later": campaign("later"),
            ],
            reactions: [#"{ "in": "onShow", "message": "spring", "do": [\#(dismiss)] }"#],
            steps: #"{ "trigger": "spring" }"#, lookAtScreen, inspect("spring"), dismiss, lookAtScreen,
            #"{ "trigger": "later" }"#, #"{ "app": "fullscreenDismiss", "message": "later" }"#,
            #"{ "advance": 3600 }"#, lookAtScreen),
        scenario(
            "right-swipe", "The user swipes over a message that has an action for a tap on the background.",
            payloads: ["spring": campaign("spring", looks: tapBackground)],
            steps: #"{ "trigger": "spring" }"#, #"{ "user": "swipe", "direction": "right" }"#,
            #"{ "user": "swipe", "direction": "left" }"#),
        scenario(
            "navigation-taken-over",
            "The app becomes the web view's navigation delegate; after a dismissal the message is shown again.",
            payloads: ["spring": campaign("spring", looks: swipeUp)],
            steps: #"{ "trigger": "spring" }"#, #"{ "app": "takeNavigationOver", "message": "spring" }"#,
            #"{ "user": "openLink", "url": "adbinapp://dismiss?interaction=left" }"#,
            #"{ "user": "swipe", "direction": "up" }"#, #"{ "user": "tapOutside" }"#,
            #"{ "app": "messageShow", "message": "spring" }"#,
            #"{ "user": "openLink", "url": "adbinapp://other?interaction=again" }"#),
    ]

    static let webViews = [
        scenario(
            "frames",
            "Where messages stand while the delegate is asked, on the screen, and while they leave.",
            payloads: [
                "above": campaign("above", looks: half("top")),
                "beside": campaign("beside", looks: half("left")),
            ],
            reactions: ["above", "beside"]
                .map {
                    #"{ "in": "shouldShowMessage", "message": "\#($0)", "do": [\#(inspect($0))] }"#
                },
            steps: #"{ "trigger": "above" }"#, inspect("above"), leaves("above"), inspect("above"),
            #"{ "trigger": "beside" }"#, inspect("beside"), leaves("beside"), inspect("beside")),
        scenario(
            "turned", "The device is laid on its side while a message is shown, and held upright again.",
            payloads: ["spring": campaign("spring", looks: inCorner)],
            steps: #"{ "trigger": "spring" }"#, inspect("spring"),
            #"{ "host": "isOnItsSide", "value": true }"#, inspect("spring"),
            #"{ "host": "isOnItsSide", "value": false }"#, inspect("spring")),
        scenario(
            "looks", "The web view of a message with everything, and of one with nothing.",
            payloads: [
                "dressed": campaign("dressed", looks: everything), "plain": campaign("plain", looks: nothing),
            ],
            steps: #"{ "trigger": "dressed" }"#, inspect("dressed"),
            #"{ "app": "fullscreenDismiss", "message": "dressed" }"#, #"{ "trigger": "plain" }"#,
            inspect("plain")),
    ]

    private static let lookAtScreen = #"{ "app": "lookAtScreen" }"#

    private static func inspect(_ message: String) -> String {
        #"{ "app": "inspect", "message": "\#(message)" }"#
    }

    /// A message is dismissed, and on its way out.
    private static func leaves(_ message: String) -> String {
        #"{ "app": "fullscreenDismiss", "message": "\#(message)", "settle": false }"#
            + ",\n    " + #"{ "advance": 0.1 }"#.unsettled
    }

    private static func half(_ animation: String) -> String {
        """
        { "width": 80, "height": 50, "displayAnimation": "\(animation)", "dismissAnimation": "\(animation)" }
        """
    }

    private static let inCorner = """
        { "width": 50, "height": 50, "horizontalAlign": "left", "verticalAlign": "bottom",
          "displayAnimation": "fade" }
        """
    private static let everything = """
        { "uiTakeover": true, "displayAnimation": "top", "dismissAnimation": "top", "cornerRadius": 15,
          "gestures": { "swipeUp": "adbinapp://dismiss", "swipeLeft": "adbinapp://dismiss",
                        "tapBackground": "adbinapp://dismiss" } }
        """
    private static let nothing = #"{ "uiTakeover": false, "displayAnimation": "top" }"#
}
