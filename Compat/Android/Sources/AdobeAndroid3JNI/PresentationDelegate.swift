/// Who is asked and told about everything that the SDK presents: on the main thread (A3-012).
public protocol PresentationDelegate: PresentationListener, PresentationLever {}

/// Decides whether a message may be shown.
public protocol PresentationLever: AnyObject {
    /// Whether it may be shown now.
    func canShow(_ presentable: any Presentable) -> Bool
}

/// Hears what happens to everything that the SDK presents.
public protocol PresentationListener: AnyObject {
    /// It was shown.
    func onShow(_ presentable: any Presentable)
    /// It was hidden.
    func onHide(_ presentable: any Presentable)
    /// It was dismissed.
    func onDismiss(_ presentable: any Presentable)
    /// A link of its page was handled outside of it (A3-080).
    func onContentLoaded(_ presentable: any Presentable, _ presentationContent: PresentationContent?)
}

/// What was loaded. `UrlContent` is its only kind; it never changes.
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
