import Foundation
import PlatformStandIns

/// What an app can see of a message's web view, by name.
extension WKWebView {
    /// Place and looks, and what the page has been given.
    var facts: [(String, String)] {
        let (x, y) = (Int(frame.minX), Int(frame.minY))
        let (width, height) = (Int(frame.width), Int(frame.height))
        return [
            ("superview", superview == nil ? "none" : "present"), ("parent", parentName),
            ("height", "\(height)"), ("frame", "\(x) \(y) \(width) \(height)"),
            ("scrolling", "\(scrollView.isScrollEnabled)"), ("bounces", "\(scrollView.bounces)"),
            ("transparent", "\(!isOpaque && backgroundColor == .clear)"),
            ("cornerRadius", "\(Int(layer.cornerRadius))"),
            ("recognizers", "\(gestureRecognizers?.count ?? 0)"), ("address", url?.scheme ?? "none"),
        ] + headlessFacts
    }

    /// Whether the view stands in the window itself, or in a backdrop there.
    private var parentName: String {
        switch superview {
        case nil: "none"
        case is UIWindow: "window"
        case let parent?: parent.superview is UIWindow ? "backdrop" : "other"
        }
    }

    #if canImport(UIKit)
        // A web view of the platform does not tell.
        private var headlessFacts: [(String, String)] { [] }
    #else
        private var headlessFacts: [(String, String)] {
            let handlers = configuration.userContentController.handlerNames.sorted().joined(separator: ", ")
            return [("loads", "\(loadCount)"), ("html", loadedHTML ?? "none"), ("handlers", handlers)]
        }
    #endif
}
