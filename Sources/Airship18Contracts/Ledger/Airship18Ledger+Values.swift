import InAppCompat
import InAppContracts

extension Ledger {
    /// Entries for the values that campaigns add to messages.
    static let airship18Values: [LedgerEntry] = [
        value("ContentValue", "AirshipJSON"), value("$base.string", "AirshipJSON.string"),
        value("$base.bool", "AirshipJSON.bool"), value("$base.double", "AirshipJSON.double"),
        value("$base.object", "AirshipJSON.object"), value("$base.array", "AirshipJSON.array"),
        value(
            nil,
            """
            AirshipJSON.array(_:) AirshipJSON.bool(_:) AirshipJSON.decode(decoder:encoder:)
            AirshipJSON.from(data:decoder:) AirshipJSON.from(json:decoder:) AirshipJSON.isArray
            AirshipJSON.isBool AirshipJSON.isNull AirshipJSON.isNumber AirshipJSON.isObject AirshipJSON.isString
            AirshipJSON.makeObject(builderBlock:) AirshipJSON.null AirshipJSON.number(_:) AirshipJSON.object(_:)
            AirshipJSON.string(_:) AirshipJSON.toData(encoder:) AirshipJSON.toString(encoder:)
            AirshipJSON.unWrap() AirshipJSON.wrap(_:encoder:)
            """),
    ]

    /// A value, or a member that reads it.
    private static func value(_ code: String?, _ members: String) -> LedgerEntry {
        LedgerEntry(
            .content,
            counterpart: "ContentValue",
            code: code,
            advice: "The values are ContentValue: string, int, double and bool read them.",
            members: members)
    }
}
