import AdobeAndroid3Model
import Foundation
public import InAppCore

/// Connects a handler to Adobe's SDK for Android, generation 3: it is a `PresentationDelegate` that drives an
/// `InAppMessageHandler`.
///
/// ```swift
/// AdobeAndroid3Bridge(handler).attach()
/// ```
///
/// Main actor, therefore Sendable. Every callback arrives on the main thread (A3-012).
///
/// Differences of this SDK from others:
/// - a message keeps the delegate that was set when it was first triggered, for the life of the process (A3-002,
///   A3-003): attach before that. Bridges attached later take over from the first;
/// - `show()` makes the SDK ask again, and the bridge answers yes (A3-041). The app's own `Message.show()` on a held
///   message cannot be distinguished from a later trigger of it (A3-045), so the answer is still no: show the
///   `CompatMessage` instead;
/// - the SDK reports failures only to its own listener (A3-021): the bridge checks whether a command was carried out;
/// - Adobe counts a held message as suppressed (A3-043);
/// - a link has already been followed when `didLoad` is called (A3-080);
/// - alerts, floating buttons and messages of other extensions pass through without the handler being asked
///   (A3-005, A3-006).
@MainActor public final class AdobeAndroid3Bridge: MessageBridge {
    public let engine: LifecycleEngine
    var messages = MessageIndex()
    /// The message that the SDK is currently asking about.
    var asked: CompatMessage?
    /// The messages that the SDK was told to show, until it has asked about them.
    var requested: [CompatMessage] = []
    /// Whether the bridge was detached from the SDK, whose presentables may still refer to it.
    private(set) var isDetached = false
    private weak var attachment: Attachment?

    /// Makes a bridge. Attach it with `attach()`, or pass it to `UIService.setPresentationDelegate`.
    /// - Parameter handler: the handler to drive; held strongly.
    public init(_ handler: any InAppMessageHandler) {
        engine = LifecycleEngine(
            capabilities: .adobeAndroid3, traits: EngineTraits(links: .adobeAndroid3, pages: .adobe),
            handler: handler)
        engine.driver = self
    }

    /// Makes the bridge the SDK's presentation delegate and keeps it alive until it is detached. A previously attached
    /// bridge is detached; this one takes over its messages.
    @discardableResult
    public func attach() -> Self {
        let provider = ServiceProvider.getInstance()
        let attachment = Attachment.of(provider)
        let previous = attachment.bridge
        attachment.bridge = self
        self.attachment = attachment
        isDetached = false
        // Also if it was set before, because the app may have set another delegate in the meantime.
        provider.uiService.setPresentationDelegate(attachment.registration)
        // Last, because its handler may attach another bridge when it is told; then that bridge replaces this one.
        if let previous, previous !== self {
            engine.takePlace(of: previous.engine)
            previous.detach()
        }
        engine.attached()
        return self
    }

    /// Detaches the bridge from the SDK, which releases it. A message on the screen fails with `detached`; held
    /// messages stay held. From now on everything is accepted without asking, because the SDK's delegate cannot be
    /// removed (A3-001).
    public func detach() {
        isDetached = true
        engine.detach()
        if attachment?.bridge === self { attachment?.bridge = nil }
        attachment = nil
    }

    /// The adopted delegate of this shape, if the handler is one.
    var adopted: (any OwnDelegateHandler)? { engine.handler as? any OwnDelegateHandler }

    public func release(_ message: CompatMessage) {
        guard let native = Self.presentable(of: message) else { return }
        messages.remove(message, for: ObjectIdentifier(native))
    }
}

/// A handler that is a delegate of this shape. Calls that handlers do not have go straight to the delegate (A3-005,
/// A3-006), and it is asked as often as its own SDK asks (A3-041).
@MainActor protocol OwnDelegateHandler: AnyObject {
    var delegate: any PresentationDelegate { get }
    /// Whether the delegate now accepts a message that it refused before.
    func letsThroughAgain(_ message: CompatMessage) -> Bool
    /// Stores the text of a link.
    func remember(_ link: String, for url: URL)
}

/// The permanent delegate of the SDK while bridges change: the SDK never releases a delegate, and its presentables keep
/// the one with which they were made (A3-001, A3-002). It holds its bridge weakly, because the bridge's messages hold
/// the presentables.
///
/// Main actor, therefore Sendable.
@MainActor final class DelegateRegistration {
    /// The bridge to call; without one everything is accepted.
    weak var bridge: AdobeAndroid3Bridge?
}

extension DelegateRegistration: PresentationDelegate {
    nonisolated func canShow(_ presentable: any Presentable) -> Bool {
        current?.canShow(presentable) ?? true
    }

    nonisolated func onShow(_ presentable: any Presentable) { current?.onShow(presentable) }
    nonisolated func onHide(_ presentable: any Presentable) { current?.onHide(presentable) }
    nonisolated func onDismiss(_ presentable: any Presentable) { current?.onDismiss(presentable) }

    nonisolated func onContentLoaded(
        _ presentable: any Presentable, _ presentationContent: PresentationContent?
    ) {
        current?.onContentLoaded(presentable, presentationContent)
    }

    /// The bridge. The SDK asks on the main thread (A3-012); a caller on another thread has to wait for the main
    /// thread.
    private nonisolated var current: AdobeAndroid3Bridge? {
        if MainThread.isCurrent {
            return MainThread.enter(with: self, (), ()) { registration, _, _ in registration.bridge }
        }
        return MainThread.ask(timeout: GatePolicy().timeout) { self.bridge } ?? nil
    }
}

/// The objects attached to the SDK's services, which keep them alive: one permanent registration, and a bridge until it
/// is detached. Main actor, therefore Sendable.
@MainActor final class Attachment {
    let registration = DelegateRegistration()
    /// The attached bridge; kept alive.
    var bridge: AdobeAndroid3Bridge? {
        didSet { registration.bridge = bridge }
    }

    private init() {}

    /// The attachment of the SDK's services, made on first use.
    static func of(_ provider: ServiceProvider) -> Attachment {
        if let known = provider.retainer.object as? Attachment { return known }
        let made = Attachment()
        provider.retainer.object = made
        return made
    }
}
