/// Where a message comes from (section 4.1). Not public in the SDK. Sendable.
package enum InAppMessageSource: String, Sendable, CaseIterable {
    /// Made by the app.
    case appDefined = "app-defined"
    /// Sent by the campaign system.
    case remoteData = "remote-data"
    /// Made of a standard message.
    case legacyPush = "legacy-push"
}
