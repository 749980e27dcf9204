public import Foundation
public import InAppCore

/// A handler made of closures. One that is nil does what the protocol's default does.
///
/// ```swift
/// let handler = ClosureHandler()
/// handler.decideDisplay = { _ in checkout.isRunning ? .hold : .show }
/// ```
@MainActor public final class ClosureHandler: InAppMessageHandler {
    /// Answers `decideDisplay(of:)`.
    public var decideDisplay: (@MainActor (CompatMessage) -> DisplayDecision)?
    /// Called for `prepare(_:for:)`.
    public var prepare: (@MainActor (inout PresentationPlan, CompatMessage) -> Void)?
    /// Called for `willPresent(_:)`.
    public var willPresent: (@MainActor (CompatMessage) -> Void)?
    /// Called for `didPresent(_:)`.
    public var didPresent: (@MainActor (CompatMessage) -> Void)?
    /// Called for `didHide(_:)`.
    public var didHide: (@MainActor (CompatMessage) -> Void)?
    /// Answers `shouldPerform(_:of:)`.
    public var shouldPerform: (@MainActor (MessageAction, CompatMessage) -> Bool)?
    /// Called for `didLoad(_:in:)`.
    public var didLoad: (@MainActor (URL, CompatMessage) -> Void)?
    /// Called for `willDismiss(_:)`.
    public var willDismiss: (@MainActor (CompatMessage) -> Void)?
    /// Called for `didDismiss(_:resolution:)`.
    public var didDismiss: (@MainActor (CompatMessage, MessageResolution) -> Void)?
    /// Called for `didFail(_:failure:)`.
    public var didFail: (@MainActor (CompatMessage, MessageFailure) -> Void)?

    /// A handler that does what the defaults do.
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

/// A handler around another one that passes everything on: the base of wrappers that change one thing.
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
/// It is a policy, so `decideDisplay` may be called again for a held message; the handler inside is asked once, unless
/// it is a policy as well.
@MainActor open class HandlerDecorator: DisplayPolicy, AttachmentListener {
    /// The handler inside, held strongly; without one every message is let through.
    public let inner: (any InAppMessageHandler)?

    /// Makes a wrapper.
    public init(_ inner: (any InAppMessageHandler)? = nil) {
        self.inner = inner
    }

    /// Tells the handler inside that the bridge has been attached.
    open func attached(to engine: LifecycleEngine) {
        if let inner { engine.attached(inner) }
    }

    /// What the handler inside answers.
    open func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        message.answer(of: inner)
    }
    /// Passed on.
    open func prepare(_ plan: inout PresentationPlan, for message: CompatMessage) {
        inner?.prepare(&plan, for: message)
    }
    /// Passed on.
    open func willPresent(_ message: CompatMessage) { inner?.willPresent(message) }
    /// Passed on.
    open func didPresent(_ message: CompatMessage) { inner?.didPresent(message) }
    /// Passed on.
    open func didHide(_ message: CompatMessage) { inner?.didHide(message) }
    /// What the handler inside answers.
    open func shouldPerform(_ action: MessageAction, of message: CompatMessage) -> Bool {
        inner?.shouldPerform(action, of: message) ?? true
    }
    /// Passed on.
    open func didLoad(_ url: URL, in message: CompatMessage) { inner?.didLoad(url, in: message) }
    /// Passed on.
    open func willDismiss(_ message: CompatMessage) { inner?.willDismiss(message) }
    /// Passed on.
    open func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
        inner?.didDismiss(message, resolution: resolution)
    }
    /// Passed on.
    open func didFail(_ message: CompatMessage, failure: MessageFailure) {
        inner?.didFail(message, failure: failure)
    }
    /// Passed on, if the handler inside is a policy.
    open func didNotShow(_ message: CompatMessage, error: any Error) {
        (inner as? any DisplayPolicy)?.didNotShow(message, error: error)
    }
    /// Whether the handler inside does, if it is a policy.
    open var ordersMessages: Bool { (inner as? any DisplayPolicy)?.ordersMessages ?? false }
    /// What the handler inside says, if it is a policy.
    open func waitReason(of message: CompatMessage) -> WaitReason? {
        (inner as? any DisplayPolicy)?.waitReason(of: message)
    }
}
