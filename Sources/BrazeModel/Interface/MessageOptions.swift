public import Foundation
public import PlatformStandIns

extension Braze.InAppMessage {
    /// When a message closes. Sendable.
    public enum MessageClose: Hashable, Sendable {
        /// When the user closes it.
        case userInteraction
        /// By itself, after so many seconds (BZ-051).
        case auto(after: TimeInterval)
    }

    /// How the screen must be held for a message to be displayed (BZ-031). The vendor's raw values are not
    /// known; these are the names of the cases. Sendable.
    public enum Orientation: String, Hashable, Sendable {
        /// It does not matter.
        case any
        /// Upright.
        case portrait
        /// Sideways.
        case landscape
    }

    /// The edge that a slideup comes from. The raw values are the model's. Sendable.
    public enum SlideFrom: String, Hashable, Sendable {
        /// The upper edge.
        case top
        /// The lower edge.
        case bottom
    }

    /// Where the lines of a text begin. The raw values are the model's. Sendable.
    public enum TextAlignment: String, Hashable, Sendable {
        /// Where reading begins.
        case leading
        /// In the middle.
        case center
        /// Where reading ends.
        case trailing
    }

    /// What stands beside or above a message's text. Sendable.
    public enum Graphic: Hashable, Sendable {
        /// A glyph of the icon font: the character itself, not its name.
        case icon(String)
        /// An image.
        case image(URL)
    }

    /// Why the SDK dismisses messages (BZ-110). More reasons may come. Sendable.
    public enum DismissalReason: Hashable, Sendable {
        /// `Braze.wipeData()` was called.
        case wipeData
        /// Another user was identified.
        case changeUser
    }
}

extension Braze.InAppMessage {
    /// What a click does. Sendable.
    public enum ClickAction: Hashable, Sendable {
        /// Nothing but the message's dismissal.
        case none
        /// Opens a URL: in a web view in the app, or outside.
        case url(URL, useWebView: Bool)

        /// The URL to open, if any.
        public var url: URL? {
            guard case .url(let url, _) = self else { return nil }
            return url
        }
    }

    /// A button of a message. Sendable.
    public struct Button: Hashable, Sendable {
        /// What tells the button from the message's others. It is no position (BZ-085).
        public var id: Int
        /// The button's title.
        public var text: String
        /// What a click on it does.
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

        /// A colour from its components, 0 to 1. Components outside are moved to the nearest end; one that is
        /// not a number counts as 0.
        public init(red: Double, green: Double, blue: Double, alpha: Double) {
            rawValue = [alpha, red, green, blue].reduce(0) { packed, component in
                // The maximum of NaN and 0 is 0 in this order of arguments only.
                let bounded = component > 0 ? min(component, 1) : 0
                return packed << 8 | UInt32((bounded * 255).rounded())
            }
        }

        /// The colour of the platform, in the light appearance.
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

        /// The same colour as the platform has it.
        public var uiColor: UIColor {
            UIColor(red: CGFloat(r), green: CGFloat(g), blue: CGFloat(b), alpha: CGFloat(a))
        }

        private func component(shift: UInt32) -> Double {
            Double(rawValue >> shift & 0xFF) / 255
        }

        /// Nothing.
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
