import AdobeRecords
import InAppContracts

/// Overlapping calls: messages that are shown while they are dismissed, and dismissed while they appear.
extension AdobeIOSScenarios {
    static let overlaps = [
        scenario(
            "shown-again-twice-at-once",
            "A dismissed message is shown again, twice in one turn of the main thread, and dismissed.",
            payloads: ["spring": campaign("spring", looks: AdobeCampaigns.still)],
            steps: #"{ "trigger": "spring" }"#, inspecting("spring"), dismissing("spring"), show.unsettled,
            show, inspecting("spring"), lookingAtScreen, dismissing("spring"), lookingAtScreen),
        scenario(
            "shown-again-while-leaving",
            "A message is shown again while it is leaving; another campaign qualifies.",
            payloads: ["spring": campaign("spring"), "later": campaign("later")],
            steps: #"{ "trigger": "spring" }"#, dismissing("spring").unsettled,
            #"{ "advance": 0.1 }"#.unsettled,
            show.unsettled, #"{ "advance": 0.1 }"#.unsettled, #"{ "advance": 1 }"#, lookingAtScreen,
            #"{ "trigger": "later" }"#),
        scenario(
            "listener-told-of-dismissal",
            "The app calls onDismiss of a displayed message's listener.",
            steps: #"{ "trigger": "spring" }"#,
            #"{ "app": "tellListener", "message": "spring", "passing": "spring", "callback": "onDismiss" }"#),
        scenario(
            "dismissed-and-shown-at-once",
            "When a link is followed, the delegate dismisses and shows the message in one turn of the main thread.",
            payloads: [
                "spring": campaign("spring", looks: AdobeCampaigns.still), "later": campaign("later"),
            ],
            reactions: [#"{ "in": "urlLoaded", "do": [\#(dismissing("spring")), \#(ask)] }"#],
            steps: #"{ "trigger": "spring" }"#, #"{ "user": "openLink", "url": "adbinapp://other" }"#,
            inspecting("spring"), lookingAtScreen, #"{ "trigger": "later" }"#),
        scenario(
            "dismissed-in-on-show-entering",
            "Inside onShow the delegate dismisses a message that enters with an animation and leaves without one.",
            payloads: ["spring": campaign("spring", looks: entering)],
            reactions: [#"{ "in": "onShow", "do": [\#(dismissing("spring"))] }"#],
            steps: #"{ "trigger": "spring" }"#, lookingAtScreen, #"{ "user": "tapOutside" }"#,
            #"{ "user": "swipe", "direction": "up" }"#, #"{ "advance": 3600 }"#, lookingAtScreen),
        scenario(
            "entering-and-hidden", "A message is inspected while it enters, and after it is hidden.",
            payloads: ["spring": campaign("spring", looks: half("top", leaves: "top"))],
            steps: #"{ "trigger": "spring", "settle": false }"#, #"{ "advance": 0.1 }"#.unsettled,
            inspecting("spring"), hiding("spring"), inspecting("spring")),
        scenario(
            "empty-page-clears",
            "Inside onShow a message with an empty page is dismissed and a held one is shown; another one qualifies.",
            payloads: ["held": campaign("held"), "later": campaign("later")],
            gate: #"{ "held": "hold", "*": "show" }"#,
            reactions: [
                """
                { "in": "onShow", "message": "pin",
                  "do": [ \(dismissing("pin")), { "app": "messageShow", "message": "held" } ] }
                """
            ],
            steps: #"{ "trigger": "held" }"#, #"{ "app": "createMessage", "message": "pin", "html": "" }"#,
            #"{ "app": "fullscreenShow", "message": "pin" }"#, #"{ "trigger": "later" }"#, lookingAtScreen),
        scenario(
            "no-window", "A campaign qualifies while the app has no window, and another one after it.",
            payloads: two,
            steps: #"{ "host": "hasWindow", "value": false }"#, #"{ "trigger": "a" }"#, lookingAtScreen,
            #"{ "trigger": "b" }"#),
        scenario(
            "animation-of-another",
            "A link that sets the animation reaches a campaign's listener for another view of the same campaign.",
            steps: #"{ "trigger": "spring" }"#,
            #"{ "app": "createMessage", "message": "pin", "parent": "spring" }"#, inspecting("spring"),
            inspecting("pin"),
            """
            { "app": "overrideUrlLoad", "message": "spring", "passing": "pin",
              "url": "adbinapp://dismiss?animate=left" }
            """, inspecting("spring"), inspecting("pin")),
    ]

    private static let show = #"{ "app": "messageShow", "message": "spring" }"#
    private static let ask = #"{ "app": "fullscreenShow", "message": "spring" }"#
    private static let entering = """
        { "uiTakeover": true, "displayAnimation": "bottom",
          "gestures": { "swipeUp": "adbinapp://other?interaction=raised" } }
        """
}
