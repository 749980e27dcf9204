import Foundation
public import PlatformStandIns

extension Braze.InAppMessage {
    /// A colour: alpha, red, green and blue, eight bits each, packed in this order. Write it as a literal,
    /// `0xFF2D_3436`. Sendable.
    public struct Color: RawRepresentable, ExpressibleByIntegerLiteral, Hashable, Codable, Sendable {
        /// The packed components.
        public let rawValue: UInt32

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
