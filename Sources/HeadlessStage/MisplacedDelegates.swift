import Foundation
import PlatformStandIns

/// The stages that are there, so that one of them can say that an app has set itself up on another.
///
/// Sendable: the list is behind a lock, and its references are weak.
final class KnownStages: Sendable {
    private struct Weak: Sendable {
        weak var stage: HeadlessStage?
    }

    private struct State: Sendable {
        var stages: [Weak] = []
        /// How many there may be before those that are gone are looked for.
        var limit = 16
    }

    static let all = KnownStages()

    private let state = Locked(State())
    private let lastAge = Locked(0)

    /// A number that grows.
    func nextAge() -> Int {
        lastAge.withLock { age in
            age += 1
            return age
        }
    }

    // A stage that ends while it is looked at ends outside the lock: that may run code of the app.

    func insert(_ stage: HeadlessStage) {
        let many = state.withLock { state -> [Weak]? in
            state.stages.append(Weak(stage: stage))
            guard state.stages.count > state.limit else { return nil }
            state.limit = .max
            return state.stages
        }
        guard let many else { return }
        let alive = many.filter { $0.stage != nil }
        state.withLock { state in
            state.stages.replaceSubrange(..<many.count, with: alive)
            state.limit = 2 * alive.count + 16
        }
    }

    /// Those that are there now, oldest first.
    var current: [HeadlessStage] { state.withLock { $0.stages }.compactMap(\.stage) }
}

/// The tasks that asked a stage for its singletons. This tells a forgotten `run` from what another test does on its stages.
///
/// Sendable: the table is behind a lock.
final class SingletonUsers: Sendable {
    /// The task that asked for the object of a type last. Tests that run side by side are tasks of their own; what runs outside
    /// every task counts as one.
    private let lastTask = Locked<[ObjectIdentifier: Int?]>([:])

    private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }

    /// The task that calls asks for the object of a type.
    func note(_ type: ObjectIdentifier) {
        let task = Self.currentTask
        lastTask.withLock { _ = $0.updateValue(task, forKey: type) }
    }

    /// Whether it was the task that calls that asked last.
    func isCurrentTask(_ type: ObjectIdentifier) -> Bool {
        lastTask.current[type] == .some(Self.currentTask)
    }

    /// Nobody has asked: what was done then was told.
    func forget(_ type: ObjectIdentifier) {
        lastTask.withLock { _ = $0.removeValue(forKey: type) }
    }
}

/// What one SDK's host knows of its stage.
private final class HostNotes<Singleton>: Sendable {
    struct State: Sendable {
        /// Whether a campaign has qualified here: then the stage is one that somebody looks at.
        var hasTriggered = false
        var hasComplained = false
    }

    let state = Locked(State())
}

extension HeadlessStage {
    /// A host of this stage lets a campaign qualify. Nobody is asked here if the app has registered its delegate
    /// elsewhere, because `run` was forgotten. The log says so once: as an error where that is the stage of the process,
    /// as a note where it is another one. Only what the same task has done counts: what other tests do on the stage of the
    /// process or on their own comes into no other test's log. So nothing is said of a delegate that a dispatch queue or another
    /// task has registered: nobody knows for which test. For the models' hosts; any thread.
    /// - Parameters:
    ///   - type: the SDK's singleton that knows the delegate.
    ///   - source: whom the log names.
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
        let others = KnownStages.all.current.filter { other in
            other !== self && other.users.isCurrentTask(ObjectIdentifier(type))
                && other.known(type).map(isRegistered) == true
        }
        let processWide = others.first { $0 === Self.processWide }
        guard let other = processWide ?? others.first(where: { isForgotten($0, type) }) else { return }
        other.users.forget(ObjectIdentifier(type))
        notes.state.set(\.hasComplained, true)
        let place =
            processWide == nil
            ? "another stage than the one whose host triggers"
            : "the stage of the process, not inside stage.run { }"
        log.record(
            processWide == nil ? .note : .error, from: source,
            "Nobody is asked: the delegate is registered on \(place)")
    }

    /// Whether another stage was set up since this one was made, and nobody has triggered anything for it: one that was
    /// there before, or that has a host of its own, has its own use.
    private func isForgotten<Singleton: Sendable>(_ other: HeadlessStage, _ type: Singleton.Type) -> Bool {
        guard let age = other.age(of: type), age > self.age else { return false }
        return other.known(HostNotes<Singleton>.self)?.state.current.hasTriggered != true
    }
}
