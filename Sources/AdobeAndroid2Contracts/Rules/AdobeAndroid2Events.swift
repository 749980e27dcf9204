import InAppContracts

/// How the events of Adobe's SDK for Android 2 are called in traces, beside those that both Adobe shapes have.
extension EventPattern {
    static let fragmentShown = EventPattern.sdk("fragment shown")
    static let fragmentDismissed = EventPattern.sdk("fragment dismissed")
    static let htmlLoaded = EventPattern.sdk("HTML loaded")
    static let onShowFailure = EventPattern.listener("onShowFailure")
    /// Who is registered, as the app reads it.
    static let delegates = EventPattern.app("delegates")

    static func fragmentShown(_ message: String) -> EventPattern {
        .sdk("fragment shown", ["messageId": message])
    }

    static func fragmentDismissed(_ message: String) -> EventPattern {
        .sdk("fragment dismissed", ["messageId": message])
    }

    static func urlLoaded(_ url: String) -> EventPattern { .delegate("urlLoaded", ["url": url]) }

    /// Version 2.0.0: a call of the delegate that is every message's listener.
    static func first(_ callback: String?, _ arguments: [String: String] = [:]) -> EventPattern {
        EventPattern(.firstDelegate, callback, arguments)
    }
}

/// Lines of a trace, as `Expectation.calls` compares them.
enum AdobeAndroid2Line {
    static let events = ["Messaging interaction event"]

    /// An event about a message `m`. Its campaign is called `proposition-m`, and its activity `activity-m`.
    static func event(_ type: String, _ message: String, action: String = "") -> String {
        let long = type.prefix(1).uppercased() + type.dropFirst()
        let label =
            type == "interact"
            ? "propositionActionId: \(action), propositionActionLabel: \(action), " : ""
        return "sdk Messaging interaction event(kind: analytics, action: \(action), "
            + "activityId: activity-\(message), eventType: decisioning.proposition\(long), "
            + "messageId: \(message), \(label)propositionEventType: \(type), "
            + "propositionId: proposition-\(message), scope: mobileapp://headless)"
    }

    static func note(_ what: String, _ message: String) -> String {
        "sdk \(what)(kind: note, messageId: \(message))"
    }

    /// What delegate and SDK show of a campaign's message from its trigger to the gate.
    static func asked(_ message: String, answer: Bool = true) -> [String] {
        [
            event("trigger", message), note("web view created", message),
            "delegate shouldShowMessage(message: \(message)) -> \(answer)",
        ]
    }

    /// What follows an accepted show of a campaign's message.
    static func shown(_ message: String) -> [String] {
        [
            note("fragment shown", message), event("display", message),
            "delegate onShow(message: \(message))", note("HTML loaded", message),
        ]
    }
}
