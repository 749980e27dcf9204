/// How a message is laid out (section 1.3). Sendable.
public enum InAppMessageDisplayType: Int, Sendable, Hashable {
    case banner = 0
    case fullScreen = 1
    case modal = 2
    case HTML = 3
    case custom = 4
    /// A layout made with the vendor's own editor; late versions only.
    case airshipLayout = 5
}

/// A message is shown when the display coordinator's interval is over, which is the default (section 1.3).
public let UAInAppMessageDisplayBehaviorDefault = "default"

/// A message is shown at once, whatever else is on the screen (section 1.3, AS-036).
public let UAInAppMessageDisplayBehaviorImmediate = "immediate"
