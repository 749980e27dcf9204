public import Foundation
import HeadlessStage
public import PlatformStandIns

/// Something that can be shown. Limited to classes, as an Objective-C protocol is; not bound to an actor.
public protocol Showable: AnyObject {
    /// Shows it. Returns at once (AI-021). For a message, the delegate is asked first (AI-020). Any thread.
    func show()
}

/// Something that can be dismissed. Limited to classes, as an Objective-C protocol is; not bound to an actor.
public protocol Dismissible: AnyObject {
    /// Takes it off the screen. Returns at once (AI-070). Any thread.
    func dismiss()
}

/// A full-screen message, which the UI service makes of an HTML page. Not bound to an actor.
public protocol FullscreenPresentable: Showable, Dismissible {}

/// The listener of one full-screen message, in contrast to the `MessagingDelegate` of the whole app.
///
/// A message holds its listener strongly. The listener of a campaign's message is its `Message`.
/// Not bound to an actor.
@available(iOSApplicationExtension, unavailable)
public protocol FullscreenMessageDelegate: AnyObject {
    /// The message was accepted (AI-035). Background thread, before `MessagingDelegate.onShow`.
    /// - Parameter message: the message.
    func onShow(message: FullscreenMessage)

    /// The message has left the screen (AI-073). Main thread, before `MessagingDelegate.onDismiss`.
    /// - Parameter message: the message.
    func onDismiss(message: FullscreenMessage)

    /// Decides on a navigation of the page (AI-090). Main thread.
    /// - Parameters:
    ///   - message: the message whose page navigates.
    ///   - url: the destination.
    /// - Returns: true to let the page navigate, false when the listener has handled it.
    func overrideUrlLoad(message: FullscreenMessage, url: String?) -> Bool

    /// The page has finished its first load. Main thread. Optional.
    /// - Parameter webView: the page's view.
    func webViewDidFinishInitialLoading(webView: WKWebView)

    /// The message was not shown (AI-033, AI-034). Background thread, before `onError`. Deprecated in the
    /// SDK in favour of `onError`, and still called.
    func onShowFailure()

    /// The message was not shown, with the reason (AI-033, AI-034). Background thread. Optional.
    /// - Parameters:
    ///   - message: the message.
    ///   - error: the reason.
    func onError(message: FullscreenMessage, error: PresentationError)
}

extension FullscreenMessageDelegate {
    /// Does nothing: the requirement is optional.
    public func webViewDidFinishInitialLoading(webView: WKWebView) {}

    /// Does nothing: the requirement is optional.
    public func onError(message: FullscreenMessage, error: PresentationError) {}
}

/// A full-screen message: an HTML page that the SDK puts over the app.
///
/// Apps get one from `ServiceProvider.shared.uiService`, or as the `Showable` of a delegate callback. It acts on the
/// stage that was current when it was made, and does not keep that stage alive.
///
/// Not Sendable, as in the SDK. Its members may still be called from any thread, because mutable state is protected by
/// a lock. Listener and script handlers are called on the thread that the rules state.
@available(iOSApplicationExtension, unavailable)
public class FullscreenMessage: NSObject, FullscreenPresentable {
    struct State {
        var settings: MessageSettings?
        /// The web view, from the first show to the dismissal.
        var page: MessagePage?
        /// The backdrop that was made with it for a takeover. A dismissal does not drop it (AI-168).
        var backdrop: MessageBackdrop?
        /// The web view's initial load (AI-156).
        var initialNavigation: WKNavigation?
        var followsWindow = false
        var localizedPayload: String?
        var scriptHandlers: [String: ScriptHandler] = [:]
        var contentHeight: CGFloat?
    }

    let id = UUID()
    let payload: String
    let listener: (any FullscreenMessageDelegate)?
    let isLocalImageUsed: Bool
    let monitor: MessageMonitor
    /// The host that shows the message in place of this model; usually nil.
    let host: (any ForeignMessageHost)?
    private(set) weak var stage: HeadlessStage?
    let state: Locked<State>

    init(
        payload: String, listener: (any FullscreenMessageDelegate)?, isLocalImageUsed: Bool,
        monitor: MessageMonitor, settings: MessageSettings?, stage: HeadlessStage,
        host: (any ForeignMessageHost)? = nil
    ) {
        self.payload = payload
        self.listener = listener
        self.isLocalImageUsed = isLocalImageUsed
        self.monitor = monitor
        self.stage = stage
        self.host = host
        state = Locked(State(settings: settings))
    }

    /// The appearance and animation of the message. Any thread.
    public var settings: MessageSettings? {
        get { state.withLock { $0.settings } }
        set { state.set(\.settings, newValue) }
    }

    /// The page's view, a `WKWebView`: nil before the first show and after a dismissal (AI-030, AI-077). Any
    /// thread; the view itself belongs to the main thread (AI-061).
    public var webView: UIView? {
        if let host { return host.webView(of: self) }
        return page?.webView
    }

    /// The app's delegate at this moment (AI-003).
    var delegate: (any MessagingDelegate)? {
        stage.flatMap { ServiceProvider.of($0).messagingDelegate }
    }

    /// Registers a handler that is called on the main thread whenever the page posts a message of this name.
    ///
    /// The registration happens later, on the main thread; the first registration of a name wins (AI-120). It survives
    /// dismissals (AI-123) and works before and after the web view is made (AI-121). Any thread.
    /// - Parameters:
    ///   - name: the name, as in `webkit.messageHandlers.<name>.postMessage(body)`.
    ///   - handler: gets the body (AI-122).
    public func handleJavascriptMessage(_ name: String, withHandler handler: @escaping (Any?) -> Void) {
        if let host { return host.handleJavascriptMessage(name, of: self, withHandler: handler) }
        let handler = ScriptHandler(handler)
        let message = Weakly(self)
        stage?.onMain { message.object?.register(handler, for: name) }
    }

    /// Replaces parts of the page, such as image URLs by the paths of local copies, if the message was made to use
    /// local images (AI-130). Takes effect when the page is next loaded. Any thread.
    /// - Parameter map: the texts to replace, with their replacements; nil or empty restores the original page.
    public func setAssetMap(_ map: [String: String]?) {
        state.withLock { state in
            guard let map, !map.isEmpty else { return state.localizedPayload = nil }
            // Sorted, so that keys that contain each other give the same page on every run.
            state.localizedPayload = map.sorted { $0.key < $1.key }.reduce(payload) { page, asset in
                page.replacingOccurrences(of: asset.key, with: asset.value)
            }
        }
    }

    var page: MessagePage? {
        get { state.withLock { $0.page } }
        set { state.set(\.page, newValue) }
    }

    var backdrop: MessageBackdrop? { state.withLock { $0.backdrop } }

    /// Drops everything that a show has made.
    func dropViews() {
        state.set(\.page, nil)
        state.set(\.backdrop, nil)
    }

    /// Whether changes of the window's frame update the message's layout (AI-157).
    var followsWindow: Bool {
        get { state.withLock { $0.followsWindow } }
        set { state.withLock { $0.followsWindow = newValue } }
    }

    /// The message's name in the log.
    var name: String { parent?.id ?? id.uuidString }

    func note(_ what: String) {
        stage?.log.record(.note, from: AdobeLog.source, what, ["messageId": name])
    }
}

@available(*, unavailable) extension FullscreenMessage: Sendable {}
