import InAppCore

#if canImport(UIKit)
    import UIKit
    import WebKit
#endif

/// The web view of a page of the bridge. `ModelOnly` has the counterpart.
enum PageView {
    @MainActor static func make() -> WKWebView { WKWebView(frame: .zero) }
}
