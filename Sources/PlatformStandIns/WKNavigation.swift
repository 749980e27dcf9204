#if !canImport(UIKit)
    public import Foundation

    #if canImport(FoundationNetworking)
        public import FoundationNetworking
    #endif

    /// Stand-in: the loading of one page.
    @preconcurrency @MainActor open class WKNavigation: NSObject {
        override nonisolated init() {
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

    /// Stand-in: that a page wants to go somewhere.
    @preconcurrency @MainActor open class WKNavigationAction: NSObject {
        /// Where to.
        public let request: URLRequest
        /// What made it.
        public let navigationType: WKNavigationType
        /// The frame that asks.
        public let sourceFrame: WKFrameInfo
        /// The frame that would show it; nil means a new window.
        public let targetFrame: WKFrameInfo?

        /// Headless only: makes an action.
        public init(
            request: URLRequest, navigationType: WKNavigationType, sourceFrame: WKFrameInfo,
            targetFrame: WKFrameInfo?
        ) {
            self.request = request
            self.navigationType = navigationType
            self.sourceFrame = sourceFrame
            self.targetFrame = targetFrame
            super.init()
        }
    }

    /// Stand-in: what a server answered.
    @preconcurrency @MainActor open class WKNavigationResponse: NSObject {
        /// The answer.
        public let response: URLResponse
        /// Whether the main frame would show it.
        public let isForMainFrame: Bool
        /// Whether the view can show it.
        public let canShowMIMEType: Bool

        /// Headless only: makes a response.
        public init(response: URLResponse, isForMainFrame: Bool, canShowMIMEType: Bool) {
            self.response = response
            self.isForMainFrame = isForMainFrame
            self.canShowMIMEType = canShowMIMEType
            super.init()
        }
    }

    /// Stand-in: a frame of a page.
    @preconcurrency @MainActor open class WKFrameInfo: NSObject {
        /// Whether it is the page itself.
        public let isMainFrame: Bool
        /// What it shows.
        public let request: URLRequest
        /// The view that it is in.
        open private(set) weak var webView: WKWebView?

        /// Headless only: makes a frame.
        public init(isMainFrame: Bool, request: URLRequest, webView: WKWebView?) {
            self.isMainFrame = isMainFrame
            self.request = request
            self.webView = webView
            super.init()
        }
    }
#endif
