package import Foundation
package import HeadlessStage

/// The messages of a payload, and the parts that the SDK skips.
package struct Campaigns<Message> {
    /// In the order in which they are triggered.
    package let messages: [Message]
    /// In the order of the text.
    package let passedOver: [PassedOver]

    /// Reads a payload in any of its wrappers.
    /// - Throws: `PayloadError` when it has no in-app message: the error says what was found instead.
    package init<Format>(parsing json: Data, as format: Format) throws
    where Format: CampaignFormat, Format.Message == Message {
        let root = JSONNode(try JSONValue(parsing: json), at: .root)
        var reader = CampaignReader(format)
        reader.read(root)
        if let lost = reader.lost { throw lost }
        guard !reader.found.isEmpty else { throw reader.passedOver.refusal(of: root) }
        passedOver = reader.passedOver
        // Sorting is stable only with the position as a second key.
        messages = reader.found.enumerated()
            .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
            .map(\.element.message)
    }

    /// Writes the skipped parts to a stage's log: an error for a malformed part, a note for any other.
    package func notePassedOver(in log: StageLog, from source: String) {
        for piece in passedOver {
            log.record(piece.isMalformed ? .error : .note, from: source, "Passed over: \(piece.reason)")
        }
    }
}

/// A part of a payload that the SDK skips, while it reads other messages. Sendable; a value.
package struct PassedOver: Sendable, Hashable {
    /// The reason.
    package let reason: PayloadError
    /// Whether the SDK could not read it; false for content that is not an in-app message.
    package let isMalformed: Bool
}

extension [PassedOver] {
    /// How many parts an error lists.
    private static var namedInRefusal: Int { 2 }

    /// The error for a payload that contains no message.
    fileprivate func refusal(of root: JSONNode) -> PayloadError {
        let expected = "at least one in-app message"
        guard let first else { return root.invalid(expected) }
        guard count > 1 else { return first.reason }
        let named = prefix(Self.namedInRefusal).map { piece in
            let reason = piece.reason
            return "\(reason.keyPath.isEmpty ? "the payload" : reason.keyPath) is \(reason.found)"
        }
        let rest = count > named.count ? ", and \(count - named.count) more" : ""
        return PayloadError(
            code: .invalidValue, keyPath: root.path.description,
            found: "without an in-app message: \(named.joined(separator: "; "))\(rest)", expected: expected)
    }
}
