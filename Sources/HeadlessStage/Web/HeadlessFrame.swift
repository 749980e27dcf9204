import Foundation
import PlatformStandIns

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A frame of a page that the stage plays. Main actor.
///
/// On Apple's platforms the process is known to crash when a frame is deallocated that WebKit has not made. So a
/// frame is made only on request, and then never released. Its security origin cannot be made at all; the effect of
/// reading it can only be tested on a device.
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

    /// A frame inside the page, with its request.
    static func inner(showing request: URLRequest, in view: WKWebView?) -> WKFrameInfo {
        WebKitSeam.keep(HeadlessFrame(isMain: false, shown: request, in: view))
    }

    override var isMainFrame: Bool { isMain }
    override var request: URLRequest { shown }
    override var webView: WKWebView? { view }
}

/// A navigation that a page played by the stage requests. Main actor.
///
/// Every member of the stand-in is overridden, because WebKit's own would find no data. On iOS make it by
/// `WebKitSeam.keep`.
final class HeadlessNavigationAction: WKNavigationAction {
    private let asked: URLRequest
    private let type: WKNavigationType
    private let target: HeadlessWebView.LinkTarget
    private weak var view: WKWebView?
    private lazy var page = HeadlessFrame.main(of: view)
    private lazy var inner = HeadlessFrame.inner(showing: asked, in: view)

    init(
        in view: WKWebView, to url: URL, type: WKNavigationType, target: HeadlessWebView.LinkTarget
    ) {
        self.view = view
        self.type = type
        self.target = target
        asked = URLRequest(url: url)
        super.init()
    }

    override var request: URLRequest { asked }
    override var navigationType: WKNavigationType { type }
    override var sourceFrame: WKFrameInfo { page }
    override var targetFrame: WKFrameInfo? {
        switch target {
        case .mainFrame: page
        case .innerFrame: inner
        case .newWindow: nil
        }
    }
}

/// A message that a page played by the stage posts to the app. Main actor.
///
/// Every member is overridden, because WebKit's own would find no data. On iOS make it by `WebKitSeam.keep`.
final class HeadlessScriptMessage: WKScriptMessage {
    private let postedName: String
    private let postedBody: Any
    private let postedWorld: WKContentWorld
    private weak var view: WKWebView?
    private lazy var frame = HeadlessFrame.main(of: view)

    init(name: String, body: Any, world: WKContentWorld, of view: WKWebView) {
        postedName = name
        postedBody = body
        postedWorld = world
        self.view = view
        super.init()
    }

    override var name: String { postedName }
    override var body: Any { postedBody }
    override var world: WKContentWorld { postedWorld }
    override var webView: WKWebView? { view }
    override var frameInfo: WKFrameInfo { frame }
}
