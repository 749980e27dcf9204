import Foundation
import HeadlessStage
import PlatformStandIns

/// The page of a message: its web view, from the first show to the dismissal.
///
/// It is the surface on which the stage's user and page act, and what the web view asks. Main actor.
@MainActor final class MessagePage: NSObject, StageSurface {
    /// The name under which a page reports its height when it may decide it (AI-124).
    nonisolated static let heightHandlerName = "inAppContentHeightHandler"
    /// How long entering and leaving takes, in seconds (AI-042, AI-073).
    private static let animationTime: TimeInterval = 0.3

    nonisolated let webView: WKWebView
    private weak var message: FullscreenMessage?
    private let relay: ScriptRelay
    private var isLoading = true
    private var backdrop: UIView?

    /// Makes the web view, with the handlers that are known already (AI-121), and starts loading.
    init(html: String, handlerNames: some Sequence<String>, of message: FullscreenMessage) {
        self.message = message
        relay = ScriptRelay(message)
        webView = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
        super.init()
        webView.navigationDelegate = self
        for name in handlerNames { installHandler(name) }
        // A map of gestures takes the place of scrolling (AI-126).
        webView.scrollView.isScrollEnabled = message.settings?.gestures?.isEmpty ?? true
        webView.loadHTMLString(html, baseURL: nil)
    }

    /// Lets the page's messages of this name through to the app's handler.
    func installHandler(_ name: String) {
        webView.configuration.userContentController.add(relay, name: name)
    }

    // MARK: On and off the screen

    /// Puts the view into the stage's window.
    ///
    /// A takeover message without a display animation gets no backdrop (AI-042).
    func insert(on stage: HeadlessStage) {
        let window = AdobeWindow.of(stage).view
        window.frame.size = stage.screen.size
        let settings = message?.settings
        let animation = settings?.displayAnimation
        if settings?.uiTakeover == true, animation.isAnimated { insertBackdrop(in: window, settings) }
        webView.frame = frame(in: window.frame.size).hidden(by: animation)
        window.addSubview(webView)
        stage.show(self)
        note("view inserted", on: stage)
        stage.animate(seconds: animation.isAnimated ? Self.animationTime : 0) { [weak self] in
            self?.layOut()
        }
    }

    /// Takes the view out of the window, then calls `completion`.
    func remove(from stage: HeadlessStage, completion: @escaping @MainActor @Sendable () -> Void) {
        let animation = message?.settings?.dismissAnimation
        if let window = webView.superview, animation.isAnimated {
            webView.frame = frame(in: window.frame.size).hidden(by: animation)
        }
        stage.animate(seconds: animation.isAnimated ? Self.animationTime : 0) { [self, weak stage] in
            stage?.remove(self)
            removeBackdrop()
            webView.removeFromSuperview()
            note("view removed", on: stage)
            completion()
        }
    }

    /// Gives the view its place in the window, if it is in one.
    func layOut() {
        guard let window = webView.superview else { return }
        webView.frame = frame(in: window.frame.size).visible
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
        case .openLink(let url): follow(url)
        case .tapButton(let id): follow(Self.dismissal(interaction: id))
        case .close: follow(Self.dismissal())
        case .swipe(let direction): follow(target(of: direction))
        case .swipeAway: follow(swipeAwayTarget)
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

    /// A gesture with an action assigns the page's location (AI-126).
    private func target(of direction: UserGesture.SwipeDirection) -> URL? {
        let gesture: MessageGesture =
            switch direction {
            case .up: .swipeUp
            case .down: .swipeDown
            case .left: .swipeLeft
            case .right: .swipeRight
            }
        return message?.settings?.gestures?[gesture]
    }

    private var swipeAwayTarget: URL? {
        UserGesture.SwipeDirection.allCases.lazy
            .compactMap { self.target(of: $0) }
            .first { MessageLink($0)?.isDismissal == true }
    }

    private func follow(_ url: URL?) -> Bool {
        guard let url, let message else { return false }
        _ = message.navigate(to: url)
        return true
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
        case .finishedLoading:
            guard isLoading else { return false }
            finishLoading()
            return true
        case .failedLoading:
            // The rules do not say what the SDK does then; here it does nothing.
            defer { isLoading = false }
            return isLoading
        case .posted(let name, let json):
            // Foundation's own objects, as a web view delivers them: a number is any kind of number.
            let parsed = try? JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
            guard let body = parsed else { return false }
            return message?.receive(name, body: body) ?? false
        }
    }

    private func finishLoading() {
        #if canImport(UIKit)
            didFinishInitialLoading()
        #else
            webView.finishLoading()
        #endif
    }

    private func didFinishInitialLoading() {
        guard isLoading else { return }
        isLoading = false
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

extension MessageAnimation? {
    /// Whether there is anything to see.
    fileprivate var isAnimated: Bool {
        switch self {
        case .some(.none), nil: false
        default: true
        }
    }
}
