/// What kind of campaign a story is about, in neutral words. Each shape says which payload plays the part, or that its
/// servers send nothing of the kind (`StoryHost`).
public enum StoryRole: String, Sendable, Hashable, CaseIterable {
    /// A modal with two buttons: the first one only closes it, the second one leads to a web page.
    case modal
    /// A small banner at an edge, which can be tapped and swiped away, and stays until then.
    case slideup
    /// A web page with links and a script.
    case page
    /// An image that can be tapped.
    case image
    /// A message of a control group, which nobody sees.
    case control
    /// A message that goes away by itself after ten seconds.
    case selfClosing
    /// A modal that goes before others that can be shown with it, where campaigns have an order of their own.
    case urgent
    /// A modal that does not count: a test, a preview, or one that is not to be reported.
    case uncounted

    /// The role whose messages look the same and are operated alike.
    public var looks: StoryRole {
        switch self {
        case .urgent, .uncounted: .modal
        case .modal, .slideup, .page, .image, .control, .selfClosing: self
        }
    }
}
