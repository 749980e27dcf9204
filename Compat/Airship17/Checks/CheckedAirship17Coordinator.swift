import Airship17Model
import Foundation
import InAppCompat

/// Stands before a coordinator of the app's for one message, passes everything on, and finds out whether it ever becomes
/// ready and says so (AS-027).
///
/// `@unchecked Sendable` is sound: what changes is behind locks, and the app's coordinator is used on the threads that the
/// SDK chose, as it would be without this.
nonisolated final class CheckedAirship17Coordinator: NSObject, InAppMessageDisplayCoordinator,
    @unchecked Sendable
{
    private let inner: any InAppMessageDisplayCoordinator
    private let check: DelegateCheck
    private let observation = Locked<ReadinessObservation?>(nil)
    /// The latest answer that the SDK got.
    private let answer = Locked<Bool?>(nil)

    init(_ inner: any InAppMessageDisplayCoordinator, _ check: DelegateCheck) {
        self.inner = inner
        self.check = check
    }

    /// Passes the question on. After a no the app's coordinator is observed, as the SDK observes this one.
    var isReady: Bool {
        let isReady = inner.isReady
        answer.withLock { $0 = isReady }
        if !isReady { observe() }
        return isReady
    }

    private func observe() {
        let made = ReadinessObservation(of: inner, for: self) { [weak self] in self?.announce() }
        observation.withLock { $0 = made }
    }

    private func announce() {
        announceReadiness()
    }

    func didBeginDisplaying(_ message: InAppMessage) { inner.hears(began: message) }
    func didFinishDisplaying(_ message: InAppMessage) { inner.hears(finished: message) }

    /// Reports a coordinator whose message still waits although nothing more comes: called while the SDK holds it.
    func judge() {
        guard answer.withLock({ $0 }) == false else { return }
        if inner.isReady {
            check.find(
                .neverReady, "AS-027",
                "A coordinator became ready and did not announce it, so its message still waits.",
                expected: "a change of isReady that observers of it hear of.")
        } else {
            check.find(
                .neverReady, "AS-027", "A coordinator never became ready, so its message never appeared.",
                expected: "a coordinator that becomes ready, or a message that is cancelled.")
        }
    }
}
