import AdobeAndroidShared
public import Foundation
import HeadlessStage
import PlatformStandIns

// Model-only API: nothing from here on exists in the SDK. It is for code that passes a delegate messages that another
// SDK shows.

/// Shows a message in place of this model's runtime. Each member is called by the message's public member of the same
/// name, on the caller's thread, which can be any thread.
public protocol ForeignMessageHost: AnyObject, Sendable {
    /// The app wants the message shown.
    /// - Parameters:
    ///   - message: the message in question.
    ///   - isDelegateAsked: whether the delegate is asked first.
    func show(_ message: ForeignMessage, _ isDelegateAsked: Bool)
    /// The app wants the message dismissed.
    func dismiss(_ message: ForeignMessage)
    /// The app tracks an event.
    func track(_ message: ForeignMessage, _ interaction: String?, _ eventType: MessagingEdgeEventType)
    /// The app turns the SDK's automatic tracking on or off.
    func setAutoTrack(_ message: ForeignMessage, _ enabled: Bool)
    /// The app registers a handler for messages from the page: the first one of this name.
    func handleJavascriptMessage(
        _ message: ForeignMessage, _ name: String, _ callback: @escaping (String?) -> Void)
    /// The app runs a script in the page, on the main thread.
    /// - Parameters:
    ///   - message: the message in question.
    ///   - script: the JavaScript to run.
    ///   - resultCallback: gets the result as JSON text.
    func evaluateJavascript(
        _ message: ForeignMessage, _ script: String, _ resultCallback: ((String?) -> Void)?)
    /// A URL is to be opened outside the app.
    func openUrl(_ message: ForeignMessage, _ url: String)
    /// The app names local copies of images.
    func setLocalAssetsMap(_ message: ForeignMessage, _ assetMap: [String: String]?)
}

/// A message that another host shows. Nothing is tracked automatically.
///
/// `@unchecked Sendable` is sound for the reason given at `InternalMessage`.
public final class ForeignMessage: Message, @unchecked Sendable {
    private struct State {
        var autoTrack = true
        weak var view: ForeignFullscreenMessage?
        var webView: WebView?
        var scriptCallbacks = JavaHashMap<Carried<(String?) -> Void>>()
        var namesInPlace: Set<String> = []
    }

    private let id: String
    private let state = Locked(State())
    let host: any ForeignMessageHost

    /// Makes a message together with the full-screen message that a delegate gets, which holds it. Any thread.
    /// - Parameters:
    ///   - id: the message's id.
    ///   - settings: the appearance settings; the message becomes their parent.
    ///   - host: shows the message; held strongly.
    public static func make(
        id: String, settings: MessageSettings, host: any ForeignMessageHost
    ) -> ForeignFullscreenMessage {
        let message = ForeignMessage(id: id, host: host)
        settings.setParent(message)
        let view = ForeignFullscreenMessage(message, settings)
        message.state.withLock { $0.view = view }
        return view
    }

    private init(id: String, host: any ForeignMessageHost) {
        self.id = id
        self.host = host
    }

    public func track(_ interaction: String?, _ eventType: MessagingEdgeEventType?) {
        if let eventType { host.track(self, interaction, eventType) }
    }

    /// An existing name is kept. Of several registrations that were posted before that, the last one wins. Without a
    /// web view nothing is registered (A2-090, A2-092). The host is notified of each registration that takes effect.
    public func handleJavascriptMessage(_ name: String, _ callback: @escaping (String?) -> Void) {
        guard !name.isBlankInJava, getWebView() != nil else { return }
        let counts = state.withLock { state in
            guard !state.namesInPlace.contains(name) else { return false }
            state.scriptCallbacks.put(name, Carried(callback))
            return true
        }
        guard counts else { return }
        host.handleJavascriptMessage(self, name, callback)
        MainThread.async { [weak self] in self?.state.withLock { _ = $0.namesInPlace.insert(name) } }
    }

