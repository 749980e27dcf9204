// Model-only API: nothing from here on exists in the SDK.

import Foundation
package import HeadlessStage
package import PlatformStandIns

/// A web page in a window that is not the SDK's own, operated by the stage's user: the app's buttons are found by
/// accessibility identifier, then links of the page by their destination. Main actor.
package final class Airship18PageSurface: StageSurface {
    package let surfaceName: String
    private weak var view: WKWebView?
    private let swipes: UserGesture.SwipeDirection?
    private weak var stage: HeadlessStage?

    /// Describes a page.
    /// - Parameter isAtTop: the edge of a banner, towards which it is swiped off; nil for a message that cannot be
    ///   swiped off.
    package init(_ view: WKWebView, named name: String, bannerIsAtTop isAtTop: Bool?) {
        self.view = view
        swipes = isAtTop.map { $0 ? .up : .down }
        surfaceName = name
        stage = .current
    }

    /// Makes the web view of a page.
    package static func makeWebView() -> WKWebView { HeadlessWebView.make() }

    /// Appears on the stage.
    package func enter() { stage?.show(self) }

    /// Leaves the stage.
    package func leave() { stage?.remove(self) }

    package func perform(_ gesture: UserGesture) -> Bool {
        guard let view, view.isTouchable else { return false }
        return switch gesture {
        case .tapButton(let name): view.tapButton(named: name) || tapElement(named: name)
        case .tapMessage: follow { $0.isClick(on: "body") }
        case .close: view.tapButton(named: "close") || follow { $0.host == "close" }
        case .swipe(let direction): direction == swipes && follow { $0.host == "close" }
        case .swipeAway: swipes != nil && follow { $0.host == "close" }
        case .openLink(let url): follow(url)
        case .tapOutside: false
        }
    }

    package func receive(_ event: PageEvent) -> Bool {
        guard let page = PlayedPage(view) else { return false }
        switch event {
        case .finishedLoading: return page.finishLoading()
        case .failedLoading(let reason): return page.failLoading(PageFailure(reason: reason))
        case .posted(let name, let json):
            guard
                let body = try? JSONSerialization.jsonObject(
                    with: Data(json.utf8), options: .fragmentsAllowed)
            else { return false }
            return page.post(name: name, body: body)
        }
    }

    /// Taps a link or a button of the page: by its id, by its title, or the link that reports a click on it.
    private func tapElement(named name: String) -> Bool {
        let html = (view as? HeadlessWebView)?.loadedHTML ?? ""
        let element = PageElement.named(name, in: html) { URL(string: $0)?.isClick(on: name) ?? false }
        return element?.tap { link, _ in
            URL(string: link).map(follow) ?? false
        } call: {
            receive(.posted(name: $0, json: $1))
        } ?? false
    }

    private func follow(_ isWanted: (URL) -> Bool) -> Bool {
        (view as? HeadlessWebView)?.anchors.first(where: isWanted).map(follow) ?? false
    }

    private func follow(_ url: URL) -> Bool {
        guard let page = PlayedPage(view) else { return false }
        page.navigate(to: url)
        return true
    }
}

/// The reason why a page did not load.
private struct PageFailure: Error {
    let reason: String
}

extension HeadlessWebView {
    /// The destinations of the page's links, in order.
    fileprivate var anchors: [URL] {
        PageElement.all(in: loadedHTML ?? "").compactMap(\.link).compactMap(URL.init(string:))
    }
}

extension URL {
    fileprivate func isClick(on id: String) -> Bool {
        host == "click"
            && URLComponents(url: self, resolvingAgainstBaseURL: false)?.queryItems?.first?.value == id
    }
}
