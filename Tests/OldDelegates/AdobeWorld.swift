package import AdobeIOSBridge
package import AdobeIOSModel
package import HeadlessStage
package import InAppCompat

/// Adobe's SDK for iOS with a handler on it: as a rule, another vendor's delegate that was adopted.
@MainActor package final class AdobeWorld {
    package let stage: HeadlessStage
    package let host: AdobeIOSHost
    package let bridge: AdobeIOSBridge

    /// Attaches a handler.
    package init(_ handler: any InAppMessageHandler, on stage: HeadlessStage) {
        self.stage = stage
        host = AdobeIOSHost(stage: stage)
        bridge = stage.run { AdobeIOSBridge(handler).attach() }
    }

    /// A message is triggered, and everything happens that follows.
    package func trigger(_ id: String) throws {
        try host.trigger(json: Campaigns.adobe(id))
        stage.runUntilIdle()
    }

    package func detach() { bridge.detach() }
}
