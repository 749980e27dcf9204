import GongBridge
import GongModel
import InAppContracts

/// The scenarios that exercise the rules, as JSON text by name.
enum GongScenarios {
    private static let (trigger, close) = (#"{"trigger": "a"}"#, #"{"user": "close"}"#)
    private static let tap = #"{"user": "tapButton", "id": "go"}"#
    private static let (pause, resume) = (#"{"app": "pause"}"#, #"{"app": "resume"}"#)

    static let all = Dictionary(uniqueKeysWithValues: [
        play("shown", "A note appears, and the user closes it.", trigger, close),
        play("clicked", "The user taps the button.", trigger, tap),
        play("closed", "The app closes a note.", trigger, #"{"app": "close", "message": "a"}"#),
        play(
            "waiting", "A second note is triggered while the first is on screen.", trigger,
            #"{"trigger": "b"}"#, close
        ),
        play("paused", "A note is triggered while the SDK is paused.", pause, trigger, resume, close),
        play("paused-late", "The SDK is paused while a note is on screen.", trigger, pause, close, resume),
        play(
            "rung", "A campaign waits until the app rings.", #"{"host": "store", "payload": "a"}"#,
            #"{"app": "ring", "event": "other"}"#, #"{"app": "ring", "event": "a-event"}"#, close),
        play("two-listeners", "The app has two listeners.", #"{"app": "listenToo"}"#, trigger, tap),
        play("released", "The listener is released.", trigger, #"{"app": "release"}"#, close),
    ])

    private static func play(_ name: String, _ about: String, _ steps: String...) -> ScenarioText.Named {
        let campaigns = ["a", "b"].map {
            ($0, GongCampaigns.campaign($0, "Hello", button: "https://shop.example"))
        }
        return ScenarioText.scenario(
            name, about, on: .gong, payloads: Dictionary(uniqueKeysWithValues: campaigns), gate: nil,
            steps: steps)
    }
}
