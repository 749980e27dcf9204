/// The turns that are still to come on a virtual stage, as an oracle of a random sequence needs them: jobs in the order
/// in which they were added, whichever thread they belong to, and animations that end at a time.
package final class TurnQueue {
    package enum Thread { case main, background }

    private struct Job {
        let number: Int
        let thread: Thread
        let run: () -> Void
    }

    private var jobs: [Job] = []
    private var lastNumber = 0
    private var ends: [(due: Double, job: () -> Void)] = []
    private var now: Double
    /// The thread of the job that runs; between jobs it is the test's.
    package private(set) var thread = Thread.main

    package init(now: Double) { self.now = now }

    package func post(on thread: Thread = .main, _ job: @escaping () -> Void) {
        lastNumber += 1
        jobs.append(Job(number: lastNumber, thread: thread, run: job))
    }

    /// The main thread does something for a background job, which waits for it: after the jobs of the main thread that
    /// were there before.
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
        let due = now + seconds
        // Of those that end together the one that began first ends first.
        ends.insert((due, job), at: ends.firstIndex { $0.due > due } ?? ends.endIndex)
    }

    package func runUntilIdle() { run(until: .infinity) }

    package func advance(seconds: Double) {
        let target = now + seconds
        run(until: target)
        now = max(now, target)
    }

    private func run(until limit: Double) {
        while true {
            if !jobs.isEmpty {
                perform(jobs.removeFirst())
            } else if let next = ends.first, next.due <= limit {
                ends.removeFirst()
                now = max(now, next.due)
                next.job()
            } else {
                return
            }
        }
    }

    private func perform(_ job: Job) {
        let before = thread
        defer { thread = before }
        thread = job.thread
        job.run()
    }
}
