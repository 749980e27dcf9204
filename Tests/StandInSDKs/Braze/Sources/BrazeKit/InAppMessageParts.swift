import Foundation

#if canImport(UIKit)
    import UIKit
    import WebKit
#else
    import PlatformStandIns
#endif

extension Braze.InAppMessage {
    public enum ClickAction: Codable, Hashable, Sendable {
        case none
        case url(URL, useWebView: Bool)
        #if EARLIEST
            case newsFeed
        #endif
        public var url: URL? { standIn() }
    }

    public enum MessageClose: Codable, Hashable, Sendable {
        case userInteraction
        case auto(after: TimeInterval)
    }

    public enum Orientation: String, Codable, Hashable, Sendable {
        case any, portrait, landscape
    }

    public enum SlideFrom: String, Codable, Hashable, Sendable {
        case top, bottom
    }

    public enum TextAlignment: String, Codable, Hashable, Sendable {
        case leading, center, trailing
    }

    public enum Graphic: Codable, Hashable, Sendable {
        case icon(String)
        case image(URL)
    }

    public enum DismissalReason: Hashable, Sendable {
        case wipeData
        case changeUser
    }

    public struct Button: Codable, Hashable, Sendable {
        public var id: Int
        public var text: String
        public var clickAction: ClickAction
        public var themes: ButtonThemes
        public init(id: Int, text: String, clickAction: ClickAction, themes: ButtonThemes = .defaults) {
            standIn()
        }
    }

    public struct Themes: Codable, Hashable, Sendable, ExpressibleByDictionaryLiteral {
        public var themes: [String: Theme]
        public var light: Theme {
            get { standIn() }
            set { standIn() }
        }
        public var dark: Theme? {
            get { standIn() }
            set { standIn() }
        }
        public subscript(name: String) -> Theme? {
            get { standIn() }
            set { standIn() }
        }
        public init(themes: [String: Theme]) { standIn() }
        public init(dictionaryLiteral elements: (String, Theme)...) { standIn() }
        public static let defaults: Themes = standInValue()
    }

    public struct ButtonThemes: Codable, Hashable, Sendable, ExpressibleByDictionaryLiteral {
        public var themes: [String: ButtonTheme]
        public var light: ButtonTheme { standIn() }
        public var dark: ButtonTheme? { standIn() }
        public subscript(name: String) -> ButtonTheme? { standIn() }
        public init(themes: [String: ButtonTheme]) { standIn() }
        public init(dictionaryLiteral elements: (String, ButtonTheme)...) { standIn() }
        public static let defaults: ButtonThemes = standInValue()
    }

    public struct Theme: Codable, Hashable, Sendable {
        public var backgroundColor: Color
        public var textColor: Color
        public var iconColor: Color
        public var iconBackgroundColor: Color
        public var headerTextColor: Color
        public var closeButtonColor: Color
        public var frameColor: Color
        public init(
            backgroundColor: Color = .clear, textColor: Color = .clear, iconColor: Color = .clear,
            iconBackgroundColor: Color = .clear, headerTextColor: Color = .clear,
            closeButtonColor: Color = .clear,
            frameColor: Color = .clear
        ) { standIn() }
        public static let defaultLight: Theme = standInValue()
        public static let defaultDark: Theme = standInValue()
    }

    public struct ButtonTheme: Codable, Hashable, Sendable {
        public var textColor: Color
        public var borderColor: Color
        public var backgroundColor: Color
        public init(textColor: Color = .clear, borderColor: Color = .clear, backgroundColor: Color = .clear) {
            standIn()
        }
        public static let defaultLight: ButtonTheme = standInValue()
        public static let defaultDark: ButtonTheme = standInValue()
        public static let primary: ButtonTheme = standInValue()
        public static let secondary: ButtonTheme = standInValue()
    }

    public struct Color: RawRepresentable, Codable, Hashable, Sendable, ExpressibleByIntegerLiteral {
        public var rawValue: UInt32
        public var r: Double { standIn() }
        public var g: Double { standIn() }
        public var b: Double { standIn() }
        public var a: Double { standIn() }
        public init(rawValue: UInt32) { standIn() }
        public init(integerLiteral value: UInt32) { standIn() }
        public init(red: Double, green: Double, blue: Double, alpha: Double) { standIn() }
        public init(_ color: UIColor) { standIn() }
        public static let clear: Color = standInValue()
        public static let black: Color = standInValue()
        public static let white: Color = standInValue()
        public static let red: Color = standInValue()
        public static let green: Color = standInValue()
        public static let blue: Color = standInValue()
        public var uiColor: UIColor { standIn() }
    }
}
