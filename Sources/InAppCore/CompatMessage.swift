import Foundation

/// One message of a vendor's SDK, from the moment it is offered until it has ended.
///
/// It has identity: the same native message is the same instance in every callback. It is a main-actor
/// class, and therefore Sendable. After it has ended its actions throw `CompatError.Code.wrongPhase`.
@MainActor public final class CompatMessage: Identifiable {
    /// Where a message is in its life.
    public enum Phase: Int, Sendable, Hashable, CaseIterable {
        /// Known; the handler has not been asked yet.
        case offered
        /// Kept until `show()` or `discard()`.
        case held
        /// Let through, but not on the screen yet.
        case approved
        /// About to appear.
        case presenting
        /// On the screen.
        case presented
        /// Off the screen for the time being.
        case hidden
        /// About to go away.
        case dismissing
        /// Ended: gone away.
        case dismissed
        /// Ended: discarded.
        case discarded
        /// Ended: failed.
        case failed

        /// Whether nothing more will happen to the message.
        public var isTerminal: Bool { self >= .dismissed }
        /// Whether the message takes up the screen.
        public var isOnScreen: Bool { self == .presenting || self == .presented || self == .dismissing }
    }

    /// The campaign's id for the message. Where the vendor has none, the bridge makes one up.
    public nonisolated let id: String
    /// What the shape can do for a handler.
    public nonisolated let capabilities: CapabilityTable
    /// The shape of the SDK that the message belongs to.
    public nonisolated var shape: SDKShape { capabilities.shape }
    /// How links in the message's page call its SDK; nil where links call nothing.
    package nonisolated let dialect: LinkDialect?
    /// The engine that delivers the message's events; nil when its bridge has gone.
    package private(set) weak var engine: LifecycleEngine?

    /// The vendor's own object or value. Bridges replace it when the SDK hands out a changed copy.
    public var native: Any {
        didSet { translatedContent = nil }
    }
    /// What the campaign calls the message, where the vendor has names: two campaigns may share one. Bridges set it.
    public var name: String?
    /// Where the message is in its life.
    public internal(set) var phase = Phase.offered {
        didSet { tellWatchers() }
    }
    /// Objects that handlers store with the message, keyed by the handler's identity. They are released with the
    /// message.
    public var attachments: [ObjectIdentifier: AnyObject] = [:]
    /// The handler's answer if it came too late and was only kept (`GatePolicy.LateAnswer.keep`).
    public internal(set) var lateAnswer: DisplayDecision?

    /// The time since which the message is held, in seconds on the stage's clock (`MainThread.now`); nil if it is not
    /// held. After a failed `show()` it is the time of the first hold.
    public var heldSince: TimeInterval? { phase == .held ? heldTime : nil }

    /// Whether every policy lets the message through, and it only waits because its SDK shows another message. The
    /// policies are asked once more when its turn comes.
    public var isWaitingForTurn: Bool { flags.contains(.waitsForTurn) }
    /// Whether its SDK was asked to show it and has limited time for that (`expectPresentation(of:within:)`).
    package var isExpected: Bool { flags.contains(.isExpected) }
    /// Whether the message has not ended and its bridge still exists.
    package var isAlive: Bool { !phase.isTerminal && engine != nil }

    // MARK: State of the engine

    /// The message's number in the order in which the messages of all bridges were offered; 0 before that.
    package internal(set) var arrival = 0
    /// The handler's answer.
    var answer: DisplayDecision?
    /// The answers of handlers behind policies.
    var votes: [Vote] = []
    var flags: Flags = []
    /// The handler behind policies that is being asked right now.
    var voter: (any InAppMessageHandler)?
    /// Why the SDK did not show the message the last time that it was asked to.
    var refusal: String?
    /// Whether the message is one of several that policies are asked about in the same turn.
    package internal(set) var isAmongOthers = false
    /// The wait reason that observers were told last.
    var announcedWait: WaitReason?
    /// Counts how often the SDK was asked to show the message.
    var showAttempt = 0
    /// The number of the show after which the SDK was asked to dismiss the message.
    var dismissalAttempt = 0
    /// Its number in the order in which messages were first held; nil before that.
    var heldOrder: Int?
    /// When it was first held; nil before that.
    var heldTime: TimeInterval?
    /// Listeners that wait for the message's page.
    var waitingScripts: [ScriptRegistration] = []
    /// The last click, kept to tell how the message went away.
    var lastAction: MessageResolution.Cause?
    /// The timer that dismisses the message automatically.
    var autoClose: AutoCloseTimer?
    /// The watchers of its phases.
    var watchers = PhaseWatchers()
    private var translatedContent: MessageContent?

    /// Boolean facts about a message.
    struct Flags: OptionSet {
        let rawValue: Int

