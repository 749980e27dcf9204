import Foundation
import HeadlessStage

/// A schedule with what has become of it so far. Main actor.
@MainActor final class StoredSchedule {
    /// Where a schedule is (2.5).
    enum State: Equatable {
        case idle, timeDelayed, preparing, waiting, executing, paused, finished
    }

    /// What it is; edits replace it.
    var schedule: UASchedule
    var state = State.idle
    /// How many executions there were, counting penalties (AS-063).
    var count: UInt = 0
    /// When it was finished.
    var finished: Date?
    /// Whether it was changed elsewhere since it was prepared, so that it has to be prepared again (AS-026).
    var isStale = false
    /// What the events so far add up to, a number a trigger (AS-060).
    private var progress: [Double]
    private var cancellationProgress: [Double]
    /// Tells preparations apart: only the latest one counts (AS-022).
    private(set) var preparation = 0
    /// The end of a delay or of an interval.
    var timer: StageTimer?
    /// The time at which that is.
    var timerEnd: TimeInterval = 0
    /// The order in which schedules were stored.
    let number: Int

    init(_ schedule: UASchedule, number: Int) {
        self.schedule = schedule
        self.number = number
        progress = schedule.triggers.map { _ in 0 }
        cancellationProgress = schedule.delay?.cancellationTriggers?.map { _ in 0 } ?? []
    }

    var id: String { schedule.identifier }
    var isOverLimit: Bool { schedule.limit > 0 && count >= schedule.limit }
    func isExpired(at date: Date) -> Bool { schedule.end <= date }

    func beginPreparation() -> Int {
        state = .preparing
        isStale = false
        preparation += 1
        return preparation
    }

    func stopTimer() {
        timer?.cancel()
        timer = nil
    }

    /// Counts an event. True when a trigger has reached its goal; what is over the goal is lost (AS-060).
    func count(_ event: Airship17Event, _ circumstances: Circumstances) -> Bool {
        Self.count(event, schedule.triggers, &progress, circumstances)
    }

    /// Counts an event for the triggers that take a delayed schedule back (AS-062).
    func countForCancellation(_ event: Airship17Event, _ circumstances: Circumstances) -> Bool {
        guard let triggers = schedule.delay?.cancellationTriggers else { return false }
        return Self.count(event, triggers, &cancellationProgress, circumstances)
    }

    /// Counts the session that is under way when the schedule is stored (AS-070).
    func countCurrentSession() -> Bool {
        var isReached = false
        for (index, trigger) in schedule.triggers.enumerated() where trigger.type == .activeSession {
            isReached = Self.add(1, to: &progress[index], trigger) || isReached
        }
        return isReached
    }

    private static func count(
        _ event: Airship17Event, _ triggers: [ScheduleTrigger], _ progress: inout [Double],
        _ circumstances: Circumstances
    ) -> Bool {
        var isReached = false
        for (type, amount, argument) in event.counts {
            for (index, trigger) in triggers.enumerated()
            where trigger.type == type && circumstances.admits(argument, by: trigger.predicate) {
                isReached = add(amount, to: &progress[index], trigger) || isReached
            }
        }
        return isReached
    }

    private static func add(_ amount: Double, to progress: inout Double, _ trigger: ScheduleTrigger) -> Bool {
        progress += amount
        guard progress >= trigger.goal.doubleValue else { return false }
        progress = 0
        return true
    }
}
