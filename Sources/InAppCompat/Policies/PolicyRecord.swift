/// What policies know of a message. They keep the record in their lists, and not the message: so a message has one weak
/// reference, however many policies there are.
@MainActor final class PolicyRecord {
    /// The message, as long as somebody else keeps it.
    private(set) weak var message: CompatMessage?
    /// The message's place among all messages of all bridges.
    let arrival: Int
    /// The message's phase, as long as there is the message.
    private(set) var phase: CompatMessage.Phase
    // The first ones stand apart: most messages have no others, and need no list.
    private var firstWatch: PhaseWatch?
    private var secondWatch: PhaseWatch?
    private var otherWatches: [PhaseWatch] = []
    private var firstVote: Vote?
    private var otherVotes: [Vote] = []

    /// What a handler behind a policy has answered.
    private struct Vote {
        weak var voter: (any InAppMessageHandler)?
        let decision: DisplayDecision
    }

    fileprivate init(_ message: CompatMessage) {
        self.message = message
        arrival = message.arrival
        phase = message.phase
    }

    /// Whether the message is there and has not ended.
    var isAlive: Bool { !phase.isTerminal && message != nil }

    // MARK: Watchers

    /// Tells somebody of changes of the phase from now on.
    func add(_ watch: PhaseWatch) {
        if firstWatch === watch || secondWatch === watch { return }
        if firstWatch == nil {
            firstWatch = watch
        } else if secondWatch == nil {
            secondWatch = watch
        } else {
            for known in otherWatches where known === watch { return }
            otherWatches.append(watch)
        }
    }

    /// The message's phase is another one, or its turn has come to nothing.
    func phaseChanged(of message: CompatMessage) {
        phase = message.phase
        firstWatch?.watcher?.phaseChanged(of: message)
        secondWatch?.watcher?.phaseChanged(of: message)
        if !otherWatches.isEmpty { for watch in otherWatches { watch.watcher?.phaseChanged(of: message) } }
    }

    // MARK: Votes

    /// What a handler has answered; nil if it has not been asked.
    func vote(of handler: any InAppMessageHandler) -> DisplayDecision? {
        if let firstVote, firstVote.voter === handler { return firstVote.decision }
        for vote in otherVotes where vote.voter === handler { return vote.decision }
        return nil
    }

    /// Remembers what a handler has answered.
    func add(_ decision: DisplayDecision, of handler: any InAppMessageHandler) {
        let vote = Vote(voter: handler, decision: decision)
        if firstVote == nil { firstVote = vote } else { otherVotes.append(vote) }
    }
}

/// What hears of changes of a message's phase, whoever the handler is by then. It is told in the middle of the change,
/// so it only takes note, and acts on a later turn of the main thread.
@MainActor protocol PhaseWatcher: AnyObject {
    func phaseChanged(of message: CompatMessage)
}

/// The way to a watcher, which is not kept: one object a watcher.
@MainActor final class PhaseWatch {
    fileprivate(set) weak var watcher: (any PhaseWatcher)?

    init() {}

    /// Leads to a watcher from now on.
    func lead(to watcher: any PhaseWatcher) { self.watcher = watcher }
}

extension CompatMessage {
    /// The record, made on first use.
    var madeRecord: PolicyRecord {
        if let record { return record }
        arrive()
        let made = PolicyRecord(self)
        record = made
        return made
    }

    /// Says that the message does not wait for its turn any more.
    func tellWatchers() { record?.phaseChanged(of: self) }
}
