import PlatformStandIns

/// The readers of an engine's events. Ends their streams when it goes away.
///
/// Sendable: the table is behind a lock, because a stream may end on any thread.
final class EventHub: Sendable {
    private struct Readers: Sendable {
        var continuations: [Int: AsyncStream<MessageEvent>.Continuation] = [:]
        var lastKey = 0
    }

    private let readers = Locked(Readers())

    /// A stream of the events from now on.
    func stream() -> AsyncStream<MessageEvent> {
        AsyncStream { continuation in
            let key = readers.withLock { readers in
                readers.lastKey += 1
                readers.continuations[readers.lastKey] = continuation
                return readers.lastKey
            }
            continuation.onTermination = { [weak self] _ in
                _ = self?.readers.withLock { $0.continuations.removeValue(forKey: key) }
            }
        }
    }

    /// Sends an event to every reader.
    func send(_ event: MessageEvent) {
        for continuation in readers.withLock({ Array($0.continuations.values) }) {
            continuation.yield(event)
        }
    }

    deinit {
        for continuation in readers.current.continuations.values { continuation.finish() }
    }
}
