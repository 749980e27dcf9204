import Testing

/// The turns that are left: jobs in the order in which they were added, whichever thread they belong to,
/// and alarms with their times.
final class TurnQueue {
    private var jobs: [(isMain: Bool, job: () -> Void)] = []
    private var alarms: [(due: Double, job: () -> Void)] = []
    private(set) var now = 0.0
    /// Whether the current job runs on the main thread.
    private(set) var isMain = false

    func onMain(_ job: @escaping () -> Void) { jobs.append((true, job)) }
    func onBackground(_ job: @escaping () -> Void) { jobs.append((false, job)) }

    /// Calls `job` on the main thread after some seconds.
    func after(_ seconds: Double, _ job: @escaping () -> Void) {
        let due = now + seconds
        // Alarms that are due at the same time run in the order in which they were set.
        alarms.insert((due, job), at: alarms.firstIndex { $0.due > due } ?? alarms.endIndex)
    }

    func runUntilIdle() {
        for _ in 0..<Self.mostTurns {
            guard !jobs.isEmpty else { return }
            let next = jobs.removeFirst()
            perform(next.job, isMain: next.isMain)
        }
        Issue.record("The turns do not end.")
    }

    /// By far more turns than any test has.
    private static let mostTurns = 1_000_000

    func advance(_ seconds: Double) {
        let target = now + seconds
        runUntilIdle()
        while let next = alarms.first, next.due <= target {
            alarms.removeFirst()
            now = max(now, next.due)
            perform(next.job, isMain: true)
            runUntilIdle()
        }
        now = max(now, target)
    }

    private func perform(_ job: () -> Void, isMain: Bool) {
        self.isMain = isMain
        job()
        self.isMain = false
    }
}

/// Steps that run one after the other, in the background: a step that never ends blocks all others (AS-021).
final class TurnLine {
    private let queue: TurnQueue
    private var waiting: [() -> Void] = []
    private var isBusy = false

    init(_ queue: TurnQueue) { self.queue = queue }

    func add(_ step: @escaping () -> Void) {
        waiting.append(step)
        startNext()
    }

    /// Ends the current step.
    func free() {
        isBusy = false
        startNext()
    }

    private func startNext() {
        guard !isBusy, !waiting.isEmpty else { return }
        isBusy = true
        queue.onBackground(waiting.removeFirst())
    }
}
