/// What the engine leaves to others: everything that depends on what is scheduled.
@MainActor protocol ScheduleExecutor: AnyObject {
    /// Prepares a schedule.
    ///
    /// - Parameter completion: called once, on any thread; never if the preparation never ends.
    func prepare(_ schedule: UASchedule, completion: @escaping @Sendable (PrepareOutcome) -> Void)
    /// Whether a prepared schedule may be executed now.
    func readiness(of schedule: UASchedule, isStale: Bool) -> Readiness
    /// Where a prepared schedule waits.
    func line(of schedule: UASchedule) -> WaitingLine.Key
    /// Executes a schedule.
    ///
    /// - Parameter completion: called when it is done, on any thread.
    func execute(_ schedule: UASchedule, completion: @escaping @Sendable () -> Void)
    /// The end of the process cut an execution off.
    func executionWasInterrupted(_ schedule: UASchedule)
    /// What was prepared is not needed; with `isOver` the schedule is over, too.
    func release(_ scheduleID: String, isOver: Bool)
    /// The schedule is over while it is executed: only what is not on the screen goes.
    func scheduleEndedWhileExecuting(_ scheduleID: String)
}
