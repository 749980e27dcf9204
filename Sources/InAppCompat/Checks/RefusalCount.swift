import Foundation
import PlatformStandIns

/// Counts refusals of a message that follow each other at once, with nothing but other refusals between them: a
/// delegate that shows from inside its gate what it refuses there is asked without an end.
///
/// Sendable; any thread.
package final class RefusalCount<ID: Hashable & Sendable>: Sendable {
    private struct Run: Sendable {
        var count = 0
        var last: UInt64 = 0
    }

    /// How long a pause ends a run, in nanoseconds of real time.
    private let pause: UInt64 = 100_000_000
    private let limit: Int
    private let runs = Locked<[ID: Run]>([:])

    /// - Parameter limit: how many are too many; more than any app brings about by triggering.
    package init(limit: Int = 100) {
        self.limit = limit
    }

    /// Adds a refusal.
    /// - Returns: whether it is the one too many.
    package func add(of id: ID) -> Bool {
        let now = DispatchTime.now().uptimeNanoseconds
        return runs.withLock { runs in
            var run = runs[id] ?? Run()
            if now - run.last > pause { run = Run() }
            run.count += 1
            run.last = now
            runs[id] = run
            return run.count == limit
        }
    }

    /// Whether there were too many.
    package func isEndless(of id: ID) -> Bool {
        runs.withLock { $0[id].map { $0.count >= limit } ?? false }
    }

    /// Something else than a refusal has happened.
    package func end() {
        runs.withLock { $0 = [:] }
    }
}
