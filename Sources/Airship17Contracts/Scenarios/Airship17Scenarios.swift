import Airship17Bridge
import InAppCompat
import InAppContracts

/// The scenarios that exercise the rules of Airship's shape for 13 to 17, as JSON text by name.
enum Airship17Scenarios {
    /// Every scenario.
    static let all = Dictionary(
        uniqueKeysWithValues: wholeLife + pausing + extending + choosing + factories + retries + assets
            + readiness + waking + intervals + sdkCoordinators + scenes + finishing + ownership + triggers
            + limits + storing + processes + banners + pages + pageCalls + together + replacing + sessions
            + counting + media + conditions + decoding)

    /// Builds a scenario. The parts are JSON text; payloads are by name.
    static func scenario(
        _ name: String, _ about: String, payloads: [String: String] = ["spring": custom("spring")],
        gate: String? = nil, reactions: [String] = [], steps: [String]
    ) -> ScenarioText.Named {
        ScenarioText.scenario(
            name, about, on: .airship17, payloads: payloads, gate: gate, reactions: reactions, steps: steps)
    }

    // MARK: Steps

    static let trigger = trigger("spring")
    /// The adapter of the message reports that the user closed it.
    static let complete = complete("spring")
    static let inspect = app("inspect")
    static let list = app("listSchedules")
    /// A change of conditions that no trigger here counts.
    static let screen = host("send", event: "screen", "elsewhere")
    static let event = host("send", event: "customEvent", "walk")

