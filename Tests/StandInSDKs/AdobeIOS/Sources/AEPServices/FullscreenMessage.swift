import Foundation

#if canImport(UIKit)
    import UIKit
    import WebKit
#else
    import PlatformStandIns
#endif

/// Section 1.4.
#if _runtime(_ObjC)
    @objc(AEPFullscreenMessage)
#endif
@available(iOSApplicationExtension, unavailable)
public class FullscreenMessage: NSObject, FullscreenPresentable {
    public var settings: MessageSettings?
    public internal(set) var webView: UIView?
    init(settings: MessageSettings?) { standIn() }
    public func show() { standIn() }
    public func show(withMessagingDelegateControl delegateControl: Bool) { standIn() }
    public func hide() { standIn() }
    public func dismiss() { standIn() }
    public func handleJavascriptMessage(_ name: String, withHandler handler: @escaping (Any?) -> Void) {
        standIn()
    }
    public func setAssetMap(_ map: [String: String]?) { standIn() }
}

@available(iOSApplicationExtension, unavailable)
extension FullscreenMessage: WKNavigationDelegate {
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        standIn()
    }
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { standIn() }
}

@available(iOSApplicationExtension, unavailable)
extension FullscreenMessage: WKScriptMessageHandler {
    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) {
        standIn()
    }
}

/// Section 1.6.
#if _runtime(_ObjC)
    @objc(AEPPresentationError)
#endif
public class PresentationError: NSObject {
    init(reason: String) { standIn() }
}

extension PresentationError {
    public func getReason() -> String { standIn() }
}
