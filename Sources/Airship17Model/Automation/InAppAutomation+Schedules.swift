import Foundation

/// Cancelling, editing and looking up schedules. Any thread; done later, on the main thread, where the handlers are
/// called. A handler gets whether at least one schedule was removed (AS-067). What is on the screen stays there (AS-005).
extension InAppAutomation {
    /// Deletes the schedule with an identifier.
    ///
    /// - Parameters:
    ///   - withID: the identifier.
    ///   - completionHandler: gets whether there was one.
    public func cancelSchedule(withID scheduleID: String, completionHandler: ((Bool) -> Void)?) {
        ask(completionHandler) { $0.engine.cancel(scheduleID) }
    }

    /// Deletes all schedules of a group.
    ///
    /// - Parameters:
    ///   - withGroup: the group.
    ///   - completionHandler: gets whether there was one.
    public func cancelSchedules(withGroup group: String, completionHandler: ((Bool) -> Void)?) {
        ask(completionHandler) { $0.engine.cancel { $0.group == group } }
    }

    /// Deletes the schedules of a group that run actions.
    ///
    /// - Parameters:
    ///   - withGroup: the group.
    ///   - completionHandler: gets whether there was one.
    public func cancelActionSchedules(withGroup group: String, completionHandler: ((Bool) -> Void)?) {
        ask(completionHandler) { $0.engine.cancel { $0.group == group && $0 is ActionSchedule } }
    }

    /// Deletes the schedules of a group that show messages.
    ///
    /// - Parameters:
    ///   - withGroup: the group.
    ///   - completionHandler: gets whether there was one.
    public func cancelMessageSchedules(withGroup group: String, completionHandler: ((Bool) -> Void)?) {
        ask(completionHandler) { $0.engine.cancel { $0.group == group && $0 is InAppMessageSchedule } }
    }

    /// Changes a schedule. One that is finished, and may still be edited, comes back if the edits leave it neither
    /// expired nor over its limit (AS-068).
    ///
    /// - Parameters:
    ///   - withID: the identifier.
    ///   - edits: the changes.
    ///   - completionHandler: gets whether it was changed: it is stored, and valid with the changes.
    public func editSchedule(
        withID scheduleID: String, edits: ScheduleEdits, completionHandler: ((Bool) -> Void)?
    ) {
        ask(completionHandler) { $0.engine.edit(scheduleID, edits) }
    }

    /// Looks up the schedule of a message.
    ///
    /// - Parameters:
    ///   - withID: the identifier.
    ///   - completionHandler: gets the schedule; nil if there is none, or if it shows no message.
    public func getMessageSchedule(
        withID scheduleID: String, completionHandler: @escaping (InAppMessageSchedule?) -> Void
    ) {
        ask(completionHandler) {
            $0.engine.all.lazy.compactMap(Self.message).first { $0.identifier == scheduleID }
        }
    }

    /// Looks up the schedules of a group that show messages.
    ///
    /// - Parameters:
    ///   - withGroup: the group.
    ///   - completionHandler: gets the schedules, in the order in which they were stored.
    public func getMessageSchedules(
        withGroup group: String, completionHandler: @escaping ([InAppMessageSchedule]) -> Void
    ) {
        ask(completionHandler) { $0.engine.all.compactMap(Self.message).filter { $0.group == group } }
    }

    /// Looks up all schedules that show messages.
    ///
    /// - Parameter completionHandler: gets the schedules, in the order in which they were stored.
    public func getMessageSchedules(_ completionHandler: @escaping ([InAppMessageSchedule]) -> Void) {
        ask(completionHandler) { $0.engine.all.compactMap(Self.message) }
    }

    /// Looks up a schedule of actions.
    ///
    /// - Parameters:
    ///   - withID: the identifier.
    ///   - completionHandler: gets the schedule; nil if there is none, or if it runs no actions.
    public func getActionSchedule(
        withID scheduleID: String, completionHandler: @escaping (ActionSchedule?) -> Void
    ) {
        ask(completionHandler) {
            $0.engine.all.lazy.compactMap(Self.action).first { $0.identifier == scheduleID }
        }
    }

    /// Looks up the schedules of a group that run actions.
    ///
    /// - Parameters:
    ///   - withGroup: the group.
    ///   - completionHandler: gets the schedules, in the order in which they were stored.
    public func getActionSchedules(
        withGroup group: String, completionHandler: @escaping ([ActionSchedule]) -> Void
    ) {
        ask(completionHandler) { $0.engine.all.compactMap(Self.action).filter { $0.group == group } }
    }

    /// Looks up all schedules that run actions.
    ///
    /// - Parameter completionHandler: gets the schedules, in the order in which they were stored.
    public func getActionSchedules(_ completionHandler: @escaping ([ActionSchedule]) -> Void) {
        ask(completionHandler) { $0.engine.all.compactMap(Self.action) }
    }

    /// Looks up all schedules.
    ///
    /// - Parameter completionHandler: gets the schedules, in the order in which they were stored.
    public func getSchedules(_ completionHandler: @escaping ([UASchedule]) -> Void) {
        ask(completionHandler) { $0.engine.all }
    }

    private static func message(_ schedule: UASchedule) -> InAppMessageSchedule? {
        schedule as? InAppMessageSchedule
    }

    private static func action(_ schedule: UASchedule) -> ActionSchedule? {
        schedule as? ActionSchedule
    }
}
