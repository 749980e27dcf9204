import AdobeRecords
import InAppContracts

/// How a web view is configured, where it is placed, and how its page uses that.
extension AdobeIOSScenarios {
    static let made = [
        scenario(
            "changed-in-gate",
            "The gate changes settings of a message with all settings, and of a message with few.",
            payloads: [
                "dressed": campaign("dressed", looks: dressed), "plain": campaign("plain", looks: plain),
            ],
            reactions: [changes("dressed", takeover: false), changes("plain", takeover: true)],
            steps: #"{ "trigger": "dressed" }"#, inspecting("dressed"),
            #"{ "user": "swipe", "direction": "up" }"#, dismissing("dressed"), #"{ "trigger": "plain" }"#,
            inspecting("plain")),
        scenario(
            "hidden-frames",
            "Two messages whose exit animation differs from their display animation are hidden.",
            payloads: [
                "above": campaign("above", looks: half("top", leaves: "right")),
                "beside": campaign("beside", looks: half("left", leaves: "none")),
            ],
            steps: #"{ "trigger": "above" }"#, hiding("above"), inspecting("above"),
            #"{ "trigger": "beside" }"#, hiding("beside"), inspecting("beside")),
        scenario(
            "hidden-by-fading", "A message is hidden by fading, and shown again without an animation.",
            payloads: ["spring": campaign("spring", looks: fading)],
            steps: #"{ "trigger": "spring" }"#, inspecting("spring"), hiding("spring"), inspecting("spring"),
            #"{ "app": "changeSettings", "message": "spring", "displayAnimation": "none" }"#,
            #"{ "app": "fullscreenShow", "message": "spring" }"#, inspecting("spring"),
            #"{ "user": "openLink", "url": "adbinapp://dismiss" }"#),
        scenario(
            "takeover-without-display-animation",
            "A takeover message that enters without an animation and leaves with one is hidden, shown and dismissed.",
            payloads: [
                "spring": campaign("spring", looks: #"{ "uiTakeover": true, "dismissAnimation": "bottom" }"#)
            ],
            steps: #"{ "trigger": "spring" }"#, inspecting("spring"), hiding("spring"), inspecting("spring"),
            #"{ "app": "fullscreenShow", "message": "spring" }"#, dismissing("spring"), lookingAtScreen),
        scenario(
            "odd-heights",
            "A page reports an infinite height and other heights, on the screen and off it.",
            steps: #"{ "app": "createMessage", "message": "pin", "fitToContent": true }"#,
            #"{ "app": "fullscreenShow", "message": "pin" }"#, posts("Infinity"), inspecting("pin"),
            posts("120"), #"{ "app": "changeSettings", "message": "pin", "fitToContent": "false" }"#,
            #"{ "host": "isOnItsSide", "value": true }"#, inspecting("pin"), hiding("pin"), posts("130"),
            inspecting("pin"), posts("nan"), inspecting("pin")),
        scenario(
            "another-page-loaded",
            "The app loads another page before the first one has loaded, and does not do so for the next message.",
            steps: #"{ "app": "createMessage", "message": "pin" }"#,
            #"{ "app": "fullscreenShow", "message": "pin" }"#,
            #"{ "app": "loadInView", "message": "pin", "url": "https://example.org/" }"#,
            #"{ "page": "finishLoading" }"#, dismissing("pin"),
            #"{ "app": "createMessage", "message": "tan" }"#,
            #"{ "app": "fullscreenShow", "message": "tan" }"#, #"{ "page": "finishLoading" }"#),
        scenario(
            "turned-off-screen",
            "The device turns while one message is held, while another is hidden, and after that one was "
                + "dismissed without effect.",
            payloads: [
                "held": campaign("held", looks: corner), "hidden": campaign("hidden", looks: corner),
            ], gate: #"{ "held": "hold", "*": "show" }"#,
            steps: #"{ "trigger": "held" }"#, turning(true), inspecting("held"), turning(false),
            #"{ "trigger": "hidden" }"#, hiding("hidden"), turning(true), inspecting("hidden"),
            dismissing("hidden"), #"{ "app": "fullscreenShow", "message": "hidden" }"#, turning(false),
            inspecting("hidden")),
    ]

    static let lookingAtScreen = #"{ "app": "lookAtScreen" }"#

    static func inspecting(_ message: String) -> String {
        #"{ "app": "inspect", "message": "\#(message)" }"#
    }

    static func dismissing(_ message: String) -> String {
        #"{ "app": "fullscreenDismiss", "message": "\#(message)" }"#
    }

    static func hiding(_ message: String) -> String {
        #"{ "app": "fullscreenHide", "message": "\#(message)" }"#
    }

    static func half(_ entry: String, leaves exit: String) -> String {
        #"{ "width": 80, "height": 50, "displayAnimation": "\#(entry)", "dismissAnimation": "\#(exit)" }"#
    }

    private static func turning(_ isOnItsSide: Bool) -> String {
        #"{ "host": "isOnItsSide", "value": \#(isOnItsSide) }"#
    }

    private static func posts(_ height: String) -> String {
        """
        { "app": "postFromView", "message": "pin", "name": "inAppContentHeightHandler", "body": "\(height)" }
        """
    }

    private static func changes(_ message: String, takeover: Bool) -> String {
        """
        { "in": "shouldShowMessage", "message": "\(message)", "do": [
          { "app": "changeSettings", "message": "\(message)", "cornerRadius": "3", "uiTakeover": "\(takeover)",
            "swipeUp": "adbinapp://other?interaction=changed" } ] }
        """
    }

    private static let dressed = """
        { "uiTakeover": true, "displayAnimation": "top", "cornerRadius": 15,
          "gestures": { "swipeUp": "adbinapp://other?interaction=raised" } }
        """
    private static let plain = #"{ "uiTakeover": false, "displayAnimation": "top" }"#
    private static let fading = """
        { "displayAnimation": "bottom", "dismissAnimation": "fade", "backdropColor": "000000", "backdropOpacity": 0.5 }
        """
    private static let corner = """
        { "width": 50, "height": 50, "horizontalAlign": "left", "verticalAlign": "bottom",
          "displayAnimation": "fade" }
        """
}
