import Airship18Model
import Foundation
import InAppCore
import InAppPages

#if canImport(UIKit)
    import UIKit
#endif

/// A message as a web page of the bridge. Its adapter can report more than the SDK's views do. A campaign's own page is
/// loaded unchanged, with a close button; other content is written as a page.
///
/// Main actor.
@MainActor final class OwnPage: NSObject {
    /// The user's actions on the page.
    enum Act: Equatable {
        /// The message was closed.
        case closed
        /// A button, or the message itself, was clicked.
        case clicked(MessageAction)
        /// An outside link was followed; the message stays.
        case followed(URL)
    }

    /// The view; its page is loaded when it is made.
    let view: WKWebView
    /// The content of the page.
    let content: MessageContent
    /// Called for the user's actions.
    var onAct: (@MainActor (Act) -> Void)?

    private static let writer = PageWriter(
        links: PageWriter.Links(
            dismissal: "\(scheme)://click", close: "\(scheme)://close", interaction: "button",
            destination: "link"))
    private static let scheme = "inapp-message"
    /// The scheme of links in the SDK's own pages (AM-084).
    private static let sdkScheme = "uairship"
    /// The name of a message's body in links.
    private static let body = "body"

    init(_ message: InAppMessage) {
        content = Airship18Content.read(message)
        view = PageView.make()
        super.init()
        view.navigationDelegate = self
        if case .html(let html) = message.displayContent {
            if let url = URL(string: html.url) { view.load(URLRequest(url: url)) }
            addCloseButton()
        } else {
            if content.layout == .banner { view.configuration.userContentController.addUserScript(swipes) }
            view.loadHTMLString(Self.writer.html(content), baseURL: nil)
        }
    }

    /// A banner is swiped off towards its edge (AM-080).
    private var swipes: WKUserScript {
        let sign = content.edge == .top ? "-" : ""
        return WKUserScript(
            source: """
                let start = 0;
                addEventListener("touchstart", event => { start = event.touches[0].screenY; });
                addEventListener("touchend", event => {
                    const moved = \(sign)(event.changedTouches[0].screenY - start);
                    if (moved > 30) location.href = "\(Self.writer.links.close)";
                });
                """, injectionTime: .atDocumentEnd, forMainFrameOnly: true)
    }

    private func addCloseButton() {
        let button = UIButton(
            frame: CGRect(x: 12, y: 12, width: 32, height: 32),
            primaryAction: UIAction { [weak self] _ in self?.onAct?(.closed) })
        button.setTitle("\u{2715}", for: .normal)
        button.accessibilityIdentifier = "close"
        view.addSubview(button)
    }

    /// The action of a link of the page; nil for a link that only loads the page itself.
    func act(of link: URL) -> Act? {
        switch (link.scheme?.lowercased(), link.host?.lowercased()) {
        case (Self.scheme, "click"): .clicked(action(of: link))
        case (Self.scheme, _), (Self.sdkScheme, "close"), (Self.sdkScheme, "dismiss"): .closed
        case (Self.sdkScheme, _), ("about", _), ("data", _): nil
        default: .followed(link)
        }
    }

    private func action(of link: URL) -> MessageAction {
        let id = URLComponents(url: link, resolvingAgainstBaseURL: false)?.queryItems?
            .first { $0.name == Self.writer.links.interaction }?.value
        guard let button = content.buttons.first(where: { $0.id == id }) else {
            return MessageAction(source: .body, effect: content.clickEffect)
        }
        return MessageAction(source: .button(id: button.id), effect: button.effect)
    }
}

extension OwnPage: WKNavigationDelegate {
    /// The user's links are actions; loads by the page itself are not handled here.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        guard let url = navigationAction.request.url, let act = act(of: url) else {
            return decisionHandler(.allow)
        }
        if case .followed = act {
            decisionHandler(.allow)
            guard navigationAction.navigationType == .linkActivated else { return }
        } else {
            decisionHandler(.cancel)
        }
        onAct?(act)
    }
}

// MARK: Scripts

extension OwnPage {
    /// Runs a script in the page.
    func run(
        _ script: String, of message: CompatMessage,
        completion: @escaping @MainActor @Sendable (Result<ContentValue?, CompatError>) -> Void
    ) {
        let id = message.id
        view.evaluateJavaScript(script) { result, error in
            completion(Result(ofScript: result, error, in: id, shape: .airship18))
        }
    }

    /// Listens to the page's posts with a name; the previous listener is removed.
    func listen(to name: String, _ handler: @escaping @MainActor (Any) -> Void) {
        let controller = view.configuration.userContentController
        controller.removeScriptMessageHandler(forName: name)
        controller.add(PageListener(handler), name: name)
    }
}

/// Forwards the posts of a page. Main actor.
private final class PageListener: NSObject, WKScriptMessageHandler {
    private let handler: @MainActor (Any) -> Void

    init(_ handler: @escaping @MainActor (Any) -> Void) {
        self.handler = handler
    }

    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
        handler(message.body)
    }
}

// MARK: Place

extension OwnPage {
    /// The frame of the page on a screen, with the maximum size of the SDK's views (AM-088).
    func frame(on screen: CGRect) -> CGRect {
        switch content.layout {
        case .banner:
            let height = screen.height / 4
            let y = content.edge == .top ? screen.minY : screen.maxY - height
            return CGRect(x: screen.minX, y: y, width: screen.width, height: height)
        case .fullScreen: return screen
        default:
            let (width, height) = (min(screen.width - 48, 420), min(screen.height - 48, 720))
            return CGRect(
                x: screen.midX - width / 2, y: screen.midY - height / 2, width: width, height: height)
        }
    }

    /// Whether the area around the page can be used.
    var leavesScreen: Bool { content.layout == .banner }
}
