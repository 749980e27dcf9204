/// A message of a campaign, which an app can keep, track and show later (rules, section 3).
///
/// Apps get it as the parent of the `FullscreenMessage` in a delegate callback.
public protocol Message: AnyObject {
    /// Sends an event about the message, regardless of `getAutoTrack()`. Any thread.
    /// - Parameters:
    ///   - interaction: what the user did.
    ///   - eventType: what happened; nil is ignored (A2-102).
    func track(_ interaction: String?, _ eventType: MessagingEdgeEventType?)

    /// Calls a function whenever the page runs `name.run("text")` (A2-090, A2-091).
    ///
    /// The registration happens later, on the main thread. Without a web view at that moment nothing is registered, and
    /// the call is not remembered. The first registration of a name wins, and lasts as long as the web view of that
    /// moment (A2-093). Any thread.
    /// - Parameters:
    ///   - name: the name of the object in the page; ignored when blank (A2-106).
    ///   - callback: gets the text.
    func handleJavascriptMessage(_ name: String, _ callback: @escaping (String?) -> Void)

    /// Runs a script in the page, once for each function registered with `handleJavascriptMessage`, which gets the
    /// result. If none is registered, the script does not run (A2-094). Main thread.
    /// - Parameter content: the script, URL-encoded; ignored when blank (A2-106).
    func evaluateJavascript(_ content: String)

    /// Shows the message without asking the app's delegate (A2-020). Any thread.
    func show()

    /// The page's view. It stays the first one that was seen, even after another has replaced it (A2-055). Any thread.
    func getWebView() -> WebView?

    /// Dismisses the message; see `FullscreenMessage.dismiss()`. Any thread.
    /// - Parameter suppressAutoTrack: true to send no event for this call (A2-101).
    func dismiss(_ suppressAutoTrack: Bool)

    /// The id of the consequence that made the message. Any thread.
    func getId() -> String

    /// The extension that made the message, not the message's view. Any thread.
    func getParent() -> Any?

    /// Sets whether the SDK sends events about the message automatically; initially true (A2-100). Any thread.
    /// - Parameter enabled: true to send them.
    func setAutoTrack(_ enabled: Bool)

    /// Whether the SDK sends events about the message automatically. Any thread.
    func getAutoTrack() -> Bool
}

extension Message {
    /// True, for messages that do not store the value. The rules do not state the SDK's default.
    public func getAutoTrack() -> Bool { true }
}

/// The kinds of events about a message or a push notification (rules, 1.7).
public enum MessagingEdgeEventType: Int, Sendable, CaseIterable {
    /// The message was dismissed.
    case inAppDismiss = 0
    /// The user interacted with the message.
    case inAppInteract = 1
    /// The message's rule matched.
    case inAppTrigger = 2
    /// The message was displayed.
    case inAppDisplay = 3
    /// A push notification opened the app.
    case pushApplicationOpened = 4
    /// An action of a push notification was chosen.
    case pushCustomAction = 5

    /// The raw number.
    public func getValue() -> Int { rawValue }

    /// The event type of the Edge event.
    public func toString() -> String {
        switch self {
        case .inAppDismiss: "decisioning.propositionDismiss"
        case .inAppInteract: "decisioning.propositionInteract"
        case .inAppTrigger: "decisioning.propositionTrigger"
        case .inAppDisplay: "decisioning.propositionDisplay"
        case .pushApplicationOpened: "pushTracking.applicationOpened"
        case .pushCustomAction: "pushTracking.customAction"
        }
    }

    /// The short event type; empty for push notifications.
    public func getPropositionEventType() -> String {
        switch self {
        case .inAppDismiss: "dismiss"
        case .inAppInteract: "interact"
        case .inAppTrigger: "trigger"
        case .inAppDisplay: "display"
        case .pushApplicationOpened, .pushCustomAction: ""
        }
    }
}
