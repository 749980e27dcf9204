/// Where a message comes from (section 4.1). Not public in the SDK. Sendable.
package enum InAppMessageSource: String, Sendable, CaseIterable {
    case appDefined = "app-defined"
    case remoteData = "remote-data"
    case legacyPush = "legacy-push"
}
