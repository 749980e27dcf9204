package import Foundation

/// A sample of a thread. Two samples tell how long it slept in between, in contrast to running or waiting for a
/// processor.
///
/// Linux counts both, so two samples give the exact time. Apple's systems count how long a thread runs and report
/// whether it is waiting now. A thread that was waiting at both samples and has not run in between has slept all the
/// time; any other thread counts as awake. So the result is never too high, and only slightly too low if samples are
/// frequent.
///
/// Sendable; a value. Any thread may take a sample.
package struct ThreadLook: Sendable {
    /// The time of the sample, in seconds on a monotonic clock.
    private let time = TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000
    #if canImport(Darwin)
        private let processor: ProcessorUse
    #else
        private let times: ThreadTimes
    #endif

    /// Samples a thread; nil if its data are not available, or it has ended.
    package init?(at thread: ThreadIdentity) {
        #if canImport(Darwin)
            guard let processor = ProcessorUse(of: thread) else { return nil }
            self.processor = processor
        #else
            guard let times = ThreadTimes(of: thread) else { return nil }
            self.times = times
        #endif
    }

    /// Seconds that the thread slept between an earlier sample and this one.
    package func sleep(since earlier: ThreadLook) -> TimeInterval {
        let passed = time - earlier.time
        #if canImport(Darwin)
            return processor.isAsleep(since: earlier.processor) ? passed : 0
        #else
            // May be slightly negative, because Linux counts in ticks; this evens out over several samples.
            return passed - (times.active - earlier.times.active)
        #endif
    }

    /// How long the calling thread was ready to run but had no processor so far, in seconds: the delay caused by a busy
    /// machine, not by the thread's own code. 0 on systems that do not count it, such as Apple's.
    package static var processorWait: TimeInterval {
        #if canImport(Darwin)
            0
        #else
            ThreadTimes()?.waiting ?? 0
        #endif
    }
}
