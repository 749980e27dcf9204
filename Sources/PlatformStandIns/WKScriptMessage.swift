#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: a message from a page to the app. One that an app makes is empty; subclasses have content.
    @preconcurrency @MainActor open class WKScriptMessage: NSObject {
        /// The name of its handler.
        open var name: String { "" }
        /// The message: a number, text, date, array, dictionary or null.
        open var body: Any { NSNull() }
        /// The web view of the page.
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

    /// A handler for a page's messages.
    @preconcurrency @MainActor public protocol WKScriptMessageHandler: AnyObject {
        /// A page sent a message.
        func userContentController(
            _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
    }

    /// A handler that replies to a page's messages.
    @preconcurrency @MainActor public protocol WKScriptMessageHandlerWithReply: AnyObject {
        /// A page sent a message; `replyHandler` takes the reply or the text of an error, once.
        func userContentController(
            _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
            replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void)
    }
#endif
