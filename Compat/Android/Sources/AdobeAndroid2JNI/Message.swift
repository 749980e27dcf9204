import AdobeAndroidJNI
import JavaMachine

/// A campaign's message. Any thread.
public protocol Message: AnyObject {
    /// Tracks an event of the message (A2-102).
    func track(_ interaction: String?, _ eventType: MessagingEdgeEventType?)
    /// Listens to a name in the page's scripts. The first listener of a name wins (A2-090).
    func handleJavascriptMessage(_ name: String, _ callback: @escaping (String?) -> Void)
    /// Shows it; the gate is not asked (A2-020).
    func show()
    /// Dismisses it (A2-101).
    func dismiss(_ suppressAutoTrack: Bool)
    /// Its id.
    func getId() -> String
    /// Sets whether the SDK tracks it automatically.
    func setAutoTrack(_ enabled: Bool)
    /// Whether the SDK tracks it automatically.
    func getAutoTrack() -> Bool
}

/// A message that is a Java object.
///
/// `@unchecked Sendable` is sound: it adds nothing to its base class.
final class JavaMessage: JavaStandIn, Message, @unchecked Sendable {
    func track(_ interaction: String?, _ eventType: MessagingEdgeEventType?) {
        track(interaction, as: eventType)
    }

    func handleJavascriptMessage(_ name: String, _ callback: @escaping (String?) -> Void) {
        call("handleJavascriptMessage", name, callback)
    }

    func show() { run("show") }
    func dismiss(_ suppressAutoTrack: Bool) { set("dismiss", "Z", .boolean(suppressAutoTrack)) }
    func getId() -> String { text("getId") ?? "" }
    func setAutoTrack(_ enabled: Bool) { set("setAutoTrack", "Z", .boolean(enabled)) }
    /// Before Messaging 2.1.0 the value is not available.
    func getAutoTrack() -> Bool { !java.has("getAutoTrack", "()Z") || flag("getAutoTrack", or: true) }
}

/// The kinds of tracked events. Sendable.
public enum MessagingEdgeEventType: Sendable, CaseIterable {
    /// The message was dismissed.
    case inAppDismiss
    /// The user interacted with it.
    case inAppInteract
    /// Its campaign was triggered.
    case inAppTrigger
    /// It was displayed.
    case inAppDisplay
    /// Events of push notifications.
    case pushApplicationOpened, pushCustomAction
}
