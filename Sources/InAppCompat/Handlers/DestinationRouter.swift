public import Foundation
public import InAppCore

/// Hands every destination that a user chooses in a message to one closure, whatever the shape: the one place to route
/// deep links in.
///
/// ```swift
/// let handler = DestinationRouter(myHandler) { router.open($0.url) }
/// ```
///
/// The shapes differ in when an app hears of a click, and in whether it may still be taken over:
/// - some ask before anything is opened (`shouldPerform`): the answer true of the closure takes the click over;
/// - some tell when the link has been acted upon (`didLoad`), which was opened by the system then: the closure is told,
///   its answer changes nothing;
/// - some tell of a click by the way in which the message went away (`didDismiss`), and have run its actions
///   themselves: the closure is told where these lead, as far as the message's content says.
///
/// One click is routed once. The handler inside hears everything as well.
@MainActor public final class DestinationRouter: HandlerDecorator {
    /// A destination that a user has chosen.
    public struct Choice {
        /// Where it leads.
        public let url: URL
        /// The message in which it was chosen.
        public let message: CompatMessage
        /// Whether the SDK has already acted on it, so that the answer changes nothing.
        public let isPerformed: Bool
    }

    private let route: @MainActor (Choice) -> Bool
    /// Marks the messages with a click that was asked about or told: whoever took it, their end tells nothing new.
    private var clicked: ObjectIdentifier { ObjectIdentifier(self) }

    /// Makes a router.
    /// - Parameters:
    ///   - inner: the handler that decides and listens. It is asked about a click first, and may take it over.
    ///   - route: called for each destination, on the main actor. The answer true takes it over: the SDK does not open
    ///     it, if it has not done so before.
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
