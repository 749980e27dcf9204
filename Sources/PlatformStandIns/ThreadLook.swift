package import Foundation

/// One look at a thread. Two of them tell how long it slept in between, as opposed to running or waiting for a processor.
///
/// Linux counts both, so that two looks tell exactly. Apple's systems count what a thread runs and tell whether it waits
/// for something right now: a thread that waited at both looks and has not run in between has slept all the time, and
/// any other is taken to have been awake. That is never too much, and misses little if it is looked at often.
///
/// Sendable; a value. Any thread may look.
package struct ThreadLook: Sendable {
    /// When the look was taken, in seconds on a clock that never goes back.
    private let time = TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000
    #if canImport(Darwin)
        private let processor: ProcessorUse
    #else
        private let times: ThreadTimes
    #endif

    /// Looks at a thread; nil where nothing is known of it, or it has ended.
    package init?(at thread: ThreadIdentity) {
        #if canImport(Darwin)
            guard let processor = ProcessorUse(of: thread) else { return nil }
            self.processor = processor
        #else
            guard let times = ThreadTimes(of: thread) else { return nil }
            self.times = times
        #endif
    }

    /// Seconds that the thread slept between an earlier look at it and this one.
    package func sleep(since earlier: ThreadLook) -> TimeInterval {
        let passed = time - earlier.time
        #if canImport(Darwin)
            return processor.isAsleep(since: earlier.processor) ? passed : 0
        #else
            // May be a little less than nothing, as Linux counts in ticks; that evens out over several looks.
            return passed - (times.active - earlier.times.active)
        #endif
    }

    /// How long the calling thread was ready to run and had no processor so far, in seconds: what a busy machine takes,
    /// and no code of the thread's. 0 where the system does not count it, as on Apple's.
    package static var processorWait: TimeInterval {
        #if canImport(Darwin)
            0
        #else
            ThreadTimes()?.waiting ?? 0
        #endif
    }
}
