// The bounds that the SDK names. The facts give the endings of the names (`…Limit`, `…MaxButtons`,
// `…StyleFileName`); what stands before them is inferred.

/// The greatest length of a message's name, in characters.
public let UAInAppMessageNameLimit: UInt = 100
/// The greatest length of a message's identifier, in characters.
public let UAInAppMessageIDLimit: UInt = 100
/// The greatest length of a button's identifier, in characters.
public let UAInAppMessageButtonInfoIDLimit: UInt = 100
/// How many buttons a banner may have.
public let UAInAppMessageBannerMaxButtons: UInt = 2
/// How many buttons a modal message may have.
public let UAInAppMessageModalMaxButtons: UInt = 2
/// How many buttons a full-screen message may have.
public let UAInAppMessageFullScreenMaxButtons: UInt = 5
/// How many triggers a schedule may have.
public let UAScheduleMaxTriggers: UInt = 10
