// The asynchronous forms that Swift makes of Objective-C methods with a completion handler. Those of `get…` methods lose
// that word and are named by Swift's rules, unseen. Like imported ones they run where their caller does.

import PlatformStandIns

extension InAppAutomation {
    /// Stores a schedule. True when it was stored (AS-066).
    public func schedule(
        _ schedule: UASchedule, isolation: isolated (any Actor)? = #isolation
    ) async -> Bool {
        await wait { self.schedule(schedule, completionHandler: $0) }
    }

    /// Stores schedules: all of them or none. True when they were stored (AS-066).
    public func scheduleMultiple(
        _ schedules: [UASchedule], isolation: isolated (any Actor)? = #isolation
    ) async -> Bool {
        await wait { self.scheduleMultiple(schedules, completionHandler: $0) }
    }

    /// Deletes the schedule with an identifier. True when there was one (AS-067).
    @discardableResult public func cancelSchedule(
        withID scheduleID: String, isolation: isolated (any Actor)? = #isolation
    ) async -> Bool {
        await wait { self.cancelSchedule(withID: scheduleID, completionHandler: $0) }
    }

    /// Deletes all schedules of a group. True when there was one (AS-067).
    @discardableResult public func cancelSchedules(
        withGroup group: String, isolation: isolated (any Actor)? = #isolation
    ) async -> Bool {
        await wait { self.cancelSchedules(withGroup: group, completionHandler: $0) }
    }

    /// Deletes the schedules of a group that run actions. True when there was one (AS-067).
    @discardableResult public func cancelActionSchedules(
        withGroup group: String, isolation: isolated (any Actor)? = #isolation
    ) async -> Bool {
        await wait { self.cancelActionSchedules(withGroup: group, completionHandler: $0) }
    }

    /// Deletes the schedules of a group that show messages. True when there was one (AS-067).
    @discardableResult public func cancelMessageSchedules(
        withGroup group: String, isolation: isolated (any Actor)? = #isolation
    ) async -> Bool {
        await wait { self.cancelMessageSchedules(withGroup: group, completionHandler: $0) }
    }

    /// Changes a schedule. True when it was changed (AS-068).
    @discardableResult public func editSchedule(
        withID scheduleID: String, edits: ScheduleEdits, isolation: isolated (any Actor)? = #isolation
    ) async -> Bool {
        await wait { self.editSchedule(withID: scheduleID, edits: edits, completionHandler: $0) }
    }

    /// Looks up the schedule of a message.
    public func messageSchedule(
        withID scheduleID: String, isolation: isolated (any Actor)? = #isolation
    ) async -> InAppMessageSchedule? {
        await wait { self.getMessageSchedule(withID: scheduleID, completionHandler: $0) }
    }

    /// Looks up the schedules of a group that show messages.
    public func messageSchedules(
        withGroup group: String, isolation: isolated (any Actor)? = #isolation
    ) async -> [InAppMessageSchedule] {
        await wait { self.getMessageSchedules(withGroup: group, completionHandler: $0) }
    }

    /// Looks up all schedules that show messages.
    public func messageSchedules(
        isolation: isolated (any Actor)? = #isolation
    ) async -> [InAppMessageSchedule] {
        await wait { self.getMessageSchedules($0) }
    }

    /// Looks up a schedule of actions.
    public func actionSchedule(
        withID scheduleID: String, isolation: isolated (any Actor)? = #isolation
    ) async -> ActionSchedule? {
        await wait { self.getActionSchedule(withID: scheduleID, completionHandler: $0) }
    }

    /// Looks up the schedules of a group that run actions.
    public func actionSchedules(
        withGroup group: String, isolation: isolated (any Actor)? = #isolation
    ) async -> [ActionSchedule] {
        await wait { self.getActionSchedules(withGroup: group, completionHandler: $0) }
    }

    /// Looks up all schedules that run actions.
    public func actionSchedules(
        isolation: isolated (any Actor)? = #isolation
    ) async -> [ActionSchedule] {
        await wait { self.getActionSchedules($0) }
    }

    /// Looks up all schedules.
    public func schedules(
        isolation: isolated (any Actor)? = #isolation
    ) async -> [UASchedule] {
        await wait { self.getSchedules($0) }
    }

    private func wait<Answer>(
        isolation: isolated (any Actor)? = #isolation, _ ask: (@escaping @Sendable (Answer) -> Void) -> Void
    ) async -> Answer {
        let answer: Carried<Answer> = await withCheckedContinuation { continuation in
            ask { continuation.resume(returning: Carried($0)) }
        }
        return answer.value
    }
}

public typealias UAInAppAutomation = InAppAutomation
