// Model-only API: nothing in this file exists in the SDK.

import PlatformStandIns

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
