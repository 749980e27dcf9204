import Foundation
public import InAppCore

/// What an adopted delegate wants changed of a message, to be held against what the driving SDK shows.
///
/// Sendable; a value.
public struct UnshownChanges: Sendable {
    /// What has changed, whether it shows or not: the names of fields, as in `body`, and of the members of those that have
    /// several, as in `frame.width`.
    public let all: [String]
    private let base: [String: ContentValue]

    /// Describes changes.
    /// - Parameters:
    ///   - before: the content without them.
    ///   - wanted: the content with them.
    ///   - base: what the driving SDK shows without them; `before` if it is left out.
    /// - Returns: nil where nothing has changed.
    public init?(from before: MessageContent, to wanted: MessageContent, over base: MessageContent? = nil) {
        guard before != wanted else { return nil }
        let (old, new) = (Self.members(before), Self.members(wanted))
        all = Set(old.keys).union(new.keys).sorted().filter { old[$0] != new[$0] }
        self.base = base.map { Self.members($0) } ?? old
    }

    /// What has changed and is in a content as if it had not. What shows in part is no part of it.
    public func lost(in shown: MessageContent) -> [String] {
        let shown = Self.members(shown)
        return all.filter { shown[$0] == base[$0] }
    }

    /// The fields, and in the place of frame and motion their members.
    private static func members(_ content: MessageContent) -> [String: ContentValue] {
        var fields = encoded(content)
        for field in [ContentField.frame, .motion] {
            guard case .object(let members)? = fields.removeValue(forKey: field.rawValue) else { continue }
            for (name, value) in members { fields["\(field.rawValue).\(name)"] = value }
        }
        return fields
    }

    /// The fields as JSON values. Every content can be written so, since infinity is a text here.
    private static func encoded(_ content: MessageContent) -> [String: ContentValue] {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        let data = try? encoder.encode(content)
        return data.flatMap { try? JSONDecoder().decode([String: ContentValue].self, from: $0) } ?? [:]
    }
}

extension AdoptedDelegate {
    /// Says, once for each, which of the delegate's changes to a message do not show. Call it when the message is about to
    /// appear.
    /// - Parameters:
    ///   - changes: what the delegate has changed.
    ///   - message: the message in question.
    ///   - place: where the delegate changes it, in words of its SDK.
    ///   - word: what the delegate's SDK calls a field, or a member of one.
    public func reportUnshown(
        _ changes: UnshownChanges?, of message: CompatMessage, by place: String, word: (String) -> String
    ) {
        guard let changes, let shown = message.engine?.driver?.content(of: message) else { return }
        for name in changes.lost(in: shown) {
            reportOnce(
                "unshown \(name)", .planNotApplied, message,
                "\(place): the change of \(word(name)) does not show. \(Self.reason(message))")
        }
    }

    private static func reason(_ message: CompatMessage) -> String {
        switch message.capabilities.support(of: .prepareContent) {
        case .unavailable(let reason): reason
        case .native, .emulated: "This SDK has no place for it, or has made that part of the message already."
        }
    }
}
