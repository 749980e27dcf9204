import PlatformStandIns

/// Makes ids for messages whose payloads have none: `message-1`, `message-2` and so on.
///
/// Sendable: the number is protected by a lock. Any thread.
package final class MessageNumbers: Sendable {
    private let last = Locked(0)

    package init() {}

    /// A new id.
    package func next() -> String {
        last.withLock { number in
            number += 1
            return "message-\(number)"
        }
    }
}
