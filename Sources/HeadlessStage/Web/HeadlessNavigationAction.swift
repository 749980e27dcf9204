import Foundation
import PlatformStandIns

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// That a page which the stage plays wants to go somewhere. Main actor.
///
/// Everything that the stand-in has is overridden, because behind an object that WebKit has not made there is nothing.
/// On iOS make it by `WebKitSeam.keep`.
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
