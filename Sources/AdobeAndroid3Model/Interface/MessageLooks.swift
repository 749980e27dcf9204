/// The edge or centre that a message is aligned with (rules, 4.2). A case that has no meaning for an axis behaves as
/// `center`.
public enum MessageAlignment: Sendable, CaseIterable {
    /// In the centre.
    case center
    /// At the left edge.
    case left
    /// At the right edge.
    case right
    /// At the top edge.
    case top
    /// At the bottom edge.
    case bottom
}

/// How a message enters or leaves the screen (rules, 4.2).
public enum MessageAnimation: Sendable, CaseIterable {
    /// No animation.
    case none
    /// Over the left edge.
    case left
    /// Over the right edge.
    case right
    /// Over the top edge.
    case top
    /// Over the bottom edge.
    case bottom
    /// No animation, too: there is no such animation.
    case center
    /// Fading.
    case fade

    /// The duration in seconds.
    var duration: Double {
        switch self {
        case .none, .center: 0
        case .left, .right, .top, .bottom, .fade: 0.3
        }
    }
}

/// A gesture that a message can map to a URL (rules, 4.2). The raw value is its name in payloads. Sendable.
public enum MessageGesture: String, Sendable, CaseIterable {
    /// An upward swipe.
    case swipeUp
    /// A downward swipe.
    case swipeDown
    /// A swipe to the left.
    case swipeLeft
    /// A swipe to the right.
    case swipeRight
    /// A tap outside the message.
    case tapBackground

    private static let leastDistance = 400.0
    private static let leastVelocity = 300.0

    /// The gesture of a finger's movement (A3-072): far enough along its main axis, and fast enough. The sign of the
    /// velocity is ignored; the rules do not specify it.
    /// - Parameters:
    ///   - x: pixels to the right.
    ///   - y: pixels down.
    ///   - velocity: pixels per second.
    init?(x: Double, y: Double, velocity: Double) {
        let isHorizontal = abs(x) > abs(y)
        let distance = isHorizontal ? x : y
        guard abs(distance) > Self.leastDistance, abs(velocity) > Self.leastVelocity else { return nil }
        switch (isHorizontal, distance > 0) {
        case (true, true): self = .swipeRight
        case (true, false): self = .swipeLeft
        case (false, true): self = .swipeDown
        case (false, false): self = .swipeUp
        }
    }
}
