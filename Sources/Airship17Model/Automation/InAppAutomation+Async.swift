// The asynchronous forms that Swift makes of Objective-C methods with a completion handler. Those of `get…` methods lose
// that word and are named by Swift's rules, unseen.

extension InAppAutomation {
    /// Stores a schedule. True when it was stored (AS-066).
    public func schedule(_ schedule: UASchedule) async -> Bool {
        await wait { self.schedule(schedule, completionHandler: $0) }
    }

    /// Stores schedules: all of them or none. True when they were stored (AS-066).
    public func scheduleMultiple(_ schedules: [UASchedule]) async -> Bool {
        await wait { self.scheduleMultiple(schedules, completionHandler: $0) }
    }

    /// Deletes the schedule with an identifier. True when there was one (AS-067).
    @discardableResult public func cancelSchedule(withID scheduleID: String) async -> Bool {
        await wait { self.cancelSchedule(withID: scheduleID, completionHandler: $0) }
    }

    /// Deletes all schedules of a group. True when there was one (AS-067).
    @discardableResult public func cancelSchedules(withGroup group: String) async -> Bool {
        await wait { self.cancelSchedules(withGroup: group, completionHandler: $0) }
    }

    /// Deletes the schedules of a group that run actions. True when there was one (AS-067).
    @discardableResult public func cancelActionSchedules(withGroup group: String) async -> Bool {
        await wait { self.cancelActionSchedules(withGroup: group, completionHandler: $0) }
    }

    /// Deletes the schedules of a group that show messages. True when there was one (AS-067).
    @discardableResult public func cancelMessageSchedules(withGroup group: String) async -> Bool {
        await wait { self.cancelMessageSchedules(withGroup: group, completionHandler: $0) }
    }

    /// Changes a schedule. True when it was changed (AS-068).
    @discardableResult public func editSchedule(withID scheduleID: String, edits: ScheduleEdits) async -> Bool
    {
        await wait { self.editSchedule(withID: scheduleID, edits: edits, completionHandler: $0) }
    }

    /// Looks up the schedule of a message.
    public func messageSchedule(withID scheduleID: String) async -> InAppMessageSchedule? {
        await wait { self.getMessageSchedule(withID: scheduleID, completionHandler: $0) }
    }

    /// Looks up the schedules of a group that show messages.
    public func messageSchedules(withGroup group: String) async -> [InAppMessageSchedule] {
        await wait { self.getMessageSchedules(withGroup: group, completionHandler: $0) }
    }

    /// Looks up all schedules that show messages.
    public func messageSchedules() async -> [InAppMessageSchedule] {
        await wait { self.getMessageSchedules($0) }
    }

    /// Looks up a schedule of actions.
    public func actionSchedule(withID scheduleID: String) async -> ActionSchedule? {
        await wait { self.getActionSchedule(withID: scheduleID, completionHandler: $0) }
    }

    /// Looks up the schedules of a group that run actions.
    public func actionSchedules(withGroup group: String) async -> [ActionSchedule] {
        await wait { self.getActionSchedules(withGroup: group, completionHandler: $0) }
    }

    /// Looks up all schedules that run actions.
    public func actionSchedules() async -> [ActionSchedule] {
        await wait { self.getActionSchedules($0) }
    }

    /// Looks up all schedules.
    public func schedules() async -> [UASchedule] {
        await wait { self.getSchedules($0) }
    }

    private func wait<Answer: Sendable>(_ ask: (@escaping (Answer) -> Void) -> Void) async -> Answer {
        await withCheckedContinuation { continuation in
            ask { continuation.resume(returning: $0) }
        }
    }
}

public typealias UAInAppAutomation = InAppAutomation
