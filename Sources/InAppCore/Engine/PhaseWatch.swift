/// What hears of changes of a message's phase, whoever the handler is by then. It is told in the middle of the change,
/// so it only takes note, and acts on a later turn of the main thread.
@MainActor package protocol PhaseWatcher: AnyObject {
    /// The message's phase is another one, and not a last one, or its turn has come to nothing.
    func phaseChanged(of message: CompatMessage)
    /// The message has ended: it is not to be kept.
    func hasEnded(_ message: CompatMessage)
    /// The bridge of the messages with a link has gone: nothing more is heard of them, and they are not to be kept.
    func hasGone(_ link: EngineLink)
}

extension PhaseWatcher {
    package func phaseChanged(of message: CompatMessage) {}
}

/// The way to a watcher, which is not kept: one object a watcher.
@MainActor package final class PhaseWatch {
    /// What means anything to a watcher. That a message was offered and is held is the most frequent change.
    package enum Interest: Sendable { case ends, changes, changesAndHolds }

    /// Whether the watcher has nothing to do with changes of any message at present. It hears of ends.
    package var isIdle = false
    private let interest: Interest
    private weak var watcher: (any PhaseWatcher)?

    package init(for interest: Interest) { self.interest = interest }

    /// Leads to a watcher from now on.
    package func lead(to watcher: any PhaseWatcher) { self.watcher = watcher }

    fileprivate func tell(_ message: CompatMessage, _ change: WatchList.Change) {
        switch change {
        case .end: watcher?.hasEnded(message)
        case .hold where interest != .changesAndHolds: break
        case .hold, .other: if interest != .ends, !isIdle { watcher?.phaseChanged(of: message) }
        }
    }

    fileprivate var hasWatcher: Bool { watcher != nil }

    fileprivate func tellDeparture(of link: EngineLink) { watcher?.hasGone(link) }
}

/// Who hears of a message: one list for all messages that stand under the same policies.
@MainActor final class WatchList {
    /// What has become of a message.
    enum Change {
        case hold, other, end

        init(from former: CompatMessage.Phase, to phase: CompatMessage.Phase) {
            self = phase.isTerminal ? .end : former == .offered && phase == .held ? .hold : .other
        }
    }

    /// In the order in which they asked for it.
    private let watches: [PhaseWatch]
    /// The list with one watch more that was needed last.
    private var longer: WatchList?

    /// Makes a list of nobody, which each engine has one of.
    init() { watches = [] }

    private init(_ watches: [PhaseWatch]) { self.watches = watches }

    /// The list with a watch.
    /// - Returns: whether it was made just now, too.
    func adding(_ watch: PhaseWatch) -> (list: WatchList, isNew: Bool) {
        for known in watches where known === watch { return (self, false) }
        if let longer, longer.watches.last === watch { return (longer, false) }
        let made = WatchList(watches + [watch])
        longer = made
        return (made, true)
    }

    func tell(_ message: CompatMessage, _ change: Change) {
        for watch in watches { watch.tell(message, change) }
    }
}

/// Who has ever followed messages of an engine.
@MainActor struct Followers {
    private var watches: [PhaseWatch] = []

    mutating func add(_ watch: PhaseWatch) {
        watches.drop { $0 === watch || !$0.hasWatcher }
        watches.append(watch)
    }

    /// Says that the engine has gone.
    func tellDeparture(of link: EngineLink) {
        for watch in watches { watch.tellDeparture(of: link) }
    }
}

extension CompatMessage {
    /// Tells somebody of changes of the phase from now on.
    package func add(_ watch: PhaseWatch) {
        let (list, isNew) = (watches ?? link.nobody).adding(watch)
        if list !== watches { watches = list }
        if isNew { link.followers.add(watch) }
    }

    /// Says that the message does not wait for its turn any more.
    package func tellWatchers() { watches?.tell(self, .other) }
}
