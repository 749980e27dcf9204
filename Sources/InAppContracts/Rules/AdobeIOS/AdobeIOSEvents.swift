/// How Adobe's events are called in traces.
extension EventPattern {
    private static let edgeEvent = "Messaging interaction event"
    private static let historyEvent = "Write IAM event to history"

    static let gate = EventPattern.delegate("shouldShowMessage")
    static let onShow = EventPattern.delegate("onShow")
    static let onDismiss = EventPattern.delegate("onDismiss")
    static let urlLoaded = EventPattern.delegate("urlLoaded")
    /// Any call of the delegate.
    static let anyCallback = EventPattern(.delegate, nil)
    /// The view is put on the screen, or leaves it.
    static let viewInserted = EventPattern.sdk("view inserted")
    static let viewRemoved = EventPattern.sdk("view removed")
    /// Anything that is tracked: Edge events and history records.
    static let tracked = EventPattern.sdk(nil, ["kind": "analytics"])
    static let anyEdge = EventPattern.sdk(edgeEvent)
    static let anyHistory = EventPattern.sdk(historyEvent)
    /// What the SDK of the test would log as an error.
    static let anyError = EventPattern(.sdk, nil, ["kind": "error"])

    /// A call of the delegate that concerns one message.
    static func gate(_ message: String, answer: String? = nil) -> EventPattern {
        .delegate("shouldShowMessage", ["message": message], answer: answer)
    }

    static func onShow(_ message: String) -> EventPattern { .delegate("onShow", ["message": message]) }
    static func onDismiss(_ message: String) -> EventPattern { .delegate("onDismiss", ["message": message]) }
    static func viewInserted(_ message: String) -> EventPattern {
        .sdk("view inserted", ["messageId": message])
    }
    static func viewRemoved(_ message: String) -> EventPattern {
        .sdk("view removed", ["messageId": message])
    }

    /// An Edge event by the end of its type's name: `Trigger`, `Display`, `SuppressDisplay`, `Interact`,
    /// `Dismiss`.
    static func edge(_ type: String, _ details: [String: String] = [:]) -> EventPattern {
        .sdk(edgeEvent, details.merging(["eventType": "decisioning.proposition\(type)"]) { $1 })
    }

    /// A history record.
    static func history(_ type: String, _ details: [String: String] = [:]) -> EventPattern {
        .sdk(historyEvent, details.merging(["eventType": type]) { $1 })
    }

    /// A call of the app's.
    static func app(_ call: String, _ arguments: [String: String] = [:], answer: String? = nil)
        -> EventPattern
    {
        EventPattern(.app, call, arguments, answer: answer)
    }

    /// What the app saw when it looked at a message.
    static func sees(_ facts: [String: String]) -> EventPattern { .app("sees", facts) }

    /// A call of a message's own listener, of a JavaScript handler or the like.
    static func listener(_ callback: String, _ arguments: [String: String] = [:]) -> EventPattern {
        EventPattern(.listener, callback, arguments)
    }

    /// The user follows a link.
    static func openLink(_ url: String) -> EventPattern { EventPattern(.user, "openLink", ["url": url]) }
    static let anyLink = EventPattern(.user, "openLink")
    /// The page was told whether it may go where it wants to.
    static func navigation(_ url: String, _ decision: String) -> EventPattern {
        EventPattern(.page, "navigation", ["url": url, "decision": decision])
    }
    /// A campaign qualifies.
    static func trigger(_ payload: String) -> EventPattern {
        EventPattern(.campaign, "trigger", ["payload": payload])
    }
    /// The user did something that nothing on the screen takes.
    static func nothingTakes(_ gesture: String) -> EventPattern {
        EventPattern(.stage, "Nothing on the screen takes this: \(gesture)")
    }
}

extension AdobeLine {
    /// The view of a message comes onto the screen or leaves it.
    static func view(_ what: String, _ message: String) -> String {
        "sdk view \(what)(kind: note, messageId: \(message))"
    }
}
