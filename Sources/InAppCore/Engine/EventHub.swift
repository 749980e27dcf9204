import PlatformStandIns

/// The readers of an engine's events. They lose one source when it goes away.
///
/// Sendable: the list is behind a lock, because a stream may end on any thread.
final class EventHub: Sendable {
    private let readers = Locked<[EventReader]>([])

    /// Sends events to a reader from now on; once, however often it is added.
    func add(_ reader: EventReader) {
        readers.withLock { readers in
            if !readers.contains(where: { $0 === reader }) { readers.append(reader) }
        }
    }

    /// Sends no more events to a reader.
    func remove(_ reader: EventReader) {
        readers.withLock { readers in readers.removeAll { $0 === reader } }
    }

    /// Sends an event to every reader, in the order in which they came.
    func send(_ event: MessageEvent) {
        for reader in readers.current { reader.receive(event) }
    }

    deinit {
        for reader in readers.current { reader.loseSource() }
    }
}

/// Somebody who reads the events of one or several engines. Sendable; any thread.
final class EventReader: Sendable {
    private let sources: Locked<Int>
    let receive: @Sendable (MessageEvent) -> Void
    private let finish: @Sendable () -> Void

    /// - Parameters:
    ///   - sources: of how many hubs.
    ///   - finish: called when all of them are gone.
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

/// Is told when a message's phase changes, also after the handler was replaced: policies that keep messages.
///
/// It is told in the middle of the change, so it only takes note, and acts on a later turn of the main thread.
@MainActor package protocol PhaseWatcher: AnyObject, Sendable {
    /// The message's phase is another one, and not a last one, or its turn has come to nothing. Default: nothing.
    func phaseChanged(of message: CompatMessage)
    /// The message has ended: it is not to be kept.
    func hasEnded(_ message: CompatMessage)
    /// A bridge has gone: nothing more is heard of its messages, which are not alive (`CompatMessage.isAlive`) and not to
    /// be kept.
    func bridgeHasGone()
}

extension PhaseWatcher {
    package func phaseChanged(of message: CompatMessage) {}
}

/// Watchers, which are not kept, in the order in which they came. Main actor, therefore Sendable.
@MainActor struct PhaseWatchers {
    private struct Entry {
        weak var watcher: (any PhaseWatcher)?
    }

    private var entries: [Entry] = []

    /// Nobody.
    nonisolated init() {}

    /// Adds a watcher that is not there yet.
    /// - Returns: false for one that is.
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
    /// Tells somebody of changes of the phase from now on.
    package func add(_ watcher: any PhaseWatcher) {
        if watchers.add(watcher) { engine?.watchers.add(watcher) }
    }

    /// Says that the phase is another one, or that the message does not wait for its turn any more.
    func tellWatchers() {
        watchers.forEach { phase.isTerminal ? $0.hasEnded(self) : $0.phaseChanged(of: self) }
    }
}
