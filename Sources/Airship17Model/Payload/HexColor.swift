import Foundation
import PlatformStandIns

/// Colours as the payload writes them (section 4.9): `#rrggbb` or, with the opacity first, `#aarrggbb`.
enum HexColor {
    /// Reads a colour. A leading `#` and spaces around are allowed.
    ///
    /// The number of digits is halved, so one digit too many passes; that the surplus first digit is dropped,
    /// and that every character must be a digit, are choices of this model.
    /// - Returns: nil for what is no colour.
    static func color(_ text: String) -> UIColor? {
        var digits = Substring(text.trimmingCharacters(in: .whitespacesAndNewlines))
        if digits.first == "#" { digits.removeFirst() }
        guard digits.allSatisfy(\.isASCIIHexDigit), let value = UInt64(digits, radix: 16) else { return nil }
        switch digits.count / 2 {
        case 3: return color(argb: UInt32(truncatingIfNeeded: value) | 0xFF00_0000)
        case 4: return color(argb: UInt32(truncatingIfNeeded: value))
        default: return nil
        }
    }

    /// The colour with eight bits a component: what equality compares and JSON holds.
    static func text(_ color: UIColor) -> String {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return "#" + [alpha, red, green, blue].map(digits).joined()
    }

    private static func color(argb: UInt32) -> UIColor {
        func component(_ shift: UInt32) -> CGFloat { CGFloat(argb >> shift & 0xFF) / 255 }
        return UIColor(red: component(16), green: component(8), blue: component(0), alpha: component(24))
    }

    private static func digits(_ component: CGFloat) -> String {
        let value = component > 0 ? UInt8((min(component, 1) * 255).rounded()) : 0
        return (value < 16 ? "0" : "") + String(value, radix: 16)
    }
}

extension Character {
    fileprivate var isASCIIHexDigit: Bool { isASCII && isHexDigit }
}

extension UIColor {
    /// Whether both colours are written alike in JSON.
    func hasSameHex(as other: UIColor) -> Bool { HexColor.text(self) == HexColor.text(other) }
}

extension BinaryFloatingPoint {
    /// Whether the numbers differ by no more than the SDK overlooks (section 1.10).
    func isNear(_ other: Self) -> Bool { self == other || abs(self - other) <= 0.01 }
}
