import Foundation
public import InAppCore

/// The changes that an adopted delegate makes to a message, for comparison with what the driving SDK shows.
///
/// Sendable; a value.
public struct UnshownChanges: Sendable {
    /// The changed fields, whether the changes are visible or not. A field has its name, as in `body`; the members of
    /// fields that have several are listed on their own, as in `frame.width`.
    public let all: [String]
    private let base: [String: ContentValue]

    /// Describes changes.
    /// - Parameters:
    ///   - before: the content without the changes.
    ///   - wanted: the content with the changes.
    ///   - base: the content that the driving SDK shows without the changes; `before` if it is left out.
    /// - Returns: nil if nothing has changed.
    public init?(from before: MessageContent, to wanted: MessageContent, over base: MessageContent? = nil) {
        guard before != wanted else { return nil }
        let (old, new) = (Self.members(before), Self.members(wanted))
        let names = Set(old.keys).union(new.keys).subtracting(Self.idleNames(wanted.motion))
        all = names.sorted().filter { old[$0] != new[$0] }
        self.base = base.map { Self.members($0) } ?? old
    }

    /// The changed fields that a content has as if they were unchanged. A change that is visible in part is left out.
    public func lost(in shown: MessageContent) -> [String] {
        let shown = Self.members(shown)
        return all.filter { shown[$0] == base[$0] }
    }

    /// The names of animations that are switched off: only the switch can be seen.
    private static func idleNames(_ motion: MotionContent) -> [String] {
        (motion.isEntryAnimated ? [] : ["motion.entry"]) + (motion.isExitAnimated ? [] : ["motion.exit"])
    }

    /// The fields of a content; frame and motion are replaced with their members.
    private static func members(_ content: MessageContent) -> [String: ContentValue] {
        var fields = encoded(content)
        for field in [ContentField.frame, .motion] {
            guard case .object(let members)? = fields.removeValue(forKey: field.rawValue) else { continue }
            for (name, value) in members { fields["\(field.rawValue).\(name)"] = value }
        }
        return fields
    }

    /// The fields as JSON values. Every content can be encoded, because infinity is encoded as a string.
    private static func encoded(_ content: MessageContent) -> [String: ContentValue] {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        let data = try? encoder.encode(content)
        return data.flatMap { try? JSONDecoder().decode([String: ContentValue].self, from: $0) } ?? [:]
    }
}

extension AdoptedDelegate {
    /// Reports, once for each field, the delegate's changes to a message that are not visible. Call it when the
    /// message is about to appear.
    /// - Parameters:
    ///   - changes: the delegate's changes.
    ///   - message: the message in question.
    ///   - place: where the delegate makes the changes, in the terms of its SDK.
    ///   - word: the name that the delegate's SDK has for a field, or for a member of one.
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
        case .native, .emulated: "This SDK has no place for it, or has already made that part."
        }
    }
}
