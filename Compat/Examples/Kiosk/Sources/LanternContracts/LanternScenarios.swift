import InAppContracts
import LanternBridge
import LanternModel

/// The scenarios that exercise the rules, as JSON text by name.
enum LanternScenarios {
    private static let (trigger, close) = (#"{"trigger": "a"}"#, #"{"user": "close"}"#)
    /// A card with one button, which can be tapped itself, too.
    private static func card(_ id: String) -> String {
        #"""
        {"id": "\#(id)", "title": "Hello", "text": "you", "link": "https://shop.example/whole",
         "buttons": [{"name": "go", "label": "Show it", "link": "https://shop.example"}]}
        """#
    }

    static let all = Dictionary(uniqueKeysWithValues: [
        play("shown", "A card appears, and the user closes it.", trigger, close),
        play("vetoed", "A card is vetoed.", gate: #""hold""#, trigger),
        play(
            "shown-later", "The app shows a card that was vetoed.", gate: #""hold""#, trigger,
            #"{"app": "show", "message": "a"}"#, close),
        play("busy", "Two cards qualify, one after the other.", trigger, #"{"trigger": "b"}"#, close),
        play("outside", "The user taps outside of a card.", trigger, #"{"user": "tapOutside"}"#),
        play("button", "The user taps a button.", trigger, #"{"user": "tapButton", "id": "go"}"#),
        play("tapped", "The user taps a card.", trigger, #"{"user": "tapMessage"}"#),
        play("closed", "The app closes a card.", trigger, #"{"app": "close", "message": "a"}"#),
        play("released", "The delegate is released.", trigger, #"{"app": "release"}"#, close),
    ])

    private static func play(_ name: String, _ about: String, gate: String? = nil, _ steps: String...)
        -> ScenarioText.Named
    {
        ScenarioText.scenario(
            name, about, on: .lantern, payloads: ["a": card("a"), "b": card("b")], gate: gate,
            steps: steps)
    }
}
