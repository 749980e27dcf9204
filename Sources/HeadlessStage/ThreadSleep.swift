import Foundation

/// How long a thread has slept, as opposed to running or waiting for a processor: however busy the machine is, a thread
/// that sleeps waits for something.
///
/// Linux tells of any thread what it has done (`/proc`); elsewhere nothing is known. Sendable; any thread may look.
struct ThreadSleep: Sendable {
    private let thread: String
    private let start = Date()
    private let activeBefore: TimeInterval

    /// Looks at a thread from now on; nil where nothing is known of it.
    /// - Parameter thread: its `currentThread`.
    init?(of thread: String?) {
        guard let thread, let active = Self.activity(of: thread) else { return nil }
        self.thread = thread
        activeBefore = active
    }

    /// What the system calls the thread that calls; nil where it does not tell of threads.
    static var currentThread: String? {
        #if os(Linux)
            return try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
        #else
            return nil
        #endif
    }

    /// Seconds that it has slept so far; 0 for a thread that has ended.
    var seconds: TimeInterval {
        guard let active = Self.activity(of: thread) else { return 0 }
        return Date().timeIntervalSince(start) - (active - activeBefore)
    }

    /// Seconds in which a thread has run, or has waited for a processor.
    private static func activity(of thread: String) -> TimeInterval? {
        guard let text = try? String(contentsOfFile: "/proc/\(thread)/schedstat", encoding: .utf8) else {
            return nil
        }
        let nanoseconds = text.split(separator: " ").prefix(2).compactMap { TimeInterval($0) }
        return nanoseconds.count == 2 ? (nanoseconds[0] + nanoseconds[1]) / 1e9 : nil
    }
}
