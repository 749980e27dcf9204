import Foundation
import HeadlessStage
import PlatformStandIns

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The page of a message: its web view, from the first show to the dismissal.
///
/// It is the surface on which the stage's user and page act, and what the web view asks. Main actor.
@MainActor final class MessagePage: NSObject, StageSurface {
    /// The name under which a page reports its height when it may decide it (AI-124).
    nonisolated static let heightHandlerName = "inAppContentHeightHandler"
    /// How long entering and leaving takes, in seconds (AI-042, AI-073).
    private static let animationTime: TimeInterval = 0.3

    nonisolated let webView: HeadlessWebView
    private weak var message: FullscreenMessage?
    private let relay: ScriptRelay
    private var backdrop: UIView?
    private var hasLoaded = false

    /// Makes the web view as an app finds it (AI-144), with the handlers that are known already (AI-121) and
    /// where it will enter from (AI-141), and starts loading.
    init(
        html: String, handlerNames: some Sequence<String>, of message: FullscreenMessage,
        on stage: HeadlessStage
    ) {
        self.message = message
        relay = ScriptRelay(message)
        webView = HeadlessWebView.make()
        super.init()
        webView.navigationDelegate = self
        for name in handlerNames { installHandler(name) }
        configure(message.settings)
        webView.frame = frame(in: stage.screen.size).hidden(by: message.settings?.displayAnimation)
        webView.loadHTMLString(html, baseURL: Bundle.main.bundleURL)
    }

    private func configure(_ settings: MessageSettings?) {
        webView.isOpaque = false
        webView.backgroundColor = .clear
        webView.scrollView.bounces = false
        webView.layer.cornerRadius = settings?.cornerRadius ?? 0
        let gestures = settings?.gestures?.keys.sorted { $0.rawValue < $1.rawValue } ?? []
        for gesture in gestures { webView.addGestureRecognizer(MessageGestureRecognizer(gesture)) }
        // A map of gestures takes the place of scrolling (AI-126).
        webView.scrollView.isScrollEnabled = gestures.isEmpty
    }

    /// The load is a navigation too (AI-090), to the base of the page: the app's bundle (AI-140, inferred).
    func askAboutFirstLoad() {
        ask(about: Bundle.main.bundleURL, .other)
    }

    /// Lets the page's messages of this name through to the app's handler.
    func installHandler(_ name: String) {
        webView.configuration.userContentController.add(relay, name: name)
    }

    // MARK: On and off the screen

    /// Whether the message is seen to enter.
    var isAnimatedAtEntry: Bool { (message?.settings?.displayAnimation).isAnimated }

    /// Puts the view into the stage's window, or into the backdrop there (AI-144).
    ///
    /// A takeover message without a display animation gets no backdrop (AI-042).
    func insert(on stage: HeadlessStage) {
        let window = AdobeWindow.of(stage)
        let settings = message?.settings
        if settings?.uiTakeover == true, isAnimatedAtEntry { insertBackdrop(in: window.view, settings) }
        webView.layer.cornerRadius = settings?.cornerRadius ?? 0
        webView.frame = frame(in: window.view.frame.size).hidden(by: settings?.displayAnimation)
        (backdrop ?? window.view).addSubview(webView)
        window.keep(self)
        stage.show(self)
        note("view inserted", on: stage)
        stage.animate(seconds: isAnimatedAtEntry ? Self.animationTime : 0) { [weak self] in
            self?.layOut()
        }
    }

    /// Takes the view out of the window, then calls `completion`.
    func remove(from stage: HeadlessStage, completion: @escaping @MainActor @Sendable () -> Void) {
        let animation = message?.settings?.dismissAnimation
        if let container = webView.superview, animation.isAnimated {
            webView.frame = frame(in: container.frame.size).hidden(by: animation)
        }
        stage.animate(seconds: animation.isAnimated ? Self.animationTime : 0) { [self, weak stage] in
            if let stage {
                stage.remove(self)
                AdobeWindow.of(stage).drop(self)
            }
            webView.removeFromSuperview()
            removeBackdrop()
            note("view removed", on: stage)
            completion()
        }
    }

    /// Follows the window, whose size has changed (AI-143).
    func fill(_ size: CGSize) {
        backdrop?.frame.size = size
        layOut()
    }

    /// Gives the view its place, if it has a superview.
    func layOut() {
        guard let container = webView.superview else { return }
        webView.frame = frame(in: container.frame.size).visible
    }

    private func note(_ what: String, on stage: HeadlessStage?) {
        stage?.log.record(.note, from: AdobeLog.source, what, ["messageId": surfaceName])
    }

    private func insertBackdrop(in window: UIView, _ settings: MessageSettings?) {
        removeBackdrop()
        let backdrop = UIView(frame: CGRect(origin: .zero, size: window.frame.size))
        backdrop.backgroundColor = settings?.getBackgroundColor()
        window.addSubview(backdrop)
        self.backdrop = backdrop
    }

