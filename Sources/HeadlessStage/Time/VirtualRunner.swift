import Foundation
import PlatformStandIns

/// Queues that only run on request, and a clock that stands still in between.
///
/// All jobs are in one list, whichever queue they belong to, and run one at a time: the same calls give the same
/// order on every run.
final class VirtualRunner: StageRunner, MainThreadScheduler {
    fileprivate struct State: Sendable {
        var line = JobLine()
        var timers = AlarmQueue()
        var animations = AlarmQueue()
        var alarmCount = 0
        var now: TimeInterval = 0
    }

    private let state = Locked(State())
    private let log: StageLog
    private let enterBox = Locked<@Sendable (() -> Void) -> Void>({ $0() })
    let patience = Locked<TimeInterval>(10)
    /// How many jobs and alarms one call runs. Beyond that, the loop is reported as endless.
    let jobLimit: Locked<Int>
    /// Whether the limit was reached.
    let isEndless = Locked(false)
    /// How long all jobs may take; nil for no limit.
    let budget = Locked<RunBudget?>(nil)
    /// The system's main queue, if it is run as well; nil if not.
    let mainQueue = Locked<MainQueueWatch?>(nil)
    /// Called when tracked work was done; nil if no work is tracked.
    let putOff = Locked<PutOffWatch?>(nil)

    /// Marks the stage's background threads.
    @TaskLocal private static var backgroundWork: BackgroundWork?

    /// Makes empty queues. The default limit is more than any test needs.
    init(log: StageLog, jobLimit: Int = 500_000) {
        self.log = log
        self.jobLimit = Locked(jobLimit)
    }

    var enter: @Sendable (() -> Void) -> Void {
        get { enterBox.current }
        set { enterBox.withLock { $0 = newValue } }
    }

    var mainThreadScheduler: (any MainThreadScheduler)? { self }
    var now: TimeInterval { state.withLock { $0.now } }
    var isAtRest: Bool {
        state.withLock { $0.line.isEmpty && !$0.timers.isPending && !$0.animations.isPending }
    }

    func post(_ job: StageJob) {
        state.withLock { _ = $0.line.append(job) }
    }

    @discardableResult
    func schedule(
        _ kind: StageAlarm, after seconds: TimeInterval, _ job: @escaping @MainActor @Sendable () -> Void
    ) -> StageTimer {
        let timer = StageTimer(kind == .timer ? watched(job) : job)
        state.withLock { state in
            state.alarmCount += 1
            let alarm = Alarm(
                due: state.now + max(0, seconds), order: state.alarmCount, timer: timer)
            switch kind {
            case .timer: state.timers.insert(alarm)
            case .animation: state.animations.insert(alarm)
            }
        }
        return timer
    }

    // A job's captures may call the stage when they are released, so they are released outside the lock.
    func dropAll() {
        let (line, alarms) = state.withLock { state in
            defer { (state.timers, state.animations) = (AlarmQueue(), AlarmQueue()) }
            return (state.line.takeAll(), [state.timers, state.animations])
        }
        for queue in alarms { queue.cancelAll() }
        withExtendedLifetime(line) {}
    }

    // MARK: MainThreadScheduler

    func async(_ job: @escaping @MainActor @Sendable () -> Void) {
        post(.main(watched(job)))
    }

    private func watched(_ job: @escaping @MainActor @Sendable () -> Void) -> @MainActor @Sendable () -> Void
    {
        putOff.current?.watched(job) ?? job
    }

    func background(_ job: @escaping @Sendable () -> Void) {
        post(.background(job))
    }

    func after(_ seconds: TimeInterval, _ job: @escaping @MainActor @Sendable () -> Void) {
        schedule(.timer, after: seconds, job)
    }

    /// Virtual time stands still meanwhile: the thread waits until the job has run, however long that takes on this
    /// machine. It stops waiting only if the main thread sleeps.
    func asyncForWaiter(_ job: @escaping @MainActor @Sendable () -> Void) {
        guard let work = Self.backgroundWork else { return post(.main(job)) }
        let (question, isAnswered) = ask(job)
        work.wait(for: question, until: isAnswered, within: patience.current)
    }

    /// Posts a job that a thread waits for.
    /// - Returns: its number, and a signal that it has run, or never will.
    private func ask(_ job: @escaping @MainActor @Sendable () -> Void) -> (Int, DispatchSemaphore) {
        let answer = Answer()
        let number = state.withLock { state in
            state.line.append(
                .main {
                    job()
                    answer.isThere.signal()
                })
        }
        return (number, answer.isThere)
    }

    // MARK: Draining

    func runUntilIdle() {
        guard mayPump("runUntilIdle()") else { return }
        pump { $0.animations.popFirst() }
    }

    func idle() async -> Bool {
        runUntilIdle()
        return true
    }

