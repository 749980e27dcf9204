public import Foundation
public import InAppCore

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
@MainActor open class HandlerDecorator: DisplayPolicy {
    /// The handler inside, held strongly; without one every message is let through.
    public let inner: (any InAppMessageHandler)?

    /// Makes a wrapper.
    public init(_ inner: (any InAppMessageHandler)? = nil) {
        self.inner = inner
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
}
