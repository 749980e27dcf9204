/// The delegate that approves and observes everything that the SDK presents: on the main thread (A3-012).
public protocol PresentationDelegate: PresentationListener, PresentationLever {}

/// Decides whether a message may be shown.
public protocol PresentationLever: AnyObject {
    /// Whether it may be shown now.
    func canShow(_ presentable: any Presentable) -> Bool
}

/// Callbacks for everything that the SDK presents.
public protocol PresentationListener: AnyObject {
    /// It was shown.
    func onShow(_ presentable: any Presentable)
    /// It was hidden.
    func onHide(_ presentable: any Presentable)
    /// It was dismissed.
    func onDismiss(_ presentable: any Presentable)
    /// A link of its page was handled outside the page (A3-080).
    func onContentLoaded(_ presentable: any Presentable, _ presentationContent: PresentationContent?)
}

/// The loaded content. `UrlContent` is its only kind; it is immutable.
public class PresentationContent {
    init() {}
}

@available(*, unavailable) extension PresentationContent: Sendable {}

/// A link that was loaded.
public final class UrlContent: PresentationContent {
    /// The link, as the page wrote it.
    public let url: String

    init(_ url: String) { self.url = url }
}
