/// The edge of the screen that a banner comes from (section 1.3). Sendable.
public enum InAppMessageBannerPlacementType: Int, Sendable, Hashable {
    case top = 0
    case bottom = 1
}

/// How a banner's image and texts are arranged (section 1.3). Sendable.
public enum InAppMessageBannerContentLayoutType: Int, Sendable, Hashable {
    case mediaLeft = 0
    case mediaRight = 1
}

/// How a modal message's media and texts are arranged, from top to bottom (section 1.3). The order of the raw
/// values is this model's choice. Sendable.
public enum InAppMessageModalContentLayoutType: Int, Sendable, Hashable {
    case headerMediaBody = 0
    case mediaHeaderBody = 1
    case headerBodyMedia = 2
}

/// How a full-screen message's media and texts are arranged, from top to bottom (section 1.3). The order of the
/// raw values is this model's choice. Sendable.
public enum InAppMessageFullScreenContentLayoutType: Int, Sendable, Hashable {
    case headerMediaBody = 0
    case mediaHeaderBody = 1
    case headerBodyMedia = 2
}
