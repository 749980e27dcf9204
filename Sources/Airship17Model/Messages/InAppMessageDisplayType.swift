/// How a message is laid out (section 1.3). Sendable.
public enum InAppMessageDisplayType: Int, Sendable, Hashable {
    /// A banner at the top or bottom of the screen.
    case banner = 0
    /// A message that fills the screen.
    case fullScreen = 1
    /// A message in the middle of the screen.
    case modal = 2
    /// A web page.
    case HTML = 3
    /// What only the app's own adapter can show.
    case custom = 4
    /// A layout made with the vendor's own editor; late versions only.
    case airshipLayout = 5
}

/// A message is shown when the display coordinator's interval is over, which is the default (section 1.3).
public let UAInAppMessageDisplayBehaviorDefault = "default"

/// A message is shown at once, whatever else is on the screen (section 1.3, AS-036).
public let UAInAppMessageDisplayBehaviorImmediate = "immediate"
