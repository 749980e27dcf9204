import Foundation

extension Decoder {
    /// Reads one of a few strings (AM-130, AM-131): exact case, or the whole is refused.
    ///
    /// - Throws: `DecodingError` that lists what is allowed.
    func choice<Choice: RawRepresentable>(of choices: [Choice]) throws -> Choice
    where Choice.RawValue == String {
        let text = try singleValueContainer().decode(String.self)
        guard let choice = choices.first(where: { $0.rawValue == text }) else {
            let names = choices.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
            throw DecodingError.dataCorrupted(
                .init(codingPath: codingPath, debugDescription: "one of \(names)"))
        }
        return choice
    }

    /// The version of the SDK whose strictness counts: the host's, else the latest.
    var version: Airship18Version {
        Airship18Version.userInfoKey.flatMap { userInfo[$0] as? Airship18Version } ?? .v20
    }
}

extension Airship18Version {
    /// Where a decoder finds the version. Foundation makes keys of any name, but does not say so.
    static let userInfoKey = CodingUserInfoKey(rawValue: "Airship18Version")
}

/// Dates in the SDK's JSON: ISO 8601 (AM-132, AM-133).
enum AirshipDate {
    /// The time that a text names; nil for what is no date.
    static func date(_ text: String) -> Date? {
        let formatter = ISO8601DateFormatter()
        if let date = formatter.date(from: text) { return date }
        formatter.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
        if let date = formatter.date(from: text) { return date }
        formatter.formatOptions = [.withFullDate, .withTime, .withColonSeparatorInTime]
        return formatter.date(from: text)
    }

    /// The text of a time, to the second.
    static func text(_ date: Date) -> String {
        ISO8601DateFormatter().string(from: date)
    }
}
