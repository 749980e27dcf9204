/// Lines of a trace, as `Expectation.calls` compares them: what Adobe's SDKs for iOS and for Android 3.x record
/// alike.
package enum AdobeLine {
    package static let edgeAndHistory = ["Messaging interaction event", "Write IAM event to history"]

    /// An Edge event. The campaign of a message `m` is called `proposition-m`, and its activity `activity-m`.
    package static func edge(
        _ type: String, _ message: String, action: String? = nil, reason: String? = nil
    ) -> String {
        let first = action.map { "action: \($0), " } ?? ""
        let last = reason.map { ", reason: \($0)" } ?? ""
        return "sdk Messaging interaction event(kind: analytics, \(first)activityId: activity-\(message), "
            + "eventType: decisioning.proposition\(type), messageId: \(message), "
            + "propositionId: proposition-\(message)\(last), scope: mobileapp://headless)"
    }

    /// A history record.
    package static func history(_ type: String, _ message: String, action: String = "") -> String {
        "sdk Write IAM event to history(kind: analytics, action: \(action), activityId: activity-\(message), "
            + "eventType: \(type), messageId: \(message), propositionId: proposition-\(message), "
            + "scope: mobileapp://headless)"
    }

    /// The Edge event and the history record of one step.
    package static func step(_ type: String, _ message: String) -> [String] {
        [edge(type.prefix(1).uppercased() + type.dropFirst(), message), history(type, message)]
    }

    /// What is tracked when a message is not shown.
    package static func suppressed(_ message: String, _ reason: String) -> [String] {
        [
            edge("SuppressDisplay", message, reason: reason),
            history("suppressDisplay", message, action: reason),
        ]
    }
}
