public import Foundation

/// Something that is stored and executed when one of its triggers reaches its goal: a message or actions.
///
/// The SDK's Swift name has the prefix, unlike most others. Immutable; any thread. Not Sendable, as in the SDK.
open class UASchedule: NSObject {
    /// The schedule's own name; unique among those that are stored.
    public let identifier: String
    /// Whatever the sender keeps with the schedule.
    public let metadata: [AnyHashable: Any]
    /// Which of several waiting schedules comes first: the one with the lower number (AS-028).
    public let priority: Int
    /// How many executions there may be; 0 means any number (AS-063).
    public let limit: UInt
    /// The events that set the schedule off.
    public let triggers: [ScheduleTrigger]
    /// Before this time the schedule is not set off.
    public let start: Date
    /// From this time on the schedule is over.
    public let end: Date
    /// What has to happen between trigger and execution.
    public let delay: ScheduleDelay?
    /// How long the schedule rests after an execution, in seconds (AS-064).
    public let interval: TimeInterval
    /// The name that the schedule shares with others that are cancelled together; empty when it has none.
    public let group: String
    /// How long a finished schedule can still be edited, in seconds (AS-064, AS-068).
    public let editGracePeriod: TimeInterval
    /// Who the schedule is for; nil means everybody.
    public let audience: ScheduleAudience?
    /// When the schedule was set off; nil before that.
    public let triggeredTime: Date?

    init(_ builder: ScheduleBuilder) {
        identifier = builder.identifier
        metadata = builder.metadata ?? [:]
        priority = builder.priority
        limit = builder.limit
        triggers = builder.triggers ?? []
        start = builder.start ?? .distantPast
        end = builder.end ?? .distantFuture
        delay = builder.delay
        interval = builder.interval
        group = builder.group ?? ""
        editGracePeriod = builder.editGracePeriod
        audience = builder.audience
        triggeredTime = builder.triggeredTime
        super.init()
    }

    /// Whether it can be stored: it has one to ten triggers, starts no later than it ends, and has a valid
    /// delay or none (AS-066).
    open var isValid: Bool {
        (1...10).contains(triggers.count) && start <= end && delay?.isValid ?? true
    }

    /// Whether a schedule has the same identifier and the same values (the facts name the method
    /// and not what it compares; what is executed is compared by subclasses).
    ///
    /// - Parameter schedule: the other one; nil is never equal.
    open func isEqual(to schedule: UASchedule?) -> Bool {
        guard let schedule, Swift.type(of: schedule) == Swift.type(of: self) else { return false }
        return identifier == schedule.identifier && priority == schedule.priority && limit == schedule.limit
            && group == schedule.group && start == schedule.start && end == schedule.end
            && interval == schedule.interval && editGracePeriod == schedule.editGracePeriod
            && triggeredTime == schedule.triggeredTime && triggers == schedule.triggers
            && ObjectValue(metadata) == ObjectValue(schedule.metadata) && hasSameConditions(as: schedule)
    }

    private func hasSameConditions(as other: UASchedule) -> Bool {
        let isSameDelay = delay.map { $0.isEqual(to: other.delay) } ?? (other.delay == nil)
        return isSameDelay && audience?.values == other.audience?.values
    }

    /// Whether the object is a schedule with the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        isEqual(to: object as? UASchedule)
    }

    /// That of the identifier.
    open override var hash: Int { identifier.hashValue }

    /// A copy that differs in what `change` sets. A subclass that carries something takes it along.
    func copy(_ change: (ScheduleBuilder) -> Void) -> UASchedule {
        UASchedule(changedBuilder(change))
    }

    final func changedBuilder(_ change: (ScheduleBuilder) -> Void) -> ScheduleBuilder {
        let builder = ScheduleBuilder(self)
        change(builder)
        return builder
    }
}

@available(*, unavailable) extension UASchedule: Sendable {}
