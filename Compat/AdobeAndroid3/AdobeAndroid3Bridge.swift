import AdobeAndroid3Model
import Foundation
public import InAppCore

/// Plugs a handler into Adobe's SDK for Android, generation 3: it is a `PresentationDelegate` that drives an
/// `InAppMessageHandler`.
///
/// ```swift
/// AdobeAndroid3Bridge(handler).attach()
/// ```
///
/// Main actor, therefore Sendable. Every callback comes on the main thread, so there is no hop (A3-012).
///
/// What the SDK does differently from others:
/// - a message keeps the delegate that was set when it was triggered for the first time, for the life of the
///   process (A3-002, A3-003): attach before the first one. Bridges attached later take over from the first;
/// - `show()` makes the SDK ask again, and the bridge answers yes (A3-041). The app's own `Message.show()` on a
///   held message cannot be told from a later trigger of it (A3-045), so the answer is still no: show the
///   `CompatMessage` instead;
/// - what the SDK cannot do is told to its own listener only (A3-021): the bridge looks whether it was done;
/// - a held message counts as suppressed with Adobe (A3-043);
/// - a link has been acted upon when `didLoad` tells of it (A3-080);
/// - alerts, floating buttons and messages of other extensions pass through without the handler being asked
///   (A3-005, A3-006).
@MainActor public final class AdobeAndroid3Bridge: MessageBridge {
    public let engine: LifecycleEngine
    var messages = MessageIndex()
    /// The message that the SDK asks about right now.
    var asked: CompatMessage?
    /// Whether the bridge was taken off the SDK, whose presentables may know it still.
    private(set) var isDetached = false
    private weak var attachment: Attachment?

    /// Makes a bridge. Attach it with `attach()`, or hand it to `UIService.setPresentationDelegate`.
    /// - Parameter handler: who decides and listens; held strongly.
    public init(_ handler: any InAppMessageHandler) {
        engine = LifecycleEngine(
            capabilities: .adobeAndroid3, traits: EngineTraits(links: .adobeAndroid3, pages: .adobe),
            handler: handler)
        engine.driver = self
    }

    /// Makes the bridge the SDK's presentation delegate, which keeps it alive until it is detached. A bridge
    /// that was attached before is detached; the messages that it heard of are this one's from now on.
    @discardableResult
    public func attach() -> Self {
        let provider = ServiceProvider.getInstance()
        let attachment = Attachment.of(provider)
        let previous = attachment.bridge
        attachment.bridge = self
        self.attachment = attachment
        isDetached = false
        // Also when it is there already: the app may have set another delegate meanwhile.
        provider.uiService.setPresentationDelegate(attachment.registration)
        // Last, because its handler may attach another bridge when it hears of it: that one takes this one's place.
        if let previous, previous !== self {
            engine.takePlace(of: previous.engine)
            previous.detach()
        }
        engine.attached()
        return self
    }

    /// Takes the bridge off the SDK, which lets go of it. A message that is up fails with `detached`; held
    /// messages stay held. From now on everything is let through unasked: the SDK's own delegate cannot be
    /// taken away (A3-001).
    public func detach() {
        isDetached = true
        engine.detach()
        if attachment?.bridge === self { attachment?.bridge = nil }
        attachment = nil
    }

    /// The adopted delegate of this very shape, if that is the handler.
    var adopted: (any OwnDelegateHandler)? { engine.handler as? any OwnDelegateHandler }

    public func release(_ message: CompatMessage) {
        guard let native = Self.presentable(of: message) else { return }
        messages.remove(message, for: ObjectIdentifier(native))
    }
}

/// A handler that is a delegate of this very shape. What handlers know nothing of goes straight to the delegate (A3-005,
/// A3-006), and it is asked as often as its own SDK asks (A3-041).
@MainActor protocol OwnDelegateHandler: AnyObject {
    var delegate: any PresentationDelegate { get }
    /// Whether the delegate lets a message through that it refused before.
    func letsThroughAgain(_ message: CompatMessage) -> Bool
    /// Keeps the text of a link.
    func remember(_ link: String, for url: URL)
}

/// What the SDK has as its delegate while bridges come and go: the SDK never lets go of one, and its
/// presentables keep the one that they were made with (A3-001, A3-002). It knows its bridge weakly, because the
/// bridge's messages know the presentables.
///
/// Main actor, therefore Sendable.
@MainActor final class DelegateRegistration {
    /// Who is called; without one everything is let through.
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

    /// The bridge. The SDK asks on the main thread (A3-012); who asks elsewhere has to wait for it.
    private nonisolated var current: AdobeAndroid3Bridge? {
        if MainThread.isCurrent {
            return MainThread.enter(with: self, (), ()) { registration, _, _ in registration.bridge }
        }
        return MainThread.ask(timeout: GatePolicy().timeout) { self.bridge } ?? nil
    }
}

/// What is attached to the SDK's services, which keep it: one registration for good, and a bridge until that is
/// detached. Main actor, therefore Sendable.
@MainActor final class Attachment {
    let registration = DelegateRegistration()
    /// Who is called; kept alive.
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
