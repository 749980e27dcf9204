import Foundation

/// The times that Linux has counted for a thread, in seconds since its start.
///
/// Sendable; a value. It is read without Foundation's file API, because it is read for every gate and every background
/// job.
struct ThreadTimes: Sendable {
    /// How long it ran on a processor.
    let running: TimeInterval
    /// How long it was ready to run but had no processor.
    let waiting: TimeInterval

    /// How long it did not sleep.
    var active: TimeInterval { running + waiting }

    /// Parses Linux's text: nanoseconds on a processor, nanoseconds of waiting for one, and the number of times it got
    /// one. Nil for a text that does not begin with two numbers.
    init?(schedstat text: UnsafePointer<CChar>) {
        var (first, second): (UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<CChar>?)
        let running = strtoull(text, &first, 10)
        guard let first, first != text else { return nil }
        let waiting = strtoull(first, &second, 10)
        guard second != first else { return nil }
        self.running = TimeInterval(running) / 1_000_000_000
        self.waiting = TimeInterval(waiting) / 1_000_000_000
    }
}

#if !canImport(Darwin)
    extension ThreadTimes {
        /// Samples a thread; nil if its data are not available, or it has ended.
        /// - Parameter thread: nil for the calling thread.
        init?(of thread: ThreadIdentity? = nil) {
            let path = "/proc/\(thread.map { "self/task/\($0.number)" } ?? "thread-self")/schedstat"
            let times = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { buffer in
                guard let start = buffer.baseAddress else { return nil as ThreadTimes? }
                let count = Self.read(path, into: start, buffer.count - 1)
                guard count > 0 else { return nil }
                start[count] = 0
                return ThreadTimes(schedstat: start)
            }
            guard let times else { return nil }
            self = times
        }

        /// The number of bytes read from a file; negative on failure.
        private static func read(
            _ path: String, into buffer: UnsafeMutablePointer<CChar>, _ count: Int
        ) -> Int {
            let file = open(path, O_RDONLY | O_CLOEXEC)
            guard file >= 0 else { return -1 }
            defer { close(file) }
            return Foundation.read(file, buffer, count)
        }
    }
#endif
