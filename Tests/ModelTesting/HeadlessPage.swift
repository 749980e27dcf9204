package import HeadlessStage
package import PlatformStandIns

/// The web view of a message, as tests look into it and play it.
/// - Parameter view: what a model or a bridge gave as the view.
/// - Throws: when there is none, or one of another kind.
package func headlessPage(_ view: UIView?) throws -> HeadlessWebView {
    guard let page = view as? HeadlessWebView else {
        throw NoHeadlessPage(found: view.map { "\(type(of: $0))" } ?? "nothing")
    }
    return page
}

/// That a message's view is no web view of a model's. Sendable; a value.
private struct NoHeadlessPage: Error, CustomStringConvertible {
    let found: String
    var description: String { "expected a HeadlessWebView, found \(found)" }
}
