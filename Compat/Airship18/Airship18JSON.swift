import Airship18Model
import InAppCore

nonisolated extension ContentValue {
    /// A value of Airship's; a number without a fraction becomes a whole one.
    init(_ json: AirshipJSON) {
        switch json {
        case .string(let value): self = .string(value)
        case .number(let value): self = Int(exactly: value).map(ContentValue.int) ?? .double(value)
        case .bool(let value): self = .bool(value)
        case .array(let values): self = .array(values.map { ContentValue($0) })
        case .object(let values): self = .object(values.mapValues { ContentValue($0) })
        case .null: self = .null
        }
    }

    /// The value as Airship has it.
    var airshipJSON: AirshipJSON {
        switch self {
        case .string(let value): .string(value)
        case .int(let value): .number(Double(value))
        case .double(let value): .number(value)
        case .bool(let value): .bool(value)
        case .array(let values): .array(values.map(\.airshipJSON))
        case .object(let values): .object(values.mapValues(\.airshipJSON))
        case .null: .null
        }
    }
}

nonisolated extension ColorContent {
    /// A colour as it stands in a message: `#rrggbb`, or `#aarrggbb` with the opacity first; nil for what is none.
    init?(_ color: InAppMessageColor?) {
        guard var digits = color.map({ Substring($0.hexColorString) }) else { return nil }
        if digits.first == "#" { digits.removeFirst() }
        guard digits.count == 6 || digits.count == 8 else { return nil }
        var value: UInt32 = 0
        for digit in digits {
            guard digit.isASCII, let worth = digit.hexDigitValue else { return nil }
            value = value << 4 | UInt32(worth)
        }
        self.init(argb: digits.count == 6 ? value | 0xFF00_0000 : value)
    }

    /// The colour as a message has it.
    var airshipColor: InAppMessageColor {
        let digits = String(argb, radix: 16)
        return InAppMessageColor(
            hexColorString: "#" + String(repeating: "0", count: 8 - digits.count) + digits)
    }
}

nonisolated extension TextContent {
    /// A text of a message.
    init(_ info: InAppMessageTextInfo) {
        let alignment: Alignment? =
            switch info.alignment {
            case .left: .leading
            case .center: .center
            case .right: .trailing
            case nil: nil
            }
        self.init(info.text, alignment: alignment)
    }
}
