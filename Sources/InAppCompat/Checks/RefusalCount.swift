import PlatformStandIns

/// Counts the refusals of each message with no other callback than refusals between them: a delegate that shows
/// from inside its gate what it refuses there is asked without an end.
///
/// Sendable; any thread.
public final class RefusalCount<ID: Hashable & Sendable>: Sendable {
    /// More than triggers bring about in a row.
    public static var limit: Int { 100 }

    private let counts = Locked<[ID: Int]>([:])

    public init() {}

    /// Adds a refusal.
    /// - Returns: whether it is the one too many.
    public func add(of id: ID) -> Bool {
        counts.withLock { counts in
            counts[id, default: 0] += 1
            return counts[id] == Self.limit
        }
    }

    /// Whether there were too many.
    public func isEndless(of id: ID) -> Bool {
        counts.withLock { $0[id, default: 0] >= Self.limit }
    }

    /// Something else than a refusal has happened.
    public func end() {
        counts.withLock { $0 = [:] }
    }
}
