#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: a font. Headless: a name and a size.
    public final class UIFont: NSObject, Sendable {
        /// The weights of a font.
        public struct Weight: RawRepresentable, Hashable, Sendable {
            public let rawValue: CGFloat
            public init(rawValue: CGFloat) { self.rawValue = rawValue }
            /// Makes a weight between the named ones.
            public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
            /// The ultra light weight.
            public static let ultraLight = Weight(-0.8)
            /// The thin weight.
            public static let thin = Weight(-0.6)
            /// The light weight.
            public static let light = Weight(-0.4)
            /// The regular weight.
            public static let regular = Weight(0)
            /// The medium weight.
            public static let medium = Weight(0.23)
            /// The semibold weight.
            public static let semibold = Weight(0.3)
            /// The bold weight.
            public static let bold = Weight(0.4)
            /// The heavy weight.
            public static let heavy = Weight(0.56)
            /// The black weight.
            public static let black = Weight(0.62)
        }

        /// The text styles for fonts.
        public struct TextStyle: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            /// The large title text style.
            public static let largeTitle = TextStyle(rawValue: "largeTitle")
            /// The title 1 text style.
            public static let title1 = TextStyle(rawValue: "title1")
            /// The title 2 text style.
            public static let title2 = TextStyle(rawValue: "title2")
            /// The title 3 text style.
            public static let title3 = TextStyle(rawValue: "title3")
            /// The headline text style.
            public static let headline = TextStyle(rawValue: "headline")
            /// The subheadline text style.
            public static let subheadline = TextStyle(rawValue: "subheadline")
            /// The body text style.
            public static let body = TextStyle(rawValue: "body")
            /// The callout text style.
            public static let callout = TextStyle(rawValue: "callout")
            /// The footnote text style.
            public static let footnote = TextStyle(rawValue: "footnote")
            /// The caption 1 text style.
            public static let caption1 = TextStyle(rawValue: "caption1")
            /// The caption 2 text style.
            public static let caption2 = TextStyle(rawValue: "caption2")
        }

        /// The name of the font.
        public let fontName: String
        /// The size, in points.
        public let pointSize: CGFloat

        /// A font with a name. Headless: any name is accepted.
        public init?(name fontName: String, size fontSize: CGFloat) {
            self.fontName = fontName
            pointSize = fontSize
        }

        private init(_ fontName: String, _ pointSize: CGFloat) {
            self.fontName = fontName
            self.pointSize = pointSize
        }

        /// The name of the family.
        public var familyName: String { fontName }
        /// The height of a line, in points.
        public var lineHeight: CGFloat { pointSize * 1.2 }
        /// The system font.
        public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont("System", fontSize) }
        /// The system font with a weight.
        public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
            UIFont(weight == .regular ? "System" : "System-\(weight.rawValue)", fontSize)
        }
        /// The bold system font.
        public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
            systemFont(ofSize: fontSize, weight: .bold)
        }
        /// The italic system font.
        public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
            UIFont("System-Italic", fontSize)
        }
        /// The monospaced system font.
        public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
            UIFont(
                weight == .regular ? "System-Monospaced" : "System-Monospaced-\(weight.rawValue)", fontSize)
        }
        /// The system font with monospaced digits.
        public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
            UIFont(weight == .regular ? "System-Digits" : "System-Digits-\(weight.rawValue)", fontSize)
        }
        /// The user's preferred font for a text style. Headless: one size for all styles.
        public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { systemFont(ofSize: 17) }
        /// The size of the system font.
        public static var systemFontSize: CGFloat { 14 }
        /// The same font in another size.
        public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(fontName, fontSize) }

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? UIFont else { return false }
            return fontName == other.fontName && pointSize == other.pointSize
        }
        public override var hash: Int { fontName.hashValue }
    }

    /// Stand-in: scales fonts to the user's preferred size. Headless: they are unchanged.
    public final class UIFontMetrics: NSObject, Sendable {
        /// The metrics of body text.
        public static let `default` = UIFontMetrics(forTextStyle: .body)
        /// The metrics of a text style.
        public init(forTextStyle textStyle: UIFont.TextStyle) {}
        /// The font in the user's preferred size.
        public func scaledFont(for font: UIFont) -> UIFont { font }
        /// The length for the user's preferred size.
        public func scaledValue(for value: CGFloat) -> CGFloat { value }
    }
#endif
