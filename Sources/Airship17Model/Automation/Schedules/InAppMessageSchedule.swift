/// A schedule that shows a message.
///
/// Immutable; any thread. Not Sendable, as `UASchedule` is not.
open class InAppMessageSchedule: UASchedule {
    /// The message, as it was scheduled: `extend` changes what is shown, never this (AS-011).
    public let message: InAppMessage

    /// Makes a schedule.
    ///
    /// - Parameters:
    ///   - message: the message to be shown.
    ///   - builderBlock: sets the rest, inside this call; at least a trigger, or `isValid` is false.
    public convenience init(message: InAppMessage, builderBlock: (ScheduleBuilder) -> Void) {
        let builder = ScheduleBuilder()
        builderBlock(builder)
        self.init(message: message, builder: builder)
    }

    init(message: InAppMessage, builder: ScheduleBuilder) {
        self.message = message
        super.init(builder)
    }

    /// Whether a schedule has the same values and an equal message.
    open override func isEqual(to schedule: UASchedule?) -> Bool {
        super.isEqual(to: schedule) && message == (schedule as? InAppMessageSchedule)?.message
    }

    override func copy(_ change: (ScheduleBuilder) -> Void) -> UASchedule {
        InAppMessageSchedule(message: message, builder: changedBuilder(change))
    }
}
