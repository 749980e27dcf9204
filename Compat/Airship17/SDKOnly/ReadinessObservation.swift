import Airship17Model
import Foundation

#if canImport(ObjectiveC)
    /// Observes whether a coordinator of the app becomes ready, as the SDK itself does: with key-value observing
    /// (AS-027). `ModelOnly` has the counterpart.
    ///
    /// `@unchecked Sendable` is sound: everything is set only in the initialiser, and the coordinator's class may be
    /// observed from any thread.
    nonisolated final class ReadinessObservation: NSObject, @unchecked Sendable {
        private weak var coordinator: NSObject?
        private let action: @Sendable () -> Void

        init(
            of coordinator: any InAppMessageDisplayCoordinator, for owner: AnyObject,
            action: @escaping @Sendable () -> Void
        ) {
            self.coordinator = coordinator as? NSObject
            self.action = action
            super.init()
            self.coordinator?.addObserver(
                self, forKeyPath: UAInAppMessageDisplayCoordinatorIsReadyKey, options: [], context: nil)
        }

        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            action()
        }

        deinit {
            coordinator?.removeObserver(self, forKeyPath: UAInAppMessageDisplayCoordinatorIsReadyKey)
        }
    }

    nonisolated extension InAppMessageDisplayCoordinator where Self: NSObject {
        /// Reports in the SDK's way that the answer may have changed (AS-027).
        func announceReadiness() {
            willChangeValue(forKey: UAInAppMessageDisplayCoordinatorIsReadyKey)
            didChangeValue(forKey: UAInAppMessageDisplayCoordinatorIsReadyKey)
        }
    }
#else
    /// Without an Objective-C runtime there is no key-value observing, and no SDK: this exists only for compilation.
    nonisolated struct ReadinessObservation: Sendable {
        init(
            of coordinator: any InAppMessageDisplayCoordinator, for owner: AnyObject,
            action: @escaping @Sendable () -> Void
        ) {}
    }

    nonisolated extension InAppMessageDisplayCoordinator {
        /// Does nothing.
        func announceReadiness() {}
    }
#endif