    static func trigger(_ payload: String) -> String { #"{ "trigger": "\#(payload)" }"# }

    /// A call by the app, with arguments by name as JSON text.
    static func app(_ call: String, _ arguments: KeyValuePairs<String, String> = [:]) -> String {
        step("app", call, arguments)
    }

    /// A call on the host, with arguments by name as JSON text.
    static func host(_ call: String, _ arguments: KeyValuePairs<String, String> = [:]) -> String {
        step("host", call, arguments)
    }

    static func host(_ call: String, event: String, _ name: String, value: String? = nil) -> String {
        let value = value.map { #", "value": "\#($0)""# } ?? ""
        return #"{ "host": "\#(call)", "event": "\#(event)", "name": "\#(name)"\#(value) }"#
    }

    private static func step(
        _ origin: String, _ call: String, _ arguments: KeyValuePairs<String, String>
    ) -> String {
        let members = [#""\#(origin)": "\#(call)""#] + arguments.map { "\"\($0.key)\": \($0.value)" }
        return "{ \(members.joined(separator: ", ")) }"
    }

    static func complete(_ message: String, _ resolution: String = "user_dismissed") -> String {
        app("complete", ["message": quoted(message), "resolution": quoted(resolution)])
    }

    /// The adapter reports a button, which may cancel the schedule.
    static func completeWithButton(cancels: Bool) -> String {
        app(
            "complete",
            [
                "message": #""spring""#, "resolution": #""button_click""#, "button": #""ok""#,
                "cancels": "\(cancels)",
            ])
    }

    static func advance(_ seconds: Double) -> String { #"{ "advance": \#(seconds) }"# }
    static func appState(_ state: String) -> String { #"{ "appState": "\#(state)" }"# }
    static func quoted(_ text: String) -> String { "\"\(text)\"" }

    static func setAdapterReady(_ isReady: Bool, _ message: String = "spring") -> String {
        app("setAdapterReady", ["message": quoted(message), "value": "\(isReady)"])
    }

    static func choose(_ coordinator: String, for message: String = "spring") -> String {
        app("chooseCoordinator", ["message": quoted(message), "coordinator": quoted(coordinator)])
    }

    static func setCoordinatorReady(_ isReady: Bool, _ coordinator: String = "own") -> String {
        app("setCoordinatorReady", ["coordinator": quoted(coordinator), "value": "\(isReady)"])
    }

    static func prepareWith(_ answers: String, _ message: String = "spring") -> String {
        app("prepareWith", ["message": quoted(message), "answers": quoted(answers)])
    }

    static func flag(_ call: String, _ value: Bool) -> String { app(call, ["value": "\(value)"]) }

    /// A reaction in a callback.
    static func inside(_ callback: String, _ message: String? = nil, _ actions: String...) -> String {
        let message = message.map { #""message": "\#($0)", "# } ?? ""
        return #"{ "in": "\#(callback)", \#(message)"do": [\#(actions.joined(separator: ", "))] }"#
    }

    // MARK: Campaigns

    /// A schedule with a message and one trigger that counts events.
    /// - Parameters:
    ///   - name: the message's name; the schedule's identifier if it is left out.
    ///   - goal: how many events trigger it.
    ///   - more: more members of the schedule.
    static func schedule(
        _ id: String, named name: String? = nil, limit: Int = 1, goal: Int = 1, more: String = "",
        message: String
    ) -> String {
        #"""
        { "id": "\#(id)", "type": "in_app_message", "limit": \#(limit), \#(more)
          "triggers": [{ "type": "custom_event_count", "goal": \#(goal) }],
          "message": { "name": "\#(name ?? id)", \#(message) } }
        """#
    }

    /// A schedule with a custom message, with more members of the schedule and of the message.
    static func custom(
        _ id: String, limit: Int = 1, goal: Int = 1, behavior: String = "default", more: String = "",
        message: String = ""
    ) -> String {
        schedule(
            id, limit: limit, goal: goal, more: more,
            message: #""display_type": "custom", "display_behavior": "\#(behavior)", \#(message)"#
                + #""display": { "custom": { "look": "plain" } }"#)
    }

    /// A schedule with a banner, with more members of the content.
    static func banner(_ id: String, limit: Int = 1, duration: Double = 30, more: String = "") -> String {
        schedule(
            id, limit: limit,
            message: #"""
                "display_type": "banner", "display": { "body": { "text": "Hello" }, "duration": \#(duration),
                "placement": "top", \#(more) "actions": { "toast_action": "body" } }
                """#)
    }

    /// A schedule with a page.
    static func page(_ id: String, limit: Int = 1, needsNetwork: Bool = true) -> String {
        schedule(
            id, limit: limit,
            message: #"""
                "display_type": "html",
                "display": { "url": "https://example.com/page", "require_connectivity": \#(needsNetwork) }
                """#)
    }

    /// The members with the message's own actions.
    static let actions = #""actions": { "message_action": "done" }, "#

    /// Campaigns with custom messages, by name.
    static func customs(_ names: String...) -> [String: String] {
        Dictionary(uniqueKeysWithValues: names.map { ($0, custom($0)) })
    }
}

extension Airship17Scenarios {
    /// The stories of Airship's SDK, and an adapter that reports on a background thread.
    static let realTime = RealTimeStories.stories(
        shape: "airship17", payload: { "\"\($0)\": " + Airship17Scenarios.banner($0, duration: 500) },
        leave: #"{ "user": "swipeAway" }"#, showLater: #"{ "app": "notifyDisplayConditionsChanged" }"#
    ).merging([
        RealTimeStories.scenario(
            "real-time-adapter",
            "An adapter of the app's displays a message, and reports on a background thread.",
            "airship17", payloads: ["\"a\": " + Airship17Scenarios.custom("a")],
            steps: [
                Airship17Scenarios.choose("own", for: "a"), #"{ "together": [{ "trigger": "a" }] }"#,
                #"{ "together": [\#(Airship17Scenarios.complete("a", "timed_out"))] }"#,
            ]),
        RealTimeStories.scenario(
            "real-time-coordinator", "A coordinator becomes ready on a background thread.", "airship17",
            payloads: ["\"a\": " + Airship17Scenarios.custom("a")],
            steps: [
                Airship17Scenarios.choose("own", for: "a"), Airship17Scenarios.setCoordinatorReady(false),
                #"{ "trigger": "a" }"#,
                #"{ "together": [\#(Airship17Scenarios.setCoordinatorReady(true))] }"#,
            ]),
    ]) { $1 }
}
