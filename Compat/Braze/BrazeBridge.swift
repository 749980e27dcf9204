public import BrazeModel  // Shows BrazeUI.
public import InAppCore

/// Plugs a handler into Braze's SDK: it is a `BrazeInAppMessageUIDelegate` that drives an
/// `InAppMessageHandler`.
///
/// ```swift
/// BrazeBridge(handler).attach(to: ui)
/// ```
///
/// Main actor, therefore Sendable. Every callback comes on the main thread, so there is no hop.
///
/// What the SDK does differently from others:
/// - a held message goes onto the SDK's stack; nothing drains that by itself (BZ-017);
/// - `show()` presents the held message again and answers the SDK's second question with yes, which shows
///   it whether or not it is on top of the stack (BZ-026);
/// - a message that was parked because another one was up is asked about in `prepareWith`, the first
///   callback that can still stop it (BZ-019). Images that were fetched for it are gone if it is held there;
/// - taking a click over leaves the click counted and the message dismissed (BZ-086).
@MainActor public final class BrazeBridge: MessageBridge {
    public let engine: LifecycleEngine
    var messages = BrazeMessages()
    /// The message whose view is up.
    var visible: VisibleMessage?
    /// The message that the bridge presents right now, and what to answer for it.
    var presenting: OwnPresentation?
    private(set) weak var ui: BrazeInAppMessageUI?

    /// Makes a bridge. Attach it with `attach(to:)`, or assign it to `ui.delegate` and keep it.
    /// - Parameter handler: who decides and listens; held strongly.
    public init(_ handler: any InAppMessageHandler) {
        engine = LifecycleEngine(
            capabilities: .braze,
            traits: EngineTraits(
                approvalLimit: 1, unexplainedDismissal: .userDismissed, pages: .braze),
            handler: handler)
        engine.driver = self
    }

    /// Makes the bridge the delegate of `ui` and keeps it alive as long as `ui` lives or until it is
    /// detached. A bridge that was attached before is detached.
    ///
    /// Attach before the first message can be triggered: without a delegate it is shown unasked (BZ-121).
    @discardableResult
    public func attach(to ui: BrazeInAppMessageUI) -> Self {
        let previous = BridgeRetainer.retain(self, for: ui)
        ui.delegate = self
        self.ui = ui
        // Last, because its handler may attach another bridge when it hears of it: that one takes this one's place.
        if let previous { engine.takePlace(of: previous.engine) }
        engine.attached()
        return self
    }

    /// Takes the bridge off the SDK and lets go of it. A message that is up fails with `detached`; held
    /// messages stay held.
    public func detach() {
        guard let ui else { return }
        if ui.delegate === self { ui.delegate = nil }
        engine.detach()
        BridgeRetainer.release(self, of: ui)
    }

    /// Remembers the UI that calls, for actions of the handler.
    func note(_ ui: BrazeInAppMessageUI) {
        if self.ui !== ui { self.ui = ui }
    }

    /// The message of a native one, made on first sight.
    func message(for native: Braze.InAppMessage) -> CompatMessage {
        messages.find(native) ?? messages.make(native, in: engine)
    }

    public func release(_ message: CompatMessage) {
        messages.remove(message)
        if visible?.message === message { visible = nil }
    }
}

/// The message whose view is up.
struct VisibleMessage {
    let view: ObjectIdentifier
    let message: CompatMessage
    /// When the campaign's own time is up, on the clock of `MainThread`.
    var closesAt: Double?
    /// Whether `didPresent` came.
    var hasAppeared = false
}

/// A message that the bridge itself presents, so that the SDK's question about it is known to be the
/// bridge's own.
struct OwnPresentation {
    let message: CompatMessage
    let answer: BrazeInAppMessageUI.DisplayChoice
    var wasAsked = false
}
