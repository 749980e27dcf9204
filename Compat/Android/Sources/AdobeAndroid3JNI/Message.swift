import AdobeAndroidJNI
import JavaMachine

/// A campaign's message. Any thread.
public protocol Message: AnyObject {
    /// Tracks an event of the message (A3-106).
    func track(_ interaction: String?, _ eventType: MessagingEdgeEventType?)
    /// Records that it was displayed, only for the campaign's frequency rules (A3-044).
    func recordDisplay()
    /// Requests that it is shown; the gate is asked (A3-041).
    func show()
    /// Requests its dismissal.
    func dismiss()
    /// Its id in the campaign.
    func getId() -> String
    /// Sets whether the SDK tracks it automatically.
    func setAutoTrack(_ enabled: Bool)
    /// Whether the SDK tracks it automatically.
    func getAutoTrack() -> Bool
    /// The metadata of the campaign's author.
    func getMetadata() -> [String: Any]
}

/// A message that is a Java object.
///
/// `@unchecked Sendable` is sound: it adds nothing to its base class.
final class JavaMessage: JavaStandIn, Message, @unchecked Sendable {
    func track(_ interaction: String?, _ eventType: MessagingEdgeEventType?) {
        track(interaction, as: eventType)
    }

    /// Before Messaging 3.7.0 it does nothing.
    func recordDisplay() { if java.has("recordDisplay", "()V") { run("recordDisplay") } }
    func show() { run("show") }
    func dismiss() { run("dismiss") }
    func getId() -> String { text("getId") ?? "" }
    func setAutoTrack(_ enabled: Bool) { set("setAutoTrack", "Z", .boolean(enabled)) }
    func getAutoTrack() -> Bool { flag("getAutoTrack", or: true) }

    /// Before Messaging 3.4.0 there is none.
    func getMetadata() -> [String: Any] {
        guard java.has("getMetadata", "()Ljava/util/Map;") else { return [:] }
        return NativeCall.attempt(or: [:]) {
            try java.object("getMetadata", "()Ljava/util/Map;")?.dictionary() ?? [:]
        }
    }
}

/// The kinds of tracked events. Sendable.
public enum MessagingEdgeEventType: Sendable, CaseIterable {
    /// Events of push notifications.
    case pushApplicationOpened, pushCustomAction
    /// The message was dismissed.
    case dismiss
    /// The user interacted with it.
    case interact
    /// Its campaign was triggered.
    case trigger
    /// It was displayed.
    case display
    /// It no longer qualifies.
    case disqualify
    /// It was refused (A3-103).
    case suppressDisplay
}

/// Finds the campaign's message of a presentable.
public enum MessagingUtils: Sendable {
    /// The message; nil if it does not belong to a campaign (A3-006).
    public static func getMessageForPresentable(_ presentable: (any Presentable<InAppMessage>)?) -> (
        any Message
    )? {
        guard let presentable = presentable as? JavaPresentable<InAppMessage> else { return nil }
        let message = NativeCall.attempt(or: nil) {
            try JavaClass.named(Name.utilities).object(
                "getMessageForPresentable", "(\(Name.type(Name.presentable)))\(Name.type(Name.message))",
                .object(presentable.java))
        }
        return message.map { JavaMessage($0) }
    }
}
