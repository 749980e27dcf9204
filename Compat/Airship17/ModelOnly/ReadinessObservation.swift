import Airship17Model
import Foundation
import InAppCore

/// Observes whether a coordinator of the app becomes ready, as the SDK itself does (AS-027). `SDKOnly` has the
/// counterpart.
struct ReadinessObservation: Sendable {
    init(
        of coordinator: any InAppMessageDisplayCoordinator, for owner: AnyObject,
        action: @escaping @Sendable () -> Void
    ) {
        coordinator.observeReadiness(for: owner, action: action)
    }
}
