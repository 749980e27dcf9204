/// A part of the SDK that an app registers. It has only its identity here.
public class Extension {
    init() {}
}

@available(*, unavailable) extension Extension: Sendable {}

/// The part that shows messages. Any thread.
public enum Messaging: Sendable {
    private final class Part: Extension {}

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// What `MobileCore.registerExtensions` wants to know of it.
    public static let EXTENSION: Extension.Type = Part.self

    /// Asks for the app's campaigns anew. Here that is noted in the stage's log: which campaigns there are, and
    /// when one qualifies, is up to the host.
    public static func refreshInAppMessages() {
        SetUpLog.note("refreshInAppMessages", from: "Messaging")
    }
}

/// The part that talks with the Edge network. Not in the rules: from what apps register beside `Messaging`.
public enum Edge: Sendable {
    private final class Part: Extension {}

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// What `MobileCore.registerExtensions` wants to know of it.
    public static let EXTENSION: Extension.Type = Part.self
}

/// The part that knows the user. Not in the rules: from what apps register beside `Messaging`.
public enum Identity: Sendable {
    private final class Part: Extension {}

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// What `MobileCore.registerExtensions` wants to know of it.
    public static let EXTENSION: Extension.Type = Part.self
}

/// The part that measures sessions. Not in the rules: from what apps register beside `Messaging`.
public enum Lifecycle: Sendable {
    private final class Part: Extension {}

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// What `MobileCore.registerExtensions` wants to know of it.
    public static let EXTENSION: Extension.Type = Part.self
}

/// The part that connects to the vendor's debugger. Not in the rules: from what apps register beside `Messaging`.
public enum Assurance: Sendable {
    private final class Part: Extension {}

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// What `MobileCore.registerExtensions` wants to know of it.
    public static let EXTENSION: Extension.Type = Part.self
}
