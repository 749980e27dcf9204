// Only this struct is exported, for the reason given at `EdgeInsets`.
#if canImport(SwiftUI)
    @_exported public import struct SwiftUI.Color
#else
    /// Stand-in for SwiftUI's: a colour. Headless: only its components, without anything that depends on the
    /// environment.
    public struct Color: Sendable, Hashable {
        /// The colour space of the components. Headless: only a name.
        public enum RGBColorSpace: Sendable, Hashable {
            /// sRGB, sRGB with linear values, and Display P3, as in SwiftUI.
            case sRGB, sRGBLinear, displayP3
        }

        private var red: Double
        private var green: Double
        private var blue: Double
        private var alpha: Double

        /// Makes a colour from components from 0 to 1.
        public init(
            _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) {
            self.red = red
            self.green = green
            self.blue = blue
            alpha = opacity
        }

        /// The colour with its opacity multiplied by a factor.
        public func opacity(_ opacity: Double) -> Color {
            Color(red: red, green: green, blue: blue, opacity: alpha * opacity)
        }

        /// SwiftUI's clear colour.
        public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
        /// SwiftUI's black colour.
        public static let black = Color(red: 0, green: 0, blue: 0)
        /// SwiftUI's white colour.
        public static let white = Color(red: 1, green: 1, blue: 1)
        /// SwiftUI's gray colour.
        public static let gray = Color(red: 0.56, green: 0.56, blue: 0.58)
        /// SwiftUI's red colour.
        public static let red = Color(red: 1, green: 0.23, blue: 0.19)
        /// SwiftUI's green colour.
        public static let green = Color(red: 0.2, green: 0.78, blue: 0.35)
        /// SwiftUI's blue colour.
        public static let blue = Color(red: 0, green: 0.48, blue: 1)
        /// SwiftUI's yellow colour.
        public static let yellow = Color(red: 1, green: 0.8, blue: 0)
        /// SwiftUI's orange colour.
        public static let orange = Color(red: 1, green: 0.58, blue: 0)
    }
#endif
