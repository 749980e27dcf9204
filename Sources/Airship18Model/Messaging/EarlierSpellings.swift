// What versions 18 and 19 spelt differently (section 3.1). `InAppAutomation` was a class there; its spelling
// `InAppAutomation.shared` cannot stand beside the protocol of 20: see `Airship18EarlierModel`.

import Foundation

/// What `InAppMessaging` is called in 18 and 19.
public typealias InAppMessagingProtocol = InAppMessaging

/// What `LegacyInAppMessaging` is called in 18 and 19.
public typealias LegacyInAppMessagingProtocol = LegacyInAppMessaging

extension InAppMessaging {
    /// What `setCustomAdapter` is called in 18: the block gets message and assets.
    ///
    /// - Parameters:
    ///   - forType: the kind of message.
    ///   - factoryBlock: see `setCustomAdapter(forType:factoryBlock:)`.
    @MainActor public func setAdapterFactoryBlock(
        forType: CustomDisplayAdapterType,
        factoryBlock:
            @escaping @Sendable (InAppMessage, any AirshipCachedAssetsProtocol) ->
            (any CustomDisplayAdapter)?
    ) {
        setCustomAdapter(forType: forType) { factoryBlock($0.message, $0.assets) }
    }
}

extension InAppAutomation {
    /// Waits until the schedules from the server are up to date: the form of 19, where the time may be left out.
    nonisolated(nonsending) public func waitRefresh() async {
        await waitRefresh(maxTime: nil)
    }
}
