public import Foundation

/// Changes of a stored schedule (AS-068). What is nil stays as it is.
///
/// The rules name the class and not its members; these are named after the schedule's. Immutable; any thread. Not
/// Sendable, as in the SDK.
open class ScheduleEdits: NSObject {
    /// Whatever the sender keeps with the schedule.
    public let metadata: [AnyHashable: Any]?
    /// Which of several waiting schedules comes first.
    public let priority: NSNumber?
    /// How many executions there may be.
    public let limit: NSNumber?
    /// Before this time the schedule is not set off.
    public let start: Date?
    /// From this time on the schedule is over.
    public let end: Date?
    /// How long the schedule rests after an execution, in seconds.
    public let interval: NSNumber?
    /// How long a finished schedule can still be edited, in seconds.
    public let editGracePeriod: NSNumber?
    /// Who the schedule is for.
    public let audience: ScheduleAudience?
    /// When the schedule was set off.
    public let triggeredTime: Date?
    /// Another message; ignored by a schedule of actions.
    public let message: InAppMessage?
    /// Other actions; ignored by a schedule of a message.
    public let actions: [AnyHashable: Any]?

    /// Makes edits that leave what is executed as it is.
    ///
    /// - Parameter builderBlock: sets what changes, inside this call.
    public convenience init(builderBlock: @escaping (ScheduleEditsBuilder) -> Void) {
        self.init(message: nil, actions: nil, builderBlock)
    }

    /// Makes edits that give a schedule another message.
    ///
    /// - Parameters:
    ///   - message: the new message.
    ///   - builderBlock: sets what else changes, inside this call.
    public convenience init(message: InAppMessage, builderBlock: @escaping (ScheduleEditsBuilder) -> Void) {
        self.init(message: message, actions: nil, builderBlock)
    }

    /// Makes edits that give a schedule other actions.
    ///
    /// - Parameters:
    ///   - actions: the new actions.
    ///   - builderBlock: sets what else changes, inside this call.
    public convenience init(
        actions: [AnyHashable: Any], builderBlock: @escaping (ScheduleEditsBuilder) -> Void
    ) {
        self.init(message: nil, actions: actions, builderBlock)
    }

    private init(
        message: InAppMessage?, actions: [AnyHashable: Any]?,
        _ builderBlock: @escaping (ScheduleEditsBuilder) -> Void
    ) {
        let builder = ScheduleEditsBuilder()
        builderBlock(builder)
        metadata = builder.metadata
        priority = builder.priority
        limit = builder.limit
        start = builder.start
        end = builder.end
        interval = builder.interval
        editGracePeriod = builder.editGracePeriod
        audience = builder.audience
        triggeredTime = builder.triggeredTime
        self.message = message
        self.actions = actions
        super.init()
    }

    /// The schedule with the changes.
    func applied(to schedule: UASchedule) -> UASchedule {
        let builder = schedule.changedBuilder { builder in
            builder.metadata = metadata ?? builder.metadata
            builder.priority = priority?.intValue ?? builder.priority
            builder.limit = limit.map { UInt(max(0, $0.intValue)) } ?? builder.limit
            builder.start = start ?? builder.start
            builder.end = end ?? builder.end
            builder.interval = interval?.doubleValue ?? builder.interval
            builder.editGracePeriod = editGracePeriod?.doubleValue ?? builder.editGracePeriod
            builder.audience = audience ?? builder.audience
            builder.triggeredTime = triggeredTime ?? builder.triggeredTime
        }
        switch schedule {
        case let schedule as InAppMessageSchedule:
            return InAppMessageSchedule(message: message ?? schedule.message, builder: builder)
        case let schedule as ActionSchedule:
            return ActionSchedule(actions: actions ?? schedule.actions, builder: builder)
        case let schedule as DeferredSchedule: return DeferredSchedule(schedule.url, builder: builder)
        default: return UASchedule(builder)
        }
    }
}

@available(*, unavailable) extension ScheduleEdits: Sendable {}

/// What edits are made of. Not Sendable: it is filled in inside one call.
open class ScheduleEditsBuilder: NSObject {
    /// Whatever the sender keeps with the schedule.
    public var metadata: [AnyHashable: Any]?
    /// Which of several waiting schedules comes first.
    public var priority: NSNumber?
    /// How many executions there may be.
    public var limit: NSNumber?
    /// Before this time the schedule is not set off.
    public var start: Date?
    /// From this time on the schedule is over.
    public var end: Date?
    /// How long the schedule rests after an execution, in seconds.
    public var interval: NSNumber?
    /// How long a finished schedule can still be edited, in seconds.
    public var editGracePeriod: NSNumber?
    /// Who the schedule is for.
    public var audience: ScheduleAudience?
    /// When the schedule was set off.
    public var triggeredTime: Date?
}

@available(*, unavailable)
extension ScheduleEditsBuilder: Sendable {}
