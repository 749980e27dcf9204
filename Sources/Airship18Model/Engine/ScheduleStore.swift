import Foundation
import HeadlessStage

/// The schedules that are stored on the device: they outlive the process. Everything finds them by their identifiers, also
/// what began under an identifier that has another schedule by now (AM-158). Main actor.
@MainActor final class ScheduleStore {
    private var schedules = OrderedByID<StoredSchedule>()
    /// How many changes of states and how many storings there were: no two have one number.
    private var changeCount = 0

    nonisolated init() {}

    subscript(id: String) -> StoredSchedule? { schedules[id] }

    /// All of them, in the order in which they were stored.
    var all: [StoredSchedule] { schedules.all }

    /// What is stored of a schedule now; nil for one that is not.
    func known(_ id: String) -> KnownSchedule? { schedules[id].map(KnownSchedule.init) }

    /// Stores a schedule, in the place of the definition that was stored under its identifier.
    func put(_ definition: AutomationSchedule) -> StoredSchedule {
        changeCount += 1
        let stored = schedules[definition.identifier] ?? StoredSchedule(definition, number: changeCount)
        if schedules[definition.identifier] == nil { schedules.add(stored, id: definition.identifier) }
        stored.definition = definition
        stored.revision = changeCount
        return stored
    }

    func remove(_ id: String) { schedules.remove(id) }

    /// Takes a schedule into another state, also the one that it is in.
    func move(_ stored: StoredSchedule, to state: StoredSchedule.State, at time: TimeInterval) {
        changeCount += 1
        stored.state = state
        stored.stateChange = time
        stored.stateNumber = changeCount
    }
}

/// A schedule with what has become of it so far. Main actor.
@MainActor final class StoredSchedule {
    /// Where a schedule is (AM-041).
    enum State: Equatable, Sendable {
        case idle, triggered, prepared, executing, paused, finished
    }

    /// What is stored; upserts replace it.
    var definition: AutomationSchedule
    fileprivate(set) var state = State.idle
    /// When it came into its state.
    fileprivate(set) var stateChange: TimeInterval = 0
    /// Which change of its state was the last one.
    fileprivate(set) var stateNumber: Int
    /// Which storing was the last one, that of the same definition included (AM-155).
    fileprivate(set) var revision: Int
    /// How many executions there were, counting penalties (AM-105).
    var count: UInt = 0
    /// When it was set off last.
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

/// What a piece of work knows of a schedule: a copy of what was stored when the work last changed it. What is stored may
/// be another schedule by the time that the work goes on (AM-158). Sendable; a value.
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
