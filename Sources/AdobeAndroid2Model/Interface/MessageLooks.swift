/// The edge or centre that a message is aligned with (rules, section 4).
public enum MessageAlignment: String, Sendable, CaseIterable {
    /// In the centre.
    case center = "CENTER"
    /// At the left edge.
    case left = "LEFT"
    /// At the right edge.
    case right = "RIGHT"
    /// At the top edge.
    case top = "TOP"
    /// At the bottom edge.
    case bottom = "BOTTOM"
}

/// How a message enters or leaves the screen (rules, section 4).
public enum MessageAnimation: String, Sendable, CaseIterable {
    /// No animation.
    case none = "NONE"
    /// Over the left edge.
    case left = "LEFT"
    /// Over the right edge.
    case right = "RIGHT"
    /// Over the top edge.
    case top = "TOP"
    /// Over the bottom edge.
    case bottom = "BOTTOM"
    /// Growing from the centre.
    case center = "CENTER"
    /// Fading.
    case fade = "FADE"
}

/// A gesture that a message can map to a behaviour (rules, section 4).
public enum MessageGesture: String, Sendable, CaseIterable {
    /// An upward swipe.
    case swipeUp
    /// A downward swipe.
    case swipeDown
    /// A swipe to the left.
    case swipeLeft
    /// A swipe to the right.
    case swipeRight
    /// A tap outside the message; its name is `tapBackground` (A2-087).
    case backgroundTap = "tapBackground"

    /// The name in payloads.
    public func toString() -> String { rawValue }

    /// The gesture with a given name.
    /// - Parameter name: the name in payloads; the match is exact.
    /// - Returns: nil for any other string.
    public static func get(_ name: String) -> MessageGesture? {
        MessageGesture(rawValue: name)
    }
}
