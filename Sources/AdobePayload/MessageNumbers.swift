import PlatformStandIns

/// Names messages whose payloads give them no id: `message-1`, `message-2` and so on.
///
/// Sendable: the number is behind a lock. Any thread.
package final class MessageNumbers: Sendable {
    private let last = Locked(0)

    package init() {}

    /// An id that was not given out before.
    package func next() -> String {
        last.withLock { number in
            number += 1
            return "message-\(number)"
        }
    }
}
