/// Java's texts in Swift and back, by UTF-16, without a loss.
///
/// A Java text may have half a surrogate pair, which no Swift text can have. It arrives as a character for private use,
/// U+100000 above it, and goes back as what it was. A pair that stands for such a character arrives as its two halves.
enum JavaText: Sendable {
    private static let halves: ClosedRange<UInt32> = 0x10_D800...0x10_DFFF
    private static let above: UInt32 = 0x10_0000

    /// The text of some units.
    static func text(of units: [UInt16]) -> String {
        var scalars = String.UnicodeScalarView()
        var rest = units[...]
        while let unit = rest.popFirst() {
            if let pair = pair(unit, rest.first) {
                rest.removeFirst()
                scalars.append(pair)
            } else if let scalar = Unicode.Scalar(unit) ?? Unicode.Scalar(UInt32(unit) + above) {
                scalars.append(scalar)
            }
        }
        return String(scalars)
    }

    /// The units of a text.
    static func units(of text: String) -> [UInt16] {
        var units: [UInt16] = []
        units.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            if halves.contains(scalar.value) {
                units.append(UInt16(scalar.value - above))
            } else {
                units.append(contentsOf: scalar.utf16)
            }
        }
        return units
    }

    /// The character of a surrogate pair; nil for other units, and for a character that stands for a half.
    private static func pair(_ first: UInt16, _ second: UInt16?) -> Unicode.Scalar? {
        guard let second, UTF16.isLeadSurrogate(first), UTF16.isTrailSurrogate(second) else { return nil }
        let value = 0x1_0000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
        return halves.contains(value) ? nil : Unicode.Scalar(value)
    }
}
