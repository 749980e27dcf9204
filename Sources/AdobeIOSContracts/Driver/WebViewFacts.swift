import Foundation
import HeadlessStage
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

    // A web view that is not the models' own does not tell.
    private var headlessFacts: [(String, String)] {
        guard let page = self as? HeadlessWebView else { return [] }
        let handlers = page.handlerNames.joined(separator: ", ")
        return [
            ("loads", "\(page.loadCount)"), ("html", page.loadedHTML ?? "none"), ("handlers", handlers),
        ]
    }
}
