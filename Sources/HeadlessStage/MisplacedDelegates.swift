import Foundation
import PlatformStandIns

/// Records which stages each task has asked for singletons, so that a stage can report that an app was set up on
/// another stage.
///
/// Sendable: the table is behind a lock, and its references are weak.
final class KnownStages: Sendable {
    private struct Use: Sendable {
        let task: Int?
        weak var stage: HeadlessStage?

        /// Whether this task is still the last one that asked for some singleton.
        var isCurrent: Bool { stage?.users.isUsed(by: task) == true }
    }

    private struct State: Sendable {
        var uses: [Int?: [Use]] = [:]
        var count = 0
        /// The number of entries at which stages that no longer exist are removed.
        var limit = 64
    }

    static let all = KnownStages()

    private let state = Locked(State())
    private let lastAge = Locked(0)

    /// The next number; numbers increase.
    func nextAge() -> Int {
        lastAge.withLock { age in
            age += 1
            return age
        }
    }

    // A stage that is released here is released outside the lock, because that may run the app's code.

    /// A task has asked a stage for a singleton.
    func insert(_ stage: HeadlessStage, usedBy task: Int?) {
        let many = state.withLock { state -> [Int?: [Use]]? in
            state.uses[task, default: []].append(Use(task: task, stage: stage))
            state.count += 1
            guard state.count > state.limit else { return nil }
            state.limit = .max
            return state.uses
        }
        guard let many else { return }
        let current = many.mapValues { $0.filter(\.isCurrent) }
        state.withLock { state in
            for (task, uses) in current {
                state.uses[task]?.replaceSubrange(..<(many[task]?.count ?? 0), with: uses)
            }
            state.uses = state.uses.filter { !$0.value.isEmpty }
            state.count = state.uses.values.reduce(0) { $0 + $1.count }
            state.limit = 2 * state.count + 64
        }
    }

    /// The existing stages that a task has asked, in the order of its requests, and the process's stage.
    func stages(usedBy task: Int?) -> [HeadlessStage] {
        state.withLock { $0.uses[task] ?? [] }.compactMap(\.stage) + [.processWide]
    }
}

/// The tasks that have asked a stage for its singletons. They distinguish a forgotten `run` from another test's work.
///
/// Sendable: the table is behind a lock.
final class SingletonUsers: Sendable {
    /// The task that last asked for the object of a type. Parallel tests are different tasks; code outside every task
    /// counts as one.
    private let lastTask = Locked<[ObjectIdentifier: Int?]>([:])

    /// The calling task; nil outside every task.
    static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }

    /// Records that a task asks for the object of a type.
    /// - Returns: whether another task asked before, or none.
    func note(_ task: Int?, asksFor type: ObjectIdentifier) -> Bool {
        lastTask.withLock { $0.updateValue(task, forKey: type) } != .some(task)
    }

    /// Whether the calling task asked last.
    func isCurrentTask(_ type: ObjectIdentifier) -> Bool {
        lastTask.current[type] == .some(Self.currentTask)
    }

    /// Whether a task was the last that asked for some object.
    func isUsed(by task: Int?) -> Bool {
        lastTask.current.values.contains(task)
    }

    /// Removes the record for a type, because it was reported.
    func forget(_ type: ObjectIdentifier) {
        lastTask.withLock { _ = $0.removeValue(forKey: type) }
    }
}

/// The state that an SDK's host keeps on its stage.
private final class HostNotes<Singleton>: Sendable {
    struct State: Sendable {
        /// Whether a campaign has qualified here, so that the stage is in use.
        var hasTriggered = false
        var hasComplained = false
    }

    let state = Locked(State())
}

extension HeadlessStage {
    /// Called when a host of this stage lets a campaign qualify. If `run` was forgotten and the app has registered
    /// its delegate on another stage, no delegate is asked here. The log says so once: as an error if that is the
    /// process's stage, else as a note. Only the same task's work is considered, so that no test logs the work of
    /// another one. A delegate that a dispatch queue or another task has registered is not reported, because its test
    /// is unknown. For the models' hosts; any thread.
    /// - Parameters:
    ///   - type: the SDK's singleton that has the delegate.
    ///   - source: the name in the log.
    ///   - isRegistered: whether a delegate is registered with a singleton.
    package func reportMisplacedDelegate<Singleton: Sendable>(
        in type: Singleton.Type, from source: String, isRegistered: (Singleton) -> Bool
    ) {
        let notes = shared(HostNotes<Singleton>.self) { HostNotes() }
        let hasComplained = notes.state.withLock { state in
            state.hasTriggered = true
            return state.hasComplained
        }
        guard !hasComplained, known(type).map(isRegistered) != true else { return }
        let others = KnownStages.all.stages(usedBy: SingletonUsers.currentTask).filter { other in
            other !== self && other.users.isCurrentTask(ObjectIdentifier(type))
                && other.known(type).map(isRegistered) == true
        }
        let processWide = others.first { $0 === Self.processWide }
        guard let other = processWide ?? others.first(where: { isForgotten($0, type) }) else { return }
        other.users.forget(ObjectIdentifier(type))
        notes.state.set(\.hasComplained, true)
        let place =
            processWide == nil
            ? "a stage other than the one whose host triggers"
            : "the stage of the process, not inside stage.run { }"
        log.record(
            processWide == nil ? .note : .error, from: source,
            "The delegate is not asked: it is registered on \(place)")
    }

    /// Whether another stage was set up after this one was made, without a campaign of its own. An older stage, or
    /// one with a host of its own, is used on purpose.
    private func isForgotten<Singleton: Sendable>(_ other: HeadlessStage, _ type: Singleton.Type) -> Bool {
        guard let age = other.age(of: type), age > self.age else { return false }
        return other.known(HostNotes<Singleton>.self)?.state.current.hasTriggered != true
    }
}
