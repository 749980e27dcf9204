public import Foundation
public import InAppCore

/// The usual policies around a handler, in a useful order.
///
/// ```swift
/// let policies = PolicyStack(around: handler) {
///     $0.expiry = 3_600
///     $0.caps = [.session(5), .day(2)]
///     $0.spacing = 30
/// }
/// OneBridge(policies.handler).attach()
/// OtherBridge(policies.handler).attach()
/// policies.pauseGate.pause("checkout")
/// ```
///
/// From the outside in:
/// 1. `Expiry`: outermost, so that it knows every message, also those that another policy holds;
/// 2. `PauseGate`: around the screen, so that no message takes the screen, or loses its position in the queue, during
///   a pause;
/// 3. `OneScreen`: asks the wrapped handlers about a message when it is offered, and again when its turn comes;
/// 4. `Cap`: innermost, so that it decides when the screen is free, by the displays until then;
/// 5. the app's handler, which is asked once.
///
/// Other orders are possible, with other results. `PauseGate` inside `OneScreen`: a message whose turn comes during a
/// pause leaves the queue of the screen, and returns to its position on resume. `Cap` outside `OneScreen`: it decides
/// when a message is offered, and a message that waits for the screen holds others back. `Expiry` inside `PauseGate`:
/// the time begins with the resume. In a `HandlerGroup` policies are side by side: a message is shown when none of
/// them holds it.
///
/// Main actor, therefore Sendable.
@MainActor public final class PolicyStack {
    /// The settings of the policies.
    public struct Settings {
        /// Seconds for which a message may be held; nil for no limit.
        public var expiry: TimeInterval?
        /// The limits; empty for none.
        public var caps: [Cap.Limit] = []
        /// What happens to a message that exceeds a limit, or has expired; nil discards it where its campaign may
        /// bring it again, and holds it where a discard would delete the campaign.
        public var excess: DisplayDecision?
        /// Stores past displays for longer than a session; nil keeps them in memory.
        public var store: (any CapStore)?
        /// Seconds between the end of one message and the next one.
        public var spacing: TimeInterval = 0
        /// Called once, when a message has to wait; a higher number is shown earlier. nil: in the order of arrival.
        public var priority: (@MainActor (CompatMessage) -> Int)?
        /// A screen that is shared with others; nil makes one with `spacing` and `priority`.
        public var screen: SharedScreen?

        /// One message at a time, in the order of arrival.
        public init() {}
    }

    /// The handler for bridges. Any number of bridges can share it.
    public let handler: any InAppMessageHandler
    /// Holds all messages while the app is busy.
    public let pauseGate: PauseGate
    /// The screen that the messages of all bridges share.
    public let screen: SharedScreen
    /// Counts displays; nil without caps.
    public let cap: Cap?
    /// Prevents messages that were held too long from being shown; nil without an expiry.
    public let expiry: Expiry?

    /// Builds the policies.
    /// - Parameters:
    ///   - handler: the app's own handler; without one every message is let through.
    ///   - configure: changes the settings.
    public init(
        around handler: (any InAppMessageHandler)? = nil,
        _ configure: @MainActor (inout Settings) -> Void = { _ in }
    ) {
        var settings = Settings()
        configure(&settings)
        cap =
            settings.caps.isEmpty
            ? nil : Cap(handler, settings.caps, store: settings.store, excess: settings.excess)
        screen = settings.screen ?? SharedScreen(spacing: settings.spacing, priority: settings.priority)
        pauseGate = PauseGate(OneScreen(cap ?? handler, on: screen))
        expiry = settings.expiry.map { [pauseGate] in
            Expiry(pauseGate, after: $0, excess: settings.excess)
        }
        self.handler = expiry ?? pauseGate
    }
}

@available(*, unavailable)
extension PolicyStack.Settings: Sendable {}
