import Foundation

/// What the system has counted of a thread, in seconds since that began. Linux tells it of any thread (`/proc`); elsewhere
/// nothing is known.
///
/// Sendable; a value. Any thread may look. It is read without Foundation's files, as every gate and every job in the
/// background is looked at.
package struct ThreadTimes: Sendable {
    /// How long it was on a processor.
    package let running: TimeInterval
    /// How long it was ready to run and had no processor.
    package let waiting: TimeInterval

    /// Looks at a thread; nil where nothing is known of it, or it has ended.
    /// - Parameter thread: its `currentThread`; nil for the thread that calls.
    package init?(of thread: String? = nil) {
        #if os(Linux)
            let path = "/proc/\(thread ?? "thread-self")/schedstat"
            let text = { (buffer, count) in Self.read(path, into: buffer, count) }
            guard let times = Self.bytes(of: text, { ThreadTimes(schedstat: $0) }) else { return nil }
            self = times
        #else
            return nil
        #endif
    }

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

    /// What the system calls the thread that calls; nil where it does not tell of threads.
    package static var currentThread: String? {
        #if os(Linux)
            return bytes(of: { readlink("/proc/thread-self", $0, $1) }) { String(cString: $0) }
        #else
            return nil
        #endif
    }

    #if os(Linux)
        /// How many bytes of a file were read; negative if that failed.
        private static func read(
            _ path: String, into buffer: UnsafeMutablePointer<CChar>, _ count: Int
        ) -> Int {
            let file = open(path, O_RDONLY | O_CLOEXEC)
            guard file >= 0 else { return -1 }
            defer { close(file) }
            return Foundation.read(file, buffer, count)
        }

        /// What comes of the text that a system call writes, which has to be shorter than 128 bytes; nil if the call fails.
        private static func bytes<Result>(
            of call: (UnsafeMutablePointer<CChar>, Int) -> Int, _ body: (UnsafePointer<CChar>) -> Result?
        ) -> Result? {
            withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { buffer in
                guard let start = buffer.baseAddress else { return nil }
                let count = call(start, buffer.count - 1)
                guard count > 0 else { return nil }
                start[count] = 0
                return body(start)
            }
        }
    #endif
}
