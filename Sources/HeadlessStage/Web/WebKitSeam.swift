import Foundation
import PlatformStandIns

/// The only place that distinguishes Apple's WebKit from the stand-in. Main actor.
///
/// - A delegate's requirements are optional in Objective-C; in the stand-ins they have defaults.
/// - Objects of Apple's classes that the stage makes are never released.
/// - A web view that an app has made is played with stand-ins, and left alone if it is Apple's.
@MainActor enum WebKitSeam {
    #if canImport(UIKit)
        private static var kept: [NSObject] = []

        /// Retains an object of WebKit's class until the process ends. WebKit also frees its data behind such an
        /// object, and there is none here: deallocating a frame or a navigation is known to crash, and for the other
        /// classes it can only be tested on a device. It costs a few hundred bytes for each page event.
        static func keep<Object: NSObject>(_ object: Object) -> Object {
            kept.append(object)
            return object
        }

        static func isPlayed(_ view: WKWebView) -> Bool { view is HeadlessWebView }

        static func load(of view: WKWebView) -> WKNavigation? { (view as? HeadlessWebView)?.arriving }

        static func endLoad(of view: WKWebView) { (view as? HeadlessWebView)?.endLoad() }

        static func deliver(
            name: String, body: Any, of view: WKWebView,
            reply: @escaping @MainActor @Sendable (Any?, String?) -> Void
        ) -> Bool {
            let controller = view.configuration.userContentController as? HeadlessUserContentController
            return controller?.deliver(name: name, body: body, of: view, reply: reply) ?? false
        }

        static func didStart(_ view: WKWebView, _ navigation: WKNavigation) {
            view.navigationDelegate?.webView?(view, didStartProvisionalNavigation: navigation)
        }

        static func didCommit(_ view: WKWebView, _ navigation: WKNavigation) {
            view.navigationDelegate?.webView?(view, didCommit: navigation)
        }

        static func didFinish(_ view: WKWebView, _ navigation: WKNavigation) {
            view.navigationDelegate?.webView?(view, didFinish: navigation)
        }

        static func didFail(
            _ view: WKWebView, _ navigation: WKNavigation, _ error: any Error, isCommitted: Bool
        ) {
            if isCommitted {
                view.navigationDelegate?.webView?(view, didFail: navigation, withError: error)
            } else {
                view.navigationDelegate?.webView?(
                    view, didFailProvisionalNavigation: navigation, withError: error)
            }
        }

        /// WebKit calls the method with preferences if the delegate has it, else the other one.
        static func decide(
            _ view: WKWebView, _ action: WKNavigationAction,
            _ decided: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
        ) {
            let delegate = view.navigationDelegate
            let preferences = view.configuration.defaultWebpagePreferences ?? WKWebpagePreferences()
            let isAsked: Void? = delegate?.webView?(
                view, decidePolicyFor: action, preferences: preferences,
                decisionHandler: { policy, _ in decided(policy) })
            if isAsked != nil { return }
            let isAskedWithout: Void? = delegate?.webView?(
                view, decidePolicyFor: action, decisionHandler: decided)
            if isAskedWithout == nil { decided(.allow) }
        }

        static func createWindow(_ view: WKWebView, _ action: WKNavigationAction) {
            _ = view.uiDelegate?.webView?(
                view, createWebViewWith: view.configuration, for: action,
                windowFeatures: keep(WKWindowFeatures()))
        }
    #else
        /// Nothing has to be retained if the classes are stand-ins.
        static func keep<Object: NSObject>(_ object: Object) -> Object { object }

        static func isPlayed(_ view: WKWebView) -> Bool { true }

        static func load(of view: WKWebView) -> WKNavigation? {
            (view as? HeadlessWebView).map(\.arriving) ?? view.ownLoad
        }

        static func endLoad(of view: WKWebView) {
            if let view = view as? HeadlessWebView { view.endLoad() } else { view.ownLoad = nil }
        }

        static func deliver(
            name: String, body: Any, of view: WKWebView,
            reply: @escaping @MainActor @Sendable (Any?, String?) -> Void
        ) -> Bool {
            let controller = view.configuration.userContentController
            if let controller = controller as? HeadlessUserContentController {
                return controller.deliver(name: name, body: body, of: view, reply: reply)
            }
            return controller.deliver(
                HeadlessScriptMessage(name: name, body: body, world: .page, of: view), reply: reply)
        }

        static func didStart(_ view: WKWebView, _ navigation: WKNavigation) {
            view.navigationDelegate?.webView(view, didStartProvisionalNavigation: navigation)
        }

        static func didCommit(_ view: WKWebView, _ navigation: WKNavigation) {
            view.navigationDelegate?.webView(view, didCommit: navigation)
        }

        static func didFinish(_ view: WKWebView, _ navigation: WKNavigation) {
            view.navigationDelegate?.webView(view, didFinish: navigation)
        }

        static func didFail(
            _ view: WKWebView, _ navigation: WKNavigation, _ error: any Error, isCommitted: Bool
        ) {
            if isCommitted {
                view.navigationDelegate?.webView(view, didFail: navigation, withError: error)
            } else {
                view.navigationDelegate?.webView(
                    view, didFailProvisionalNavigation: navigation, withError: error)
            }
        }

        /// The default of the method with preferences calls the one without them.
        static func decide(
            _ view: WKWebView, _ action: WKNavigationAction,
            _ decided: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
        ) {
            guard let delegate = view.navigationDelegate else { return decided(.allow) }
            let preferences = view.configuration.defaultWebpagePreferences ?? WKWebpagePreferences()
            delegate.webView(
                view, decidePolicyFor: action, preferences: preferences,
                decisionHandler: { policy, _ in decided(policy) })
        }

        static func createWindow(_ view: WKWebView, _ action: WKNavigationAction) {
            _ = view.uiDelegate?.webView(
                view, createWebViewWith: view.configuration, for: action, windowFeatures: WKWindowFeatures())
        }
    #endif
}
