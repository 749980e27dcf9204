@_exported public import Foundation
@_exported public import PlatformStandIns

// An app file that imported the SDK's modules must compile with this module alone, so the types of those modules are
// exported here.

#if canImport(FoundationNetworking)
    @_exported public import FoundationNetworking
#endif

// Members of the SDK of versions 13 to 17 that this module lacks, or has under inferred names, each with the reason.
//
// - `InAppAutomation.checkAudience`: public, but for the SDK's own use; `Airship17Host.setAudienceCheck(_:)` decides.
// - `InAppMessagingDelegate.scene(for:defaultScene:)`: the SDK never calls it (AS-041), so it is not a requirement.
// - `ScheduleAudienceBuilder`'s selector of tags: no rule describes it. Its other members, those of `JSONMatcher` and
//   `JSONValueMatcher`, `Airship.takeOff` and `AirshipConfig` exist under inferred names.
// - `UADeferredSchedule` and the display content of layouts: not public in the SDK either.
// - The behaviour of actions, channels, contacts, the message centre and pushes apart from messages: out of scope.
// - Module-qualified names (`AirshipCore.`, `AirshipAutomation.`, `AirshipKit.`): no rule requires them.
