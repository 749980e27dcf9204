import Foundation

/// Dates as pushes write them: ISO 8601, in UTC unless they say something else.
enum LegacyDate {
    static func date(_ text: String) -> Date? {
        let candidates = [text, text + "Z"]
        return candidates.lazy.compactMap { candidate in
            formatter([.withInternetDateTime]).date(from: candidate)
                ?? formatter([.withInternetDateTime, .withFractionalSeconds]).date(from: candidate)
        }.first
    }

    static func text(_ date: Date) -> String {
        formatter([.withInternetDateTime]).string(from: date)
    }

    private static func formatter(_ options: ISO8601DateFormatter.Options) -> ISO8601DateFormatter {
        let formatter = ISO8601DateFormatter()
        formatter.formatOptions = options
        return formatter
    }
}
