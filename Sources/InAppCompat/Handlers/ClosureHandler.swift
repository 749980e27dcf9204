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
