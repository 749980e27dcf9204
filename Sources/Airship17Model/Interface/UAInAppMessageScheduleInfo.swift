public import Foundation
import HeadlessStage

/// What a stored schedule holds, as version 13 has it beside the schedule itself. Of its members those are here that its
/// successor has; their spelling is inferred. Immutable; any thread. Not Sendable, as in the SDK.
public final class UAInAppMessageScheduleInfo: NSObject {
    private let schedule: InAppMessageSchedule

    init(_ schedule: InAppMessageSchedule) {
        self.schedule = schedule
        super.init()
    }

    /// The message.
    public var message: InAppMessage { schedule.message }
    /// Which of several waiting schedules comes first: the one with the lower number.
    public var priority: Int { schedule.priority }
    /// How many executions there may be; 0 means any number.
    public var limit: UInt { schedule.limit }
    /// The events that set the schedule off.
    public var triggers: [ScheduleTrigger] { schedule.triggers }
    /// Before this time the schedule is not set off.
    public var start: Date? { schedule.start }
    /// From this time on the schedule is over.
    public var end: Date? { schedule.end }
    /// What has to happen between trigger and execution.
    public var delay: ScheduleDelay? { schedule.delay }
    /// How long the schedule rests after an execution, in seconds.
    public var interval: TimeInterval { schedule.interval }
    /// How long a finished schedule can still be edited, in seconds.
    public var editGracePeriod: TimeInterval { schedule.editGracePeriod }
    /// The name that the schedule shares with others that are cancelled together.
    public var group: String { schedule.group }
}

@available(*, unavailable) extension UAInAppMessageScheduleInfo: Sendable {}

extension UASchedule {
    /// What the schedule holds, as version 13 has it; nil for one without a message.
    public var info: UAInAppMessageScheduleInfo? {
        (self as? InAppMessageSchedule).map(UAInAppMessageScheduleInfo.init)
    }
}
