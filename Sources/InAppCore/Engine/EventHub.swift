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
