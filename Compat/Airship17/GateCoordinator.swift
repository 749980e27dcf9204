import Airship17Model
import Foundation
import InAppCore

/// Makes one message wait while the handler holds it, and asks the coordinator that would decide without the bridge
/// (AS-026).
///
/// The SDK holds it exactly as long as the prepared objects, so its deinitialisation shows that a message was silently
/// dropped: cancelled, expired, or not completely prepared. `@unchecked Sendable` is sound: mutable state is protected
/// by a lock, and the app's coordinator is used on the threads that the rules state.
nonisolated final class GateCoordinator: NSObject, InAppMessageDisplayCoordinator, @unchecked Sendable {
    private let native: InAppMessage
    private let inner: (any InAppMessageDisplayCoordinator)?
    private weak var bridge: Airship17Bridge?
    /// The record, which the bridge holds. It is not held here, because adapters of the app may hold this object for
    /// good, with all objects from the SDK.
    private let found: Locked<Found>

    private struct Found {
        weak var record: Airship17Record?
    }

    private let queue = MainQueue()
    private let observation = Locked<ReadinessObservation?>(nil)

    init(
        _ bridge: Airship17Bridge, _ native: InAppMessage, _ record: Airship17Record?,
        inner: (any InAppMessageDisplayCoordinator)?
    ) {
        self.bridge = bridge
        self.native = native
        self.inner = inner
        found = Locked(Found(record: record))
    }

    deinit {
        guard let record = found.withLock({ $0.record }), let bridge else { return }
        // A turn that never runs, because the process ends, must keep nothing alive.
        queue.async { [weak bridge, weak record] in
            guard let record else { return }
            bridge?.lostPreparation(of: record)
        }
    }

    /// Whether the handler lets the message pass and the other coordinator is ready. Main thread.
    var isReady: Bool {
        guard isOpen else { return false }
        guard let inner, !inner.isReady else { return true }
        observe(inner)
        return false
    }

    /// Without a bridge, messages are no longer held back.
    private var isOpen: Bool {
        guard let bridge, MainThread.isCurrent else { return bridge == nil }
        return MainThread.assume {
            bridge.claimDelegate()
            guard let record = findRecord(bridge) else { return true }
            switch record.message.phase {
            case .offered, .held, .discarded: return false
            default: return true
            }
        }
    }

    /// A message whose decision was too late is known only at this point.
    private func findRecord(_ bridge: Airship17Bridge) -> Airship17Record? {
        if let known = found.withLock({ $0.record }) { return known }
        guard let record = bridge.records.find(native) else { return nil }
        record.coordinator = self
        found.withLock { $0.record = record }
        return record
    }

    func didBeginDisplaying(_ message: InAppMessage!) {
        if let message { inner?.hears(began: message) }
    }

    func didFinishDisplaying(_ message: InAppMessage!) {
        bridge?.app.updateInterval()
        if let message { inner?.hears(finished: message) }
    }

    // MARK: Changes

    /// Reports in the SDK's way that the answer may have changed (AS-027). Any thread.
    func announceChange() {
        announceReadiness()
    }

    private func observe(_ inner: any InAppMessageDisplayCoordinator) {
        let new = ReadinessObservation(of: inner, for: self) { [weak self] in self?.announceChange() }
        let old = observation.withLock { observation in
            defer { observation = new }
            return observation
        }
        withExtendedLifetime(old) {}
    }
}

/// The main queue of the stage that was current when this was made, or the real one without a stage. For work that
/// starts outside the SDK's callbacks: in a deinitialiser, or when the app changes its own objects. Sendable; any
/// thread.
nonisolated struct MainQueue: Sendable {
    private let scheduler = MainThread.scheduler

    /// Runs a job later, on the main thread.
    func async(_ job: @escaping @MainActor @Sendable () -> Void) {
        MainThread.$scheduler.withValue(MainThread.scheduler ?? scheduler) {
            MainThread.async(job)
        }
    }
}
