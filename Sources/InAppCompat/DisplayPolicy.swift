/// A handler that decides by more than the message: whether the app is busy, what else is on the screen, how often
/// something was shown. `HandlerDecorator` and `HandlerGroup` are policies, and so is everything built on them.
///
/// A policy is asked again each time that its answer may have changed: on `CompatMessage.show()`, on
/// `CompatMessage.reconsider()`, and when a message's turn comes. A handler that is no policy is asked once a trigger
/// (INV-1): policies ask the handlers behind them with `CompatMessage.answer(of:)`, which remembers.
///
/// So a message is shown when nobody keeps it any more, whatever is built around what: each policy says what it knows,
/// and one that kept a message calls `reconsider()` when it does not any more.
@MainActor public protocol DisplayPolicy: InAppMessageHandler {
    /// A message that was to be shown could not be: it is held or hidden as before. Default: nothing.
    func didNotShow(_ message: CompatMessage, error: any Error)
}

extension DisplayPolicy {
    public func didNotShow(_ message: CompatMessage, error: any Error) {}
}

/// What hears of changes of a message's phase, whoever the handler is by then. It is told in the middle of the change,
/// so it only takes note, and acts on a later turn of the main thread.
@MainActor protocol PhaseWatcher: AnyObject {
    func phaseChanged(of message: CompatMessage)
}

/// A watcher that is not kept.
struct WeakWatcher {
    weak var watcher: (any PhaseWatcher)?
}

extension CompatMessage {
    /// Numbers messages over all engines.
    private static var lastArrival = 0

    /// Gives the message its place among all others; the first time counts.
    func arrive() {
        guard arrival == 0 else { return }
        Self.lastArrival += 1
        arrival = Self.lastArrival
    }

    /// The record, made on first use.
    var madeRecord: PolicyRecord {
        if let record { return record }
        let made = PolicyRecord()
        record = made
        return made
    }

    /// Tells a watcher of changes of the phase from now on.
    func watch(_ watcher: any PhaseWatcher) {
        let record = madeRecord
        guard !record.watchers.contains(where: { $0.watcher === watcher }) else { return }
        record.watchers.removeAll { $0.watcher == nil }
        record.watchers.append(WeakWatcher(watcher: watcher))
    }

    func tellWatchers() {
        for watcher in record?.watchers ?? [] { watcher.watcher?.phaseChanged(of: self) }
    }

    /// Writes a diagnostic about the message to its bridge's sink.
    func report(_ code: Diagnostic.Code, _ explanation: @autoclosure () -> String) {
        link.engine?.report(code, self, explanation())
    }
}

/// What a message keeps for policies and listeners, made when the first of them needs it.
@MainActor final class PolicyRecord {
    /// Who wants to hear of changes of the phase.
    var watchers: [WeakWatcher] = []
    /// What handlers behind policies have answered.
    var votes: [Vote] = []
    /// Listeners that wait for the message's page.
    var scripts: [ScriptRegistration] = []
}

/// What a handler behind a policy has answered.
struct Vote {
    weak var voter: (any InAppMessageHandler)?
    let decision: DisplayDecision
}

extension CompatMessage {
    /// What a handler says about the message, for a policy that stands around it.
    ///
    /// A policy is asked, another handler is asked the first time; later it is what it has answered, and yes instead of
    /// hold after `show()`.
    /// - Parameter handler: nil lets everything through.
    public func answer(of handler: (any InAppMessageHandler)?) -> DisplayDecision {
        guard let handler else { return .show }
        if handler is any DisplayPolicy { return handler.decideDisplay(of: self) }
        // What was on the screen is past such questions.
        guard phase != .hidden else { return .show }
        let decision = vote(of: handler)
        return decision == .hold && flags.contains(.isWanted) ? .show : decision
    }

    private func vote(of handler: any InAppMessageHandler) -> DisplayDecision {
        if let vote = record?.votes.first(where: { $0.voter === handler }) { return vote.decision }
        let decision = handler.decideDisplay(of: self)
        madeRecord.votes.append(Vote(voter: handler, decision: decision))
        return decision
    }

    /// Asks the handler about a held message again, because a policy does not keep it any more, and acts upon the
    /// answer. Nothing happens to a message that is neither held nor hidden, or that waits for its turn already.
    ///
    /// For policies. An app that wants a message shown calls `show()`.
    /// - Throws: what `show()` and `discard()` throw.
    public func reconsider() throws {
        guard let engine = link.engine else {
            throw CompatError(
                .detached, "The bridge of this message is gone.", capability: .showLater, shape: shape,
                messageID: id)
        }
        try engine.reconsider(self)
    }

    /// Whether the message has not appeared, or not again, although everybody lets it through: its SDK shows something
    /// else. It will be asked about once more when its turn comes.
    public var isWaitingForTurn: Bool { flags.contains(.waitsForTurn) }
}

extension CompatError.Code {
    /// The SDK was asked to show a message and did not, without saying why.
    public static let notShown = CompatError.Code("notShown")
}
