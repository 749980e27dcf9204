/// The part that shows messages. Any thread.
///
/// The models of the two versions add what is theirs. What is here, apart from `EXTENSION`, does nothing but stand
/// in the stage's log.
public enum Messaging: Sendable {
    private final class Part: Extension {}

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// What `MobileCore.registerExtensions` wants to know of it.
    public static let EXTENSION: Extension.Type = Part.self

    /// Asks for the app's campaigns anew. Here that is noted in the stage's log: which campaigns there are, and
    /// when one qualifies, is up to the host.
    public static func refreshInAppMessages() {
        note("refreshInAppMessages")
    }

    /// Writes a call of set-up code into the stage's log.
    package static func note(_ call: String, _ details: [String: String] = [:]) {
        SetUpLog.note(call, from: "Messaging", details)
    }
}

/// Push notifications, which are beside the in-app API: these functions record the call and do nothing else.
extension Messaging {
    /// Puts what a push notification says into the intent that it opens the app with. Records the call only: the
    /// intent stays as it is.
    /// - Parameters:
    ///   - intent: what the notification does.
    ///   - messageId: the notification's id.
    ///   - data: what the notification says.
    /// - Returns: false without an id or without data.
    @discardableResult public static func addPushTrackingDetails(
        _ intent: Intent, _ messageId: String, _ data: [String: String]
    ) -> Bool {
        note("addPushTrackingDetails", data.merging(["messageId": messageId]) { $1 })
        return !messageId.isBlankInJava && !data.isEmpty
    }

    /// The user did something with a push notification. Records the call only.
    /// - Parameters:
    ///   - intent: what the notification opened the app with.
    ///   - applicationOpened: whether the app was opened.
    ///   - customActionId: the button that was tapped; nil for the notification itself.
    public static func handleNotificationResponse(
        _ intent: Intent, _ applicationOpened: Bool, _ customActionId: String?
    ) {
        var details = ["applicationOpened": "\(applicationOpened)"]
        details["customActionId"] = customActionId
        note("handleNotificationResponse", details)
    }
}
