/// What an app implements to be asked and told about everything that the SDK presents.
///
/// The UI service holds it strongly and offers no way to let go of it (A3-001). Each presentable captures the
/// delegate that is set when it is created (A3-002). Class-bound, as every Kotlin object is a reference; not
/// bound to an actor, but everything arrives on the main thread (A3-012).
public protocol PresentationDelegate: PresentationListener, PresentationLever {}

/// Decides whether something may be shown.
public protocol PresentationLever: AnyObject {
    /// Whether the presentable may be shown now.
    ///
    /// Main thread: blocking here freezes the app (A3-012). Asked for in-app messages only (A3-005), after
    /// every other check has passed (A3-030), and again for each `show()` (A3-041).
    /// - Parameter presentable: what wants to be shown; detached or hidden (A3-022).
    /// - Returns: false to suppress it; the delegate hears no more of it then (A3-040).
    func canShow(_ presentable: any Presentable) -> Bool
}

/// Hears what happens to everything that the SDK presents: messages, alerts and buttons (A3-005). No method
/// is optional. Main thread.
public protocol PresentationListener: AnyObject {
    /// Something was shown; its state is `visible` (A3-022). Main thread.
    func onShow(_ presentable: any Presentable)
    /// Something was hidden; its state is `hidden` (A3-022). Main thread.
    func onHide(_ presentable: any Presentable)
    /// Something was dismissed; its state is `detached`, and its exit animation has yet to run (A3-023). Main
    /// thread.
    func onDismiss(_ presentable: any Presentable)
    /// A URL that the page of an in-app message asked for was handled outside the page (A3-080). Main thread.
    /// - Parameters:
    ///   - presentable: the message.
    ///   - presentationContent: a `UrlContent` with the URL's original text.
    func onContentLoaded(_ presentable: any Presentable, _ presentationContent: PresentationContent?)
}

/// What was loaded on behalf of a presentable. `UrlContent` is its only kind.
public class PresentationContent {
    init() {}
}

@available(*, unavailable) extension PresentationContent: Sendable {}

/// A URL that was loaded.
public final class UrlContent: PresentationContent {
    /// The URL as the page wrote it.
    public let url: String

    /// Makes content of a URL's text.
    public init(_ url: String) {
        self.url = url
        super.init()
    }
}
