public import Foundation
import HeadlessStage

/// The messaging extension.
public final class Messaging: NSObject, Sendable {
    private override init() {}

    /// Asks for the app's campaigns anew. Headless there are none to fetch, since the host decides what
    /// triggers: it leaves a note in the stage's log. Any thread.
    public static func refreshInAppMessages() {
        HeadlessStage.current.log.record(.note, from: AdobeLog.source, "refreshInAppMessages")
    }
}
