package import HeadlessStage
package import PlatformStandIns

/// The web view of a message, which tests inspect and play.
/// - Parameter view: the view that a model or a bridge returned.
/// - Throws: an error if there is none, or one of another kind.
package func headlessPage(_ view: UIView?) throws -> HeadlessWebView {
    guard let page = view as? HeadlessWebView else {
        throw NoHeadlessPage(found: view.map { "\(type(of: $0))" } ?? "nothing")
    }
    return page
}

/// The error that a message's view is not a model's web view. Sendable; a value.
private struct NoHeadlessPage: Error, CustomStringConvertible {
    let found: String
    var description: String { "expected a HeadlessWebView, found \(found)" }
}
