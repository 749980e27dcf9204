import Foundation
public import PlatformStandIns

/// A text and its style. Sendable; a value.
public struct InAppMessageTextInfo: Sendable, Codable, Equatable {
    /// The styles of a text.
    public enum Style: String, Sendable, Codable {
        /// The text style.
        case bold, italic, underline

        /// Reads a style; case-sensitive (AM-131).
        /// - Throws: `DecodingError`.
        public init(from decoder: any Decoder) throws {
            self = try decoder.choice(of: [.bold, .italic, .underline])
        }
    }

    /// The alignments of a text.
    public enum Alignment: String, Sendable, Codable {
        /// The alignment of the lines.
        case left, center, right

        /// Reads an alignment; case-sensitive (AM-131).
        /// - Throws: `DecodingError`.
        public init(from decoder: any Decoder) throws {
            self = try decoder.choice(of: [.left, .center, .right])
        }
    }

    /// The text.
    public var text: String
    /// Its colour.
    public var color: InAppMessageColor?
    /// Its size, in points.
    public var size: Double?
    /// The font families; the first one that the device has is used.
    public var fontFamilies: [String]?
    /// The alignment; nil acts as left (AM-086).
    public var alignment: Alignment?
    /// The styles.
    public var style: [Style]?

    /// Makes a text.
    public init(
        text: String, color: InAppMessageColor? = nil, size: Double? = nil, fontFamilies: [String]? = nil,
        alignment: Alignment? = nil, style: [Style]? = nil
    ) {
        self.text = text
        self.color = color
        self.size = size
        self.fontFamilies = fontFamilies
        self.alignment = alignment
        self.style = style
    }

    enum CodingKeys: String, CodingKey {
        case text, color, size, alignment, style
        case fontFamilies = "font_family"
    }
}

/// A button. Sendable; a value.
public struct InAppMessageButtonInfo: Sendable, Codable, Equatable {
    /// The effect of a tap besides dismissing the message.
    public enum Behavior: String, Sendable, Codable {
        /// The message is dismissed.
        case dismiss
        /// The schedule is cancelled too (AM-009).
        case cancel

        /// Reads a behaviour; case-sensitive (AM-131).
        /// - Throws: `DecodingError`.
        public init(from decoder: any Decoder) throws {
            self = try decoder.choice(of: [.dismiss, .cancel])
        }
    }

    /// The button's id.
    public let identifier: String
    /// The text on it.
    public var label: InAppMessageTextInfo
    /// The actions that run after a tap in one of the SDK's own views (AM-081); a custom adapter runs them itself
    /// (AM-074).
    public var actions: AirshipJSON?
    /// The effect of a tap; nil acts as `dismiss`.
    public var behavior: Behavior?
    /// The button's colour.
    public var backgroundColor: InAppMessageColor?
    /// The border colour.
    public var borderColor: InAppMessageColor?
    /// The corner radius, in points.
    public var borderRadius: Double?

    /// Makes a button.
    public init(
        identifier: String, label: InAppMessageTextInfo, actions: AirshipJSON? = nil,
        behavior: Behavior? = nil, backgroundColor: InAppMessageColor? = nil,
        borderColor: InAppMessageColor? = nil, borderRadius: Double? = nil
    ) {
        self.identifier = identifier
        self.label = label
        self.actions = actions
        self.behavior = behavior
        self.backgroundColor = backgroundColor
        self.borderColor = borderColor
        self.borderRadius = borderRadius
    }

    enum CodingKeys: String, CodingKey {
        case identifier = "id"
        case label, actions, behavior
        case backgroundColor = "background_color"
        case borderColor = "border_color"
        case borderRadius = "border_radius"
    }
}

/// An image or a video. Sendable; a value.
public struct InAppMessageMediaInfo: Sendable, Codable, Equatable {
    /// The kinds of media. `vimeo` is known from 19.4 on.
    public enum MediaType: String, Sendable, Codable {
        /// The kind of media at the URL.
        case youtube, vimeo, video, image

        /// Reads a type; case-sensitive (AM-131).
        /// - Throws: `DecodingError`.
        public init(from decoder: any Decoder) throws {
            let known: [Self] = [.youtube, .vimeo, .video, .image]
            self = try decoder.choice(of: known.filter { $0 != .vimeo || decoder.version.knowsVimeo })
        }
    }

    /// Its URL.
    public var url: String
    /// Its kind.
    public var type: MediaType
    /// A description of it.
    public var description: String?

    /// Makes an image or a video.
    public init(url: String, type: MediaType, description: String? = nil) {
        self.url = url
        self.type = type
        self.description = description
    }
}

/// The layouts of buttons; nil acts as `stacked` (AM-086).
public enum InAppMessageButtonLayoutType: String, Codable, Sendable, Equatable {
    /// The layout of several buttons.
    case stacked, joined, separate

    /// Reads a layout; case-sensitive (AM-131).
    /// - Throws: `DecodingError`.
    public init(from decoder: any Decoder) throws {
        self = try decoder.choice(of: [.stacked, .joined, .separate])
    }
}

/// A colour as written in a message. An invalid text is kept, but not drawn (section 3.2). Sendable; a value.
public struct InAppMessageColor: Codable, Sendable, Equatable {
    /// The text in the message.
    public let hexColorString: String
    /// The colour; clear for an invalid text.
    public let color: Color

    /// Makes a colour from `#rrggbb` or, with the opacity first, `#aarrggbb`.
    public init(hexColorString: String) {
        self.hexColorString = hexColorString
        color = HexColor.color(hexColorString) ?? .clear
    }

    /// Reads a colour; any string is accepted (AM-131).
    /// - Throws: `DecodingError` for anything but a string.
    public init(from decoder: any Decoder) throws {
        self.init(hexColorString: try decoder.singleValueContainer().decode(String.self))
    }

    /// Writes the text in the message.
    /// - Throws: the encoder's errors.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(hexColorString)
    }
}

/// Colours in the format of payloads (section 4.9).
enum HexColor {
    /// Reads a colour. A leading `#` and surrounding spaces are allowed. The leading hexadecimal digits are read and
    /// the rest is ignored (AM-151). The rest still counts for the length, which is halved, so one character too many
    /// is accepted. That the surplus first digit is dropped is this model's choice.
    static func color(_ text: String) -> Color? {
        var digits = Substring(text.trimmingCharacters(in: .whitespacesAndNewlines))
        if digits.first == "#" { digits.removeFirst() }
        guard let value = UInt64(digits.prefix { $0.isASCII && $0.isHexDigit }, radix: 16) else { return nil }
        switch digits.count / 2 {
        case 3: return color(argb: UInt32(truncatingIfNeeded: value) | 0xFF00_0000)
        case 4: return color(argb: UInt32(truncatingIfNeeded: value))
        default: return nil
        }
    }

    private static func color(argb: UInt32) -> Color {
        func component(_ shift: UInt32) -> Double { Double(argb >> shift & 0xFF) / 255 }
        return Color(
            .sRGB, red: component(16), green: component(8), blue: component(0), opacity: component(24))
    }
}