    private func removeBackdrop() {
        backdrop?.removeFromSuperview()
        backdrop = nil
    }

    private func frame(in size: CGSize) -> MessageFrame {
        MessageFrame(
            settings: message?.settings, window: size,
            contentHeight: message?.state.withLock { $0.contentHeight })
    }

    // MARK: What the user does

    var surfaceName: String {
        message.map { $0.parent?.id ?? $0.id.uuidString } ?? "message"
    }

    /// Takes a gesture. HTML messages have no native buttons, so a button or the close box is taken for the
    /// link that such a page would carry: `adbinapp://dismiss`, with the button's id as the interaction.
    func perform(_ gesture: UserGesture) -> Bool {
        switch gesture {
        case .openLink(let url): follow(url, .linkActivated)
        case .tapButton(let id): follow(Self.dismissal(interaction: id), .linkActivated)
        case .close: follow(Self.dismissal(), .linkActivated)
        case .swipe(let direction): follow(target(of: direction), .other)
        case .swipeAway: follow(swipeAwayTarget, .other)
        case .tapOutside: tapBackdrop()
        case .tapMessage: false
        }
    }

    private static func dismissal(interaction: String? = nil) -> URL? {
        var link = URLComponents()
        link.scheme = "adbinapp"
        link.host = "dismiss"
        link.queryItems = interaction.map { [URLQueryItem(name: "interaction", value: $0)] }
        return link.url
    }

    /// A gesture with an action assigns the page's location (AI-126). One that was looked for in this direction
    /// comes before one without a direction (AI-138).
    private func target(of direction: UserGesture.SwipeDirection) -> URL? {
        let wanted: UISwipeGestureRecognizer.Direction =
            switch direction {
            case .up: .up
            case .down: .down
            case .left: .left
            case .right: .right
            }
        let recognizer = (webView.gestureRecognizers ?? []).lazy
            .compactMap { $0 as? MessageGestureRecognizer }
            .first { $0.isEnabled && $0.direction.contains(wanted) }
        return recognizer.flatMap { message?.settings?.gestures?[$0.gesture] }
    }

    private var swipeAwayTarget: URL? {
        UserGesture.SwipeDirection.allCases.lazy
            .compactMap { self.target(of: $0) }
            .first { MessageLink($0)?.isDismissal == true }
    }

    private func follow(_ url: URL?, _ type: WKNavigationType) -> Bool {
        guard let url, message != nil else { return false }
        ask(about: url, type)
        return true
    }

    /// Asks the web view's navigation delegate: the SDK, unless an app has set its own (AI-139).
    /// Nothing is loaded, whatever the answer.
    private func ask(about url: URL, _ type: WKNavigationType) {
        webView.navigate(to: url, type: type)
    }

    /// A tap on the backdrop dismisses, whatever the gesture map says, and tracks no interaction (AI-078).
    private func tapBackdrop() -> Bool {
        guard backdrop != nil, let message else { return false }
        message.dismiss()
        return true
    }

    // MARK: What the page does

    func receive(_ event: PageEvent) -> Bool {
        switch event {
        // The web view's delegate is told (AI-139).
        case .finishedLoading: return webView.finishLoading()
        // The rules do not say what the SDK does then; here it does nothing.
        case .failedLoading(let reason): return webView.failLoading(PageFailure(reason: reason))
        case .posted(let name, let json):
            // Foundation's own objects, as a web view delivers them: a number is any kind of number.
            let parsed = try? JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
            guard let body = parsed else { return false }
            let handler = ScriptName.of(name, prefix: "webkit.messageHandlers.", suffix: ".postMessage")
            return message?.receive(handler, body: body) ?? false
        }
    }

    private func didFinishInitialLoading() {
        guard !hasLoaded else { return }
        hasLoaded = true
        message?.didFinishInitialLoading(webView)
    }
}

/// What the web view asks and tells while it navigates.
extension MessagePage: WKNavigationDelegate {
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        let isAllowed = message?.navigate(to: navigationAction.request.url) ?? true
        decisionHandler(isAllowed ? .allow : .cancel)
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        didFinishInitialLoading()
    }
}

/// Why a page could not be loaded. Sendable; a value.
private struct PageFailure: LocalizedError, Sendable {
    let reason: String
    var errorDescription: String? { reason }
}

extension MessageAnimation? {
    /// Whether there is anything to see.
    fileprivate var isAnimated: Bool {
        switch self {
        case .some(.none), nil: false
        default: true
        }
    }
}

/// A function that an app registered for messages of a page.
typealias ScriptHandler = Carried<(Any?) -> Void>

/// Takes a page's messages for its app. Between the web view, which keeps it, and the message, which it does
/// not keep. Main actor.
@MainActor final class ScriptRelay: NSObject, WKScriptMessageHandler {
    private weak var message: FullscreenMessage?

    init(_ message: FullscreenMessage) {
        self.message = message
    }

    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) {
        _ = self.message?.receive(message.name, body: message.body)
    }
}
