import Foundation
import PlatformStandIns

/// What the stage lets a page post to the app. Main actor.
///
/// Everything is overridden, because behind an object that WebKit has not made there is nothing. On iOS make it by
/// `WebKitSeam.keep`.
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
