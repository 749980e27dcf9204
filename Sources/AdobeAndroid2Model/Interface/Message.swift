/// A message of a campaign: what an app keeps, tracks and shows later (rules, section 3).
///
/// Apps get it as parent of the `FullscreenMessage` in a delegate callback.
public protocol Message: AnyObject {
    /// Sends an event about the message, whatever `getAutoTrack()` says. Any thread.
    /// - Parameters:
    ///   - interaction: what the user did.
    ///   - eventType: what happened; nil is ignored (A2-102).
    func track(_ interaction: String?, _ eventType: MessagingEdgeEventType?)

    /// Calls a function whenever the page runs `name.run("text")` (A2-090, A2-091).
    ///
    /// Registered later, on the main thread. Without a web view at that moment nothing is registered, nor
    /// remembered. The first registration of a name wins, and lasts as long as the web view of that moment
    /// (A2-093). Any thread.
    /// - Parameters:
    ///   - name: the name of the object in the page; ignored when blank (A2-106).
    ///   - callback: gets the text.
    func handleJavascriptMessage(_ name: String, _ callback: @escaping (String?) -> Void)

    /// Runs a script in the page, once for each function registered with `handleJavascriptMessage`, which
    /// gets the result; so without any, not at all (A2-094). Main thread.
    /// - Parameter content: the script, URL-encoded; ignored when blank (A2-106).
    func evaluateJavascript(_ content: String)

    /// Shows the message without asking the app's delegate (A2-020). Any thread.
    func show()

    /// The page's view: the first one that was seen, though another may have taken its place (A2-055). Any
    /// thread.
    func getWebView() -> WebView?

    /// Dismisses the message; see `FullscreenMessage.dismiss()`. Any thread.
    /// - Parameter suppressAutoTrack: whether the event of the call itself is left out (A2-101).
    func dismiss(_ suppressAutoTrack: Bool)

    /// The id of the consequence that made the message. Any thread.
    func getId() -> String

    /// The extension that made the message; not the message's view. Any thread.
    func getParent() -> Any?

    /// Sets whether the SDK itself sends events about the message; true at first (A2-100). Any thread.
    /// - Parameter enabled: whether it does.
    func setAutoTrack(_ enabled: Bool)

    /// Whether the SDK itself sends events about the message. Any thread.
    func getAutoTrack() -> Bool
}

extension Message {
    /// True, for messages that do not keep it. The rules do not tell the SDK's own default.
    public func getAutoTrack() -> Bool { true }
}

/// What happened to a message or a push notification, as far as reports are concerned (rules, 1.7).
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

    /// The number.
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
