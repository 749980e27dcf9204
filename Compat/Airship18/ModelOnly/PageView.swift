import Airship18Model
import InAppCore

/// The web view of a page of the bridge's: the model's headless one, which nothing is loaded in. `SDKOnly` has the
/// other side.
enum PageView {
    @MainActor static func make() -> WKWebView { Airship18PageSurface.makeWebView() }
}
