/// Converts Java's strings to Swift and back, as UTF-16, without loss.
///
/// A Java string may contain an unpaired surrogate, which no Swift string can contain. It is converted to a
/// private-use character, U+100000 above it, and is restored on the way back. A pair that encodes such a character is
/// converted to its two halves.
enum JavaText: Sendable {
    private static let halves: ClosedRange<UInt32> = 0x10_D800...0x10_DFFF
    private static let above: UInt32 = 0x10_0000

    /// The text of UTF-16 units.
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

    /// The UTF-16 units of a text.
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
