import Foundation
import HeadlessStage
import PlatformStandIns

// Model-only API: nothing from here on exists in the SDK. Code between the SDK and an app's objects uses it where it
// would use the Objective-C runtime on Apple's platforms.

extension InAppMessageDisplayCoordinator {
    /// Calls `action` once, when the coordinator reports a change and is ready, like a key-value observer of `isReady`
    /// (AS-027). A later call for the same owner replaces an earlier one. Any thread.
    ///
    /// - Parameters:
    ///   - owner: the owner of the observation.
    ///   - action: called on the thread of the change.
    package func observeReadiness(for owner: AnyObject, action: @escaping @Sendable () -> Void) {
        ReadinessObservers.shared.observe(self, for: owner, action: action)
    }
}

extension InAppMessagingDelegate {
    /// The delegate's choice; nil when it does not implement `displayCoordinator(for:)` (AS-014). Any thread.
    ///
    /// - Parameter message: the message after `extend`.
    package func chosenCoordinator(for message: InAppMessage) -> (any InAppMessageDisplayCoordinator)?? {
        let chosen = displayCoordinator(for: message)
        return chosen === UnchosenCoordinator.shared ? nil : .some(chosen)
    }
}

extension InAppMessageAssets {
    /// The assets of a message that another SDK shows: nothing is cached. It uses the network of the current stage. Any
    /// thread.
    ///
    /// - Parameter scheduleID: the message's identifier.
    package static func empty(scheduleID: String) -> InAppMessageAssets {
        InAppMessageAssets(AssetFiles(network: HeadlessStage.current.network), scheduleID: scheduleID)
    }
}

extension InAppMessageSchedule {
    /// Reads a campaign's payload without storing it. Any thread.
    ///
    /// - Parameter payload: a schedule or a message alone, as `Airship17Host.trigger(json:)` takes it.
    /// - Returns: nil for a schedule of actions.
    /// - Throws: `PayloadError`.
    package static func inspect(payload: Data) throws -> InAppMessageSchedule? {
        try SchedulePayload(anonymousID: "message").decode(payload) as? InAppMessageSchedule
    }
}

/// A delegate that can return no message at all, as one written in Objective-C can (AS-012). The SDK's Swift signature
/// does not allow that.
public protocol ModelOnlyExtendingDelegate: InAppMessagingDelegate {
    /// Called instead of `extend`. Background thread.
    ///
    /// - Parameter message: the message as it was scheduled.
    /// - Returns: the replacement; nil counts an execution, and nothing is displayed.
    func extendOrNil(_ message: InAppMessage) -> InAppMessage?
}

extension InAppMessageManager {
    /// Sets a factory block that may return nil, or removes the factory, as Objective-C code can (AS-016, AS-017).
    ///
    /// - Parameters:
    ///   - factory: see `setFactoryBlock(_:for:)`; nil removes the factory, even the SDK's own.
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
    /// Itself, so that `InAppAutomation.shared()` and `UAInAppAutomation.shared()?.…`, the method of versions 13 and
    /// 14, work next to the property. Nil before the take-off, without a crash.
    public func callAsFunction() -> InAppAutomation! { self }
}

extension InAppMessageManager {
    /// The manager, which early versions of 13 reached without an entry point. Nil before the take-off.
    public class func shared() -> InAppMessageManager! { InAppAutomation.shared()?.inAppMessageManager }
}
