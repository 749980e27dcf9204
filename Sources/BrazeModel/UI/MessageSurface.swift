import HeadlessStage
import PlatformStandIns

/// A message on the stage's screen: hands gestures and page events to the message's view.
///
/// A view of the app's own takes gestures if it conforms to `StageSurface` itself. Without that, and in a
/// built-in view that an app has added to, buttons are found by accessibility identifier or title, and page
/// events go to the web view in it. On iOS one that the app has made is WebKit's, and takes none.
@MainActor final class MessageSurface: StageSurface {
    let surfaceName: String
    private weak var view: UIView?

    init(of view: UIView, name: String) {
        self.view = view
        surfaceName = name
    }

    func perform(_ gesture: UserGesture) -> Bool {
        guard let view, view.isTouchable else { return false }
        let isTaken =
            (view as? any BuiltInView)?.perform(gesture) ?? (view as? any StageSurface)?.perform(gesture)
        if isTaken == true { return true }
        guard case .tapButton(let name) = gesture else { return false }
        return view.tapButton(named: name)
    }

    func receive(_ event: PageEvent) -> Bool {
        if let view = view as? any BuiltInView { return view.receive(event) }
        if let view = view as? any StageSurface { return view.receive(event) }
        return PlayedPage(view?.firstWebView)?.play(event) ?? false
    }
}

extension UIView {
    /// The first web view in this one.
    fileprivate var firstWebView: WKWebView? {
        self as? WKWebView ?? subviews.lazy.compactMap(\.firstWebView).first
    }
}
