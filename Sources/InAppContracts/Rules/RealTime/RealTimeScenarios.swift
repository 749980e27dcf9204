/// The scenarios in real time, with real threads, as JSON text by name. The same stories for every shape; what
/// differs are the payloads and the calls.
enum RealTimeScenarios {
    typealias Table = [String: String]

    static let adobeIOS = stories(
        shape: "adobeIOS", payload: { "\"\($0)\": " + AdobeIOSScenarios.campaign($0) },
        leave: #"{ "user": "openLink", "url": "adbinapp://dismiss?interaction=done" }"#,
        showLater: #"{ "app": "messageShow", "message": "a" }"#
    ).merging([
        scenario(
            "real-time-gate-waits-for-main", "The gate waits for the main thread, which is free.", "adobeIOS",
            payloads: ["\"a\": " + AdobeIOSScenarios.campaign("a")],
            reactions: #"{ "in": "shouldShowMessage", "do": [{ "app": "waitForMain" }] }"#,
            steps: [#"{ "trigger": "a" }"#])
    ]) { $1 }

    static let braze = stories(
        shape: "braze", payload: { BrazeScenarios.modal($0) }, leave: #"{ "user": "close" }"#,
        showLater: #"{ "trigger": "a" }"#
    ).merging([
        scenario(
            "real-time-off-main", "The app presents a message on a background thread.", "braze",
            payloads: [BrazeScenarios.modal("a")], steps: [#"{ "app": "presentOffMain", "payload": "a" }"#])
    ]) { $1 }

    /// The stories that every shape can tell.
    /// - Parameters:
    ///   - payload: a payload as a member of an object: its name, which is the message's id, and its text.
    ///   - leave: how the user closes a message.
    ///   - showLater: how the held message `a` comes again, on a background thread.
    static func stories(
        shape: String, payload: (String) -> String, leave: String, showLater: String
    ) -> Table {
        let triggers = ["b", "c", "d"].map { "{ \"trigger\": \"\($0)\" }" }.joined(separator: ", ")
        let trigger = #"{ "trigger": "a" }"#
        return Dictionary(uniqueKeysWithValues: [
            scenario(
                "real-time-shown", "One message, from its trigger until the user closes it.", shape,
                payloads: [payload("a")], steps: [trigger, leave]),
            scenario(
                "real-time-conflicts", "Three campaigns qualify on three threads while a message is up.",
                shape, payloads: ["a", "b", "c", "d"].map(payload),
                steps: [trigger, "{ \"together\": [\(triggers)] }", leave]),
            scenario(
                "real-time-shown-later", "A held message comes again, on a background thread.", shape,
                payloads: [payload("a")], script: #"{ "gate": "hold" }"#,
                steps: [trigger, "{ \"together\": [\(showLater)] }"]),
        ])
    }

    /// Puts a scenario together. The parts are JSON text.
    static func scenario(
        _ name: String, _ about: String, _ shape: String, payloads: [String], script: String = "{}",
        reactions: String = "", steps: [String]
    ) -> (String, String) {
        let text = """
            {
              "name": "\(name)",
              "about": "\(about)",
              "shape": "\(shape)",
              "time": "real",
              "payloads": {\(payloads.joined(separator: ", "))},
              "script": \(script),
              "reactions": [\(reactions)],
              "steps": [\(steps.joined(separator: ", "))]
            }
            """
        return (name, text)
    }
}
