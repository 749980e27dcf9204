#if !canImport(UIKit)
    public import Foundation

    #if canImport(FoundationNetworking)
        public import FoundationNetworking
    #endif

    /// Stand-in: the loading of one page.
    @preconcurrency @MainActor open class WKNavigation: NSObject {
        /// Makes one that belongs to no page.
        public override nonisolated init() {
            super.init()
        }
    }

    /// What made a page go somewhere.
    public enum WKNavigationType: Int, Sendable {
        /// A link.
        case linkActivated = 0
        /// A form that was sent.
        case formSubmitted = 1
        /// Going back or forward.
        case backForward = 2
        /// Loading the page again.
        case reload = 3
        /// Sending a form again.
        case formResubmitted = 4
        /// Anything else.
        case other = -1
    }

    /// Whether a page may go somewhere.
    public enum WKNavigationActionPolicy: Int, Sendable {
        /// It may not.
        case cancel = 0
        /// It may.
        case allow = 1
        /// It is downloaded instead.
        case download = 2
    }

    /// Whether a response may be shown.
    public enum WKNavigationResponsePolicy: Int, Sendable {
        /// It may not.
        case cancel = 0
        /// It may.
        case allow = 1
        /// It is downloaded instead.
        case download = 2
    }

    /// Stand-in: that a page wants to go somewhere. One of an app's own is an empty one; subclasses say more.
    @preconcurrency @MainActor open class WKNavigationAction: NSObject {
        /// Where to.
        open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
        /// What made it.
        open var navigationType: WKNavigationType { .other }
        /// The frame that asks.
        open var sourceFrame: WKFrameInfo { WKFrameInfo() }
        /// The frame that would show it; nil means a new window.
        open var targetFrame: WKFrameInfo? { nil }

        /// Makes an empty one.
        public override nonisolated init() {
            super.init()
        }
    }

    /// Stand-in: what a server answered. One of an app's own is an empty one; subclasses say more.
    @preconcurrency @MainActor open class WKNavigationResponse: NSObject {
        /// The answer.
        open var response: URLResponse {
            let nowhere = URL(fileURLWithPath: "/")
            return URLResponse(
                url: nowhere, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
        }
        /// Whether the main frame would show it.
        open var isForMainFrame: Bool { false }
        /// Whether the view can show it.
        open var canShowMIMEType: Bool { false }

        /// Makes an empty one.
        public override nonisolated init() {
            super.init()
        }
    }

    /// Stand-in: a frame of a page. One of an app's own is an empty one; subclasses say more.
    @preconcurrency @MainActor open class WKFrameInfo: NSObject {
        /// Whether it is the page itself.
        open var isMainFrame: Bool { false }
        /// What it shows.
        open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
        /// The view that it is in.
        open var webView: WKWebView? { nil }

        /// Makes an empty one.
        public override nonisolated init() {
            super.init()
        }
    }
#endif
