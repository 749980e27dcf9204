// Model-only API: nothing in this file exists in the SDK.

/// Which of two states of the SDK's code the model follows, where they differ.
public enum Airship17Era: Sendable, Hashable {
    /// Roughly the versions 13 to 15.
    case early
    /// Roughly 16 and 17.
    case late
}

/// In whose scope a URL has to be allowed.
public enum Airship17URLScope: Sendable, Hashable {
    /// It may be opened or shown.
    case openURL
    /// Its page may call into the SDK.
    case javaScriptInterface
}
