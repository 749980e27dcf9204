import Foundation
import PlatformStandIns

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A frame of a page that the stage plays. Main actor.
///
/// Freeing a frame that WebKit has not made is known to end the process on Apple's platforms. So one is made only when
/// somebody asks for it, and then it is kept. Its security origin cannot be made at all: who reads that there finds out
/// what a device does.
final class HeadlessFrame: WKFrameInfo {
    private let isMain: Bool
    private let shown: URLRequest
    private weak var view: WKWebView?

    private init(isMain: Bool, shown: URLRequest, in view: WKWebView?) {
        self.isMain = isMain
        self.shown = shown
        self.view = view
        super.init()
    }

    /// The page's own frame.
    static func main(of view: WKWebView?) -> WKFrameInfo {
        let page = view?.url ?? URL(fileURLWithPath: "/")
        return WebKitSeam.keep(HeadlessFrame(isMain: true, shown: URLRequest(url: page), in: view))
    }

    /// A frame inside the page, with what it shows.
    static func inner(showing request: URLRequest, in view: WKWebView?) -> WKFrameInfo {
        WebKitSeam.keep(HeadlessFrame(isMain: false, shown: request, in: view))
    }

    override var isMainFrame: Bool { isMain }
    override var request: URLRequest { shown }
    override var webView: WKWebView? { view }
}
