#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: a colour. Headless: red, green, blue and alpha, and a variant by appearance.
    public final class UIColor: NSObject, Sendable {
        private struct Components: Sendable, Hashable {
            var red: CGFloat
            var green: CGFloat
            var blue: CGFloat
            var alpha: CGFloat
        }

        private let light: Components
        private let dark: Components

        private init(light: Components, dark: Components) {
            self.light = light
            self.dark = dark
        }

        /// Makes a colour from its components, 0 to 1.
        public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            let components = Components(red: red, green: green, blue: blue, alpha: alpha)
            self.init(light: components, dark: components)
        }

        /// Makes a grey from 0 (black) to 1 (white).
        public convenience init(white: CGFloat, alpha: CGFloat) {
            self.init(red: white, green: white, blue: white, alpha: alpha)
        }

        /// Makes a colour that depends on the appearance.
        public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
            self.init(
                light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).light,
                dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).dark)
        }

        /// A colour from the app's resources. Headless: there are none.
        public convenience init?(named name: String) {
            nil
        }

        /// The colour for the given traits.
        public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
            let components = traitCollection.userInterfaceStyle == .dark ? dark : light
            return UIColor(light: components, dark: components)
        }

        /// Writes the components, 0 to 1, in the light appearance.
        @discardableResult public func getRed(
            _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
            blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
        ) -> Bool {
            red?.pointee = light.red
            green?.pointee = light.green
            blue?.pointee = light.blue
            alpha?.pointee = light.alpha
            return true
        }

        /// The same colour with another opacity.
        public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
            var (light, dark) = (light, dark)
            light.alpha = alpha
            dark.alpha = alpha
            return UIColor(light: light, dark: dark)
        }

        /// The colour for layers.
        public var cgColor: CGColor {
            CGColor(red: light.red, green: light.green, blue: light.blue, alpha: light.alpha)
        }

        /// Sets the fill colour of drawing. Headless: nothing is drawn.
        public func setFill() {}
        /// Sets the stroke colour of drawing. Headless: nothing is drawn.
        public func setStroke() {}
        /// Sets the colour of drawing. Headless: nothing is drawn.
        public func set() {}

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? UIColor else { return false }
            return light == other.light && dark == other.dark
        }

        public override var hash: Int { light.hashValue }

        private static func grey(_ light: CGFloat, _ dark: CGFloat) -> UIColor {
            UIColor(
                light: Components(red: light, green: light, blue: light, alpha: 1),
                dark: Components(red: dark, green: dark, blue: dark, alpha: 1))
        }

        /// UIKit's black colour.
        public static let black = UIColor(white: 0, alpha: 1)
        /// UIKit's white colour.
        public static let white = UIColor(white: 1, alpha: 1)
        /// UIKit's gray colour.
        public static let gray = UIColor(white: 0.5, alpha: 1)
        /// UIKit's light gray colour.
        public static let lightGray = UIColor(white: 0.667, alpha: 1)
        /// UIKit's dark gray colour.
        public static let darkGray = UIColor(white: 0.333, alpha: 1)
        /// UIKit's clear colour.
        public static let clear = UIColor(white: 0, alpha: 0)
        /// UIKit's red colour.
        public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        /// UIKit's green colour.
        public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        /// UIKit's blue colour.
        public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        /// UIKit's cyan colour.
        public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
        /// UIKit's yellow colour.
        public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
        /// UIKit's magenta colour.
        public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
        /// UIKit's orange colour.
        public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        /// UIKit's purple colour.
        public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
        /// UIKit's brown colour.
        public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
        /// UIKit's system blue colour.
        public static let systemBlue = UIColor(red: 0, green: 0.5, blue: 1, alpha: 1)
        /// UIKit's system red colour.
        public static let systemRed = UIColor(red: 1, green: 0.25, blue: 0.25, alpha: 1)
        /// UIKit's system green colour.
        public static let systemGreen = UIColor(red: 0.25, green: 0.75, blue: 0.25, alpha: 1)
        /// UIKit's system yellow colour.
        public static let systemYellow = UIColor(red: 1, green: 0.75, blue: 0, alpha: 1)
        /// UIKit's system orange colour.
        public static let systemOrange = UIColor(red: 1, green: 0.6, blue: 0, alpha: 1)
        /// UIKit's system purple colour.
        public static let systemPurple = UIColor(red: 0.7, green: 0.3, blue: 0.85, alpha: 1)
        /// UIKit's system pink colour.
        public static let systemPink = UIColor(red: 1, green: 0.2, blue: 0.35, alpha: 1)
        /// UIKit's system gray colour.
        public static let systemGray = UIColor(white: 0.55, alpha: 1)
        /// UIKit's system background colour.
        public static let systemBackground = grey(1, 0)
        /// UIKit's secondary system background colour.
        public static let secondarySystemBackground = grey(0.95, 0.1)
        /// UIKit's label colour.
        public static let label = grey(0, 1)
        /// UIKit's secondary label colour.
        public static let secondaryLabel = grey(0.4, 0.6)
        /// UIKit's separator colour.
        public static let separator = grey(0.8, 0.3)
    }
#endif
