import PlatformStandIns

/// The readers of an engine's events. When the hub is deallocated, each reader loses one source.
///
/// Sendable: the list is behind a lock, because a stream may end on any thread.
final class EventHub: Sendable {
    private let readers = Locked<[EventReader]>([])

    /// Sends events to a reader from now on. A reader that is added again gets each event once, and counts the hub once.
    func add(_ reader: EventReader) {
        let isKnown = readers.withLock { readers in
            let isKnown = readers.contains { $0 === reader }
            if !isKnown { readers.append(reader) }
            return isKnown
        }
        if isKnown { reader.loseSource() }
    }

    /// Stops sending events to a reader.
    func remove(_ reader: EventReader) {
        readers.withLock { readers in readers.removeAll { $0 === reader } }
    }

    /// Sends an event to every reader, in the order in which they were added.
    func send(_ event: MessageEvent) {
        for reader in readers.current { reader.receive(event) }
    }

    deinit {
        for reader in readers.current { reader.loseSource() }
    }
}

/// A reader of the events of one or several engines. Sendable; any thread.
final class EventReader: Sendable {
    private let sources: Locked<Int>
    let receive: @Sendable (MessageEvent) -> Void
    private let finish: @Sendable () -> Void

    /// - Parameters:
    ///   - sources: the number of hubs.
    ///   - finish: called when all hubs are gone.
    init(
        sources: Int, receive: @escaping @Sendable (MessageEvent) -> Void,
        finish: @escaping @Sendable () -> Void = {}
    ) {
        self.sources = Locked(sources)
        self.receive = receive
        self.finish = finish
    }

    func loseSource() {
        let left = sources.withLock { sources in
            sources -= 1
            return sources
        }
        if left == 0 { finish() }
    }
}

/// A policy that holds messages. It is called when a message's phase changes, also after the handler was replaced.
///
/// The call comes in the middle of the change: only record it, and act on a later turn of the main thread.
@MainActor package protocol PhaseWatcher: AnyObject, Sendable {
    /// The message's phase has changed and the message has not ended, or its turn came and it could not be shown.
    /// Default: nothing.
    func phaseChanged(of message: CompatMessage)
    /// The message has ended: do not keep it.
    func hasEnded(_ message: CompatMessage)
    /// A bridge is gone: nothing more will happen to its messages, which are no longer alive
    /// (`CompatMessage.isAlive`). Do not keep them.
    func bridgeHasGone()
}

extension PhaseWatcher {
    package func phaseChanged(of message: CompatMessage) {}
}

/// Watchers, held weakly, in the order in which they were added. Main actor, therefore Sendable.
@MainActor struct PhaseWatchers {
    private struct Entry {
        weak var watcher: (any PhaseWatcher)?
    }

    private var entries: [Entry] = []

    /// An empty list.
    nonisolated init() {}

    /// Adds a watcher.
    /// - Returns: false if it was added before.
    @discardableResult
    mutating func add(_ watcher: any PhaseWatcher) -> Bool {
        guard !entries.contains(where: { $0.watcher === watcher }) else { return false }
        entries.removeAll { $0.watcher == nil }
        entries.append(Entry(watcher: watcher))
        return true
    }

    /// Calls each of them.
    func forEach(_ body: (any PhaseWatcher) -> Void) {
        for entry in entries { if let watcher = entry.watcher { body(watcher) } }
    }
}

extension CompatMessage {
    /// Notifies a watcher of phase changes from now on.
    package func add(_ watcher: any PhaseWatcher) {
        engine?.reportHiddenPolicy(of: self)
        if watchers.add(watcher) { engine?.watchers.add(watcher) }
    }

    /// Notifies the watchers that the phase has changed, or that the message no longer waits for its turn.
    func tellWatchers() {
        watchers.forEach { phase.isTerminal ? $0.hasEnded(self) : $0.phaseChanged(of: self) }
    }
}
