import Foundation
import InAppCompat

#if Airship17SDK && canImport(AirshipAutomation)
    @preconcurrency import AirshipAutomation
    import AirshipCore

    /// Observes whether a coordinator of the app's becomes ready, as the SDK itself does: by key-value observing
    /// (AS-027). `@unchecked Sendable` is sound: everything is constant but for what the coordinator's class does.
    final class ReadinessObservation: NSObject, @unchecked Sendable {
        private weak let coordinator: NSObject?
        private let action: @Sendable () -> Void

        init(
            of coordinator: any InAppMessageDisplayCoordinator, for owner: AnyObject,
            action: @escaping @Sendable () -> Void
        ) {
            self.coordinator = coordinator as? NSObject
            self.action = action
            super.init()
            self.coordinator?.addObserver(
                self, forKeyPath: UAInAppMessageDisplayCoordinatorIsReadyKey, context: nil)
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
#else
    import Airship17Model

    /// Observes whether a coordinator of the app's becomes ready, as the SDK itself does (AS-027).
    struct ReadinessObservation: Sendable {
        init(
            of coordinator: any InAppMessageDisplayCoordinator, for owner: AnyObject,
            action: @escaping @Sendable () -> Void
        ) {
            coordinator.observeReadiness(for: owner, action: action)
        }
    }
#endif
