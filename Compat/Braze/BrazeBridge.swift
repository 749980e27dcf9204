public import BrazeModel  // Shows BrazeUI.
public import InAppCore

/// Connects a handler to Braze's SDK: it is a `BrazeInAppMessageUIDelegate` that drives an `InAppMessageHandler`.
///
/// ```swift
/// BrazeBridge(handler).attach(to: ui)
/// ```
///
/// Main actor, therefore Sendable. Every callback arrives on the main thread.
///
/// Differences of this SDK from others:
/// - a held message is put on the SDK's stack, which is never drained automatically (BZ-017);
/// - `show()` presents the held message again and answers the SDK's second question with yes, which shows it even if it
///   is not on top of the stack (BZ-026);
/// - a message that was put on the stack because another one was visible is asked about in `prepareWith`, the first
///   callback that can still stop it (BZ-019). Images that were fetched for it are lost if it is held there;
/// - if a policy orders messages (`OneScreen`, `PolicyStack`), it is asked about such messages when the previous one
///   leaves, and shows them in its own order, regardless of the stack's; without such a policy they stay on the stack
///   until the app calls `presentNext()`, and a diagnostic reports each once (BZ-016);
/// - if the handler takes over a click, the click still counts and the message is still dismissed (BZ-086).
@MainActor public final class BrazeBridge: MessageBridge {
    public let engine: LifecycleEngine
    var messages = BrazeMessages()
    /// The corner radii that handlers have given to views, by message: the SDK's messages have none.
    var cornerRadii: [String: Double] = [:]
    /// The message with a visible view.
    var visible: VisibleMessage?
    /// The message that the bridge is presenting, and the answer for it.
    var presenting: OwnPresentation?
    /// The UI that calls the bridge, or called it before it was detached.
    private weak var lastUI: BrazeInAppMessageUI?
    /// Whether `detach()` was called, and the UI has not called since.
    private var wasDetached = false
    /// The UI that reports to the bridge. After `detach()` there is none until the bridge is registered again.
    var ui: BrazeInAppMessageUI? { wasDetached && lastUI?.delegate !== self ? nil : lastUI }

    /// Makes a bridge. Attach it with `attach(to:)`, or assign it to `ui.delegate` and keep it.
    /// - Parameter handler: the handler to drive; held strongly.
    public init(_ handler: any InAppMessageHandler) {
        engine = LifecycleEngine(
            capabilities: .braze,
            traits: EngineTraits(
                approvalLimit: 1, unexplainedDismissal: .userDismissed, pages: .braze),
            handler: handler)
        engine.driver = self
    }

    /// Makes the bridge the delegate of `ui` and keeps it alive as long as `ui` exists or until it is detached. A
    /// previously attached bridge is detached.
    ///
    /// Attach before the first message can be triggered: without a delegate it is shown without a question (BZ-121).
    @discardableResult
    public func attach(to ui: BrazeInAppMessageUI) -> Self {
        let previous = BridgeRetainer.retain(self, for: ui)
        ui.delegate = self
        note(ui)
        // Last, because its handler may attach another bridge when it is told; then that bridge replaces this one.
        if let previous {
            (previous as? BrazeBridge)?.wasDetached = true
            engine.takePlace(of: previous.engine)
        }
        engine.attached()
        return self
    }

    /// Detaches the bridge from the SDK and releases it. A message on the screen fails with `detached`; held messages
    /// stay held.
    public func detach() {
        guard let ui = lastUI else { return }
        wasDetached = true
        if ui.delegate === self { ui.delegate = nil }
        engine.detach()
        BridgeRetainer.release(self, of: ui)
    }

    /// Stores the calling UI for actions of the handler.
    func note(_ ui: BrazeInAppMessageUI) {
        if lastUI !== ui { lastUI = ui }
        wasDetached = false
    }

    /// The message of a native message, made the first time it is seen.
    func message(for native: Braze.InAppMessage) -> CompatMessage {
        messages.find(native) ?? messages.make(native, in: engine)
    }

    public func release(_ message: CompatMessage) {
        messages.remove(message)
        cornerRadii[message.id] = nil
        if visible?.message === message { visible = nil }
    }
}

/// The message with a visible view.
struct VisibleMessage {
    let view: ObjectIdentifier
    let message: CompatMessage
    /// The time when the campaign's message closes automatically, on the clock of `MainThread`.
    var closesAt: Double?
    /// Whether `didPresent` was called.
    var hasAppeared = false
}

/// A message that the bridge itself presents, so it can recognise the SDK's question about it.
struct OwnPresentation {
    let message: CompatMessage
    let answer: BrazeInAppMessageUI.DisplayChoice
    var wasAsked = false
}
