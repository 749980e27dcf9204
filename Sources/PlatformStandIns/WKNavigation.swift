#if !canImport(UIKit)
    public import Foundation

    #if canImport(FoundationNetworking)
        public import FoundationNetworking
    #endif

    /// Stand-in: a load of a page.
    @preconcurrency @MainActor open class WKNavigation: NSObject {
        /// Makes a load that belongs to no page.
        public override nonisolated init() {
            super.init()
        }
    }

    /// The causes of a navigation.
    public enum WKNavigationType: Int, Sendable {
        /// A link was activated.
        case linkActivated = 0
        /// A form was submitted.
        case formSubmitted = 1
        /// Going back or forward.
        case backForward = 2
        /// The page is reloaded.
        case reload = 3
        /// A form is submitted again.
        case formResubmitted = 4
        /// Anything else.
        case other = -1
    }

    /// The decisions about a navigation.
    public enum WKNavigationActionPolicy: Int, Sendable {
        /// The navigation is cancelled.
        case cancel = 0
        /// The navigation is allowed.
        case allow = 1
        /// The resource is downloaded instead.
        case download = 2
    }

    /// The decisions about a response.
    public enum WKNavigationResponsePolicy: Int, Sendable {
        /// The response is cancelled.
        case cancel = 0
        /// The response is allowed.
        case allow = 1
        /// The resource is downloaded instead.
        case download = 2
    }

    /// Stand-in: a navigation that a page requests. One that an app makes is empty; subclasses have content.
    @preconcurrency @MainActor open class WKNavigationAction: NSObject {
        /// The request.
        open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
        /// The cause.
        open var navigationType: WKNavigationType { .other }
        /// The frame that requests it.
        open var sourceFrame: WKFrameInfo { WKFrameInfo() }
        /// The frame that would show it; nil means a new window.
        open var targetFrame: WKFrameInfo? { nil }

        /// Makes an empty one.
        public override nonisolated init() {
            super.init()
        }
    }

    /// Stand-in: a server's response. One that an app makes is empty; subclasses have content.
    @preconcurrency @MainActor open class WKNavigationResponse: NSObject {
        /// The response.
        open var response: URLResponse {
            let nowhere = URL(fileURLWithPath: "/")
            return URLResponse(
                url: nowhere, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
        }
        /// Whether it is for the main frame.
        open var isForMainFrame: Bool { false }
        /// Whether the view can show it.
        open var canShowMIMEType: Bool { false }

        /// Makes an empty one.
        public override nonisolated init() {
            super.init()
        }
    }

    /// Stand-in: a frame of a page. One that an app makes is empty; subclasses have content.
    @preconcurrency @MainActor open class WKFrameInfo: NSObject {
        /// Whether it is the main frame.
        open var isMainFrame: Bool { false }
        /// The request that it shows.
        open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
        /// The web view of the frame.
        open var webView: WKWebView? { nil }

        /// Makes an empty one.
        public override nonisolated init() {
            super.init()
        }
    }
#endif
