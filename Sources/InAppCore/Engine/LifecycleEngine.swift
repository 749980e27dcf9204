import Foundation

/// The state machine that every bridge feeds: it gives all vendors' SDKs the same behaviour.
///
/// A bridge reports what its SDK does; the engine answers with the handler's decisions and delivers events
/// so that the promises INV-1 to INV-8 of `InAppMessageHandler` hold, whatever the SDK does. The promises
/// are kept here and nowhere else.
///
/// Main actor, therefore Sendable. A bridge creates it and keeps it; the engine knows its bridge weakly.
@MainActor public final class LifecycleEngine {
    /// What the shape that the engine serves can do for a handler.
    public nonisolated let capabilities: CapabilityTable
    /// The shape that the engine serves.
    public nonisolated var shape: SDKShape { capabilities.shape }
    /// The traits of the SDK that the engine has to know.
    public let traits: EngineTraits
    /// The handler that decides and gets the events. May be replaced at any time: the next callback goes to the new
    /// one. Without a handler every message is let through.
    public var handler: (any InAppMessageHandler)?
    /// The bridge, which acts on the SDK.
    public weak var driver: (any MessageDriver)?
    /// The sink for diagnostics; nil at first. If it is set after the bridge was attached, the diagnostics about the
    /// handler as a whole are written then.
    public var diagnostics: DiagnosticSink? {
        didSet { if oldValue == nil, diagnostics != nil, isAttached { attached() } }
    }
    /// Whether the bridge is attached.
    var isAttached = false

    /// The messages that are held.
    var held = HeldMessages()
    /// The messages between the gate and the screen.
    var approved: [CompatMessage] = []
    /// The messages that take up the screen.
    var onScreen: [CompatMessage] = []
    /// The messages that were taken off the screen for the time being.
    var hidden: [CompatMessage] = []
    /// The messages that wait for their turn to be shown.
    var showQueue = ShowQueue()
    /// Ends messages that were let through and do not appear.
    var approvalWatch = ApprovalWatch()
    /// The clock and the main thread.
    var clock = EngineClock()
    /// The events that wait for the running call of the handler to return.
    var backlog: [PendingEvent] = []
    /// Whether a call of the handler is running, or events that it caused are being delivered.
    var isDelivering = false
    /// The source of events for observers; nil until one is needed.
    var hub: EventHub?
    /// The diagnostics that were already written, by reader.
    var readers: [Reader] = []
    /// The policies that hold messages of the engine.
    var watchers = PhaseWatchers()
    /// The holders of a pause of the whole SDK.
    let wholePause = WholePause()

    /// The handler, if it is a policy.
    var policy: (any DisplayPolicy)? { handler as? any DisplayPolicy }

    /// Makes an engine without messages.
    public init(
        capabilities: CapabilityTable, traits: EngineTraits, handler: (any InAppMessageHandler)?
    ) {
        self.capabilities = capabilities
        self.traits = traits
        self.handler = handler
    }

    /// Policies retain the messages that they hold. This tells them to release those of an engine that is gone.
    deinit {
        clock.soon { [watchers] in watchers.forEach { $0.bridgeHasGone() } }
    }

    // MARK: Messages

    /// Makes the message for a native one that the bridge sees for the first time.
    /// - Parameters:
    ///   - id: the vendor's id.
    ///   - native: the vendor's own object or value.
    public func makeMessage(id: String, native: Any) -> CompatMessage {
        clock.remember()
        return CompatMessage(id: id, native: native, engine: self)
    }

    /// The messages that are held, oldest first. Those that the SDK has invalidated meanwhile are failed first.
    ///
    /// A message that the SDK rejects without asking is not held. Some SDKs do this with a second message while one is on
    /// the screen; it comes again only with its next trigger.
    public var heldMessages: [CompatMessage] {
        failInvalidated()
        return held.all
    }
    /// How many messages are held.
    public var heldCount: Int { held.count }
    /// The messages that take up the screen.
    public var visibleMessages: [CompatMessage] { onScreen }

    /// Shows the message that has been held longest; false if none is held, or if all held ones already wait for
    /// their turn.
    @discardableResult
    public func showNext() throws -> Bool {
        failInvalidated()
        guard let message = held.oldestNotWaiting else { return false }
        try show(message)
        return true
    }

    // MARK: Questions of the SDK

    /// Answers the SDK's gate and acts on the answer. The handler is asked once per trigger. Later calls return the
    /// remembered answer, or `.show` after `show()` (INV-1).
    public func decide(_ message: CompatMessage) -> DisplayDecision {
        let decision = consider(message)
        settle(message, as: decision)
        // Letting it through may have called the handler, which may have discarded it.
        return message.phase.isTerminal ? .discard : decision
    }

    /// Whether the handler wants to be asked about messages that the SDK has put aside without a question.
    public var takesParkedMessages: Bool { policy?.ordersMessages ?? false }

    /// Asks the handler about a message that the SDK has put aside without a question, while another one is still on
    /// the screen. A policy that orders messages queues it, and shows it when its turn comes.
    /// - Parameter message: a new message that was not asked about yet.
    /// - Returns: the answer; usually a hold.
    public func takeUp(_ message: CompatMessage) -> DisplayDecision {
        message.isAmongOthers = true
        defer { message.isAmongOthers = false }
        return decide(message)
    }

