import Foundation
import HeadlessStage
import PlatformStandIns

// Model-only API: nothing from here on exists in the SDK. Code that stands between the SDK and an app's objects uses it
// where it would use the Objective-C runtime there.

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

/// A delegate that can give no message at all, as one written in Objective-C can (AS-012): the SDK's Swift signature has
/// no room for that.
public protocol ModelOnlyExtendingDelegate: InAppMessagingDelegate {
    /// Called in the place of `extend`. Background thread.
    ///
    /// - Parameter message: the message as it was scheduled.
    /// - Returns: what takes its place; nil counts an execution, and nothing is displayed.
    func extendOrNil(_ message: InAppMessage) -> InAppMessage?
}

extension InAppMessageManager {
    /// Sets what makes adapters with a block that may give none, or no block at all: what Objective-C code can do (AS-016,
    /// AS-017).
    ///
    /// - Parameters:
    ///   - factory: see `setFactoryBlock(_:for:)`; nil removes what makes the adapters, also the SDK's own.
    ///   - displayType: the type of the messages.
    public func setOptionalFactoryBlock(
        _ factory: ((InAppMessage) -> (any InAppMessageAdapterProtocol)?)?,
        for displayType: InAppMessageDisplayType
    ) {
        setFactory(factory, for: displayType)
    }
}

// Model-only API: nothing from here on exists in the SDK of versions 15 to 17.

extension Optional where Wrapped == InAppAutomation {
    /// Itself: so that `InAppAutomation.shared()` and `UAInAppAutomation.shared()?.…`, the method of versions 13 and 14, work
    /// beside the property. Nil before the take-off, without a crash.
    public func callAsFunction() -> InAppAutomation! { self }
}

extension InAppMessageManager {
    /// The manager, which early versions 13 reached without an entry point. Nil before the take-off.
    public class func shared() -> InAppMessageManager! { InAppAutomation.shared()?.inAppMessageManager }
}
