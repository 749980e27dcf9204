public import Foundation
public import InAppCore

/// A handler that shows at most one message at a time over all the bridges that it is given to.
///
/// ```swift
/// let oneScreen = OneScreen(handler, spacing: 30)
/// OneBridge(oneScreen).attach()
/// OtherBridge(oneScreen).attach()
/// ```
///
/// Bridges with handlers of their own share a screen: `OneScreen(oneHandler, on: screen)` and
/// `OneScreen(otherHandler, on: screen)`. The rules of `SharedScreen` hold for both.
///
/// The wrapped handler is asked when a message is offered. Policies among the wrapped handlers are asked once more
/// just before it is shown, and so are policies around it.
@MainActor public final class OneScreen: HandlerDecorator {
    /// The screen, which can be shared with others.
    public let screen: SharedScreen

    /// Makes a handler for a screen.
    /// - Parameters:
    ///   - inner: the handler that decides and gets the events; without one every message is let through.
    ///   - screen: the screen, shared by all handlers that show messages on it.
    public init(_ inner: (any InAppMessageHandler)?, on screen: SharedScreen) {
        self.screen = screen
        super.init(inner)
    }

    /// Makes a handler with a screen of its own, which is shared by all bridges with this handler.
    /// - Parameters:
    ///   - inner: the handler that decides and gets the events.
    ///   - spacing: seconds between the end of one message and the next one.
    ///   - priority: called once, when a message has to wait; a higher number is shown earlier. nil: in the order of
    ///     arrival.
    public convenience init(
        _ inner: (any InAppMessageHandler)? = nil, spacing: TimeInterval = 0,
        priority: (@MainActor (CompatMessage) -> Int)? = nil
    ) {
        self.init(inner, on: SharedScreen(spacing: spacing, priority: priority))
    }

    /// True: messages wait for their turns here.
    public override var ordersMessages: Bool { true }

    public override func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        screen.follow(message)
        let decision = super.decideDisplay(of: message)
        guard decision == .show else {
            screen.forget(message)
            return decision
        }
        return screen.admit(message) ? .show : .hold
    }

    /// The message that has the screen, or the end of the spacing on the stage's clock.
    public override func waitReason(of message: CompatMessage) -> WaitReason? {
        screen.waitReason(of: message) ?? super.waitReason(of: message)
    }

    public override func willPresent(_ message: CompatMessage) {
        // Also a message that no handler was asked about.
        screen.appears(message)
        super.willPresent(message)
    }

    public override func didNotShow(_ message: CompatMessage, error: any Error) {
        screen.wasNotShown(message)
        super.didNotShow(message, error: error)
    }
}

extension Diagnostic.Code {
    /// An SDK shows a message by itself that `OneScreen` would have held.
    public static let screenTaken = Diagnostic.Code("screenTaken")
}

/// Waiting messages, sorted by priority, highest first, then by arrival.
///
/// It retains its messages: its owner removes each that has ended.
@MainActor struct MessageLine {
    /// A higher priority comes first.
    private struct Priority: Comparable {
        let value: Int

        static func < (left: Self, right: Self) -> Bool { left.value > right.value }
    }

    private var waiting = OrderedMessages<Priority>()

    /// The number of waiting messages.
    var count: Int { waiting.count }
    /// Whether no message waits.
    var isEmpty: Bool { waiting.isEmpty }
    /// The waiting messages, in order.
    var messages: [CompatMessage] { waiting.all }

    /// Whether a message waits here.
    func contains(_ message: CompatMessage) -> Bool { waiting.contains(message) }

    /// Adds a message; one that already waits keeps its position.
    mutating func append(_ message: CompatMessage, priority: Int = 0) {
        waiting.insert(message, Priority(value: priority))
    }

    /// Removes the first message that is not being asked about.
    mutating func popFirst() -> CompatMessage? {
        while let message = waiting.popFirst() { if message.phase != .offered { return message } }
        return nil
    }

    /// Removes all messages, and returns those that are not being asked about, in order.
    mutating func popAll() -> [CompatMessage] {
        var messages: [CompatMessage] = []
        while let message = popFirst() { messages.append(message) }
        return messages
    }

    /// Removes a message.
    mutating func remove(_ message: CompatMessage) { waiting.remove(message) }

    /// Removes the messages that have ended, and those whose bridge is gone.
    mutating func removeDeparted() { waiting.removeDeparted() }
}
