/// The edge or the middle that a message is aligned with (rules, 4.2). One that has no meaning for an axis
/// behaves as `center`.
public enum MessageAlignment: Sendable, CaseIterable {
    /// In the middle.
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
    /// At once.
    case none
    /// Over the left edge.
    case left
    /// Over the right edge.
    case right
    /// Over the top edge.
    case top
    /// Over the bottom edge.
    case bottom
    /// At once, too: there is no such animation.
    case center
    /// By changing its opacity.
    case fade

    /// How long it takes, in seconds.
    var duration: Double {
        switch self {
        case .none, .center: 0
        case .left, .right, .top, .bottom, .fade: 0.3
        }
    }
}

/// A gesture that a message can map to a URL (rules, 4.2). The raw value is its name in payloads. Sendable.
public enum MessageGesture: String, Sendable, CaseIterable {
    /// A swipe towards the top.
    case swipeUp
    /// A swipe towards the bottom.
    case swipeDown
    /// A swipe to the left.
    case swipeLeft
    /// A swipe to the right.
    case swipeRight
    /// A tap beside the message.
    case tapBackground

    private static let leastDistance = 400.0
    private static let leastVelocity = 300.0

    /// The gesture that a finger's movement is (A3-072): far enough along the axis on which it went further,
    /// and fast enough. Velocities count without their sign, which the rules leave open.
    /// - Parameters:
    ///   - x: pixels to the right.
    ///   - y: pixels down.
    ///   - velocity: pixels a second.
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
