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
    /// Whether the message stands in its engine's show queue.
    @exclusivity(unchecked) var waitsForTurn: Bool
    // Most messages have no more than these, and need no lists.
    @exclusivity(unchecked) private var firstDecision = DisplayDecision.show
    @exclusivity(unchecked) private var firstVoter: Voter?
    @exclusivity(unchecked) private var firstWatch: PhaseWatch?
    @exclusivity(unchecked) private var secondWatch: PhaseWatch?
    @exclusivity(unchecked) private var firstNote = Note()
    @exclusivity(unchecked) private var secondNote = Note()
    @exclusivity(unchecked) private var others: Others?

    /// What a message has that stands in a group, say, or under policies twice.
    @MainActor private final class Others {
        var watches: [PhaseWatch] = []
        var votes: [(voter: Voter, decision: DisplayDecision)] = []
        var notes: [Note] = []
    }

    /// A handler behind a policy, which is not kept.
    private struct Voter {
        private let id: ObjectIdentifier
        /// Never looked at. As long as there is such a reference no other object gets the voter's place in memory, and it
        /// costs less than a weak one.
        private unowned let place: AnyObject

        init(_ handler: any InAppMessageHandler) {
            id = ObjectIdentifier(handler)
            place = handler
        }

        func refers(to handler: any InAppMessageHandler) -> Bool { id == ObjectIdentifier(handler) }
    }

    /// A number that somebody keeps with the message.
    private struct Note {
        /// Nobody's at first.
        var writer = Writer.nobody
        var number = 0.0
    }

    /// Who keeps numbers with messages: never used twice, unlike the address of an object.
    struct Writer: Equatable {
        static let nobody = Writer(serial: 0)
        @MainActor private static var last: UInt32 = 0
        private let serial: UInt32

        private init(serial: UInt32) { self.serial = serial }

        @MainActor init() {
            Self.last += 1
            self.init(serial: Self.last)
        }
    }

    fileprivate init(_ message: CompatMessage) {
        reference = message
        link = message.link
        arrival = message.arrival
        phase = message.phase
        waitsForTurn = message.waitsForTurn
    }

    private var madeOthers: Others {
        if let others { return others }
        let made = Others()
        others = made
        return made
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
            for known in madeOthers.watches where known === watch { return }
            madeOthers.watches.append(watch)
        }
    }

    /// The message's phase is another one, or its turn has come to nothing.
    func phaseChanged(of message: CompatMessage) {
        let isHeldAtOnce = phase == .offered && message.phase == .held
        phase = message.phase
        firstWatch?.tell(message, isHeldAtOnce)
        secondWatch?.tell(message, isHeldAtOnce)
        if let others { for watch in others.watches { watch.tell(message, isHeldAtOnce) } }
    }

    // MARK: Votes

    /// What a handler has answered; nil if it has not been asked.
    func vote(of handler: any InAppMessageHandler) -> DisplayDecision? {
        guard let firstVoter else { return nil }
        if firstVoter.refers(to: handler) { return firstDecision }
        if let others {
            for vote in others.votes where vote.voter.refers(to: handler) { return vote.decision }
        }
        return nil
    }

    /// Remembers what a handler has answered.
    func add(_ decision: DisplayDecision, of handler: any InAppMessageHandler) {
        guard firstVoter != nil else {
            firstVoter = Voter(handler)
            firstDecision = decision
            return
        }
        madeOthers.votes.append((Voter(handler), decision))
    }

    // MARK: Notes

    /// The number that somebody keeps here.
    subscript(writer: Writer) -> Double? {
        get {
            if firstNote.writer == writer { return firstNote.number }
            if secondNote.writer == writer { return secondNote.number }
            if let others { for note in others.notes where note.writer == writer { return note.number } }
            return nil
        }
        set {
            remove(writer)
            guard let newValue else { return }
            let note = Note(writer: writer, number: newValue)
            if firstNote.writer == .nobody {
                firstNote = note
            } else if secondNote.writer == .nobody {
                secondNote = note
            } else {
                madeOthers.notes.append(note)
            }
        }
    }

    private func remove(_ writer: Writer) {
        if firstNote.writer == writer { firstNote = Note() }
        if secondNote.writer == writer { secondNote = Note() }
        if let others { others.notes.removeAll { $0.writer == writer } }
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
