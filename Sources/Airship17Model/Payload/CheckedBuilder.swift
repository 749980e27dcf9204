import Foundation
package import HeadlessStage
import PlatformStandIns

/// A builder that checks its own values.
protocol CheckedBuilder {
    /// The values that may be nil in the builder, but not in the object that is built.
    associatedtype Needed

    /// Checks every value.
    /// - Parameter path: the position of the builder's values, for errors.
    /// - Throws: `PayloadError` for the first value that is not allowed.
    func needed(at path: PayloadPath) throws(PayloadError) -> Needed
}

extension CheckedBuilder {
    /// Whether every value is allowed.
    var isComplete: Bool { (try? needed(at: .root)) != nil }

    /// The required values; nil if one is missing or not valid. Then the log of the current stage says why.
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

/// The limits that the SDK checks (sections 1.10 and 4).
enum Bounds {
    /// The length of names and ids. The rules call the unit a character; it is taken for the UTF-16 unit of
    /// Objective-C's strings.
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

/// Colours in the format of payloads (section 4.9): `#rrggbb` or, with the opacity first, `#aarrggbb`.
enum HexColor {
    /// Reads a colour. A leading `#` and surrounding spaces are allowed.
    ///
    /// The number of digits is halved, so one digit too many is accepted. That the surplus first digit is dropped, and
    /// that every character must be a digit, are choices of this model.
    /// - Returns: nil for a text that is not a colour.
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

    /// The colour with eight bits per component, as compared for equality and written to JSON.
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
    /// Whether both colours have the same JSON text.
    func hasSameHex(as other: UIColor) -> Bool { HexColor.text(self) == HexColor.text(other) }
}

extension BinaryFloatingPoint {
    /// Whether the numbers differ by no more than the SDK's tolerance (section 1.10).
    func isNear(_ other: Self) -> Bool { self == other || abs(self - other) <= 0.01 }
}

/// A JSON object that app code reads and writes as a dictionary. Sendable, in contrast to a dictionary of `Any`.
///
/// The SDK stores messages as JSON, so a message's dictionaries can only hold JSON. Any other value from the app
/// becomes its description, and so does a key that is not a string.
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
