/// The scenarios in real time, with real threads, as JSON text by name. The same stories for every shape; what
/// differs are the payloads and the calls.
public enum RealTimeStories {
    /// The stories that every shape can tell.
    /// - Parameters:
    ///   - payload: a payload as a member of an object: its name, which is the message's id, and its text.
    ///   - leave: how the user closes a message.
    ///   - showLater: how the held message `a` comes again, on a background thread.
    public static func stories(
        shape: String, payload: (String) -> String, leave: String, showLater: String
    ) -> [String: String] {
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
    public static func scenario(
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
