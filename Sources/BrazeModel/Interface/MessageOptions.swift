public import Foundation
public import PlatformStandIns

extension Braze.InAppMessage {
    /// The ways in which a message closes. Sendable.
    public enum MessageClose: Hashable, Sendable {
        /// The user closes it.
        case userInteraction
        /// It closes automatically after a number of seconds (BZ-051).
        case auto(after: TimeInterval)
    }

    /// The screen orientation that a message requires (BZ-031). The vendor's raw values are not known; these are the
    /// names of the cases. Sendable.
    public enum Orientation: String, Hashable, Sendable {
        /// Any orientation.
        case any
        /// Portrait.
        case portrait
        /// Landscape.
        case landscape
    }

    /// The edge that a slideup comes from. The raw values are the model's. Sendable.
    public enum SlideFrom: String, Hashable, Sendable {
        /// The top edge.
        case top
        /// The bottom edge.
        case bottom
    }

    /// The alignments of a text. The raw values are the model's. Sendable.
    public enum TextAlignment: String, Hashable, Sendable {
        /// At the leading edge.
        case leading
        /// Centred.
        case center
        /// At the trailing edge.
        case trailing
    }

    /// The graphic next to a message's text or above it. Sendable.
    public enum Graphic: Hashable, Sendable {
        /// A glyph of the icon font: the character itself, not its name.
        case icon(String)
        /// An image.
        case image(URL)
    }

    /// The reasons for which the SDK dismisses messages (BZ-110). Later versions may have more. Sendable.
    public enum DismissalReason: Hashable, Sendable {
        /// `Braze.wipeData()` was called.
        case wipeData
        /// Another user was identified.
        case changeUser
    }
}

extension Braze.InAppMessage {
    /// The effects of a click. Sendable.
    public enum ClickAction: Hashable, Sendable {
        /// Only dismisses the message.
        case none
        /// Opens a URL: in a web view in the app, or outside the app.
        case url(URL, useWebView: Bool)

        /// The URL to open, if any.
        public var url: URL? {
            guard case .url(let url, _) = self else { return nil }
            return url
        }
    }

    /// A button of a message. Sendable.
    public struct Button: Hashable, Sendable {
        /// The id of the button, unique in the message. It is not its position (BZ-085).
        public var id: Int
        /// The button's title.
        public var text: String
        /// The effect of a click on it.
        public var clickAction: ClickAction
        /// Its colours, by appearance.
        public var themes: ButtonThemes

        /// Makes a button.
        public init(id: Int, text: String, clickAction: ClickAction, themes: ButtonThemes = .defaults) {
            self.id = id
            self.text = text
            self.clickAction = clickAction
            self.themes = themes
        }
    }
}

extension Braze.InAppMessage {
    /// A colour: alpha, red, green and blue, eight bits each, packed in this order. Write it as a literal,
    /// `0xFF2D_3436`. Sendable.
    public struct Color: RawRepresentable, ExpressibleByIntegerLiteral, Hashable, Codable, Sendable {
        /// The packed components.
        public var rawValue: UInt32

        /// A colour from its packed components.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// A colour from its packed components.
        public init(integerLiteral value: UInt32) {
            rawValue = value
        }

        /// A colour from its components, 0 to 1. Components outside this range are clamped; NaN counts as 0.
        public init(red: Double, green: Double, blue: Double, alpha: Double) {
            rawValue = [alpha, red, green, blue].reduce(0) { packed, component in
                // The maximum of NaN and 0 is 0 only in this order of arguments.
                let bounded = component > 0 ? min(component, 1) : 0
                return packed << 8 | UInt32((bounded * 255).rounded())
            }
        }

        /// Makes a colour from a platform colour, in the light appearance.
        public init(_ color: UIColor) {
            var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            self.init(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
        }

        /// Red, 0 to 1.
        public var r: Double { component(shift: 16) }
        /// Green, 0 to 1.
        public var g: Double { component(shift: 8) }
        /// Blue, 0 to 1.
        public var b: Double { component(shift: 0) }
        /// Opacity, 0 to 1.
        public var a: Double { component(shift: 24) }

        /// The same colour as a platform colour.
        public var uiColor: UIColor {
            UIColor(red: CGFloat(r), green: CGFloat(g), blue: CGFloat(b), alpha: CGFloat(a))
        }

        private func component(shift: UInt32) -> Double {
            Double(rawValue >> shift & 0xFF) / 255
        }

        /// Transparent.
        public static let clear: Color = 0x0000_0000
        /// Black.
        public static let black: Color = 0xFF00_0000
        /// White.
        public static let white: Color = 0xFFFF_FFFF
        /// Red.
        public static let red: Color = 0xFFFF_0000
        /// Green.
        public static let green: Color = 0xFF00_FF00
        /// Blue.
        public static let blue: Color = 0xFF00_00FF
    }
}
