import Foundation
import InAppCompat
import PlatformStandIns
import Testing

/// A handler whose answers and actions come from the scenario.
@MainActor final class ScenarioHandler: InAppMessageHandler {
    private unowned let player: ScenarioPlayer

    init(_ player: ScenarioPlayer) {
        self.player = player
    }

    func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        player.take(.decide, message).decision
    }
    func prepare(_ plan: inout PresentationPlan, for message: CompatMessage) {
        _ = player.take(.prepare, message)
    }
    func willPresent(_ message: CompatMessage) { _ = player.take(.willPresent, message) }
    func didPresent(_ message: CompatMessage) { _ = player.take(.didPresent, message) }
    func didHide(_ message: CompatMessage) { _ = player.take(.didHide, message) }
    func shouldPerform(_ action: MessageAction, of message: CompatMessage) -> Bool {
        player.take(.click, message).isLeftToSDK
    }
    func didLoad(_ url: URL, in message: CompatMessage) { _ = player.take(.load, message) }
    func willDismiss(_ message: CompatMessage) { _ = player.take(.willDismiss, message) }
    func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
        _ = player.take(.didDismiss, message)
    }
    func didFail(_ message: CompatMessage, failure: MessageFailure) { _ = player.take(.didFail, message) }
}

/// An SDK that behaves as the scenario specifies.
@MainActor final class ScenarioDriver: MessageDriver {
    weak var player: ScenarioPlayer?
    private let scenario: Scenario

    init(_ scenario: Scenario) {
        self.scenario = scenario
    }

    private func engine(for capability: Capability, _ message: CompatMessage) throws -> LifecycleEngine? {
        guard !scenario.refused.contains(capability) else {
            throw CompatError(.invalidated, "Refused.", capability: capability, messageID: message.id)
        }
        return scenario.isSynchronous ? player?.engine : nil
    }

    func content(of message: CompatMessage) -> MessageContent { MessageContent(layout: .modal) }

    func show(_ message: CompatMessage) throws {
        guard let engine = try engine(for: .showLater, message) else { return }
        if scenario.asksAgain, engine.decide(message) != .show { return }
        engine.willPresent(message)
        engine.didPresent(message)
    }

    func dismiss(_ message: CompatMessage) throws {
        guard let engine = try engine(for: .dismiss, message) else { return }
        engine.willDismiss(message)
        engine.didDismiss(message)
    }

    func hide(_ message: CompatMessage) throws {
        try engine(for: .hide, message)?.didHide(message)
    }

    func discard(_ message: CompatMessage) throws {
        _ = try engine(for: .discard, message)
    }

    func track(_ interaction: TrackedInteraction, of message: CompatMessage) throws {
        throw CompatError.unavailable(.track, for: message)
    }

    func release(_ message: CompatMessage) {
        player?.add(.released, message)
    }
}

/// A main queue that runs only when it is told to.
final class ManualQueue: MainThreadScheduler {
    private struct State: Sendable {
        var jobs: [@MainActor @Sendable () -> Void] = []
        var alarms: [(due: TimeInterval, job: @MainActor @Sendable () -> Void)] = []
        var now: TimeInterval = 0
    }

    private let state = Locked(State())

    var now: TimeInterval { state.withLock { $0.now } }
    /// The time of the next alarm.
    var nextDue: TimeInterval? { state.withLock { $0.alarms.map(\.due).min() } }

    func async(_ job: @escaping @MainActor @Sendable () -> Void) {
        state.withLock { $0.jobs.append(job) }
    }

    func asyncForWaiter(_ job: @escaping @MainActor @Sendable () -> Void) {
        async(job)
    }

    func background(_ job: @escaping @Sendable () -> Void) {
        DispatchQueue.global().async(execute: job)
    }

    func after(_ seconds: TimeInterval, _ job: @escaping @MainActor @Sendable () -> Void) {
        state.withLock { $0.alarms.append(($0.now + seconds, job)) }
    }

    /// Runs the queued jobs, and those that they queue.
    @MainActor func runAll() {
        for _ in 0..<10_000 {
            let jobs = state.withLock { state in
                defer { state.jobs = [] }
                return state.jobs
            }
            guard !jobs.isEmpty else { return }
            for job in jobs { job() }
        }
        Issue.record("The queue has no end.")
    }

    /// Advances the clock and runs the alarms that are due.
    @MainActor func advance(_ seconds: TimeInterval) {
        runAll()
        let due = state.withLock { state in
            state.now += seconds
            let due = state.alarms.filter { $0.due <= state.now }
            state.alarms.removeAll { $0.due <= state.now }
            return due
        }
        for alarm in due {
            alarm.job()
            runAll()
        }
    }
}
