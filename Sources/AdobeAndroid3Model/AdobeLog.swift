import HeadlessStage

/// What this model writes into a stage's log.
enum AdobeLog {
    /// How the model signs its lines.
    static let source = "AdobeAndroid3"
    /// The name of the events that go to the Edge network (A3-106).
    static let edgeEvent = "Messaging interaction event"
    /// The name of the events that write the device's history (A3-107).
    static let historyEvent = "Write IAM event to history"
}
