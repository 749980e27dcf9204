/// The edge or the middle that a message is aligned with (rules, 4.2).
public enum MessageAlignment: Int, Sendable, CaseIterable {
    /// In the middle.
    case center = 0
    /// At the left edge.
    case left = 1
    /// At the right edge.
    case right = 2
    /// At the top edge.
    case top = 3
    /// At the bottom edge.
    case bottom = 4

    /// The alignment with this name. The match is exact.
    /// - Returns: `.center` for any other string.
    public static func fromString(_ string: String) -> MessageAlignment {
        named(string) ?? .center
    }
}

/// How a message enters or leaves the screen (rules, 4.2).
public enum MessageAnimation: Int, Sendable, CaseIterable {
    /// At once.
    case none = 0
    /// Over the left edge.
    case left = 1
    /// Over the right edge.
    case right = 2
    /// Over the top edge.
    case top = 3
    /// Over the bottom edge.
    case bottom = 4
    /// Growing out of the middle.
    case center = 5
    /// By changing its opacity.
    case fade = 6

    /// The animation with this name. The match is exact.
    /// - Returns: `.none` for any other string.
    public static func fromString(_ string: String) -> MessageAnimation {
        named(string) ?? .none
    }
}

/// A gesture that a message can map to a URL (rules, 4.2).
public enum MessageGesture: Int, Sendable, CaseIterable {
    /// A swipe towards the top.
    case swipeUp = 0
    /// A swipe towards the bottom.
    case swipeDown = 1
    /// A swipe to the left.
    case swipeLeft = 2
    /// A swipe to the right.
    case swipeRight = 3
    /// A tap beside the message. It can stand in a map, but nothing recognises it (AI-078, AI-126).
    case tapBackground = 4

    /// The gesture with this name. The match is exact.
    /// - Returns: nil for any other string.
    public static func fromString(_ string: String) -> MessageGesture? {
        named(string)
    }
}

extension CaseIterable {
    /// The case whose name is exactly `string`.
    fileprivate static func named(_ string: String) -> Self? {
        allCases.first { "\($0)" == string }
    }
}
