import Foundation
import PlatformStandIns

/// Queues that move only when told to, and a clock that stands still in between.
///
/// All jobs stand in one line, whichever queue they belong to, and run one at a time: the same calls give
/// the same order on every run.
final class VirtualRunner: StageRunner, MainThreadScheduler {
    private struct Alarm: Sendable {
        let due: TimeInterval
        let order: Int
        let kind: StageAlarm
        let timer: StageTimer
    }

    private struct State: Sendable {
        var line = JobLine()
        var alarms: [Alarm] = []
        /// How many alarms there may be before those that were cancelled are swept out.
        var sweepCount = 64
        var nextOrder = 0
        var now: TimeInterval = 0
        /// Background threads that outlasted the stage's patience.
        var stuck = 0
    }

    private let state = Locked(State())
    private let log: StageLog
    private let enterBox = Locked<@Sendable (() -> Void) -> Void>({ $0() })
    let patience = Locked<TimeInterval>(10)
    /// More jobs than any test needs: past it a job that re-posts itself is reported.
    private let jobLimit = 5_000_000

    /// Marks the stage's background threads.
    @TaskLocal private static var backgroundWork: BackgroundWork?

    init(log: StageLog) {
        self.log = log
    }

    var enter: @Sendable (() -> Void) -> Void {
        get { enterBox.current }
        set { enterBox.withLock { $0 = newValue } }
    }

    var mainThreadScheduler: (any MainThreadScheduler)? { self }
    var now: TimeInterval { state.withLock { $0.now } }

    func post(_ job: StageJob) {
        state.withLock { $0.line.append(job) }
    }

    @discardableResult
    func schedule(
        _ kind: StageAlarm, after seconds: TimeInterval, _ job: @escaping @MainActor @Sendable () -> Void
    ) -> StageTimer {
        let timer = StageTimer(job)
        state.withLock { state in
            if state.alarms.count >= state.sweepCount {
                state.alarms.removeAll { !$0.timer.isPending }
                state.sweepCount = max(64, 2 * state.alarms.count)
            }
            state.nextOrder += 1
            let due = state.now + max(0, seconds)
            let alarm = Alarm(due: due, order: state.nextOrder, kind: kind, timer: timer)
            let place = state.alarms.lastIndex { $0.due <= due }.map { $0 + 1 } ?? 0
            state.alarms.insert(alarm, at: place)
        }
        return timer
    }

    // MARK: MainThreadScheduler

    func async(_ job: @escaping @MainActor @Sendable () -> Void) {
        post(.main(job))
    }

    func after(_ seconds: TimeInterval, _ job: @escaping @MainActor @Sendable () -> Void) {
        schedule(.timer, after: seconds, job)
    }

    func asyncForWaiter(_ job: @escaping @MainActor @Sendable () -> Void) {
        post(.main(job))
        Self.backgroundWork?.signal.signal()
    }

    // MARK: Draining

    func runUntilIdle() {
        guard mayPump("runUntilIdle()") else { return }
        var count = 0
        repeat {
            drain(&count)
        } while count < jobLimit && fireNext(before: .infinity, only: .animation)
    }

    func idle() async {
        runUntilIdle()
    }

    func advance(seconds: TimeInterval) {
        guard mayPump("advance(by:)") else { return }
        let target = now + max(0, seconds)
        var count = 0
        repeat {
            drain(&count)
        } while count < jobLimit && fireNext(before: target, only: nil)
        state.withLock { $0.now = target }
    }

    private func mayPump(_ what: String) -> Bool {
        guard Self.backgroundWork == nil else {
            log.record(.error, from: "stage", "\(what) was called on a background thread of the stage")
            return false
        }
        return true
    }

    private func drain(_ count: inout Int) {
        while let job = state.withLock({ $0.line.popFirst() }) {
            perform(job)
            count += 1
            guard count < jobLimit else {
                log.record(.error, from: "stage", "\(jobLimit) jobs ran without an end; the rest is left")
                return
            }
        }
    }

    /// Takes the next alarm that is due, moves the clock to it if it is a timer's turn, and runs it.
    private func fireNext(before limit: TimeInterval, only kind: StageAlarm?) -> Bool {
        let alarm: Alarm? = state.withLock { state in
            guard let place = state.alarms.firstIndex(where: { kind == nil || $0.kind == kind }),
                state.alarms[place].due <= limit
            else { return nil }
            let alarm = state.alarms.remove(at: place)
            if kind == nil { state.now = max(state.now, alarm.due) }
            return alarm
        }
        guard let alarm else { return false }
        if let job = alarm.timer.take() { perform(.main(job)) }
        return true
    }

    private func perform(_ job: StageJob) {
        switch job {
        case .main(let job): performOnMain(job)
        case .background(let job): performInBackground(job)
        }
    }

    private func performOnMain(_ job: @escaping @MainActor @Sendable () -> Void) {
        if MainThread.isCurrent {
            enter { MainThread.assume(job) }
        } else {
            DispatchQueue.main.sync { self.enter { MainThread.assume(job) } }
        }
    }

    /// Runs a job on a background thread and waits for it. While that thread waits for an answer of the
    /// main thread (`asyncForWaiter`), the line is drained up to the question.
    private func performInBackground(_ job: @escaping @Sendable () -> Void) {
        let work = BackgroundWork()
        DispatchQueue.global().async {
            Self.$backgroundWork.withValue(work) { self.enter(job) }
            work.isDone.withLock { $0 = true }
            work.signal.signal()
        }
        while !work.isDone.current {
            let deadline = DispatchTime.now() + patience.current
            guard work.signal.wait(timeout: deadline) == .success else {
                log.record(
                    .error, from: "stage",
                    "A callback blocks a background thread; a virtual stage cannot free the main thread "
                        + "for it. Use HeadlessStage(.realTime).")
                return
            }
            if !work.isDone.current { drainMainJobs() }
        }
    }

    /// Runs the main-queue jobs of the line, in order, leaving background jobs where they are.
    private func drainMainJobs() {
        while let job = state.withLock({ $0.line.popFirstMain() }) {
            performOnMain(job)
        }
    }
}

/// A job that is under way on a background thread.
private final class BackgroundWork: Sendable {
    let signal = DispatchSemaphore(value: 0)
    let isDone = Locked(false)
}

/// A first-in, first-out line of jobs with amortised constant cost.
private struct JobLine: Sendable {
    private var jobs: [StageJob?] = []
    private var head = 0

    mutating func append(_ job: StageJob) {
        jobs.append(job)
    }

    mutating func popFirst() -> StageJob? {
        while head < jobs.count {
            defer { head += 1 }
            if let job = jobs[head] {
                jobs[head] = nil
                return job
            }
        }
        jobs.removeAll(keepingCapacity: true)
        head = 0
        return nil
    }

    mutating func popFirstMain() -> (@MainActor @Sendable () -> Void)? {
        for place in jobs.indices.dropFirst(head) {
            guard case .main(let job) = jobs[place] else { continue }
            jobs[place] = nil
            return job
        }
        return nil
    }
}
