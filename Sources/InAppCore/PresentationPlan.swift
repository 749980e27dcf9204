public import Foundation

/// How a message is about to appear. A handler changes it in `prepare(_:for:)`.
///
/// What a shape cannot do with a wish is said in a diagnostic (`planNotApplied`) and, beforehand, by the
/// capability table. Sendable; made and read on the main actor.
public struct PresentationPlan: Sendable {
    /// How the interface should be turned while the message appears.
    public enum Orientation: String, Sendable, Hashable, CaseIterable {
        case portrait, landscape
    }

    /// What should happen to the status bar while the message is up.
    public enum StatusBar: String, Sendable, Hashable, CaseIterable {
        /// What the SDK and the app would do anyway.
        case automatic
        case hidden, visible
    }

    private let original: CompatMessage
    private var edited: MessageContent?

    /// How the interface should be turned while the message appears; nil leaves it as it is.
    public var orientation: Orientation?
    /// What should happen to the status bar.
    public var statusBar = StatusBar.automatic
    /// Seconds after which the message goes away by itself; nil leaves that to the campaign.
    public var autoClose: TimeInterval?
    /// A view to show instead of the SDK's own. Any `UIView` will do; one of the vendor's own kind is
    /// used as it is.
    public var customView: UIView?
    /// The scene to appear in; nil leaves the choice to the SDK.
    public var windowScene: UIWindowScene?
    /// The level of the message's window; nil leaves it as it is.
    public var windowLevel: UIWindow.Level?

    /// The plan that changes nothing.
    @MainActor public init(for message: CompatMessage) {
        original = message
    }

    /// What the message contains and how it looks. Assign a changed copy to change it.
    @MainActor public var content: MessageContent {
        get { edited ?? original.content }
        set { edited = newValue }
    }

    /// The content that a handler assigned, nil when none was. For bridges.
    public var editedContent: MessageContent? { edited }
}
