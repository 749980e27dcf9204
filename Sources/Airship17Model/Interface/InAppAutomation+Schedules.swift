import Foundation
import PlatformStandIns

/// Cancelling, editing and looking up schedules. Any thread. The work is done later, on the main thread, where the
/// handlers are called. A handler of a cancellation gets whether at least one schedule was removed (AS-067). Messages
/// on the screen stay there (AS-005). Every look-up first finishes schedules that have ended (AS-101, AS-113). In Swift
/// the handlers of changes are optional.
extension InAppAutomation {
    /// Deletes the schedule with an identifier.
    ///
    /// - Parameters:
    ///   - scheduleID: the identifier.
    ///   - completionHandler: gets whether there was one.
    @preconcurrency public func cancelSchedule(
        withID scheduleID: String, completionHandler: (@Sendable (Bool) -> Void)? = nil
    ) {
        ask(completionHandler) { $0.engine.cancel(scheduleID) }
    }

    /// Deletes all schedules of a group.
    ///
    /// - Parameters:
    ///   - group: the group.
    ///   - completionHandler: gets whether there was one.
    @preconcurrency public func cancelSchedules(
        withGroup group: String, completionHandler: (@Sendable (Bool) -> Void)? = nil
    ) {
        ask(completionHandler) { $0.engine.cancel { $0.group == group } }
    }

    /// Deletes the schedules of a group that run actions.
    ///
    /// - Parameters:
    ///   - group: the group.
    ///   - completionHandler: gets whether there was one.
    @preconcurrency public func cancelActionSchedules(
        withGroup group: String, completionHandler: (@Sendable (Bool) -> Void)? = nil
    ) {
        ask(completionHandler) { $0.engine.cancel { $0.group == group && $0 is ActionSchedule } }
    }

    /// Deletes the schedules of a group that show messages.
    ///
    /// - Parameters:
    ///   - group: the group.
    ///   - completionHandler: gets whether there was one.
    @preconcurrency public func cancelMessageSchedules(
        withGroup group: String, completionHandler: (@Sendable (Bool) -> Void)? = nil
    ) {
        ask(completionHandler) { $0.engine.cancel { $0.group == group && $0 is InAppMessageSchedule } }
    }

    /// Changes a schedule. A finished one that may still be edited becomes idle again, if the edits leave it neither
    /// expired nor over its limit (AS-068).
    ///
    /// - Parameters:
    ///   - scheduleID: the identifier.
    ///   - edits: the changes.
    ///   - completionHandler: gets whether it was changed: that is, it is stored, and valid after the changes.
    @preconcurrency public func editSchedule(
        withID scheduleID: String, edits: ScheduleEdits,
        completionHandler: (@Sendable (Bool) -> Void)? = nil
    ) {
        // Edits are immutable: another thread may read them.
        let edits = Carried(edits)
        ask(completionHandler) { $0.engine.edit(scheduleID, edits.value) }
    }

    /// Looks up the schedule of a message.
    ///
    /// - Parameters:
    ///   - scheduleID: the identifier.
    ///   - completionHandler: gets the schedule; nil if there is none, or if it shows no message.
    @preconcurrency public func getMessageSchedule(
        withID scheduleID: String, completionHandler: @escaping @Sendable (InAppMessageSchedule?) -> Void
    ) {
        ask(completionHandler) { $0.all(InAppMessageSchedule.self).first { $0.identifier == scheduleID } }
    }

    /// Looks up the schedules of a group that show messages.
    ///
    /// - Parameters:
    ///   - group: the group.
    ///   - completionHandler: gets the schedules, in the order in which they were stored.
    @preconcurrency public func getMessageSchedules(
        withGroup group: String, completionHandler: @escaping @Sendable ([InAppMessageSchedule]) -> Void
    ) {
        ask(completionHandler) { $0.all(InAppMessageSchedule.self).filter { $0.group == group } }
    }

    /// Looks up all schedules that show messages.
    ///
    /// - Parameter completionHandler: gets the schedules, in the order in which they were stored.
    @preconcurrency public func getMessageSchedules(
        _ completionHandler: @escaping @Sendable ([InAppMessageSchedule]) -> Void
    ) {
        ask(completionHandler) { $0.all(InAppMessageSchedule.self) }
    }

    /// Looks up a schedule of actions.
    ///
    /// - Parameters:
    ///   - scheduleID: the identifier.
    ///   - completionHandler: gets the schedule; nil if there is none, or if it runs no actions.
    @preconcurrency public func getActionSchedule(
        withID scheduleID: String, completionHandler: @escaping @Sendable (ActionSchedule?) -> Void
    ) {
        ask(completionHandler) { $0.all(ActionSchedule.self).first { $0.identifier == scheduleID } }
    }

    /// Looks up the schedules of a group that run actions.
    ///
    /// - Parameters:
    ///   - group: the group.
    ///   - completionHandler: gets the schedules, in the order in which they were stored.
    @preconcurrency public func getActionSchedules(
        withGroup group: String, completionHandler: @escaping @Sendable ([ActionSchedule]) -> Void
    ) {
        ask(completionHandler) { $0.all(ActionSchedule.self).filter { $0.group == group } }
    }

    /// Looks up all schedules that run actions.
    ///
    /// - Parameter completionHandler: gets the schedules, in the order in which they were stored.
    @preconcurrency public func getActionSchedules(
        _ completionHandler: @escaping @Sendable ([ActionSchedule]) -> Void
    ) {
        ask(completionHandler) { $0.all(ActionSchedule.self) }
    }

    /// Looks up all schedules.
    ///
    /// - Parameter completionHandler: gets the schedules, in the order in which they were stored.
    @preconcurrency public func getSchedules(_ completionHandler: @escaping @Sendable ([UASchedule]) -> Void)
    {
        ask(completionHandler) { $0.all(UASchedule.self) }
    }

    /// The name of `getSchedules` in version 13.
    @preconcurrency public func getAllSchedules(
        _ completionHandler: @escaping @Sendable ([UASchedule]) -> Void
    ) {
        getSchedules(completionHandler)
    }

    @MainActor private func all<Schedule: UASchedule>(_ type: Schedule.Type) -> [Schedule] {
        engine.clean()
        return engine.all.compactMap { $0 as? Schedule }
    }
}

// The asynchronous forms that Swift generates for Objective-C methods with a completion handler. Those of `get…`
// methods lose that prefix. Their names follow Swift's rules; they were not checked against the SDK. Like imported
// methods they run on the caller's actor.

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

/// The name of `InAppAutomation` in Objective-C.
public typealias UAInAppAutomation = InAppAutomation
