import Foundation
import HeadlessStage
import PlatformStandIns

/// The gestures of the user and the links of the page.
extension BrazeInAppMessageUI.HtmlView {
    /// Handles a gesture. The close button belongs to the page: it asks the bridge to close the message. A button is an
    /// element of the page, found by its id, by its title, or as the first link that carries its id for Braze.
    func perform(_ gesture: UserGesture) -> Bool {
        guard presented, let webView, webView.isDescendant(of: self), let page = PlayedPage(webView) else {
            return false
        }
        switch gesture {
        case .openLink(let url):
            return page.follow(anchors.first { $0.url == url } ?? HtmlAnchor(url: url, target: nil))
        case .tapButton(let name):
            return element(named: name)?.tap { link, target in
                HtmlAnchor(link, target: target, baseURL: baseURL).map(page.follow) ?? false
            } call: {
                receive(.posted(name: $0, json: $1))
            } ?? false
        case .close:
            dismiss()
            return true
        default:
            return false
        }
    }

    func receive(_ event: PageEvent) -> Bool {
        PlayedPage(webView)?.play(event) ?? false
    }

    private func element(named name: String) -> PageElement? {
        PageElement.named(name, in: message.message) { link in
            URL(string: link).flatMap(queryHandler.buttonId) == name
        }
    }

    private var baseURL: URL? { message.assetURLs.isEmpty ? Self.textBaseURL : message.baseURL }

    private var anchors: [HtmlAnchor] { HtmlAnchor.all(in: message.message, baseURL: baseURL) }

    /// Follows a link (BZ-091): the bridge executes Braze's own; any other may count as a click, goes to the
    /// delegate, and closes the message unless it opens a window of its own (BZ-092).
    func follow(_ url: URL, keepsMessage: Bool) {
        guard !schemeHandler.process(url: url) else { return }
        let link = queryHandler.process(url: url)
        if let buttonId = link.buttonId {
            logClick(buttonId: buttonId)
        } else if message.legacy || attributes.automaticBodyClicks {
            logClick()
        }
        if keepsMessage && url.canOpenBesideMessage {
            process(clickAction: link.clickAction, buttonId: link.buttonId, target: controller)
        } else {
            process(clickAction: link.clickAction, buttonId: link.buttonId)
            dismiss()
        }
    }
}

extension URL {
    /// Whether the URL is that of a message's page itself: a file, or the base URL of a text (BZ-143).
    var isOfMessagePage: Bool {
        isFileURL || ["https://iamcache.braze", "https://iamcache.braze/"].contains(absoluteString)
    }

    /// Whether a link that requests a new window may keep the message open (BZ-092, BZ-156).
    fileprivate var canOpenBesideMessage: Bool {
        let schemes: Set = ["http", "https", "mailto", "tel", "facetime", "facetime-audio", "sms", "file"]
        return schemes.contains(scheme?.lowercased() ?? "")
    }
}
