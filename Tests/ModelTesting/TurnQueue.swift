import Testing

/// The pending turns of a virtual stage, as an oracle of a random sequence needs them: jobs in the order in which they
/// were added, whichever thread they belong to, and animations and timers with the times of their ends.
package final class TurnQueue {
    package enum Thread { case main, background }

    private struct Job {
        let number: Int
        let thread: Thread
        let run: () -> Void
    }

    private struct End {
        let number: Int
        let due: Double
        let isTimer: Bool
        let run: () -> Void
    }

    private var jobs: [Job] = []
    private var lastNumber = 0
    private var ends: [End] = []
    private var now: Double
    /// The thread of the current job; between jobs it is the test's.
    package private(set) var thread = Thread.main

    package init(now: Double) { self.now = now }

    package func post(on thread: Thread = .main, _ job: @escaping () -> Void) {
        lastNumber += 1
        jobs.append(Job(number: lastNumber, thread: thread, run: job))
    }

    /// Runs a job on the main thread for a background job, which waits for it: after the main thread's
    /// jobs that were queued before.
    package func ask(_ job: @escaping () -> Void) {
        guard thread == .background else { return job() }
        post(job)
        let question = lastNumber
        while let next = jobs.firstIndex(where: { $0.thread == .main && $0.number <= question }) {
            perform(jobs.remove(at: next))
        }
    }

    /// Calls `job` when an animation ends; at once if there is none.
    package func animate(seconds: Double, _ job: @escaping () -> Void) {
        guard seconds > 0 else { return job() }
        _ = add(isTimer: false, after: seconds, job)
    }

    /// Calls `job` when a timer fires.
    /// - Returns: a closure that stops the timer.
    package func after(_ seconds: Double, _ job: @escaping () -> Void) -> () -> Void {
        let number = add(isTimer: true, after: seconds, job)
        return { [weak self] in self?.ends.removeAll { $0.number == number } }
    }

    private func add(isTimer: Bool, after seconds: Double, _ job: @escaping () -> Void) -> Int {
        lastNumber += 1
        let end = End(number: lastNumber, due: now + seconds, isTimer: isTimer, run: job)
        // Of those that end at the same time, the one that began first ends first.
        ends.insert(end, at: ends.firstIndex { $0.due > end.due } ?? ends.endIndex)
        return end.number
    }

    /// Runs all jobs and ends all animations; the clock does not advance.
    package func runUntilIdle() {
        run { ends in ends.firstIndex { !$0.isTimer } }
    }

    package func advance(seconds: Double) {
        let target = now + seconds
        run { [unowned self] ends in
            guard let first = ends.first, first.due <= target else { return nil }
            now = max(now, first.due)
            return 0
        }
        now = max(now, target)
    }

    /// - Parameter next: the index of the next end, if it may happen.
    private func run(_ next: ([End]) -> Int?) {
        for _ in 0..<Self.mostTurns {
            if !jobs.isEmpty {
                perform(jobs.removeFirst())
            } else if let place = next(ends) {
                ends.remove(at: place).run()
            } else {
                return
            }
        }
        Issue.record("The turns do not end.")
    }

    /// By far more turns than any test has.
    private static let mostTurns = 1_000_000

    private func perform(_ job: Job) {
        let before = thread
        defer { thread = before }
        thread = job.thread
        job.run()
    }
}
