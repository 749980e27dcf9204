import Airship18Bridge
import InAppCompat
import InAppContracts

/// The scenarios that exercise the rules of Airship's shape for 18 to 20, as JSON text by name.
enum Airship18Scenarios {
    /// Every scenario.
    static let all = Dictionary(
        uniqueKeysWithValues: readiness + displays + preparing + limits + engine + triggers + views + server
            + values + anew + pages)

    /// Builds a scenario. The parts are JSON text; payloads are by name.
    static func scenario(
        _ name: String, _ about: String, payloads: [String: String] = customs("a"), gate: String? = nil,
        reactions: [String] = [], _ steps: String...
    ) -> ScenarioText.Named {
        ScenarioText.scenario(
            name, about, on: .airship18, payloads: payloads, gate: gate, reactions: reactions, steps: steps)
    }

    // MARK: Steps

    static let trigger = trigger("a")
    static let complete = complete("a")
    static let inspect = app("inspect")
    static let notify = app("notifyDisplayConditionsChanged")
    static let relaunch = host("relaunch")
    /// The event that the triggers of schedules count by default.
    static let event = send("customEvent", "walk")
    static let screen = send("screen", "shop")

    static func trigger(_ payload: String) -> String { #"{ "trigger": "\#(payload)" }"# }

    /// A call by the app, with arguments by name as JSON text.
    static func app(_ call: String, _ arguments: KeyValuePairs<String, String> = [:]) -> String {
        step("app", call, arguments)
    }

    /// A call on the host, with arguments by name as JSON text.
    static func host(_ call: String, _ arguments: KeyValuePairs<String, String> = [:]) -> String {
        step("host", call, arguments)
    }

    private static func step(
        _ origin: String, _ call: String, _ arguments: KeyValuePairs<String, String>
    ) -> String {
        let members = [#""\#(origin)": "\#(call)""#] + arguments.map { "\"\($0.key)\": \($0.value)" }
        return "{ \(members.joined(separator: ", ")) }"
    }

    static func quoted(_ text: String) -> String { "\"\(text)\"" }
    static func user(_ gesture: String) -> String { #"{ "user": "\#(gesture)" }"# }
    static func tap(_ button: String) -> String { #"{ "user": "tapButton", "id": "\#(button)" }"# }
    static func swipe(_ direction: String) -> String { #"{ "user": "swipe", "direction": "\#(direction)" }"# }
    static func advance(_ seconds: Double) -> String { #"{ "advance": \#(seconds) }"# }
    static func appState(_ state: String) -> String { #"{ "appState": "\#(state)" }"# }

    static func send(_ event: String, _ name: String, value: String? = nil) -> String {
        let value = value.map { #", "value": "\#($0)""# } ?? ""
        return #"{ "host": "send", "event": "\#(event)", "name": "\#(name)"\#(value) }"#
    }

    static func version(_ number: String) -> String { host("version", ["number": quoted(number)]) }
    static func flag(_ call: String, _ value: Bool) -> String { app(call, ["value": "\(value)"]) }
    static func hostFlag(_ call: String, _ value: Bool) -> String { host(call, ["value": "\(value)"]) }

    static func complete(_ message: String, _ resolution: String = "user_dismissed", cancels: Bool = false)
        -> String
    {
        app(
            "complete",
            ["message": quoted(message), "resolution": quoted(resolution), "cancels": "\(cancels)"])
    }

    static func adapterReady(_ isReady: Bool, _ message: String = "a") -> String {
        app("setAdapterReady", ["message": quoted(message), "value": "\(isReady)"])
    }

    static func openGates(_ message: String = "a") -> String {
        app("openGates", ["message": quoted(message)])
    }
    static func interval(_ seconds: String) -> String {
        app("setDisplayInterval", ["seconds": quoted(seconds)])
    }
    static func find(_ schedule: String = "a") -> String { app("find", ["schedule": quoted(schedule)]) }
    static func factory(_ type: String) -> String { app("setFactory", ["type": quoted(type)]) }

    static func upsert(_ payload: String = "a", _ more: KeyValuePairs<String, String> = [:]) -> String {
        let more = more.map { #", "\#($0.key)": \#($0.value)"# }.joined()
        return #"{ "app": "upsert", "payload": "\#(payload)"\#(more) }"#
    }

    static func ofSchedule(_ call: String, _ schedule: String = "a", _ value: Bool) -> String {
        host(call, ["schedule": quoted(schedule), "value": "\(value)"])
    }

    static func documented(_ finding: String) -> String { host("asDocumented", ["finding": quoted(finding)]) }
    static func receive(_ payload: String) -> String {
        host("receiveRemoteData", ["payload": quoted(payload)])
    }

    /// A reaction in a callback.
    static func inside(_ callback: String, _ actions: String...) -> String {
        #"{ "in": "\#(callback)", "do": [\#(actions.joined(separator: ", "))] }"#
    }

    // MARK: Campaigns

    static let plainTrigger = #"{ "type": "custom_event_count", "goal": 1 }"#

    /// A schedule with a message, whose name and identifier are the same.
    /// - Parameters:
    ///   - triggers: its triggers, as JSON text.
    ///   - more: more members of the schedule, each with a comma after it.
    static func schedule(
        _ id: String, named name: String? = nil, limit: Int = 1, triggers: String = plainTrigger,
        more: String = "", message: String
    ) -> String {
        #"""
        { "id": "\#(id)", "type": "in_app_message", "limit": \#(limit), \#(more)
          "triggers": [\#(triggers)], "message": { "name": "\#(name ?? id)", \#(message) } }
        """#
    }

    /// A schedule with a custom message.
    static func custom(
        _ id: String = "a", limit: Int = 1, triggers: String = plainTrigger, behavior: String = "default",
        more: String = "", message: String = ""
    ) -> String {
        schedule(
            id, limit: limit, triggers: triggers, more: more,
            message: #""display_type": "custom", "display_behavior": "\#(behavior)", \#(message)"#
                + #""display": { "custom": { "look": "plain" } }"#)
    }

    /// Campaigns with custom messages, by name.
    static func customs(_ names: String...) -> [String: String] {
        Dictionary(uniqueKeysWithValues: names.map { ($0, custom($0)) })
    }

    /// A schedule with a banner at the top.
    static func banner(_ id: String = "a", limit: Int = 0, more: String = "", display: String = "") -> String
    {
        schedule(
            id, limit: limit, more: more,
            message: #"""
                "display_type": "banner", "display": { \#(display) "body": { "text": "Hello" }, "placement": "top",
                "buttons": [{ "id": "ok", "label": { "text": "OK" }, "actions": { "button_action": "ok" } },
                  { "id": "never", "label": { "text": "Never" }, "behavior": "cancel" }] }
                """#)
    }

    /// A schedule with a modal message.
    static func modal(_ id: String = "a", limit: Int = 0, more: String = "", media: String? = nil) -> String {
        let media =
            media.map { #""media": { "type": "\#($0)", "url": "https://example.com/\#(id).png" }, "# } ?? ""
        return schedule(
            id, limit: limit, more: more,
            message: #"""
                "display_type": "modal", "display": { \#(media) "heading": { "text": "Hello" },
                "buttons": [{ "id": "ok", "label": { "text": "OK" } }],
                "footer": { "id": "legal", "label": { "text": "Legal" } } }
                """#)
    }

    /// A schedule with a page.
    static func page(
        _ id: String = "a", limit: Int = 0, needsNetwork: Bool = true, message: String = ""
    ) -> String {
        schedule(
            id, limit: limit,
            message: #"""
                "display_type": "html", \#(message)
                "display": { "url": "https://example.com/page", "require_connectivity": \#(needsNetwork) }
                """#)
    }

    /// A schedule with a layout of the SDK's own.
    static func layout(_ id: String, version: Int = 1, isEmbedded: Bool = false) -> String {
        let presentation = isEmbedded ? #", "presentation": { "type": "embedded" }"# : ""
        return schedule(
            id,
            message:
                #""display_type": "layout", "display": { "layout": { "version": \#(version)\#(presentation) } }"#
        )
    }

    /// A payload of the server.
    static func server(_ schedules: [String], constraints: String? = nil) -> String {
        let constraints = constraints.map { #", "frequency_constraints": [\#($0)]"# } ?? ""
        return #"{ "in_app_messages": [\#(schedules.joined(separator: ", "))]\#(constraints) }"#
    }

    /// The members with a message's own actions.
    static let message = #""actions": { "message_action": "done" }, "#
}

extension Airship18Scenarios {
    /// The stories of Airship's SDK, and an adapter that becomes ready on its own time.
    static let realTime = RealTimeStories.stories(
        shape: "airship18", payload: { "\"\($0)\": " + Airship18Scenarios.banner($0, limit: 1) },
        leave: #"{ "user": "swipeAway" }"#, showLater: #"{ "app": "notifyDisplayConditionsChanged" }"#
    ).merging([
        RealTimeStories.scenario(
            "real-time-adapter", "An app's adapter waits, displays and ends.", "airship18",
            payloads: ["\"a\": " + Airship18Scenarios.custom("a")],
            steps: [
                Airship18Scenarios.adapterReady(false), #"{ "together": [{ "trigger": "a" }] }"#,
                Airship18Scenarios.adapterReady(true), Airship18Scenarios.openGates(),
                Airship18Scenarios.complete("a", "timed_out"),
            ])
    ]) { $1 }
}
