import Foundation
import InAppCore

/// How long the calling thread was ready to run and had no processor: what a busy machine takes, and no code of the thread's.
enum ProcessorWait {
    /// Seconds since the thread began; 0 where the system does not say.
    static var seconds: TimeInterval {
        #if os(Linux)
            // Nanoseconds on a processor, nanoseconds of waiting for one, and how often it got one.
            let numbers = (try? String(contentsOfFile: "/proc/thread-self/schedstat", encoding: .utf8))?
                .components(separatedBy: " ")
            guard let numbers, numbers.count > 1, let waited = TimeInterval(numbers[1]) else { return 0 }
            return waited / 1_000_000_000
        #else
            return 0
        #endif
    }
}
