/// What every bridge offers, whichever vendor's delegate it is.
///
/// A bridge is attached to its SDK in one line, which also retains it: the SDKs hold their delegates
/// weakly. The handler may be replaced at any time, also while a message is up.
@MainActor public protocol MessageBridge: MessageDriver {
    /// The engine that the bridge feeds.
    var engine: LifecycleEngine { get }
}

extension MessageBridge {
    /// Who decides and listens; held strongly. Replacing it sends the next callback to the new one;
    /// without one every message is let through.
    public var handler: (any InAppMessageHandler)? {
        get { engine.handler }
        set { engine.handler = newValue }
    }

    /// Where diagnostics go; nowhere at first.
    public var diagnostics: DiagnosticSink? {
        get { engine.diagnostics }
        set { engine.diagnostics = newValue }
    }

    /// The messages that are held, oldest first. Those that the SDK has declared void meanwhile fail now.
    public var heldMessages: [CompatMessage] { engine.heldMessages }

    /// Shows the message that is held for the longest time; false when none is held, or when those that
    /// are held wait for their turn already.
    @discardableResult
    public func showNext() throws -> Bool { try engine.showNext() }

    /// The events, for observers: `for await event in bridge.events()`, or `bridge.events.record()` where
    /// nothing can be awaited.
    public var events: MessageEvents { engine.events }
}
