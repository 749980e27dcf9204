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
    /// as a note where it is another one, which may be another test's that runs beside this one. For the models' hosts;
    /// any thread.
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
        let (kind, place): (StageLog.Kind, String)
        if Self.processWide !== self, Self.processWide.known(type).map(isRegistered) == true {
            (kind, place) = (.error, "the stage of the process, not inside stage.run { }")
        } else if isRegisteredElsewhere(type, isRegistered) {
            (kind, place) = (.note, "another stage than the one whose host triggers")
        } else {
            return
        }
        notes.state.set(\.hasComplained, true)
        log.record(kind, from: source, "Nobody is asked: the delegate is registered on \(place)")
    }

    /// Whether a delegate was registered, since this stage was made, on another one that nobody has triggered anything
    /// for: a stage that was there before, or that has a host of its own, belongs to another test.
    private func isRegisteredElsewhere<Singleton: Sendable>(
        _ type: Singleton.Type, _ isRegistered: (Singleton) -> Bool
    ) -> Bool {
        KnownStages.all.current.contains { other in
            guard other !== self, let age = other.age(of: type), age > self.age else { return false }
            return other.known(HostNotes<Singleton>.self)?.state.current.hasTriggered != true
                && other.known(type).map(isRegistered) == true
        }
    }
}
