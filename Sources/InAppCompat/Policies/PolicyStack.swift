public import Foundation
public import InAppCore

/// The usual policies around a handler, in the order in which they make sense together.
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
/// 2. `PauseGate`: around the screen, so that nothing takes the screen, or loses its place in the line, during a pause;
/// 3. `OneScreen`: asks what is behind it about a message when it is offered, and again when its turn comes;
/// 4. `Cap`: innermost, so that it decides when the screen is free, by what was shown until then;
/// 5. the app's handler, asked once.
///
/// Other orders work, and mean something else. `PauseGate` inside `OneScreen`: what is next in the line of the screen during
/// a pause leaves the line, and comes back to its place with the resume. `Cap` outside `OneScreen`: it decides when a message is
/// offered, and a message that waits for the screen holds others back. `Expiry` inside `PauseGate`: the time runs from the
/// resume. In a `HandlerGroup` policies stand side by side: a message is shown when none of them keeps it.
///
/// Main actor, therefore Sendable.
@MainActor public final class PolicyStack {
    /// What the policies are to do.
    public struct Settings {
        /// Seconds for which a message may be held; nil: for ever.
        public var expiry: TimeInterval?
        /// The limits; empty for none.
        public var caps: [Cap.Limit] = []
        /// What happens to a message that is one too many, or has expired; nil discards it where its campaign may
        /// bring it again, and holds it where a discard would delete the campaign.
        public var excess: DisplayDecision?
        /// Keeps what was shown for longer than a session; nil keeps it in memory.
        public var store: (any CapStore)?
        /// Seconds between the end of one message and the next one.
        public var spacing: TimeInterval = 0
        /// Asked once, when a message has to wait; a higher number comes earlier. nil: as they came.
        public var priority: (@MainActor (CompatMessage) -> Int)?
        /// A screen that is shared with others; nil makes one with `spacing` and `priority`.
        public var screen: SharedScreen?

        /// One message at a time, as they came.
        public init() {}
    }

    /// The handler for bridges. Any number of them can have the same.
    public let handler: any InAppMessageHandler
    /// Holds everything while the app is busy.
    public let pauseGate: PauseGate
    /// The screen that the messages of all bridges share.
    public let screen: SharedScreen
    /// Counts what is shown; nil without caps.
    public let cap: Cap?
    /// Prevents messages from being shown that were held too long; nil without an expiry.
    public let expiry: Expiry?

    /// Builds the policies.
    /// - Parameters:
    ///   - handler: the app's own; without one every message is let through.
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
