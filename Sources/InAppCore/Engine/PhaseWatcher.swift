/// Who hears of changes of a message's phase, whoever the handler is by then: policies that keep messages.
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
