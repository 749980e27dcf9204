import AdobeIOSModel
import Foundation
public import InAppCore

/// Connects a handler to Adobe's SDK for iOS: it is a `MessagingDelegate` that drives an `InAppMessageHandler`.
///
/// ```swift
/// AdobeIOSBridge(handler).attach()
/// ```
///
/// Main actor, therefore Sendable. The SDK asks its delegate off the main thread and waits. The bridge switches to the
/// main thread and waits as long as `gatePolicy` allows (AI-030, AI-040).
///
/// Differences of this SDK from others:
/// - Adobe counts a held message as suppressed, and `show()` does not ask the gate again (AI-050);
/// - a link of the page has already been followed when `didLoad` is called (AI-091);
/// - `dismiss()` is tracked once: the bridge suppresses the SDK's second record (AI-111);
/// - a message does not give access to its page's HTML. Therefore `attach()` wraps the SDK's UI service in an object of
///   the bridge, which records the HTML when a message is made and forwards every call; `detach()` removes it;
/// - screens of other Adobe extensions pass through without the handler being asked (AI-005).
@MainActor public final class AdobeIOSBridge: NSObject, BackgroundGateBridge {
    public let engine: LifecycleEngine
    private var messages = MessageIndex()
    /// The link that was followed last, and its message.
    var lastLink: (url: URL, message: ObjectIdentifier)?
    public nonisolated let lockedGatePolicy: Locked<GatePolicy>
    /// The message whose dismissal was requested last, by the app or by a link of its page, until it has left.
    var leaving: ObjectIdentifier?
    private weak var owner: ServiceProvider?
    /// Whether `detach()` was called since the bridge was attached.
    private var wasDetached = false
    /// The HTML of the pages; nil while it is not attached.
    private(set) var pageTexts: PageTexts?

    /// Makes a bridge. Attach it with `attach()`, or assign it to `MobileCore.messagingDelegate` and keep it.
    /// - Parameter handler: the handler to drive; held strongly.
    public init(_ handler: any InAppMessageHandler, gatePolicy: GatePolicy = GatePolicy()) {
        lockedGatePolicy = Locked(gatePolicy)
        engine = LifecycleEngine(
            capabilities: .adobeIOS,
            traits: EngineTraits(
                dismissalWaitsForPresentation: true, unexplainedDismissal: .unspecified, links: .adobeIOS,
                pages: .adobe),
            handler: handler)
        super.init()
        engine.driver = self
    }

    /// Makes the bridge the SDK's messaging delegate and keeps it alive until it is detached. A previously attached
    /// bridge is detached.
    @discardableResult
    public func attach() -> Self {
        let provider = ServiceProvider.shared
        owner = provider
        wasDetached = false
        pageTexts = PageTexts.install(in: provider)
        let previous = BridgeRetainer.retain(self, for: provider)
        MobileCore.messagingDelegate = self
        // Last, because its handler may attach another bridge when it is told; then that bridge replaces this one.
        if let previous {
            (previous as? AdobeIOSBridge)?.wasDetached = true
            engine.takePlace(of: previous.engine)
        }
        engine.attached()
        return self
    }

    /// Detaches the bridge from the SDK and releases it. A message on the screen fails with `detached`; held messages
    /// stay held.
    public func detach() {
        wasDetached = true
        guard let owner else { return }
        if owner.messagingDelegate === self { owner.messagingDelegate = nil }
        // A bridge that has replaced this one still needs them.
        if !(owner.messagingDelegate is AdobeIOSBridge) { pageTexts?.remove(from: owner) }
        engine.detach()
        BridgeRetainer.release(self, of: owner)
        self.owner = nil
    }

    /// Whether the SDK does not report to the bridge any more. A bridge that was never attached may get its callbacks
    /// from a delegate of the app; one that the app has registered itself after `detach()` gets them again.
    var isDetached: Bool { wasDetached && ServiceProvider.shared.messagingDelegate !== self }

    /// The message of a native message that the bridge has seen before and that has not ended.
    func knownMessage(_ key: ObjectIdentifier) -> CompatMessage? {
        messages.find(key)
    }

    /// Makes the message of a native message; nil for a screen without a campaign message.
    func makeMessage(for native: FullscreenMessage) -> CompatMessage? {
        guard let parent = native.parent else { return nil }
        let message = engine.makeMessage(id: parent.id, native: native)
        messages.insert(message, for: ObjectIdentifier(native))
        return message
    }

    public func release(_ message: CompatMessage) {
        guard let native = message.native(as: FullscreenMessage.self) else { return }
        if lastLink?.message == ObjectIdentifier(message) { lastLink = nil }
        if leaving == ObjectIdentifier(message) { leaving = nil }
        messages.remove(message, for: ObjectIdentifier(native))
    }
}
