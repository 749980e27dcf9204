import Foundation

/// Actions on the vendor's SDK, which a bridge carries out for the engine.
///
/// A bridge conforms to this and to its vendor's delegate protocol, owns a `LifecycleEngine`, and feeds it with the
/// vendor's callbacks. For actions that a shape cannot do, use the defaults, which throw
/// `CompatError.Code.unavailable`.
@MainActor public protocol MessageDriver: AnyObject {
    /// Translates the native message.
    func content(of message: CompatMessage) -> MessageContent
    /// The view that the SDK shows for the message, while there is one.
    func view(of message: CompatMessage) -> UIView?
    /// Asks the SDK to show a held message, or to bring back a hidden one. The engine has already let it through.
    func show(_ message: CompatMessage) throws
    /// Asks the SDK to dismiss the message.
    func dismiss(_ message: CompatMessage) throws
    /// Asks the SDK to hide the message.
    func hide(_ message: CompatMessage) throws
    /// Discards a message that was held or let through, in the SDK as far as possible.
    func discard(_ message: CompatMessage) throws
    /// Records an interaction in the vendor's analytics.
    func track(_ interaction: TrackedInteraction, of message: CompatMessage) throws
    /// Runs a script in the message's page.
    func evaluateJavaScript(
        _ script: String, in message: CompatMessage,
        completion: @escaping @MainActor @Sendable (Result<ContentValue?, CompatError>) -> Void) throws
    /// Listens to what scripts of the message's page post under a name.
    func onScriptMessage(
        _ name: String, of message: CompatMessage,
        _ handler: @escaping @MainActor @Sendable (ContentValue?) -> Void) throws
    /// Why the SDK has dropped a message that was let through and has not appeared; nil if that cannot be found out.
    func reasonNotShown(_ message: CompatMessage) -> MessageFailure?
    /// Whether the SDK has invalidated a held message without a callback. Asked often, so it has to be quick.
    func isInvalidated(_ message: CompatMessage) -> Bool
    /// Whether the bridge reports with `LifecycleEngine.campaignDeleted(_:)` that the SDK has deleted the campaign of a
    /// discarded message, because the SDK does that later and may fail. False by default: the discard has deleted it.
    var confirmsDeletions: Bool { get }
    /// Forgets a message that has ended.
    func release(_ message: CompatMessage)
}

extension MessageDriver {
    public func view(of message: CompatMessage) -> UIView? { nil }
    public func reasonNotShown(_ message: CompatMessage) -> MessageFailure? { nil }
    public func isInvalidated(_ message: CompatMessage) -> Bool { false }
    public var confirmsDeletions: Bool { false }

    public func hide(_ message: CompatMessage) throws {
        throw message.cannot(.hide)
    }

    public func track(_ interaction: TrackedInteraction, of message: CompatMessage) throws {
        throw message.cannot(.track)
    }

    public func evaluateJavaScript(
        _ script: String, in message: CompatMessage,
        completion: @escaping @MainActor @Sendable (Result<ContentValue?, CompatError>) -> Void
    ) throws {
        throw message.cannot(.evaluateScript)
    }

    public func onScriptMessage(
        _ name: String, of message: CompatMessage,
        _ handler: @escaping @MainActor @Sendable (ContentValue?) -> Void
    ) throws {
        throw message.cannot(.scriptMessages)
    }
}

/// The traits of a shape's SDK that the engine has to know.
public struct EngineTraits: Sendable, Hashable {
    /// How many messages can be between the gate and the screen. Letting one more through means that the oldest of
    /// them will not appear. nil: no limit.
    public var approvalLimit: Int?
    /// Whether requesting a dismissal before the message has appeared is unsafe, so that the engine has to wait for
    /// `didPresent`.
    public var dismissalWaitsForPresentation: Bool
    /// The cause of a dismissal that no event explains.
    public var unexplainedDismissal: MessageResolution.Cause
    /// Seconds that a message may take to appear after it was let through. After that, and before twice that, it
    /// counts as dropped and fails, because SDKs do not report that they dropped one. Not used where the SDK queues
    /// displays itself.
    public var approvalPatience: Double
    /// Whether the SDK itself queues messages that were let through until they can appear. Then the engine needs no
    /// show queue.
    public var queuesDisplays: Bool
    /// How links in the SDK's pages call it; nil where links call nothing.
    public var links: LinkDialect?
    /// How the SDK's pages call it; nil if it has no pages.
    public var pages: PageDialect?

    /// Describes an SDK.
    public init(
        approvalLimit: Int? = nil, dismissalWaitsForPresentation: Bool = false,
        unexplainedDismissal: MessageResolution.Cause = .unspecified, approvalPatience: Double = 30,
        queuesDisplays: Bool = false, links: LinkDialect? = nil, pages: PageDialect? = nil
    ) {
        self.approvalLimit = approvalLimit
        self.dismissalWaitsForPresentation = dismissalWaitsForPresentation
        self.unexplainedDismissal = unexplainedDismissal
        self.approvalPatience = approvalPatience
        self.queuesDisplays = queuesDisplays
        self.links = links
        self.pages = pages
    }
}

/// The API of every bridge, whichever vendor's delegate it implements.
///
/// A bridge is attached to its SDK in one line, which also retains it: the SDKs hold their delegates
/// weakly. The handler may be replaced at any time, also while a message is up.
@MainActor public protocol MessageBridge: MessageDriver {
    /// The engine that the bridge feeds.
    var engine: LifecycleEngine { get }
    /// Detaches the bridge from its SDK and releases it. By default only the engine is detached.
    func detach()
}

extension MessageBridge {
    public func detach() { engine.detach() }

    /// The handler that decides and gets the events; held strongly. A new handler gets the next callback; without one
    /// every message is let through.
    public var handler: (any InAppMessageHandler)? {
        get { engine.handler }
        set { engine.handler = newValue }
    }

    /// The sink for diagnostics; nil at first.
    public var diagnostics: DiagnosticSink? {
        get { engine.diagnostics }
        set { engine.diagnostics = newValue }
    }

    /// The messages that are held, oldest first. Those that the SDK has invalidated meanwhile are failed first.
    ///
    /// A message that the SDK rejects without asking is not held. Some SDKs do this with a second message while one is on
    /// the screen; it comes again only with its next trigger.
    public var heldMessages: [CompatMessage] { engine.heldMessages }

    /// Shows the message that has been held longest; false if none is held, or if all held ones already wait for
    /// their turn.
    @discardableResult
    public func showNext() throws -> Bool { try engine.showNext() }

    /// The events, for observers: `for await event in bridge.events()`, or `bridge.events.record()` in code that
    /// cannot await.
    public var events: MessageEvents { engine.events }
}

/// A bridge to an SDK that can be paused as a whole, but does not ask about single messages. If the app pauses
/// messages, the SDK is paused.
@MainActor public protocol PausingBridge: MessageBridge {
    /// Whether the SDK is paused as a whole. A message that qualifies meanwhile waits in the SDK or is lost,
    /// depending on the SDK.
    var isPaused: Bool { get set }
}

/// A handler that is told when its bridge has been attached, before any message. An adopted delegate then says which
/// of its callbacks the bridge's SDK never calls.
///
/// Main actor.
@MainActor public protocol AttachmentListener: InAppMessageHandler {
    /// The bridge has been attached. Called again when a diagnostic sink is set afterwards.
    /// - Parameter engine: the bridge's engine. Do not keep it.
    func attached(to engine: LifecycleEngine)
}