    /// Runs once for each registered function, which gets the result (A2-094).
    public func evaluateJavascript(_ content: String) {
        let callbacks = state.withLock { $0.scriptCallbacks }.entries
        guard !content.isBlankInJava, let webView = getWebView() else { return }
        guard let script = AdobeLog.script(of: content, log: HeadlessStage.current.log) else { return }
        for (_, callback) in callbacks { webView.evaluateJavascript(script, callback.value) }
    }

    public func show() { host.show(self, false) }

    public func getWebView() -> WebView? {
        let current = state.withLock { $0.view }?.getWebView()
        return state.withLock { state in
            state.webView = state.webView ?? current
            return state.webView
        }
    }

    public func dismiss(_ suppressAutoTrack: Bool) { host.dismiss(self) }

    public func getId() -> String { id }

    /// nil: the message was not made by an extension of the SDK.
    public func getParent() -> Any? { nil }

    public func setAutoTrack(_ enabled: Bool) {
        state.withLock { $0.autoTrack = enabled }
        host.setAutoTrack(self, enabled)
    }

    public func getAutoTrack() -> Bool { state.withLock { $0.autoTrack } }
}

/// The full-screen message that a delegate gets for a message that another host shows.
///
/// `@unchecked Sendable` is sound: mutable state is protected by a lock, and the message is Sendable itself.
public final class ForeignFullscreenMessage: FullscreenMessage, @unchecked Sendable {
    private struct State {
        var settings: MessageSettings?
        var webView: WebView?
    }

    /// The message of the campaign. Any thread.
    public let message: ForeignMessage
    private let state: Locked<State>

    fileprivate init(_ message: ForeignMessage, _ settings: MessageSettings) {
        self.message = message
        state = Locked(State(settings: settings, webView: WebView(of: message)))
    }

    /// Follows a link as the SDK's messages do (A2-073 to A2-077). Main thread.
    /// - Returns: whether it was handled.
    @discardableResult
    public func follow(_ url: String) -> Bool {
        guard !url.isBlankInJava, let uri = JavaURI(url) else { return true }
        guard let link = MessageLink(uri) else { return false }
        link.follow(on: message, in: self)
        return true
    }

    /// Tells this object that the message has left the screen: its web view is gone (A2-055). Any thread.
    public func dropWebView() { state.set(\.webView, nil) }

    public func show() { show(true) }

    public func show(_ withMessagingDelegateControl: Bool) {
        message.host.show(message, withMessagingDelegateControl)
    }

    public func dismiss() { message.host.dismiss(message) }

    public func openUrl(_ url: String) {
        if !url.isBlankInJava { message.host.openUrl(message, url) }
    }

    public func getParent() -> Any? { getMessageSettings()?.getParent() }

    public func setLocalAssetsMap(_ assetMap: [String: String]?) {
        message.host.setLocalAssetsMap(message, assetMap)
    }

    public func setMessageSetting(_ messageSettings: MessageSettings) {
        state.set(\.settings, messageSettings)
    }

    public func getWebView() -> WebView? { state.withLock { $0.webView } }

    public func getMessageSettings() -> MessageSettings? { state.withLock { $0.settings } }
}

extension AdobeAndroid2Host {
    /// Inspects the messages that a payload describes, in the order in which they would be triggered, without
    /// triggering them. The messages are released when the call returns.
    /// - Parameters:
    ///   - json: the payload.
    ///   - look: gets the id, the HTML and the appearance settings.
    /// - Throws: `PayloadError`.
    public static func inspect<Result>(
        payload json: Data,
        _ look: (_ id: String, _ html: String, _ settings: MessageSettings?) throws -> Result
    ) throws -> [Result] {
        let stage = HeadlessStage()
        return try AdobeAndroid2Host(stage: stage).messages(in: json).compactMap { message in
            let view = (message as? InternalMessage)?.fullscreenMessage as? AEPMessage
            return try view.map { try look(message.getId(), $0.html, $0.getMessageSettings()) }
        }
    }
}
