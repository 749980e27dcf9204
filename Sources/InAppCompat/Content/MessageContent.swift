public import Foundation

/// What a message contains and how it looks, in no vendor's words.
///
/// Each bridge translates its vendor's message to this and, where the vendor lets messages be changed,
/// back. A field that a vendor does not have is nil or empty.
public struct MessageContent: Sendable, Hashable, Codable {
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

/// A text and how its lines are set.
public struct TextContent: Sendable, Hashable, Codable {
    /// How lines are set; leading and trailing follow the direction of writing.
    public enum Alignment: String, Sendable, Hashable, Codable, CaseIterable {
        case leading, center, trailing
    }

    /// The text.
    public var text: String
    /// How its lines are set; nil leaves that to the vendor.
    public var alignment: Alignment?

    /// A text.
    public init(_ text: String, alignment: Alignment? = nil) {
        self.text = text
        self.alignment = alignment
    }
}

/// A picture.
public enum GraphicContent: Sendable, Hashable, Codable {
    /// An image, with a text for those who cannot see it.
    case image(URL, description: String?)
    /// A glyph of an icon font.
    case icon(String)
}

/// A button.
public struct ButtonContent: Sendable, Hashable, Codable {
    /// The vendor's id.
    public var id: String
    /// What stands on it.
    public var text: String
    /// What a click asks for.
    public var effect: MessageAction.Effect
    /// Colours by theme name.
    public var themes: [String: ButtonThemeContent]

    /// A button.
    public init(
        id: String, text: String, effect: MessageAction.Effect = .none,
        themes: [String: ButtonThemeContent] = [:]
    ) {
        self.id = id
        self.text = text
        self.effect = effect
        self.themes = themes
    }
}

/// A colour: 8 bits each of alpha, red, green and blue, from high to low.
public struct ColorContent: Sendable, Hashable, Codable, ExpressibleByIntegerLiteral {
    /// The packed colour.
    public var argb: UInt32

    /// Takes a packed colour.
    public init(argb: UInt32) {
        self.argb = argb
    }

    public init(integerLiteral value: UInt32) {
        argb = value
    }
}

/// The colours of a message; nil leaves one to the vendor.
public struct ThemeContent: Sendable, Hashable, Codable {
    /// Behind everything.
    public var background: ColorContent?
    /// Of the body text.
    public var text: ColorContent?
    /// Of the heading.
    public var header: ColorContent?
    /// Of the icon.
    public var icon: ColorContent?
    /// Behind the icon.
    public var iconBackground: ColorContent?
    /// Of the close button.
    public var closeButton: ColorContent?
    /// Of the area around the message.
    public var frame: ColorContent?

    /// A theme that leaves every colour to the vendor.
    public init() {}
}

/// The colours of a button; nil leaves one to the vendor.
public struct ButtonThemeContent: Sendable, Hashable, Codable {
    /// Of the text.
    public var text: ColorContent?
    /// Of the border.
    public var border: ColorContent?
    /// Behind the text.
    public var background: ColorContent?

    /// A theme that leaves every colour to the vendor.
    public init() {}
}

/// The page of a web message.
public struct PageContent: Sendable, Hashable, Codable {
    /// The HTML text.
    public var html: String
    /// What relative addresses in it are relative to.
    public var baseURL: URL?
    /// What is fetched before the page is shown.
    public var assets: Set<URL> = []

    /// A page.
    public init(html: String) {
        self.html = html
    }
}

/// Size, place and backdrop of a message. Percentages are of the window.
public struct FrameContent: Sendable, Hashable, Codable {
    /// Where a message stands along one axis.
    public enum Anchor: String, Sendable, Hashable, Codable, CaseIterable {
        case center, left, right, top, bottom
    }

    /// Width in percent; nil is the full width.
    public var width: Int?
    /// The widest it gets, in points.
    public var maximumWidth: Int?
    /// Height in percent; nil is the full height.
    public var height: Int?
    /// Whether the page's height decides instead.
    public var isFittedToContent: Bool?
    /// Where it stands from top to bottom.
    public var vertical: Anchor?
    /// Distance from that edge, in percent.
    public var verticalInset: Int?
    /// Where it stands from left to right.
    public var horizontal: Anchor?
    /// Distance from that edge, in percent.
    public var horizontalInset: Int?
    /// Radius of the corners, in points.
    public var cornerRadius: Double?
    /// Whether a backdrop keeps touches from the app.
    public var takesOver: Bool?
    /// The backdrop's colour, as hexadecimal RGB without a `#`.
    public var backdropColor: String?
    /// The backdrop's opacity, 0 to 1.
    public var backdropOpacity: Double?
    /// Links that gestures follow, by the gesture's name.
    public var gestures: [String: URL]?

    /// A frame that leaves everything to the vendor.
    public init() {}

    /// A frame with round corners; nil for a radius that makes none round.
    /// - Parameter cornerRadius: in points.
    public init?(cornerRadius: Double) {
        guard cornerRadius > 0 else { return nil }
        self.cornerRadius = cornerRadius
    }
}

/// How a message comes and goes.
public struct MotionContent: Sendable, Hashable, Codable {
    /// Whether it is animated when it appears.
    public var isEntryAnimated = true
    /// Whether it is animated when it goes away.
    public var isExitAnimated = true
    /// The vendor's name of the entry animation, where it has one.
    public var entry: String?
    /// The vendor's name of the exit animation, where it has one.
    public var exit: String?

    /// The vendor's own motion.
    public init() {}
}
