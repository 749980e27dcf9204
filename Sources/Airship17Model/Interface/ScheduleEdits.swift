public import Foundation

/// Changes of a stored schedule (AS-068). Nil values change nothing.
///
/// The rules state the class but not its members; these are named after the schedule's. Immutable; any thread. Not
/// Sendable, as in the SDK.
open class ScheduleEdits: NSObject {
    /// The sender's metadata for the schedule.
    public let metadata: [AnyHashable: Any]?
    /// The priority among waiting schedules.
    public let priority: NSNumber?
    /// The maximum number of executions.
    public let limit: NSNumber?
    /// The start: before this time the schedule is not triggered.
    public let start: Date?
    /// The end: from this time on the schedule is over.
    public let end: Date?
    /// The pause after an execution, in seconds.
    public let interval: NSNumber?
    /// How long a finished schedule can still be edited, in seconds.
    public let editGracePeriod: NSNumber?
    /// The audience of the schedule.
    public let audience: ScheduleAudience?
    /// The time when the schedule was triggered.
    public let triggeredTime: Date?
    /// Another message; ignored by a schedule of actions.
    public let message: InAppMessage?
    /// Other actions; ignored by a schedule of a message.
    public let actions: [AnyHashable: Any]?

    /// Makes edits that do not change the content.
    ///
    /// - Parameter builderBlock: sets the changes, before this returns.
    public convenience init(builderBlock: @escaping (ScheduleEditsBuilder) -> Void) {
        self.init(message: nil, actions: nil, builderBlock)
    }

    /// Makes edits that give a schedule another message.
    ///
    /// - Parameters:
    ///   - message: the new message.
    ///   - builderBlock: sets the other changes, before this returns.
    public convenience init(message: InAppMessage, builderBlock: @escaping (ScheduleEditsBuilder) -> Void) {
        self.init(message: message, actions: nil, builderBlock)
    }

    /// Makes edits that give a schedule other actions.
    ///
    /// - Parameters:
    ///   - actions: the new actions.
    ///   - builderBlock: sets the other changes, before this returns.
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

/// The values of edits. Not Sendable: they are set within one call.
open class ScheduleEditsBuilder: NSObject {
    /// The sender's metadata for the schedule.
    public var metadata: [AnyHashable: Any]?
    /// The priority among waiting schedules.
    public var priority: NSNumber?
    /// The maximum number of executions.
    public var limit: NSNumber?
    /// The start: before this time the schedule is not triggered.
    public var start: Date?
    /// The end: from this time on the schedule is over.
    public var end: Date?
    /// The pause after an execution, in seconds.
    public var interval: NSNumber?
    /// How long a finished schedule can still be edited, in seconds.
    public var editGracePeriod: NSNumber?
    /// The audience of the schedule.
    public var audience: ScheduleAudience?
    /// The time when the schedule was triggered.
    public var triggeredTime: Date?
}

@available(*, unavailable)
extension ScheduleEditsBuilder: Sendable {}