    /// Answers the SDK's gate without acting on the answer; call `settle(_:as:)` afterwards. For shapes that stop
    /// waiting, so that a late answer changes nothing.
    public func consider(_ message: CompatMessage) -> DisplayDecision {
        switch message.phase {
        case .offered: return ask(message)
        case .held: return message.flags.contains(.showRequested) ? .show : .hold
        case .discarded: return .discard
        case .approved, .presenting, .presented, .hidden, .dismissing: return .show
        case .dismissed, .failed:
            report(.strayCallback, message, "The gate was asked about a message that has ended.")
            return .discard
        }
    }

    private func ask(_ message: CompatMessage) -> DisplayDecision {
        // Again, for a diagnostic sink that was set after the bridge was attached: nothing is reported twice.
        attached()
        guard !message.flags.contains(.deciding) else {
            report(.strayCallback, message, "The gate was asked again while it was being answered.")
            return .hold
        }
        failInvalidated()
        message.arrive()
        reportForeignPage(of: message)
        message.flags.insert(.deciding)
        let answer = duringCallback { handler?.decideDisplay(of: message) ?? .show }
        message.flags.remove(.deciding)
        message.flags.insert(.asked)
        message.answer = answer
        // The handler may have acted on the message itself.
        guard message.phase == .offered else {
            return message.phase.isTerminal ? .discard : consider(message)
        }
        return answer
    }

    /// Acts on an answer that the SDK was given. Does nothing for a message that is already past the gate. While the
    /// handler is still answering, only `.show` counts.
    public func settle(_ message: CompatMessage, as decision: DisplayDecision) {
        guard message.phase == .offered || message.phase == .held else { return }
        guard decision == .show || (message.phase == .offered && !message.flags.contains(.deciding)) else {
            return
        }
        message.flags.insert(.asked)
        apply(decision, to: message)
    }

    /// Lets a held message through because the app told the SDK itself to show it.
    public func letThrough(_ message: CompatMessage) {
        settle(message, as: .show)
    }

    private func apply(_ decision: DisplayDecision, to message: CompatMessage) {
        if message.phase == .offered { observe(message, .decided(decision)) }
        switch decision {
        case .show: approve(message)
        case .hold:
            message.phase = .held
            message.heldTime = clock.now
            held.insert(message)
            announceWait(of: message)
            if message.flags.contains(.showRequested) { showLater(message) }
        case .discard: end(message, as: .discarded, event: nil)
        }
    }

    /// Lets a message through.
    func approve(_ message: CompatMessage) {
        if message.phase == .held { held.remove(message) }
        message.phase = .approved
        message.announcedWait = nil
        approved.append(message)
        approvalWatch.begin(message, in: self)
        if let limit = traits.approvalLimit, approved.count > limit {
            fail(
                approved[0],
                driver?.reasonNotShown(approved[0])
                    ?? MessageFailure(
                        .replaced, "A later message took its place before it appeared.", isDerived: true))
        }
    }

    /// Lets the handler change how the message appears. Call it once per presentation, after the gate.
    public func prepare(_ plan: inout PresentationPlan, for message: CompatMessage) {
        guard !message.phase.isTerminal else {
            return report(.strayCallback, message, "A message that has ended was prepared.")
        }
        duringCallback { handler?.prepare(&plan, for: message) }
    }

    /// Whether the SDK may carry out a click. The handler is not asked about a click that comes too early or too late
    /// (INV-2). A click on a message that is being dismissed is not carried out.
    public func shouldPerform(_ action: MessageAction, of message: CompatMessage) -> Bool {
        deriveAppearance(of: message)
        guard message.phase == .presented else {
            report(.strayCallback, message, "A click arrived in the phase \(message.phase).")
            return message.phase != .dismissing
        }
        let cause: MessageResolution.Cause =
            switch action.source {
            case .body: .messageClick
            case .button(let id): .buttonClick(id: id)
            case .link(let id):
                id.map { .buttonClick(id: $0) } ?? action.url.map { .link($0) } ?? .messageClick
            }
        message.lastAction = cause
        return duringCallback {
            let isLeft = handler?.shouldPerform(action, of: message) ?? true
            // Before the events that the handler has caused meanwhile, such as a dismissal (INV-2).
            observe(message, .action(action, isLeftToSDK: isLeft))
            return isLeft
        }
    }

    // MARK: Ends

    /// The only place where a message ends. Only the first end counts: a handler may have ended it meanwhile.
    func end(
        _ message: CompatMessage, as phase: CompatMessage.Phase,
        event: (kind: MessageEvent.Kind, isDerived: Bool)?
    ) {
        switch message.phase {
        case .dismissed, .discarded, .failed: return
        case .held: held.remove(message)
        case .approved: approved.removeAll { $0 === message }
        case .hidden: hidden.removeAll { $0 === message }
        default: onScreen.removeAll { $0 === message }
        }
        message.phase = phase
        message.autoClose?.cancel()
        driver?.release(message)
        if let event {
            deliver(event.kind, of: message, isDerived: event.isDerived)
        } else {
            observe(message, .discarded)
            // The bridge has deleted nothing if it is not attached.
            if message.losesCampaignByDiscard, isAttached, driver?.confirmsDeletions != true {
                campaignDeleted(message)
            }
        }
        arrangeTurn()
    }

    /// Whether other messages have to wait, because one is on the screen or about to appear.
    var isBusy: Bool { !traits.queuesDisplays && (!onScreen.isEmpty || !approved.isEmpty) }

    /// Discards a message that has not appeared.
    func endDiscarded(_ message: CompatMessage) {
        end(message, as: .discarded, event: nil)
    }
}
