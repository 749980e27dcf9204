import Foundation
package import HeadlessStage
import PlatformStandIns

/// A builder that knows which values it can build something of.
protocol CheckedBuilder {
    /// What may be nil in the builder, but not in what is built.
    associatedtype Needed

    /// Checks every value.
    /// - Parameter path: where the builder's values stand, for errors.
    /// - Throws: `PayloadError` for the first value that is not allowed.
    func needed(at path: PayloadPath) throws(PayloadError) -> Needed
}

extension CheckedBuilder {
    /// Whether every value is allowed.
    var isComplete: Bool { (try? needed(at: .root)) != nil }

    /// What is needed to build something; nil when that is not possible. Then the log of the current stage says
    /// what is wrong.
    func needed() -> Needed? {
        do {
            return try needed(at: .root)
        } catch {
            HeadlessStage.current.log.record(
                .error, from: "Airship17", "Invalid \(Self.self)", ["reason": error.description])
            return nil
        }
    }
}

/// The bounds that the SDK checks (sections 1.10 and 4).
enum Bounds {
    /// The length of names and ids, in the UTF-16 units of Objective-C's strings.
    static let textLength = 1...Int(UAInAppMessageNameLimit)

    static func check(_ text: String, at path: PayloadPath) throws(PayloadError) {
        guard textLength.contains(text.utf16.count) else {
            throw .invalidValue(.string(text), at: path, expected: "1 to 100 characters")
        }
    }

    /// A message with texts needs a heading or a body.
    static func check(
        heading: InAppMessageTextInfo?, body: InAppMessageTextInfo?, at path: PayloadPath
    ) throws(PayloadError) {
        guard heading != nil || body != nil else {
            throw .missing(path["body"], expected: "a heading or a body")
        }
    }

    static func check(
        buttons: [InAppMessageButtonInfo]?, maximum: UInt, at path: PayloadPath
    ) throws(PayloadError) {
        guard let buttons, buttons.count > maximum else { return }
        throw PayloadError(
            code: .invalidValue, keyPath: path["buttons"].description, found: "\(buttons.count) buttons",
            expected: "at most \(maximum)")
    }
}

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

/// A JSON object that app code writes and reads as a dictionary. Sendable, which a dictionary of `Any` is not.
///
/// The SDK stores messages as JSON, so that this is what a message's dictionaries can hold. Something else that
/// the app puts in becomes its description, as a key does that is no string.
package struct ObjectValue: Sendable, Hashable {
    package let members: [String: JSONValue]

    package init(members: [String: JSONValue]) {
        self.members = members
    }

    package init(_ dictionary: [AnyHashable: Any]) {
        members = Dictionary(
            dictionary.map { key, value in
                (key.base as? String ?? String(describing: key.base), JSONValue(value))
            }, uniquingKeysWith: { first, _ in first })
    }

    /// The object as Foundation reads JSON text, so that numbers convert to any numeric type.
    package var dictionary: [AnyHashable: Any] { members.mapValues(\.foundationValue) }

    package var jsonValue: JSONValue { .object(members) }
}
