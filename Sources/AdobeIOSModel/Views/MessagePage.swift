import AdobePayload
import Foundation
import HeadlessStage
import PlatformStandIns

/// One web view of a message, as the surface on which the stage's user and the page act. Main actor.
///
/// A running `show()` retains it, even if the message has released it by then.
@MainActor final class MessagePage: StageSurface {
    /// The name with which a page reports its height, if it determines the height (AI-124).
    nonisolated static let heightHandlerName = "inAppContentHeightHandler"

    nonisolated let webView: HeadlessWebView
    private weak var message: FullscreenMessage?
    /// Its initial name.
    private let firstName: String

    /// Makes the web view with the configuration that apps find (AI-144, AI-148, AI-164).
    init(of message: FullscreenMessage, _ settings: MessageSettings?) {
        self.message = message
        firstName = message.name
        webView = HeadlessWebView.make { $0.allowsInlineMediaPlayback = true }
        webView.isOpaque = false
        webView.backgroundColor = .clear
        webView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let scrollView = webView.scrollView
        scrollView.backgroundColor = .clear
        scrollView.bounces = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.layer.cornerRadius = settings?.cornerRadius ?? 0
        let gestures = settings?.gestures?.sorted { $0.key.rawValue < $1.key.rawValue } ?? []
        for (gesture, url) in gestures {
            webView.addGestureRecognizer(MessageGestureRecognizer(gesture, url))
        }
        // A message with a gesture map does not scroll (AI-126).
        scrollView.isScrollEnabled = gestures.isEmpty
    }

    var surfaceName: String { message?.name ?? firstName }

    func note(_ what: String, on stage: HeadlessStage) {
        stage.log.record(.note, from: AdobeLog.source, what, ["messageId": surfaceName])
    }

    // MARK: Gestures of the user

    /// Handles a gesture. HTML messages have no native buttons: a button is an element of the page, and the close box
    /// is treated as the link that such a page would contain, `adbinapp://dismiss`.
    func perform(_ gesture: UserGesture) -> Bool {
        switch gesture {
        case .openLink(let url): click(url)
        case .tapButton(let name): tapElement(named: name)
        case .close: click(URL(string: "adbinapp://dismiss"))
        case .swipe(let direction): follow(recognizer(of: direction))
        case .swipeAway: follow(dismissingRecognizer)
        case .tapOutside: tapBackdrop()
        case .tapMessage: false
        }
    }

    /// Taps a link or a button of the page.
    private func tapElement(named name: String) -> Bool {
        PageElement.ofAdobe(named: name, in: webView.loadedHTML ?? "")?.tap { link, _ in
            click(URL(string: link, relativeTo: webView.loadedBaseURL)?.absoluteURL)
        } call: {
            isReachable && receive(.posted(name: $0, json: $1))
        } ?? false
    }

    /// Whether a touch can reach the page. It cannot if the view was faded or moved out but is still in the window
    /// (AI-152, AI-153).
    private var isReachable: Bool {
        guard webView.window != nil, let container = webView.superview else { return false }
        return webView.isTouchable && !webView.frame.intersection(container.bounds).isEmpty
    }

    /// The page under the finger navigates to its link. That asks the navigation delegate: the message, unless an app
    /// has set its own (AI-139). Nothing is loaded, whatever the answer.
    private func click(_ url: URL?) -> Bool {
        guard let url, isReachable else { return false }
        webView.navigate(to: url, type: .linkActivated)
        return true
    }

    /// A recogniser for this direction has precedence over one without a direction (AI-138).
    private func recognizer(of direction: UserGesture.SwipeDirection) -> MessageGestureRecognizer? {
        let wanted: UISwipeGestureRecognizer.Direction =
            switch direction {
            case .up: .up
            case .down: .down
            case .left: .left
            case .right: .right
            }
        return (webView.gestureRecognizers ?? []).lazy
            .compactMap { $0 as? MessageGestureRecognizer }
            .first { $0.isEnabled && $0.direction.contains(wanted) }
    }

    private var dismissingRecognizer: MessageGestureRecognizer? {
        UserGesture.SwipeDirection.allCases.lazy
            .compactMap { self.recognizer(of: $0) }
            .first { MessageLink($0.url)?.isDismissal == true }
    }

    /// The recogniser of the touched view notifies the message, which may have another view or none (AI-170).
    private func follow(_ recognizer: MessageGestureRecognizer?) -> Bool {
        guard let recognizer, isReachable else { return false }
        message?.follow(recognizer.url)
        return true
    }

    private func tapBackdrop() -> Bool {
        guard let backdrop = webView.superview as? MessageBackdrop, backdrop.window != nil,
            backdrop.isTouchable
        else { return false }
        backdrop.tap()
        return true
    }

    // MARK: Events of the page

    func receive(_ event: PageEvent) -> Bool {
        switch event {
        // Calls the web view's navigation delegate (AI-139).
        case .finishedLoading: return webView.finishLoading()
        // The rules do not say what the SDK does in this case; here it does nothing.
        case .failedLoading(let reason): return webView.failLoading(PageFailure(reason: reason))
        case .posted(let name, let json):
            // Foundation's own objects, as a web view delivers them: every number is an `NSNumber`.
            let parsed = try? JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
            guard let body = parsed else { return false }
            let handler = ScriptName.of(name, prefix: "webkit.messageHandlers.", suffix: ".postMessage")
            return message?.receive(handler, body: body) ?? false
        }
    }
}

/// The reason why a page could not be loaded. Sendable; a value.
private struct PageFailure: LocalizedError, Sendable {
    let reason: String
    var errorDescription: String? { reason }
}
