import PlatformStandIns

/// The jobs of a virtual stage in the order in which they were added, whichever queue they belong to.
/// Every operation costs constant time, amortised.
struct JobLine: Sendable {
    private var main = Lane<@MainActor @Sendable () -> Void>()
    private var background = Lane<@Sendable () -> Void>()
    private var lastNumber = 0

    var isEmpty: Bool { main.firstNumber == nil && background.firstNumber == nil }

    /// Appends a job.
    /// - Returns: its number; numbers grow.
    @discardableResult
    mutating func append(_ job: StageJob) -> Int {
        lastNumber += 1
        switch job {
        case .main(let job): main.append(job, lastNumber)
        case .background(let job): background.append(job, lastNumber)
        }
        return lastNumber
    }

    /// Takes the job out that was added first.
    mutating func popFirst() -> StageJob? {
        guard let mainNumber = main.firstNumber else { return background.popFirst().map(StageJob.background) }
        if let backgroundNumber = background.firstNumber, backgroundNumber < mainNumber {
            return background.popFirst().map(StageJob.background)
        }
        return main.popFirst().map(StageJob.main)
    }

    /// Takes the first main-queue job out, past background jobs, if its number is `last` at most.
    mutating func popFirstMain(upTo last: Int) -> (@MainActor @Sendable () -> Void)? {
        guard let number = main.firstNumber, number <= last else { return nil }
        return main.popFirst()
    }

    /// Takes every job out. The numbers go on.
    mutating func takeAll() -> JobLine {
        defer { (main, background) = (Lane(), Lane()) }
        return self
    }

    /// A first-in, first-out line of the jobs of one queue.
    private struct Lane<Job: Sendable>: Sendable {
        private var jobs: [(number: Int, job: Job)?] = []
        private var head = 0

        var firstNumber: Int? {
            head < jobs.count ? jobs[head]?.number : nil
        }

        mutating func append(_ job: Job, _ number: Int) {
            jobs.append((number, job))
        }

        mutating func popFirst() -> Job? {
            guard head < jobs.count, let (_, job) = jobs[head].take() else { return nil }
            head += 1
            if head > jobs.count / 2 {
                jobs.removeFirst(head)
                head = 0
            }
            return job
        }
    }
}
