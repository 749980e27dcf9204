import HeadlessStage

/// What this model writes into a stage's log.
enum AdobeLog {
    /// How the model signs its lines.
    static let source = "AdobeIOS"
    /// The name of the events that go to the Edge network (AI-113).
    static let edgeEvent = "Messaging interaction event"
    /// The name of the events that write the device's history (AI-115).
    static let historyEvent = "Write IAM event to history"
}
