import Foundation
import PlatformStandIns

/// How long a thread has slept, as opposed to running or waiting for a processor: however busy the machine is, a thread
/// that sleeps waits for something.
///
/// Where the system does not tell of threads (`ThreadTimes`), nothing is known. Sendable; any thread may look.
struct ThreadSleep: Sendable {
    private let thread: String
    private let start = Date()
    private let activeBefore: TimeInterval

    /// Looks at a thread from now on; nil where nothing is known of it.
    /// - Parameter thread: its `ThreadTimes.currentThread`.
    init?(of thread: String?) {
        guard let thread, let active = Self.activity(of: thread) else { return nil }
        self.thread = thread
        activeBefore = active
    }

    /// Seconds that it has slept so far; 0 for a thread that has ended.
    var seconds: TimeInterval {
        guard let active = Self.activity(of: thread) else { return 0 }
        return Date().timeIntervalSince(start) - (active - activeBefore)
    }

    /// Seconds in which a thread has run, or has waited for a processor.
    private static func activity(of thread: String) -> TimeInterval? {
        ThreadTimes(of: thread).map { $0.running + $0.waiting }
    }
}
