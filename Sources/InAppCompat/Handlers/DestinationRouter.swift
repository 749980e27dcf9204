public import Foundation
public import InAppCore

/// Passes every destination that a user chooses in a message to one closure, whatever the shape: the single place to
/// route deep links.
///
/// ```swift
/// let handler = DestinationRouter(myHandler) { router.open($0.url) }
/// ```
///
/// The shapes differ in when they report a click, and in whether the app may still handle it:
/// - some ask before anything is opened (`shouldPerform`): if the closure returns true, the app handles the click;
/// - some report a link after the SDK has acted on it (`didLoad`), when the system has opened it: the closure is
///   called, and its result has no effect;
/// - some report a click only as the cause of the dismissal (`didDismiss`), and have run its actions themselves: the
///   closure is called with the destination, as far as the message's content contains it.
///
/// Each click is routed once. The wrapped handler gets all callbacks as well.
@MainActor public final class DestinationRouter: HandlerDecorator {
    /// A destination that a user has chosen.
    public struct Choice {
        /// The URL of the destination.
        public let url: URL
        /// The message in which it was chosen.
        public let message: CompatMessage
        /// Whether the SDK has already acted on it, so that the closure's result has no effect.
        public let isPerformed: Bool
    }

    private let route: @MainActor (Choice) -> Bool
    /// Marks the messages whose click was already reported, by whichever callback: their dismissal reports no new
    /// click.
    private var clicked: ObjectIdentifier { ObjectIdentifier(self) }

    /// Makes a router.
    /// - Parameters:
    ///   - inner: the handler that decides and gets the events. It is asked about a click first, and may handle it.
    ///   - route: called for each destination, on the main actor. If it returns true, the SDK does not open the
    ///     destination, unless it has already done so.
    public init(_ inner: (any InAppMessageHandler)? = nil, route: @escaping @MainActor (Choice) -> Bool) {
        self.route = route
        super.init(inner)
    }

    /// Writes a diagnostic if this SDK reports no clicks at all.
    public override func attached(to engine: LifecycleEngine) {
        super.attached(to: engine)
        let supports = [Capability.shouldPerform, .didLoad, .builtInResolution].map(
            engine.capabilities.support)
        guard let first = supports.first, !supports.contains(where: \.isAvailable) else { return }
        engine.reportOnce(
            "nothing is routed", .neverCalled, nil, "No destination is ever routed here: \(first.note)")
    }

    public override func shouldPerform(_ action: MessageAction, of message: CompatMessage) -> Bool {
        message.mark(clicked)
        guard super.shouldPerform(action, of: message) else { return false }
        guard let url = message.destination(of: action) else { return true }
        return !route(Choice(url: url, message: message, isPerformed: false))
    }

    public override func didLoad(_ url: URL, in message: CompatMessage) {
        super.didLoad(url, in: message)
        message.mark(clicked)
        guard let url = message.link(url).destination else { return }
        _ = route(Choice(url: url, message: message, isPerformed: true))
    }

    public override func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
        if !message.isMarked(clicked), let url = destination(of: resolution.cause, in: message) {
            _ = route(Choice(url: url, message: message, isPerformed: true))
        }
        super.didDismiss(message, resolution: resolution)
    }

    private func destination(of cause: MessageResolution.Cause, in message: CompatMessage) -> URL? {
        let effect: MessageAction.Effect? =
            switch cause {
            case .buttonClick(let id): message.content.buttons.first { $0.id == id }?.effect
            case .messageClick: message.content.clickEffect
            default: nil
            }
        guard case .open(let url, _) = effect else { return nil }
        return message.link(url).destination
    }
}

@available(*, unavailable)
extension DestinationRouter.Choice: Sendable {}
