import ModelTesting

/// The turns that are still to come: jobs in the order in which they were added, whichever thread they belong to, and
/// animations that end at a time.
final class TurnQueue {
    private var jobs: [() -> Void] = []
    private var ends: [(due: Double, job: () -> Void)] = []
    private var now: Double

    init(now: Double) { self.now = now }

    func post(_ job: @escaping () -> Void) { jobs.append(job) }

    /// Calls `job` when an animation ends; at once if there is none.
    func animate(seconds: Double, _ job: @escaping () -> Void) {
        guard seconds > 0 else { return job() }
        let due = now + seconds
        // Of those that end together the one that began first ends first.
        ends.insert((due, job), at: ends.firstIndex { $0.due > due } ?? ends.endIndex)
    }

    func runUntilIdle() { run(until: .infinity) }

    func advance(seconds: Double) {
        let target = now + seconds
        run(until: target)
        now = max(now, target)
    }

    private func run(until limit: Double) {
        while true {
            if !jobs.isEmpty {
                jobs.removeFirst()()
            } else if let next = ends.first, next.due <= limit {
                ends.removeFirst()
                now = max(now, next.due)
                next.job()
            } else {
                return
            }
        }
    }
}
