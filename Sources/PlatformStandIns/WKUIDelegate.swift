#if !canImport(UIKit)
    public import Foundation

    /// The delegate for a page's requests that concern the user interface. Every member has a default.
    @preconcurrency @MainActor public protocol WKUIDelegate: AnyObject {
        /// The page requests a new window; nil refuses it.
        func webView(
            _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
            for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
        ) -> WKWebView?
        /// The page has closed its window.
        func webViewDidClose(_ webView: WKWebView)
    }

    extension WKUIDelegate {
        /// Refuses it.
        public func webView(
            _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
            for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
        ) -> WKWebView? {
            nil
        }

        /// Does nothing.
        public func webViewDidClose(_ webView: WKWebView) {}
    }

    /// Stand-in: a page's features for a new window. Headless: there are none.
    @preconcurrency @MainActor open class WKWindowFeatures: NSObject {
        /// Makes features without any value.
        public override nonisolated init() {
            super.init()
        }
    }
#endif
