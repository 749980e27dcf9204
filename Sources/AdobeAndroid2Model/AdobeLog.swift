import AdobeAndroidShared
import HeadlessStage

/// What this model writes into a stage's log.
enum AdobeLog {
    /// How the model signs its lines.
    static let source = "AdobeAndroid2"
    /// The name of the events about messages (A2-103).
    static let event = "Messaging interaction event"

    /// Notes that the SDK's own implementation of a callback, which only logs, was called.
    static func noteDefault(_ callback: String) {
        HeadlessStage.current.log.record(.note, from: source, "\(callback) is not implemented")
    }

    /// The script that an app passed URL-encoded (A2-094). What cannot be decoded is an error in the log: the
    /// rules do not say what the SDK makes of it.
    static func script(of content: String, log: StageLog) -> String? {
        let script = content.formDecoded
        if script == nil { log.record(.error, from: source, "Not evaluated: illegal escape in \(content)") }
        return script
    }

    /// Notes that a delegate of version 2.0.0 was registered with a later version.
    static func noteWrongShape() {
        HeadlessStage.current.log.record(
            .error, from: source, "A FullscreenMessageDelegate is the app's delegate in version 2.0.0 only")
    }
}
