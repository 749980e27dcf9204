extension MobileCore {
    /// Reports something that the user did. The record stands in the stage's log.
    /// - Parameters:
    ///   - action: what it was.
    ///   - contextData: the particulars.
    public static func trackAction(_ action: String, _ contextData: [String: String]?) {
        SetUpLog.analytics("trackAction", ["action": action].merging(contextData ?? [:]) { $1 })
    }

    /// Reports where the user is. The record stands in the stage's log.
    /// - Parameters:
    ///   - state: the screen's name.
    ///   - contextData: the particulars.
    public static func trackState(_ state: String, _ contextData: [String: String]?) {
        SetUpLog.analytics("trackState", ["state": state].merging(contextData ?? [:]) { $1 })
    }

    /// Tells every part of the SDK something. No part listens here: an event that a campaign waits for does not
    /// trigger it, the host does.
    public static func dispatchEvent(_ event: Event) {
        SetUpLog.note(
            "dispatchEvent",
            ["name": event.getName(), "type": event.getType(), "source": event.getSource()])
    }

    /// A session begins, as a rule because an activity has come to the front.
    /// - Parameter additionalContextData: what to report with it.
    public static func lifecycleStart(_ additionalContextData: [String: String]?) {
        SetUpLog.note("lifecycleStart", additionalContextData ?? [:])
    }

    /// The session pauses, as a rule because the activity is no longer in front.
    public static func lifecyclePause() {
        SetUpLog.note("lifecyclePause")
    }
}
