#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: what a page sent to the app.
    @preconcurrency @MainActor open class WKScriptMessage: NSObject {
        /// The name that it was sent to.
        public let name: String
        /// What was sent: a number, text, date, array, dictionary or null.
        public let body: Any
        /// The view that shows the page.
        open private(set) weak var webView: WKWebView?

        /// Headless only: makes a message.
        public init(name: String, body: Any, webView: WKWebView?) {
            self.name = name
            self.body = body
            self.webView = webView
            super.init()
        }
    }

    /// Who hears of a page's messages.
    @preconcurrency @MainActor public protocol WKScriptMessageHandler: AnyObject {
        /// A page sent a message.
        func userContentController(
            _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
    }

    /// Who answers a page's messages.
    @preconcurrency @MainActor public protocol WKScriptMessageHandlerWithReply: AnyObject {
        /// A page sent a message; `replyHandler` takes the answer or the text of an error, once.
        func userContentController(
            _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
            replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void)
    }
#endif
