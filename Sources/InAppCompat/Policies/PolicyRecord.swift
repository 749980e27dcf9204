/// What policies know of a message. They keep the record in their lists, and not the message, which is not referred to
/// weakly either: a weak reference takes a block of memory and makes each count of references dearer.
///
/// What every question touches is `@exclusivity(unchecked)`, for the reason told at `LifecycleEngine`.
@MainActor final class PolicyRecord {
    /// The way to the engine, which keeps a message from its first answer to its end.
    private let link: EngineLink
    /// Only looked at while the engine keeps the message.
    private unowned(unsafe) let reference: CompatMessage
    /// The message's place among all messages of all bridges.
    let arrival: UInt32
    /// The message's phase, the last one if the message has gone.
    @exclusivity(unchecked) private(set) var phase: CompatMessage.Phase
    // The first ones stand apart: most messages have no others, and need no list.
    @exclusivity(unchecked) private var firstWatch: PhaseWatch?
    @exclusivity(unchecked) private var secondWatch: PhaseWatch?
    private var otherWatches: [PhaseWatch] = []
    @exclusivity(unchecked) private var firstVote: Vote?
    private var otherVotes: [Vote] = []
    @exclusivity(unchecked) private var firstNote: Note?
    @exclusivity(unchecked) private var secondNote: Note?
    private var otherNotes: [Note] = []

    /// What a handler behind a policy has answered.
    private struct Vote {
        private let voter: ObjectIdentifier
        /// Never looked at. As long as there is such a reference no other object gets the voter's place in memory, and it
        /// costs less than a weak one.
        private unowned let place: AnyObject
        let decision: DisplayDecision

        init(_ decision: DisplayDecision, of voter: AnyObject) {
            self.voter = ObjectIdentifier(voter)
            place = voter
            self.decision = decision
        }

        func isOf(_ voter: AnyObject) -> Bool { self.voter == ObjectIdentifier(voter) }
    }

    /// A number that somebody keeps with the message.
    private struct Note {
        let writer: Writer
        var number: Double
    }

    /// Who keeps numbers with messages: never used twice, unlike the address of an object.
    struct Writer: Equatable {
        @MainActor private static var last = 0
        private let serial: Int

        @MainActor init() {
            Self.last += 1
            serial = Self.last
        }
    }

    fileprivate init(_ message: CompatMessage) {
        reference = message
        link = message.link
        arrival = message.arrival
        phase = message.phase
    }

    /// Whether the message has not ended, and is not left behind by its bridge.
    var isAlive: Bool { !phase.isTerminal && link.engine != nil }

    /// The message, from its first answer to its end, as long as there is its engine. Nil also while the question about it
    /// is being answered for the first time: whoever asks then has it.
    var message: CompatMessage? {
        guard phase != .offered, !phase.isTerminal, let engine = link.engine else { return nil }
        // In these phases a message stands in one of the engine's lists, or whoever moves it from one to another has it
        // and has not returned. So it is there as long as the engine, of which this is a reference.
        return withExtendedLifetime(engine) { reference }
    }

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
        let isHeldAtOnce = phase == .offered && message.phase == .held
        phase = message.phase
        firstWatch?.tell(message, isHeldAtOnce)
        secondWatch?.tell(message, isHeldAtOnce)
        if !otherWatches.isEmpty { for watch in otherWatches { watch.tell(message, isHeldAtOnce) } }
    }

    // MARK: Votes

    /// What a handler has answered; nil if it has not been asked.
    func vote(of handler: any InAppMessageHandler) -> DisplayDecision? {
        guard let firstVote else { return nil }
        if firstVote.isOf(handler) { return firstVote.decision }
        for vote in otherVotes where vote.isOf(handler) { return vote.decision }
        return nil
    }

    /// Remembers what a handler has answered.
    func add(_ decision: DisplayDecision, of handler: any InAppMessageHandler) {
        let vote = Vote(decision, of: handler)
        if firstVote == nil { firstVote = vote } else { otherVotes.append(vote) }
    }

    // MARK: Notes

    /// The number that somebody keeps here.
    subscript(writer: Writer) -> Double? {
        get {
            if let firstNote, firstNote.writer == writer { return firstNote.number }
            if let secondNote, secondNote.writer == writer { return secondNote.number }
            for note in otherNotes where note.writer == writer { return note.number }
            return nil
        }
        set {
            if firstNote?.writer == writer { firstNote = nil }
            if secondNote?.writer == writer { secondNote = nil }
            if !otherNotes.isEmpty { otherNotes.removeAll { $0.writer == writer } }
            guard let newValue else { return }
            let note = Note(writer: writer, number: newValue)
            if firstNote == nil {
                firstNote = note
            } else if secondNote == nil {
                secondNote = note
            } else {
                otherNotes.append(note)
            }
        }
    }
}

/// What hears of changes of a message's phase, whoever the handler is by then. It is told in the middle of the change,
/// so it only takes note, and acts on a later turn of the main thread.
@MainActor protocol PhaseWatcher: AnyObject {
    func phaseChanged(of message: CompatMessage)
}

/// The way to a watcher, which is not kept: one object a watcher.
@MainActor final class PhaseWatch {
    /// Whether the watcher has nothing to do with any message at present, and need not be told.
    var isIdle = false
    /// Whether it means anything to the watcher that a message was offered and is held: the most frequent change.
    private let hearsOfHolds: Bool
    private weak var watcher: (any PhaseWatcher)?

    init(hearsOfHolds: Bool) { self.hearsOfHolds = hearsOfHolds }

    /// Leads to a watcher from now on.
    func lead(to watcher: any PhaseWatcher) { self.watcher = watcher }

    fileprivate func tell(_ message: CompatMessage, _ isHeldAtOnce: Bool) {
        if !isIdle, hearsOfHolds || !isHeldAtOnce { watcher?.phaseChanged(of: message) }
    }
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
