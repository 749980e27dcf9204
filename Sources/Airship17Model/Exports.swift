@_exported public import Foundation
@_exported public import PlatformStandIns

// An app file that imported the SDK's modules has to compile with this module alone, so what those bring
// along comes along here too.

#if canImport(FoundationNetworking)
    @_exported public import FoundationNetworking
#endif

// What the SDK of versions 13 to 17 has and this module has not, or has under inferred names; each with the reason.
//
// - `InAppAutomation.checkAudience`: public, but for the SDK's own use; `Airship17Host.setAudienceCheck(_:)` decides.
// - `InAppMessagingDelegate.scene(for:defaultScene:)`: the SDK never calls it (AS-041), so that it is no requirement.
// - `ScheduleAudienceBuilder`'s selector of tags: no rule says what it is made of. Its other members, those of
//   `JSONMatcher` and `JSONValueMatcher`, `Airship.takeOff` and `AirshipConfig` are there under inferred names.
// - `UADeferredSchedule` and the display content of layouts: not public in the SDK either.
// - What actions, channels, contacts, the message centre and pushes do beside messages: out of scope.
// - Module-qualified names (`AirshipCore.`, `AirshipAutomation.`, `AirshipKit.`): no rule asks for them.
