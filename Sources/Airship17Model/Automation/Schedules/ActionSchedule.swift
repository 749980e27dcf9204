/// A schedule that runs actions.
///
/// `@unchecked Sendable` is sound: `actions` is a constant, and nothing here changes its values. As with the SDK's, an app
/// must not put in what it goes on changing from another thread. Any thread.
open class ActionSchedule: UASchedule, @unchecked Sendable {
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

    override func copy(_ change: (ScheduleBuilder) -> Void) -> UASchedule {
        ActionSchedule(actions: actions, builder: changedBuilder(change))
    }
}