    func advance(seconds: TimeInterval) {
        guard mayPump("advance(by:)") else { return }
        let target = now + max(0, seconds)
        pump { $0.popAlarm(dueBy: target) }
        // A callback may have moved the clock further.
        state.withLock { $0.now = max($0.now, target) }
    }

    private func mayPump(_ what: String) -> Bool {
        guard Self.backgroundWork == nil else {
            log.record(.error, from: "stage", "\(what) was called on a background thread of the stage")
            return false
        }
        return true
    }

    /// Runs all jobs, and an alarm whenever no job is left, until neither is left.
    private func pump(nextAlarm: (inout State) -> Alarm?) {
        let limit = jobLimit.current
        let budget = budget.current
        // After an endless loop was reported, the limit is lower.
        for _ in 0..<(isEndless.current ? max(1, limit / 100) : limit) {
            // With a time limit, nothing more runs after an endless loop, or when the time is used up.
            if let budget, isEndless.current || budget.isSpent { return }
            if let job = state.withLock({ $0.line.popFirst() }) {
                perform(job)
            } else if let mainQueue = mainQueue.current,
                mainQueue.letRun({ state.withLock { $0.line.isEmpty } })
            {
                continue
            } else if let alarm = state.withLock(nextAlarm) {
                if let job = alarm.timer.take() { perform(.main(job)) }
            } else {
                return
            }
        }
        guard
            !isEndless.withLock({ wasEndless in
                defer { wasEndless = true }
                return wasEndless
            })
        else { return }
        log.record(.error, from: "stage", "\(limit) jobs ran without end; the remaining jobs were not run")
    }

    private func perform(_ job: StageJob) {
        switch job {
        case .main(let job): performOnMain(job)
        case .background(let job): performInBackground(job)
        }
    }

    /// - Parameter work: what waits for the job on a background thread; nil where nothing does.
    private func performOnMain(
        _ job: @escaping @MainActor @Sendable () -> Void, for work: BackgroundWork? = nil
    ) {
        let run = { self.measured { self.enter { MainThread.assume(job) } } }
        if MainThread.isCurrent {
            run()
        } else {
            DispatchQueue.main.sync { work.map { $0.onMainThread(run) } ?? run() }
        }
    }

    /// Runs a main-thread job, and counts its time if that is limited.
    private func measured(_ job: () -> Void) {
        guard let budget = budget.current else { return job() }
        if mainQueue.current == nil { budget.spend(job) } else { budget.spendWithMainQueue(job) }
    }

    /// Runs a job on a background thread and waits for it. While that thread waits for a main-queue job
    /// (`asyncForWaiter`), main-queue jobs run up to that job and no further: after it the thread continues, and both
    /// would run at the same time.
    private func performInBackground(_ job: @escaping @Sendable () -> Void) {
        let work = BackgroundWork()
        let handed = HandedJob(job)
        DispatchQueue.global().async {
            work.begin()
            let run = { Self.$backgroundWork.withValue(work) { handed.run(in: self.enter) } }
            self.measured(run)
            work.finish()
        }
        while true {
            switch work.nextStep(within: patience.current) {
            case .done: return noteSleep(of: work)
            case .question(let number): runMainJobs(upTo: number, for: work)
            case .blocked:
                return log.record(
                    .error, from: "stage",
                    "A callback blocks a background thread; a virtual stage cannot free the main thread "
                        + "for it. Use HeadlessStage(.realTime).")
            }
        }
    }

    /// A gate that waits for the main thread in another way, with a time limit of its own, gives up and answers.
    private func noteSleep(of work: BackgroundWork) {
        let seconds = work.longestSleep
        guard seconds > BackgroundWork.shortSleep else { return }
        let time = String(format: "%.1f", seconds)
        log.record(
            .error, from: "stage",
            "A callback slept on a background thread for \(time) s and continued by itself. If it waited for the main thread, a "
                + "virtual stage could not free that thread. Use HeadlessStage(.realTime).")
    }

    private func runMainJobs(upTo number: Int, for work: BackgroundWork) {
        while let job = state.withLock({ $0.line.popFirstMain(upTo: number) }) {
            performOnMain(job, for: work)
        }
    }
}

extension VirtualRunner.State {
    /// Removes the next alarm that is due by `limit`, and moves the clock to it.
    fileprivate mutating func popAlarm(dueBy limit: TimeInterval) -> Alarm? {
        let animationIsNext =
            animations.first.map { first in timers.first.map(first.precedes) ?? true } ?? false
        guard let first = animationIsNext ? animations.first : timers.first, first.due <= limit else {
            return nil
        }
        now = max(now, first.due)
        return animationIsNext ? animations.popFirst() : timers.popFirst()
    }
}

/// The signal that a background thread waits for: its job has run, or was dropped. Sendable: a semaphore is.
private final class Answer: Sendable {
    let isThere = DispatchSemaphore(value: 0)

    deinit { isThere.signal() }
}
