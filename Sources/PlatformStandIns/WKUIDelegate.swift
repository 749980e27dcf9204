#if !canImport(UIKit)
    public import Foundation

    /// Who shows what a page asks for outside itself. Every member has a default.
    @preconcurrency @MainActor public protocol WKUIDelegate: AnyObject {
        /// The page wants a new window; nil refuses it.
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

    /// Stand-in: what a page asks of a new window. Headless: no effect.
    @preconcurrency @MainActor open class WKWindowFeatures: NSObject {
        /// Makes features that ask for nothing.
        public override nonisolated init() {
            super.init()
        }
    }
#endif
