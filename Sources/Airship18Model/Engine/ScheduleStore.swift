import Foundation
import HeadlessStage

/// The schedules stored on the device; they outlive the process. Every look-up is by identifier, even if another
/// schedule is stored under it by now (AM-158). Main actor.
@MainActor final class ScheduleStore {
    private var schedules = OrderedByID<StoredSchedule>()
    /// The number of state changes and of storings together; each has a unique number.
    private var changeCount = 0

    nonisolated init() {}

    subscript(id: String) -> StoredSchedule? { schedules[id] }

    /// All schedules, in the order in which they were stored.
    var all: [StoredSchedule] { schedules.all }

    /// The stored data of a schedule; nil if it is not stored.
    func known(_ id: String) -> KnownSchedule? { schedules[id].map(KnownSchedule.init) }

    /// Stores a schedule, replacing the definition under its identifier.
    func put(_ definition: AutomationSchedule) -> StoredSchedule {
        changeCount += 1
        let stored = schedules[definition.identifier] ?? StoredSchedule(definition, number: changeCount)
        if schedules[definition.identifier] == nil { schedules.add(stored, id: definition.identifier) }
        stored.definition = definition
        stored.revision = changeCount
        return stored
    }

    func remove(_ id: String) { schedules.remove(id) }

    /// Moves a schedule to a state, which can be its current one.
    func move(_ stored: StoredSchedule, to state: StoredSchedule.State, at time: TimeInterval) {
        changeCount += 1
        stored.state = state
        stored.stateChange = time
        stored.stateNumber = changeCount
    }
}

/// A schedule with its state. Main actor.
@MainActor final class StoredSchedule {
    /// The states of a schedule (AM-041).
    enum State: Equatable, Sendable {
        case idle, triggered, prepared, executing, paused, finished
    }

    /// The stored definition; upserts replace it.
    var definition: AutomationSchedule
    fileprivate(set) var state = State.idle
    /// The time of its last state change.
    fileprivate(set) var stateChange: TimeInterval = 0
    /// The number of its last state change.
    fileprivate(set) var stateNumber: Int
    /// The number of its last storing, including that of an equal definition (AM-155).
    fileprivate(set) var revision: Int
    /// The number of executions, including penalties (AM-105).
    var count: UInt = 0
    /// The time when it was last triggered.
    var triggerTime: TimeInterval?
    var progress = TriggerProgress()
    var cancellation = TriggerProgress()

    fileprivate init(_ schedule: AutomationSchedule, number: Int) {
        definition = schedule
        stateNumber = number
        revision = number
    }

    var id: String { definition.identifier }

    var isOverLimit: Bool {
        let limit = definition.limit ?? 1
        return limit > 0 && count >= limit
    }

    func isExpired(at date: Date) -> Bool { definition.end.map { $0 <= date } ?? false }

    func isInRange(_ date: Date) -> Bool {
        !isExpired(at: date) && (definition.start.map { $0 <= date } ?? true)
    }
}

/// The data of a schedule that a running job knows: a copy of the stored data from the job's last change. When the job
/// continues, another schedule may be stored (AM-158). Sendable; a value.
struct KnownSchedule: Sendable {
    let definition: AutomationSchedule
    let state: StoredSchedule.State
    let stateNumber: Int
    let revision: Int
    let triggerTime: TimeInterval?

    @MainActor init(_ stored: StoredSchedule) {
        definition = stored.definition
        state = stored.state
        stateNumber = stored.stateNumber
        revision = stored.revision
        triggerTime = stored.triggerTime
    }

    var id: String { definition.identifier }
}
