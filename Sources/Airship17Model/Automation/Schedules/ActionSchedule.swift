/// A schedule that runs actions.
///
/// Immutable; any thread. Not Sendable, as `UASchedule` is not.
open class ActionSchedule: UASchedule {
    /// The actions' arguments by the actions' names.
    public let actions: [AnyHashable: Any]

    /// Makes a schedule.
    ///
    /// - Parameters:
    ///   - actions: the actions' arguments by the actions' names.
    ///   - builderBlock: sets the rest, inside this call; at least a trigger, or `isValid` is false.
    public convenience init(actions: [AnyHashable: Any], builderBlock: (ScheduleBuilder) -> Void) {
        let builder = ScheduleBuilder()
        builderBlock(builder)
        self.init(actions: actions, builder: builder)
    }

    init(actions: [AnyHashable: Any], builder: ScheduleBuilder) {
        self.actions = actions
        super.init(builder)
    }

    /// Whether a schedule has the same values and the same actions.
    open override func isEqual(to schedule: UASchedule?) -> Bool {
        guard super.isEqual(to: schedule), let other = schedule as? ActionSchedule else { return false }
        return ObjectValue(actions) == ObjectValue(other.actions)
    }

    override func copy(_ change: (ScheduleBuilder) -> Void) -> UASchedule {
        ActionSchedule(actions: actions, builder: changedBuilder(change))
    }
}
