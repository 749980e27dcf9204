// The names that schedules had in the SDK's versions 13 and 14, which Objective-C code has throughout.

public typealias UAScheduleBuilder = ScheduleBuilder
public typealias UAInAppMessageSchedule = InAppMessageSchedule
public typealias UAActionSchedule = ActionSchedule
public typealias UAScheduleTrigger = ScheduleTrigger
public typealias UAScheduleDelay = ScheduleDelay
public typealias UAScheduleDelayBuilder = ScheduleDelayBuilder
public typealias UAScheduleDelayAppState = ScheduleDelayAppState
public typealias UAScheduleEdits = ScheduleEdits
public typealias UAScheduleEditsBuilder = ScheduleEditsBuilder
public typealias UAScheduleAudience = ScheduleAudience
public typealias UAScheduleAudienceBuilder = ScheduleAudienceBuilder
public typealias UAScheduleAudienceMissBehaviorType = ScheduleAudienceMissBehaviorType
public typealias UAJSONPredicate = JSONPredicate
public typealias UAJSONMatcher = JSONMatcher
public typealias UAJSONValueMatcher = JSONValueMatcher

// The prefix stayed on these in later versions too.

/// The SDK has no such name: code that uses it compiles here, with a warning, and not there.
@available(*, deprecated, renamed: "UASchedule")
public typealias Schedule = UASchedule
/// The SDK has no such name: code that uses it compiles here, with a warning, and not there.
@available(*, deprecated, renamed: "UAScheduleTriggerType")
public typealias ScheduleTriggerType = UAScheduleTriggerType
