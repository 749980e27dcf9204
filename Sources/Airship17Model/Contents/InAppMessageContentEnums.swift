/// The edge of the screen that a banner comes from (section 1.3). Sendable.
public enum InAppMessageBannerPlacementType: Int, Sendable, Hashable {
    /// The upper edge.
    case top = 0
    /// The lower edge.
    case bottom = 1
}

/// How a banner's image and texts are arranged (section 1.3). Sendable.
public enum InAppMessageBannerContentLayoutType: Int, Sendable, Hashable {
    /// The image left of the texts.
    case mediaLeft = 0
    /// The image right of the texts.
    case mediaRight = 1
}

/// How a modal message's media and texts are arranged, from top to bottom (section 1.3). The order of the raw
/// values is this model's choice. Sendable.
public enum InAppMessageModalContentLayoutType: Int, Sendable, Hashable {
    /// Heading, media, text.
    case headerMediaBody = 0
    /// Media, heading, text.
    case mediaHeaderBody = 1
    /// Heading, text, media.
    case headerBodyMedia = 2
}

/// How a full-screen message's media and texts are arranged, from top to bottom (section 1.3). The order of the
/// raw values is this model's choice. Sendable.
public enum InAppMessageFullScreenContentLayoutType: Int, Sendable, Hashable {
    /// Heading, media, text.
    case headerMediaBody = 0
    /// Media, heading, text.
    case mediaHeaderBody = 1
    /// Heading, text, media.
    case headerBodyMedia = 2
}
