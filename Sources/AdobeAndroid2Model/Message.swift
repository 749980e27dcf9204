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
    ///   - name: the name of the object in the page; ignored when empty.
    ///   - callback: gets the text.
    func handleJavascriptMessage(_ name: String, _ callback: @escaping (String?) -> Void)

    /// Runs a script in the page, once for each function registered with `handleJavascriptMessage`, which
    /// gets the result; so without any, not at all (A2-094). Main thread.
    /// - Parameter content: the script, URL-encoded.
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
