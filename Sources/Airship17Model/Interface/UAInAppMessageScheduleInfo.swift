public import Foundation
import HeadlessStage

/// The content of a stored schedule, which version 13 keeps apart from the schedule itself. It has the members that its
/// successor also has; their names are inferred. Immutable; any thread. Not Sendable, as in the SDK.
public final class UAInAppMessageScheduleInfo: NSObject {
    private let schedule: InAppMessageSchedule

    init(_ schedule: InAppMessageSchedule) {
        self.schedule = schedule
        super.init()
    }

    /// The message.
    public var message: InAppMessage { schedule.message }
    /// The priority among waiting schedules: the lower number comes first.
    public var priority: Int { schedule.priority }
    /// The maximum number of executions; 0 means any number.
    public var limit: UInt { schedule.limit }
    /// The events that trigger the schedule.
    public var triggers: [ScheduleTrigger] { schedule.triggers }
    /// The start: before this time the schedule is not triggered.
    public var start: Date? { schedule.start }
    /// The end: from this time on the schedule is over.
    public var end: Date? { schedule.end }
    /// The delay between trigger and execution.
    public var delay: ScheduleDelay? { schedule.delay }
    /// The pause after an execution, in seconds.
    public var interval: TimeInterval { schedule.interval }
    /// How long a finished schedule can still be edited, in seconds.
    public var editGracePeriod: TimeInterval { schedule.editGracePeriod }
    /// The group: a name shared by schedules that can be cancelled together.
    public var group: String { schedule.group }
}

@available(*, unavailable) extension UAInAppMessageScheduleInfo: Sendable {}

extension UASchedule {
    /// The content of the schedule as in version 13; nil for a schedule without a message.
    public var info: UAInAppMessageScheduleInfo? {
        (self as? InAppMessageSchedule).map(UAInAppMessageScheduleInfo.init)
    }
}
