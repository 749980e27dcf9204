/// Events that traces of every shape have.
extension EventPattern {
    /// Any call of the delegate.
    public static let anyCallback = EventPattern(.delegate, nil)
    /// What the app saw when it looked at something.
    public static let sees = EventPattern(.app, "sees")
    /// The user follows some link.
    public static let anyLink = EventPattern(.user, "openLink")

    /// A call of the app's.
    public static func app(
        _ call: String, _ arguments: [String: String] = [:], answer: String? = nil
    ) -> EventPattern {
        EventPattern(.app, call, arguments, answer: answer)
    }

    /// What the app saw when it looked at a message.
    public static func sees(_ facts: [String: String]) -> EventPattern { .app("sees", facts) }

    /// A call of an object of the app's other than its delegate: a listener, a script handler or the like.
    public static func listener(_ callback: String, _ arguments: [String: String] = [:]) -> EventPattern {
        EventPattern(.listener, callback, arguments)
    }

    /// The user does something.
    public static func user(_ gesture: String, _ arguments: [String: String] = [:]) -> EventPattern {
        EventPattern(.user, gesture, arguments)
    }

    /// The user follows a link.
    public static func openLink(_ url: String) -> EventPattern {
        EventPattern(.user, "openLink", ["url": url])
    }

    /// The page was told whether it may go where it wants to.
    public static func navigation(_ url: String, _ decision: String) -> EventPattern {
        EventPattern(.page, "navigation", ["url": url, "decision": decision])
    }

    /// A campaign qualifies.
    public static func trigger(_ payload: String) -> EventPattern {
        EventPattern(.campaign, "trigger", ["payload": payload])
    }

    /// A switch of the host, or something that happens to the device or the process.
    public static func host(_ call: String, _ arguments: [String: String] = [:]) -> EventPattern {
        EventPattern(.campaign, call, arguments)
    }

    /// The system was asked to open a URL.
    public static func opened(_ url: String) -> EventPattern { .sdk("openedURL", ["url": url]) }

    /// The user did something that nothing on the screen takes.
    public static func nothingTakes(_ gesture: String) -> EventPattern {
        EventPattern(.stage, "Nothing on the screen takes this: \(gesture)")
    }
}
