public import Foundation

/// What a message contains and how it looks, in no vendor's words.
///
/// Each bridge translates its vendor's message to this and, where the vendor lets messages be changed,
/// back. A field that a vendor does not have is nil or empty. Sendable; a value.
public struct MessageContent: ContentPart {
    /// The form that a message takes on the screen.
    public enum Layout: String, Sendable, Hashable, Codable, CaseIterable {
        /// A strip at the top or the bottom.
        case banner
        /// A box over the app, which stays visible around it.
        case modal
        /// The whole screen.
        case fullScreen
        /// A web page.
        case web
        /// Nothing is drawn: the message only counts (a control group).
        case control
    }

    /// Which edge a banner comes from.
    public enum Edge: String, Sendable, Hashable, Codable, CaseIterable {
        case top, bottom
    }

    /// The orientations that a message is made for.
    public enum Orientation: String, Sendable, Hashable, Codable, CaseIterable {
        case any, portrait, landscape
    }

    /// The form that the message takes.
    public var layout: Layout
    /// Whether the image is all there is, without texts.
    public var isImageOnly = false
    /// The heading.
    public var header: TextContent?
    /// The text below the heading.
    public var body: TextContent?
    /// The image, or the icon in its place.
    public var graphic: GraphicContent?
    /// The buttons, in order.
    public var buttons: [ButtonContent] = []
    /// What a click on the message itself asks for.
    public var clickEffect = MessageAction.Effect.none
    /// Seconds after which the message goes away by itself; nil when only the user closes it.
    public var autoClose: TimeInterval?
    /// The orientations that the message is made for.
    public var orientation = Orientation.any
    /// Which edge a banner comes from.
    public var edge: Edge?
    /// Colours by theme name; `light` and `dark` follow the system's appearance.
    public var themes: [String: ThemeContent] = [:]
    /// The page of a web message.
    public var page: PageContent?
    /// Size, place and backdrop, where the campaign sets them.
    public var frame: FrameContent?
    /// How the message comes and goes.
    public var motion = MotionContent()
    /// The language of the texts, as a BCP 47 tag.
    public var language: String?
    /// The campaign's free-form data.
    public var extras: [String: ContentValue] = [:]

    /// A message of a layout with nothing in it.
    public init(layout: Layout) {
        self.layout = layout
    }
}
