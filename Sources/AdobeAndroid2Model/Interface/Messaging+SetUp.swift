public import AdobeAndroidShared

/// What set-up code calls in version 2. Any thread.
extension Messaging {
    /// The version of Messaging that is modelled.
    public static func extensionVersion() -> String { "2.2.1" }

    /// Starts the campaign part, as `MobileCore.registerExtensions` does. Records the call in the stage's log only.
    /// Deprecated in the SDK.
    public static func registerExtension() { note("registerExtension") }
}
