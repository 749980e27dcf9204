public import Foundation

/// What a schedule is made of, before it is made.
///
/// Not Sendable: it is filled in inside one call.
open class ScheduleBuilder: NSObject {
    /// The schedule's own name; a new UUID unless set.
    public var identifier: String = UUID().uuidString
    /// Whatever the sender keeps with the schedule.
    public var metadata: [AnyHashable: Any]?
    /// Which of several waiting schedules comes first: the one with the lower number. 0 unless set.
    public var priority = 0
    /// How many executions there may be: 1 unless set; 0 means any number (AS-063).
    public var limit: UInt = 1
    /// The events that set the schedule off: one to ten (AS-066).
    public var triggers: [ScheduleTrigger]?
    /// Before this time the schedule is not set off; the distant past unless set.
    public var start: Date? = .distantPast
    /// From this time on the schedule is over; the distant future unless set.
    public var end: Date? = .distantFuture
    /// What has to happen between trigger and execution.
    public var delay: ScheduleDelay?
    /// How long the schedule rests after an execution, in seconds.
    public var interval: TimeInterval = 0
    /// The name that the schedule shares with others that are cancelled together.
    public var group: String?
    /// How long a finished schedule can still be edited, in seconds.
    public var editGracePeriod: TimeInterval = 0
    /// Who the schedule is for; nil means everybody.
    public var audience: ScheduleAudience?
    /// When the schedule was set off.
    public var triggeredTime: Date?

    /// Makes a builder with the defaults.
    public override init() {
        super.init()
    }

    /// Makes a builder that holds what a schedule holds.
    init(_ schedule: UASchedule) {
        identifier = schedule.identifier
        metadata = schedule.metadata
        priority = schedule.priority
        limit = schedule.limit
        triggers = schedule.triggers
        start = schedule.start
        end = schedule.end
        delay = schedule.delay
        interval = schedule.interval
        group = schedule.group
        editGracePeriod = schedule.editGracePeriod
        audience = schedule.audience
        triggeredTime = schedule.triggeredTime
        super.init()
    }
}

@available(*, unavailable)
extension ScheduleBuilder: Sendable {}
