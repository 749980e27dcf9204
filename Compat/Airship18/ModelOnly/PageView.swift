import Airship18Model
import InAppCore

/// The web view of a page of the bridge: the model's headless one, which loads nothing. `SDKOnly` has the counterpart.
enum PageView {
    @MainActor static func make() -> WKWebView { Airship18PageSurface.makeWebView() }
}
