/// A field of the neutral content, for reports. Sendable; a value.
public enum ContentField: String, Sendable, Hashable, Codable, CaseIterable {
    /// The part of `MessageContent` with this name.
    case layout, isImageOnly, header, body, graphic, buttons, clickEffect, autoClose, orientation, edge,
        themes, page
    /// The part of `MessageContent` with this name.
    case frame, motion, language, extras

    /// Whether a content has a value for the field. Every content has a layout.
    public func isPresent(in content: MessageContent) -> Bool {
        self == .layout || !isEqual(in: content, MessageContent(layout: content.layout))
    }

    /// Whether two contents have equal values for the field.
    public func isEqual(in left: MessageContent, _ right: MessageContent) -> Bool {
        switch self {
        case .layout: left.layout == right.layout
        case .isImageOnly: left.isImageOnly == right.isImageOnly
        case .header: left.header == right.header
        case .body: left.body == right.body
        case .graphic: left.graphic == right.graphic
        case .buttons: left.buttons == right.buttons
        case .clickEffect: left.clickEffect == right.clickEffect
        case .autoClose: left.autoClose == right.autoClose
        case .orientation: left.orientation == right.orientation
        case .edge: left.edge == right.edge
        case .themes: left.themes == right.themes
        case .page: left.page == right.page
        case .frame: left.frame == right.frame
        case .motion: left.motion == right.motion
        case .language: left.language == right.language
        case .extras: left.extras == right.extras
        }
    }
}
