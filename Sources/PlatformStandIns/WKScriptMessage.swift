#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: what a page sent to the app. One of an app's own is an empty one; subclasses say more.
    @preconcurrency @MainActor open class WKScriptMessage: NSObject {
        /// The name that it was sent to.
        open var name: String { "" }
        /// What was sent: a number, text, date, array, dictionary or null.
        open var body: Any { NSNull() }
        /// The view that shows the page.
        open var webView: WKWebView? { nil }
        /// The frame that sent it.
        open var frameInfo: WKFrameInfo { WKFrameInfo() }
        /// The world of the script that sent it.
        open var world: WKContentWorld { .page }

        /// Makes an empty one.
        public override nonisolated init() {
            super.init()
        }
    }

    /// Receives a page's messages.
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
