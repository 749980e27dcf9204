public import Foundation

/// What a message contains and how it looks, in no vendor's words.
///
/// Each bridge translates its vendor's message to this and, where the vendor lets messages be changed,
/// back. A field that a vendor does not have is nil or empty. A copy shares what it says until one of the two is changed, so
/// that it is handed around in one word. Sendable; a value.
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

    private var storage: ContentStorage

    // What is changed is changed in its place (`_modify`): to take it out and to put it back is thrice the code, and a copy.

    /// The form that the message takes.
    public var layout: Layout {
        get { storage.layout }
        _modify { yield &own().layout }
    }
    /// Whether the image is all there is, without texts.
    public var isImageOnly: Bool {
        get { storage.isImageOnly }
        _modify { yield &own().isImageOnly }
    }
    /// The heading.
    public var header: TextContent? {
        get { storage.header }
        _modify { yield &own().header }
    }
    /// The text below the heading.
    public var body: TextContent? {
        get { storage.body }
        _modify { yield &own().body }
    }
    /// The image, or the icon in its place.
    public var graphic: GraphicContent? {
        get { storage.graphic }
        _modify { yield &own().graphic }
    }
    /// The buttons, in order.
    public var buttons: [ButtonContent] {
        get { storage.buttons }
        _modify { yield &own().buttons }
    }
    /// What a click on the message itself asks for.
    public var clickEffect: MessageAction.Effect {
        get { storage.clickEffect }
        _modify { yield &own().clickEffect }
    }
    /// Seconds after which the message goes away by itself; nil when only the user closes it.
    public var autoClose: TimeInterval? {
        get { storage.autoClose }
        _modify { yield &own().autoClose }
    }
    /// The orientations that the message is made for.
    public var orientation: Orientation {
        get { storage.orientation }
        _modify { yield &own().orientation }
    }
    /// Which edge a banner comes from.
    public var edge: Edge? {
        get { storage.edge }
        _modify { yield &own().edge }
    }
    /// Colours by theme name; `light` and `dark` follow the system's appearance.
    public var themes: [String: ThemeContent] {
        get { storage.themes }
        _modify { yield &own().themes }
    }
    /// The page of a web message.
    public var page: PageContent? {
        get { storage.page }
        _modify { yield &own().page }
    }
    /// Size, place and backdrop, where the campaign sets them.
    public var frame: FrameContent? {
        get { storage.frame }
        _modify { yield &own().frame }
    }
    /// How the message comes and goes.
    public var motion: MotionContent {
        get { storage.motion }
        _modify { yield &own().motion }
    }
    /// The language of the texts, as a BCP 47 tag.
    public var language: String? {
        get { storage.language }
        _modify { yield &own().language }
    }
    /// The campaign's free-form data.
    public var extras: [String: ContentValue] {
        get { storage.extras }
        _modify { yield &own().extras }
    }

    /// A message of a layout with nothing in it.
    public init(layout: Layout) {
        storage = ContentStorage(layout: layout)
    }

    /// A message that says what nobody else changes.
    init(_ storage: ContentStorage) {
        self.storage = storage
    }

    /// What it says, for itself alone, so that it can be changed.
    private mutating func own() -> ContentStorage {
        if !isKnownUniquelyReferenced(&storage) { storage = ContentStorage(copying: storage) }
        return storage
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.storage === right.storage || left.contentValue == right.contentValue
    }
}
