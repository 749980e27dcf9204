public import AdobeAndroidShared

/// Set-up calls of version 2. Any thread.
extension Messaging {
    /// The version of Messaging that is modelled.
    public static func extensionVersion() -> String { "2.2.1" }

    /// Starts the campaign part, as `MobileCore.registerExtensions` does. It only records the call in the stage's log.
    /// Deprecated in the SDK.
    public static func registerExtension() { note("registerExtension") }
}
