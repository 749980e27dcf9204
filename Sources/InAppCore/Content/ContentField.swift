/// A field of the neutral content, for reports.
public enum ContentField: String, Sendable, Hashable, Codable, CaseIterable {
    case layout, isImageOnly, header, body, graphic, buttons, clickEffect, autoClose, orientation, edge,
        themes, page
    case frame, motion, language, extras

    /// Whether a content says anything about the field. Every content has a layout.
    public func isPresent(in content: MessageContent) -> Bool {
        self == .layout || !isEqual(in: content, MessageContent(layout: content.layout))
    }

    /// Whether two contents say the same about the field.
    public func isEqual(in left: MessageContent, _ right: MessageContent) -> Bool {
        left[self] == right[self]
    }
}
