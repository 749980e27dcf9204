import Foundation

/// What Linux has counted of a thread, in seconds since that began.
///
/// Sendable; a value. It is read without Foundation's files, as every gate and every job in the background is looked at.
struct ThreadTimes: Sendable {
    /// How long it was on a processor.
    let running: TimeInterval
    /// How long it was ready to run and had no processor.
    let waiting: TimeInterval

    /// How long it did not sleep.
    var active: TimeInterval { running + waiting }

    /// Reads what Linux writes: nanoseconds on a processor, nanoseconds of waiting for one, and how often it got one.
    /// Nil for a text that does not begin with two numbers.
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
        /// Looks at a thread; nil where nothing is known of it, or it has ended.
        /// - Parameter thread: nil for the thread that calls.
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

        /// How many bytes of a file were read; negative if that failed.
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
