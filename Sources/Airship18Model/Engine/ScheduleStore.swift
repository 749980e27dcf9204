import Foundation
import HeadlessStage

/// The schedules that are stored on the device: they outlive the process. Main actor.
@MainActor final class ScheduleStore {
    private var schedules: [String: StoredSchedule] = [:]
    private var order = WaitingSchedules()

    nonisolated init() {}

    subscript(id: String) -> StoredSchedule? { schedules[id] }

    /// All of them, in the order in which they were stored.
    var all: [StoredSchedule] { order.all }

    /// Stores a schedule that is not stored yet.
    func add(_ schedule: AutomationSchedule) -> StoredSchedule {
        let stored = StoredSchedule(schedule)
        schedules[schedule.identifier] = stored
        order.add(stored)
        return stored
    }

    func remove(_ stored: StoredSchedule) {
        guard schedules[stored.id] === stored else { return }
        schedules[stored.id] = nil
        order.remove(stored)
    }

    func contains(_ stored: StoredSchedule) -> Bool { schedules[stored.id] === stored }
}

/// A schedule with what has become of it so far. Main actor.
@MainActor final class StoredSchedule {
    /// Where a schedule is (AM-041).
    enum State: Equatable {
        case idle, triggered, prepared, executing, paused, finished
    }

    /// How far the work on a triggered schedule is (AM-129).
    enum Phase: Equatable {
        case waiting, preparing
    }

    /// What is stored; upserts replace it.
    var definition: AutomationSchedule
    /// What the work that is under way goes by (AM-101).
    var working: AutomationSchedule
    private(set) var state = State.idle
    /// When it came into its state.
    private(set) var stateChange: TimeInterval = 0
    var phase = Phase.waiting
    /// How many executions there were, counting penalties (AM-105).
    var count: UInt = 0
    /// When it was set off.
    var triggerTime: TimeInterval = 0
    /// Tells one piece of work from the next.
    private(set) var work = 0
    /// What was prepared, in the states `prepared` and `executing`.
    var prepared: PreparedSchedule?
    var progress = TriggerProgress()
    var cancellation = TriggerProgress()
    var timer: StageTimer?
    /// Whether this execution was counted for frequency limits before it was ready (18.0.0).
    var isFrequencyCounted = false

    init(_ schedule: AutomationSchedule) {
        definition = schedule
        working = schedule
    }

    var id: String { definition.identifier }

    func move(to state: State, at time: TimeInterval) {
        self.state = state
        stateChange = time
        timer?.cancel()
        timer = nil
        if state == .idle || state == .finished || state == .paused { prepared = nil }
    }

    /// Another piece of work begins; what is left of the one before is not waited for.
    func beginWork() -> Int {
        phase = .waiting
        work += 1
        return work
    }

    var isOverLimit: Bool {
        let limit = definition.limit ?? 1
        return limit > 0 && count >= limit
    }

    func isExpired(at date: Date) -> Bool { definition.end.map { $0 <= date } ?? false }

    func isInRange(_ date: Date) -> Bool {
        !isExpired(at: date) && (definition.start.map { $0 <= date } ?? true)
    }
}

/// A schedule that can be executed. Main actor.
@MainActor final class PreparedSchedule {
    enum Content {
        case actions(AirshipJSON)
        case message(PreparedMessage)
    }

    let content: Content
    let frequencyConstraintIDs: [String]

    init(_ content: Content, frequencyConstraintIDs: [String]) {
        self.content = content
        self.frequencyConstraintIDs = frequencyConstraintIDs
    }
}

/// A message that can be displayed. Main actor.
@MainActor final class PreparedMessage {
    let message: InAppMessage
    let scheduleID: String
    let adapter: any DisplayAdapter
    let coordinator: any DisplayCoordinator
    /// Nothing is shown, for the sake of an experiment (AM-011).
    let isControl: Bool
    /// The additional audience check said no (AM-012).
    let isExcluded: Bool

    init(
        _ message: InAppMessage, scheduleID: String, adapter: any DisplayAdapter,
        coordinator: any DisplayCoordinator, isControl: Bool, isExcluded: Bool
    ) {
        self.message = message
        self.scheduleID = scheduleID
        self.adapter = adapter
        self.coordinator = coordinator
        self.isControl = isControl
        self.isExcluded = isExcluded
    }
}
