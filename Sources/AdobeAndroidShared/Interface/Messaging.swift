/// The extension that shows messages. Any thread.
///
/// The models of the two versions add their own members. The members here, apart from `EXTENSION`, only write to the
/// stage's log.
public enum Messaging: Sendable {
    private final class Part: Extension {}

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The type to pass to `MobileCore.registerExtensions`.
    public static let EXTENSION: Extension.Type = Part.self

    /// Requests the app's campaigns again. Here the call is only written to the stage's log: the host decides which
    /// campaigns there are, and when they trigger.
    public static func refreshInAppMessages() {
        note("refreshInAppMessages")
    }

    /// Writes a call of set-up code to the stage's log.
    package static func note(_ call: String, _ details: [String: String] = [:]) {
        SetUpLog.note(call, from: "Messaging", details)
    }
}

/// Push notifications, which are outside the in-app API: these functions only record the call.
extension Messaging {
    /// Adds a push notification's tracking data to the intent that opens the app. Only records the call: the intent is
    /// not changed.
    /// - Parameters:
    ///   - intent: the notification's intent.
    ///   - messageId: the notification's id.
    ///   - data: the notification's data.
    /// - Returns: false without an id or without data.
    @discardableResult public static func addPushTrackingDetails(
        _ intent: Intent, _ messageId: String, _ data: [String: String]
    ) -> Bool {
        note("addPushTrackingDetails", data.merging(["messageId": messageId]) { $1 })
        return !messageId.isBlankInJava && !data.isEmpty
    }

    /// Tracks the user's response to a push notification. Only records the call.
    /// - Parameters:
    ///   - intent: the intent that opened the app.
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
