public import Foundation

/// A text and its alignment.
public struct TextContent: Sendable, Hashable, Codable {
    /// The alignment of the lines; leading and trailing follow the writing direction.
    public enum Alignment: String, Sendable, Hashable, Codable, CaseIterable {
        /// The side that the lines are aligned to.
        case leading, center, trailing
    }

    /// The text.
    public var text: String
    /// The alignment of its lines; nil leaves that to the vendor.
    public var alignment: Alignment?

    /// A text.
    public init(_ text: String, alignment: Alignment? = nil) {
        self.text = text
        self.alignment = alignment
    }
}

/// A picture.
public enum GraphicContent: Sendable, Hashable, Codable {
    /// An image, with an accessibility description.
    case image(URL, description: String?)
    /// A glyph of an icon font.
    case icon(String)

    /// The address of the image; nil for an icon.
    public var imageURL: URL? {
        guard case .image(let url, description: _) = self else { return nil }
        return url
    }

    /// The accessibility description of the image. An icon has none, and setting it does nothing.
    public var imageDescription: String? {
        get {
            guard case .image(_, let description) = self else { return nil }
            return description
        }
        set {
            guard case .image(let url, description: _) = self else { return }
            self = .image(url, description: newValue)
        }
    }
}

/// A button.
public struct ButtonContent: Sendable, Hashable, Codable {
    /// The vendor's id.
    public var id: String
    /// The text on it.
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

/// A colour with 8 bits each of alpha, red, green and blue, alpha in the highest bits.
public struct ColorContent: Sendable, Hashable, Codable, ExpressibleByIntegerLiteral {
    /// The packed colour.
    public var argb: UInt32

    /// Makes a colour from its packed value.
    public init(argb: UInt32) {
        self.argb = argb
    }

    public init(integerLiteral value: UInt32) {
        argb = value
    }
}

/// The colours of a message; nil leaves a colour to the vendor.
public struct ThemeContent: Sendable, Hashable, Codable {
    /// The background colour.
    public var background: ColorContent?
    /// The colour of the body text.
    public var text: ColorContent?
    /// The colour of the heading.
    public var header: ColorContent?
    /// The colour of the icon.
    public var icon: ColorContent?
    /// The background colour of the icon.
    public var iconBackground: ColorContent?
    /// The colour of the close button.
    public var closeButton: ColorContent?
    /// The colour of the area around the message.
    public var frame: ColorContent?

    /// A theme that leaves every colour to the vendor.
    public init() {}
}

/// The colours of a button; nil leaves a colour to the vendor.
public struct ButtonThemeContent: Sendable, Hashable, Codable {
    /// The colour of the text.
    public var text: ColorContent?
    /// The colour of the border.
    public var border: ColorContent?
    /// The background colour.
    public var background: ColorContent?

    /// A theme that leaves every colour to the vendor.
    public init() {}
}

/// The page of a web message.
public struct PageContent: Sendable, Hashable, Codable {
    /// The HTML text.
    public var html: String
    /// The base of relative URLs in it.
    public var baseURL: URL?
    /// The URLs that are fetched before the page is shown.
    public var assets: Set<URL> = []

    /// A page.
    public init(html: String) {
        self.html = html
    }

    /// Encodes the assets in sorted order, so that equal pages have equal encodings.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(html, forKey: .html)
        try container.encodeIfPresent(baseURL, forKey: .baseURL)
        try container.encode(assets.sorted { $0.absoluteString < $1.absoluteString }, forKey: .assets)
    }

    private enum CodingKeys: String, CodingKey { case html, baseURL, assets }
}

/// Size, position and backdrop of a message. Percentages are relative to the window.
public struct FrameContent: Sendable, Hashable, Codable {
    /// The position of a message along one axis.
    public enum Anchor: String, Sendable, Hashable, Codable, CaseIterable {
        /// The edge that the message is aligned to, or the centre.
        case center, left, right, top, bottom
    }

    /// Width in percent; nil is the full width.
    public var width: Int?
    /// The maximum width, in points.
    public var maximumWidth: Int?
    /// Height in percent; nil is the full height.
    public var height: Int?
    /// Whether the page's height decides instead.
    public var isFittedToContent: Bool?
    /// The vertical position.
    public var vertical: Anchor?
    /// Distance from that edge, in percent.
    public var verticalInset: Int?
    /// The horizontal position.
    public var horizontal: Anchor?
    /// Distance from that edge, in percent.
    public var horizontalInset: Int?
    /// Radius of the corners, in points.
    public var cornerRadius: Double?
    /// Whether a backdrop blocks touches to the app.
    public var takesOver: Bool?
    /// The backdrop's colour, as hexadecimal RGB without a `#`.
    public var backdropColor: String?
    /// The backdrop's opacity, 0 to 1.
    public var backdropOpacity: Double?
    /// Links that gestures follow, by the gesture's name.
    public var gestures: [String: URL]?

    /// A frame that leaves everything to the vendor.
    public init() {}

    /// A frame with round corners; nil for a radius of zero or less.
    /// - Parameter cornerRadius: in points.
    public init?(cornerRadius: Double) {
        guard cornerRadius > 0 else { return nil }
        self.cornerRadius = cornerRadius
    }
}

/// The animations of a message when it appears and goes away.
public struct MotionContent: Sendable, Hashable, Codable {
    /// Whether it is animated when it appears.
    public var isEntryAnimated = true
    /// Whether it is animated when it goes away.
    public var isExitAnimated = true
    /// The vendor's name of the entry animation, where it has one.
    public var entry: String?
    /// The vendor's name of the exit animation, where it has one.
    public var exit: String?

    /// The vendor's default animations.
    public init() {}
}
