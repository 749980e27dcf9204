public import Foundation
public import InAppCore

/// A handler made of closures. A closure that is nil has the effect of the protocol's default.
///
/// ```swift
/// let handler = ClosureHandler()
/// handler.decideDisplay = { _ in checkout.isRunning ? .hold : .show }
/// ```
@MainActor public final class ClosureHandler: InAppMessageHandler {
    /// Implements `decideDisplay(of:)`.
    public var decideDisplay: (@MainActor (CompatMessage) -> DisplayDecision)?
    /// Called for `prepare(_:for:)`.
    public var prepare: (@MainActor (inout PresentationPlan, CompatMessage) -> Void)?
    /// Called for `willPresent(_:)`.
    public var willPresent: (@MainActor (CompatMessage) -> Void)?
    /// Called for `didPresent(_:)`.
    public var didPresent: (@MainActor (CompatMessage) -> Void)?
    /// Called for `didHide(_:)`.
    public var didHide: (@MainActor (CompatMessage) -> Void)?
    /// Implements `shouldPerform(_:of:)`.
    public var shouldPerform: (@MainActor (MessageAction, CompatMessage) -> Bool)?
    /// Called for `didLoad(_:in:)`.
    public var didLoad: (@MainActor (URL, CompatMessage) -> Void)?
    /// Called for `willDismiss(_:)`.
    public var willDismiss: (@MainActor (CompatMessage) -> Void)?
    /// Called for `didDismiss(_:resolution:)`.
    public var didDismiss: (@MainActor (CompatMessage, MessageResolution) -> Void)?
    /// Called for `didFail(_:failure:)`.
    public var didFail: (@MainActor (CompatMessage, MessageFailure) -> Void)?

    /// A handler with the defaults.
    public init() {}

    public func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        decideDisplay?(message) ?? .show
    }
    public func prepare(_ plan: inout PresentationPlan, for message: CompatMessage) {
        prepare?(&plan, message)
    }
    public func willPresent(_ message: CompatMessage) { willPresent?(message) }
    public func didPresent(_ message: CompatMessage) { didPresent?(message) }
    public func didHide(_ message: CompatMessage) { didHide?(message) }
    public func shouldPerform(_ action: MessageAction, of message: CompatMessage) -> Bool {
        shouldPerform?(action, message) ?? true
    }
    public func didLoad(_ url: URL, in message: CompatMessage) { didLoad?(url, message) }
    public func willDismiss(_ message: CompatMessage) { willDismiss?(message) }
    public func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
        didDismiss?(message, resolution)
    }
    public func didFail(_ message: CompatMessage, failure: MessageFailure) { didFail?(message, failure) }
}

extension ClosureHandler: AttachmentListener {
    /// Writes a diagnostic for each closure that this SDK never calls.
    public func attached(to engine: LifecycleEngine) {
        guard engine.diagnostics != nil else { return }
        let closures: [String: Any?] = [
            "decideDisplay": decideDisplay, "prepare": prepare, "willPresent": willPresent,
            "didPresent": didPresent, "didHide": didHide, "shouldPerform": shouldPerform, "didLoad": didLoad,
            "willDismiss": willDismiss, "didDismiss": didDismiss, "didFail": didFail,
        ]
        let names = Set(closures.compactMapValues { $0 }.keys)
        engine.reportNeverCalled { names.contains($0) }
    }
}

/// A handler that wraps another one and forwards every call: the base class of wrappers that change one thing.
///
/// ```swift
/// final class Logged: HandlerDecorator {
///     override func didPresent(_ message: CompatMessage) {
///         print("shown: \(message.id)")
///         super.didPresent(message)
///     }
/// }
/// ```
///
/// It is a policy, so `decideDisplay` may be called again for a held message; the wrapped handler is asked once,
/// unless it is a policy as well.
@MainActor open class HandlerDecorator: DisplayPolicy, AttachmentListener {
    /// The wrapped handler, held strongly; without one every message is let through.
    public let inner: (any InAppMessageHandler)?

    /// Makes a wrapper.
    public init(_ inner: (any InAppMessageHandler)? = nil) {
        self.inner = inner
    }

    /// Tells the wrapped handler that the bridge has been attached.
    open func attached(to engine: LifecycleEngine) {
        if let inner { engine.attached(inner) }
    }

    /// Returns the answer of the wrapped handler.
    open func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        message.answer(of: inner)
    }
    /// Forwarded.
    open func prepare(_ plan: inout PresentationPlan, for message: CompatMessage) {
        inner?.prepare(&plan, for: message)
    }
    /// Forwarded.
    open func willPresent(_ message: CompatMessage) { inner?.willPresent(message) }
    /// Forwarded.
    open func didPresent(_ message: CompatMessage) { inner?.didPresent(message) }
    /// Forwarded.
    open func didHide(_ message: CompatMessage) { inner?.didHide(message) }
    /// Returns the answer of the wrapped handler.
    open func shouldPerform(_ action: MessageAction, of message: CompatMessage) -> Bool {
        inner?.shouldPerform(action, of: message) ?? true
    }
    /// Forwarded.
    open func didLoad(_ url: URL, in message: CompatMessage) { inner?.didLoad(url, in: message) }
    /// Forwarded.
    open func willDismiss(_ message: CompatMessage) { inner?.willDismiss(message) }
    /// Forwarded.
    open func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
        inner?.didDismiss(message, resolution: resolution)
    }
    /// Forwarded.
    open func didFail(_ message: CompatMessage, failure: MessageFailure) {
        inner?.didFail(message, failure: failure)
    }
    /// Forwarded, if the wrapped handler is a policy.
    open func didNotShow(_ message: CompatMessage, error: any Error) {
        (inner as? any DisplayPolicy)?.didNotShow(message, error: error)
    }
    /// The value of the wrapped handler, if it is a policy; else false.
    open var ordersMessages: Bool { (inner as? any DisplayPolicy)?.ordersMessages ?? false }
    /// The reason of the wrapped handler, if it is a policy; else nil.
    open func waitReason(of message: CompatMessage) -> WaitReason? {
        (inner as? any DisplayPolicy)?.waitReason(of: message)
    }
}