        /// The handler has been asked.
        static let asked = Flags(rawValue: 1 << 0)
        /// The handler is being asked right now.
        static let deciding = Flags(rawValue: 1 << 1)
        /// `show()` was called: the gate is open, whatever the handler has answered.
        static let showRequested = Flags(rawValue: 1 << 2)
        /// `dismiss()` was called.
        static let dismissRequested = Flags(rawValue: 1 << 3)
        /// The time set in the plan is up.
        static let timedOut = Flags(rawValue: 1 << 4)
        /// `dismiss()` waits for the message to have appeared.
        static let dismissWhenPresented = Flags(rawValue: 1 << 5)
        /// `show()` was called while the screen was taken: the message is in the show queue.
        static let waitsForTurn = Flags(rawValue: 1 << 6)
        /// `show()` was called: the handler no longer holds the message; a policy may.
        static let isWanted = Flags(rawValue: 1 << 7)
        /// The SDK was asked to show it and has limited time for that.
        static let isExpected = Flags(rawValue: 1 << 8)
        /// It was let through before the current alarm was set.
        static let isWatched = Flags(rawValue: 1 << 9)
    }

    init(id: String, native: Any, engine: LifecycleEngine) {
        self.id = id
        self.native = native
        self.engine = engine
        capabilities = engine.capabilities
        dialect = engine.traits.links
    }

    // MARK: Content

    /// What the message contains and how it looks, translated on first use.
    public var content: MessageContent {
        if let translatedContent { return translatedContent }
        let content = engine?.driver?.content(of: self) ?? MessageContent(layout: .modal)
        translatedContent = content
        return content
    }

    /// The vendor's own object or value, if it is of the given type.
    public func native<Native>(as type: Native.Type = Native.self) -> Native? {
        native as? Native
    }

    /// The view that the SDK shows, while there is one.
    public var view: UIView? {
        engine?.driver?.view(of: self)
    }

    /// The first view of a type: the view that the SDK shows, or one inside it. `message.view(of: WKWebView.self)`
    /// finds the page of a message, however deep the SDK puts it.
    public func view<View: UIView>(of type: View.Type) -> View? {
        view?.first(type)
    }

    // MARK: Actions

    /// Shows a held or hidden message. While another message of the same SDK is up, it waits for its turn. The
    /// handler is not asked again, but policies are (`DisplayPolicy`): the message stays held until all of them let
    /// it through. A diagnostic (`stillWaiting`) says so then, and `waitsFor` says why.
    ///
    /// - Throws: `wrongPhase` when the message is on the screen or has ended, `invalidated` when the SDK has
    ///   invalidated it, `unavailable` where the shape cannot show it.
    public func show() throws {
        try engine(for: .showLater).show(self)
    }

    /// Takes the message off the screen for good.
    /// - Throws: `wrongPhase` when it is not on the screen, `unavailable` where the shape cannot.
    public func dismiss() throws {
        try engine(for: .dismiss).dismiss(self)
    }

    /// Takes the message off the screen; `show()` can bring it back.
    /// - Throws: `wrongPhase` when it is not on the screen, `unavailable` where the shape cannot.
    public func hide() throws {
        try engine(for: .hide).hide(self)
    }

    /// Discards a message that has not appeared. Called inside `decideDisplay`, it counts as the answer `.discard`.
    /// - Throws: `wrongPhase` when it is on the screen or has ended.
    public func discard() throws {
        try engine(for: .discard).discard(self)
    }

    /// Records an interaction in the vendor's analytics, in addition to what the SDK records by itself.
    /// - Throws: `notTrackable` for a message without analytics, `unavailable` for an interaction that the vendor
    ///   does not know.
    public func track(_ interaction: TrackedInteraction) throws {
        try driver(for: .track).track(interaction, of: self)
    }

    /// Runs a script in the message's page. The completion is called on the main actor, once.
    /// - Throws: `unavailable` when the message has no page on the screen.
    public func evaluateJavaScript(
        _ script: String,
        completion: @escaping @MainActor @Sendable (Result<ContentValue?, CompatError>) -> Void = { _ in }
    ) throws {
        try driver(for: .evaluateScript).evaluateJavaScript(script, in: self, completion: completion)
    }

    /// Listens to what scripts of the message's page post under a name. The handler is called on the main
    /// actor. Before the message has its page, for example inside `decideDisplay`, the listener is kept, and
    /// installed when the page is there.
    /// - Throws: `unavailable` when the shape has no pages, `wrongPhase` when the message has none and has
    ///   appeared already.
    public func onScriptMessage(
        _ name: String, _ handler: @escaping @MainActor @Sendable (ContentValue?) -> Void
    ) throws {
        try engine(for: .scriptMessages).listen(to: name, of: self, handler)
    }

    private func engine(for capability: Capability) throws -> LifecycleEngine {
        guard let engine else { throw detached(capability) }
        return engine
    }

    private func driver(for capability: Capability) throws -> any MessageDriver {
        guard let driver = try engine(for: capability).driver else { throw detached(capability) }
        return driver
    }

    func detached(_ capability: Capability) -> any Error {
        CompatError(
            .detached, "The bridge of this message no longer exists.", capability: capability, shape: shape,
            messageID: id)
    }
}

extension CompatMessage.Phase: Comparable {
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension UIView {
    /// The first view of a type among this view and those inside it, depth first.
    fileprivate func first<View: UIView>(_ type: View.Type) -> View? {
        self as? View ?? subviews.lazy.compactMap { $0.first(type) }.first
    }
}
