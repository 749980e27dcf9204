/// The edge of the screen that a standard message comes from (section 1.3). Sendable.
public enum LegacyInAppMessagePosition: Int, Sendable, Hashable {
    /// The upper edge.
    case top = 0
    /// The lower edge.
    case bottom = 1
}

/// How a standard message is laid out: always as a banner (section 1.3). Sendable.
public enum LegacyInAppMessageDisplayType: Int, Sendable, Hashable {
    /// A banner.
    case banner = 0
}
