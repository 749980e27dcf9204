import Foundation
import PlatformStandIns

/// How long a thread has slept, as opposed to running or waiting for a processor: however busy the machine is, a thread
/// that sleeps waits for something.
///
/// It is looked at again and again: what it does not see counts as awake where the system counts no waiting for
/// processors (`ThreadLook`). Where the system does not tell of threads nothing is known. Sendable; a value.
struct ThreadSleep: Sendable {
    private let thread: ThreadIdentity
    private var latest: ThreadLook
    /// Seconds that it has slept, as of the latest look; 0 for a thread that has ended.
    private(set) var seconds: TimeInterval = 0

    /// Looks at a thread from now on; nil where nothing is known of it.
    init?(of thread: ThreadIdentity?) {
        guard let thread, let look = ThreadLook(at: thread) else { return nil }
        self.thread = thread
        latest = look
    }

    /// Looks at the thread once more.
    /// - Returns: seconds that it has slept so far.
    mutating func look() -> TimeInterval {
        guard let look = ThreadLook(at: thread) else {
            seconds = 0
            return 0
        }
        seconds += look.sleep(since: latest)
        latest = look
        return seconds
    }
}
