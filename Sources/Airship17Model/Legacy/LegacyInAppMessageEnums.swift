/// The edge of the screen that a standard message comes from (section 1.3). Sendable.
public enum LegacyInAppMessagePosition: Int, Sendable, Hashable {
    case top = 0
    case bottom = 1
}

/// How a standard message is laid out: always as a banner (section 1.3). Sendable.
public enum LegacyInAppMessageDisplayType: Int, Sendable, Hashable {
    case banner = 0
}
