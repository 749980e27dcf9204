import AdobeIOSModel
import Foundation
public import InAppCore

/// Plugs a handler into Adobe's SDK for iOS: it is a `MessagingDelegate` that drives an
/// `InAppMessageHandler`.
///
/// ```swift
/// AdobeIOSBridge(handler).attach()
/// ```
///
/// Main actor, therefore Sendable. The SDK asks its delegate off the main thread and waits; the bridge hops
/// to the main thread and waits in turn, as long as `gatePolicy` allows (AI-030, AI-040).
///
/// What the SDK does differently from others:
/// - a held message counts as suppressed with Adobe, and `show()` does not ask the gate again (AI-050);
/// - a link of the page has been acted upon when `didLoad` tells of it (AI-091);
/// - `dismiss()` is tracked once: the bridge suppresses the SDK's second record (AI-111);
/// - a message keeps its page's text to itself, so `attach()` puts an object of the bridge's before the SDK's UI service,
///   which notes the text as the message is made and passes everything on; `detach()` takes it away;
/// - screens of other Adobe extensions pass through without the handler being asked (AI-005).
@MainActor public final class AdobeIOSBridge: NSObject, BackgroundGateBridge {
    public let engine: LifecycleEngine
    private var messages = MessageIndex()
    /// The link that was followed last, and the message that it is on.
    var lastLink: (url: URL, message: ObjectIdentifier)?
    public nonisolated let lockedGatePolicy: Locked<GatePolicy>
    /// The message that was told to go away last, until it has gone: by the app, or by a link of its page.
    var leaving: ObjectIdentifier?
    private weak var owner: ServiceProvider?
    /// The texts of the pages; nil while it is not attached.
    private(set) var pageTexts: PageTexts?

    /// Makes a bridge. Attach it with `attach()`, or assign it to `MobileCore.messagingDelegate` and keep it.
    /// - Parameter handler: who decides and listens; held strongly.
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

    /// Makes the bridge the SDK's messaging delegate and keeps it alive until it is detached. A bridge that
    /// was attached before is detached.
    @discardableResult
    public func attach() -> Self {
        let provider = ServiceProvider.shared
        owner = provider
        pageTexts = PageTexts.install(in: provider)
        let previous = BridgeRetainer.retain(self, for: provider)
        MobileCore.messagingDelegate = self
        // Last, because its handler may attach another bridge when it hears of it: that one takes this one's place.
        if let previous { engine.takePlace(of: previous.engine) }
        engine.attached()
        return self
    }

    /// Takes the bridge off the SDK and lets go of it. A message that is up fails with `detached`; held
    /// messages stay held.
    public func detach() {
        guard let owner else { return }
        if owner.messagingDelegate === self { owner.messagingDelegate = nil }
        // A bridge that has taken this one's place needs them still.
        if !(owner.messagingDelegate is AdobeIOSBridge) { pageTexts?.remove(from: owner) }
        pageTexts = nil
        engine.detach()
        BridgeRetainer.release(self, of: owner)
        self.owner = nil
    }

    /// The message of a native one that the bridge has seen before and that has not ended.
    func knownMessage(_ key: ObjectIdentifier) -> CompatMessage? {
        messages.find(key)
    }

    /// Makes the message of a native one; nil for a screen that is not a campaign's message.
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
