import Foundation
import PlatformStandIns

/// A job and the kind of thread that runs it.
enum StageJob: Sendable {
    case main(@MainActor @Sendable () -> Void)
    case background(@Sendable () -> Void)
}

/// The kind of a delayed job.
enum StageAlarm: Sendable {
    case timer, animation
}

/// A pending call of `HeadlessStage.after`. It releases its job when that has run or was cancelled.
public final class StageTimer: Sendable {
    private let job: Locked<(@MainActor @Sendable () -> Void)?>

    init(_ job: @escaping @MainActor @Sendable () -> Void) {
        self.job = Locked(job)
    }

    /// Keeps the job from running if it has not run yet. Any thread.
    public func cancel() {
        _ = take()
    }

    /// Whether the job is pending.
    public var isPending: Bool { job.withLock { $0 != nil } }

    /// The job, exactly once, and only if the timer was not cancelled.
    func take() -> (@MainActor @Sendable () -> Void)? {
        job.withLock { $0.take() }
    }
}

/// Queues and a clock.
protocol StageRunner: AnyObject, Sendable {
    var now: TimeInterval { get }
    var patience: Locked<TimeInterval> { get }
    /// Runs a job with the stage as the current one. Set once, when the stage is made.
    var enter: @Sendable (() -> Void) -> Void { get set }
    /// The scheduler that replaces the main queue in code called from this stage.
    var mainThreadScheduler: (any MainThreadScheduler)? { get }

    func post(_ job: StageJob)
    @discardableResult
    func schedule(
        _ alarm: StageAlarm, after seconds: TimeInterval, _ job: @escaping @MainActor @Sendable () -> Void
    ) -> StageTimer
    /// Whether nothing is pending.
    var isAtRest: Bool { get }
    /// Drops everything that is pending; none of it runs.
    func dropAll()
    func runUntilIdle()
    func advance(seconds: TimeInterval)
    func idle() async -> Bool
}

/// A job that is due at a time of a virtual stage's clock.
struct Alarm: Sendable {
    let due: TimeInterval
    let order: Int
    /// The job, and whether it was cancelled.
    let timer: StageTimer

    /// Whether it is due before another one: earlier, or set earlier for the same time.
    func precedes(_ other: Alarm) -> Bool {
        due != other.due ? due < other.due : order < other.order
    }
}

/// The pending alarms of one kind, in a binary heap. Cancelled ones are removed whenever the heap has doubled.
struct AlarmQueue: Sendable {
    private var heap: [Alarm] = []
    private var sweepCount = 64

    /// The alarm that is due first.
    var first: Alarm? { heap.first }

    /// The number of alarms, including some that were cancelled.
    var count: Int { heap.count }

    /// Whether an alarm is pending that was not cancelled.
    var isPending: Bool { heap.contains { $0.timer.isPending } }

    mutating func insert(_ alarm: Alarm) {
        if heap.count >= sweepCount { sweep() }
        heap.append(alarm)
        var place = heap.count - 1
        while place > 0, heap[place].precedes(heap[(place - 1) / 2]) {
            heap.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    /// Removes the alarm that is due first.
    mutating func popFirst() -> Alarm? {
        guard let first = heap.first, let last = heap.popLast() else { return nil }
        guard !heap.isEmpty else { return first }
        heap[0] = last
        var place = 0
        while let child = earlierChild(of: place), heap[child].precedes(heap[place]) {
            heap.swapAt(place, child)
            place = child
        }
        return first
    }

    /// Cancels every alarm.
    func cancelAll() {
        for alarm in heap { alarm.timer.cancel() }
    }

    /// Drops the cancelled alarms. A sorted array is a heap.
    private mutating func sweep() {
        heap = heap.filter(\.timer.isPending).sorted { $0.precedes($1) }
        sweepCount = max(64, 2 * heap.count)
    }

    private func earlierChild(of place: Int) -> Int? {
        let left = 2 * place + 1
        guard left < heap.count else { return nil }
        return left + 1 < heap.count && heap[left + 1].precedes(heap[left]) ? left + 1 : left
    }
}

/// A job that another thread runs and then releases. Everything that the job retains is released before it is
/// reported as done, even if the queue drops its own record later.
///
/// Sendable: mutable state is behind a lock.
final class HandedJob: Sendable {
    private let job: Locked<(@Sendable () -> Void)?>

    init(_ job: @escaping @Sendable () -> Void) {
        self.job = Locked(job)
    }

    /// Runs the job, the first time.
    func run(in enter: (() -> Void) -> Void) {
        guard let job = job.withLock({ $0.take() }) else { return }
        enter(job)
    }

    /// Prevents the job from running, if it has not begun.
    func drop() {
        _ = job.withLock { $0.take() }
    }
}

/// The jobs of a virtual stage, of all queues, in the order in which they were added.
/// Every operation costs constant time, amortised.
struct JobLine: Sendable {
    private var main = Lane<@MainActor @Sendable () -> Void>()
    private var background = Lane<@Sendable () -> Void>()
    private var lastNumber = 0

    var isEmpty: Bool { main.firstNumber == nil && background.firstNumber == nil }

    /// Appends a job.
    /// - Returns: its number; numbers increase.
    @discardableResult
    mutating func append(_ job: StageJob) -> Int {
        lastNumber += 1
        switch job {
        case .main(let job): main.append(job, lastNumber)
        case .background(let job): background.append(job, lastNumber)
        }
        return lastNumber
    }

    /// Removes the job that was added first.
    mutating func popFirst() -> StageJob? {
        guard let mainNumber = main.firstNumber else { return background.popFirst().map(StageJob.background) }
        if let backgroundNumber = background.firstNumber, backgroundNumber < mainNumber {
            return background.popFirst().map(StageJob.background)
        }
        return main.popFirst().map(StageJob.main)
    }

    /// Removes the first main-queue job, even if background jobs come before it, if its number is at most `last`.
    mutating func popFirstMain(upTo last: Int) -> (@MainActor @Sendable () -> Void)? {
        guard let number = main.firstNumber, number <= last else { return nil }
        return main.popFirst()
    }

    /// Removes every job. The numbers continue.
    mutating func takeAll() -> JobLine {
        defer { (main, background) = (Lane(), Lane()) }
        return self
    }

    /// A first-in, first-out queue of jobs.
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
