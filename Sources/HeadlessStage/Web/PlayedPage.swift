package import Foundation
package import PlatformStandIns

/// Plays the actions of a page and the network on a web view, for the stage. Main actor.
///
/// Models use it for any web view in a message: their own `HeadlessWebView`, or one in an app's view.
@MainActor package struct PlayedPage {
    private let view: WKWebView

    /// The page of a view; nil for a web view of Apple's that no model has made.
    package init?(_ view: WKWebView?) {
        guard let view, WebKitSeam.isPlayed(view) else { return nil }
        self.view = view
    }

    /// Whether there is a delegate to ask about navigations.
    package var hasDelegate: Bool { view.navigationDelegate != nil }

    /// The page has arrived: tells the delegate that it was committed and finished.
    /// - Returns: whether a page was being loaded.
    @discardableResult package func finishLoading() -> Bool {
        guard let finished = WebKitSeam.load(of: view) else { return false }
        WebKitSeam.didCommit(view, finished)
        WebKitSeam.endLoad(of: view)
        WebKitSeam.didFinish(view, finished)
        return true
    }

    /// The page has not arrived: tells the delegate that the provisional navigation failed, or, after the first
    /// content, that it was committed and then failed.
    /// - Returns: whether a page was being loaded.
    @discardableResult package func failLoading(
        _ error: any Error, afterFirstContent isCommitted: Bool = false
    ) -> Bool {
        guard let failed = WebKitSeam.load(of: view) else { return false }
        if isCommitted { WebKitSeam.didCommit(view, failed) }
        WebKitSeam.endLoad(of: view)
        WebKitSeam.didFail(view, failed, error, isCommitted: isCommitted)
        return true
    }

    /// The page navigates: asks the navigation delegate, then, for a new window that is allowed, the `uiDelegate`.
    /// Without a delegate the navigation is allowed. Nothing is loaded.
    package func navigate(
        to url: URL, type: WKNavigationType = .linkActivated,
        target: HeadlessWebView.LinkTarget = .mainFrame,
        decision: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void = { _ in }
    ) {
        let action = WebKitSeam.keep(
            HeadlessNavigationAction(in: view, to: url, type: type, target: target))
        WebKitSeam.decide(view, action) { [view] policy in
            decision(policy)
            if policy == .allow, target == .newWindow { WebKitSeam.createWindow(view, action) }
        }
    }

    /// A script of the page posts a message to the app.
    /// - Returns: whether a handler has that name.
    @discardableResult package func post(
        name: String, body: Any, reply: @escaping @MainActor @Sendable (Any?, String?) -> Void = { _, _ in }
    ) -> Bool {
        WebKitSeam.deliver(name: name, body: body, of: view, reply: reply)
    }
}
