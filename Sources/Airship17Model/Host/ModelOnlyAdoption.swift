// Model-only API: nothing in this file exists in the SDK. Code that stands between the SDK and an app's objects uses it
// where it would use the Objective-C runtime there.

import Foundation
import HeadlessStage

extension InAppMessageDisplayCoordinator {
    /// Calls `action` once, when the coordinator says that it has changed and is ready: what an observer of `isReady`
    /// learns by key-value observing (AS-027). A later call for the same owner replaces an earlier one. Any thread.
    ///
    /// - Parameters:
    ///   - owner: whose observation it is.
    ///   - action: called on the thread of the change.
    package func observeReadiness(for owner: AnyObject, action: @escaping @Sendable () -> Void) {
        ReadinessObservers.shared.observe(self, for: owner, action: action)
    }
}

extension InAppMessagingDelegate {
    /// What the delegate chooses; nil when it does not implement `displayCoordinator(for:)` (AS-014). Any thread.
    ///
    /// - Parameter message: the message as `extend` left it.
    package func chosenCoordinator(for message: InAppMessage) -> (any InAppMessageDisplayCoordinator)?? {
        let chosen = displayCoordinator(for: message)
        return chosen === UnchosenCoordinator.shared ? nil : .some(chosen)
    }
}

extension InAppMessageAssets {
    /// The assets of a message that another SDK shows: nothing is cached. Uses the network of the current stage. Any
    /// thread.
    ///
    /// - Parameter scheduleID: the message's identifier.
    package static func empty(scheduleID: String) -> InAppMessageAssets {
        InAppMessageAssets(AssetFiles(network: HeadlessStage.current.network), scheduleID: scheduleID)
    }
}

extension InAppMessageSchedule {
    /// Reads what a campaign sends and does nothing with it. Any thread.
    ///
    /// - Parameter payload: a schedule or a message alone, as `Airship17Host.trigger(json:)` takes it.
    /// - Returns: nil for a schedule of actions.
    /// - Throws: `PayloadError`.
    package static func inspect(payload: Data) throws -> InAppMessageSchedule? {
        try SchedulePayload(anonymousID: "message").decode(payload) as? InAppMessageSchedule
    }
}
