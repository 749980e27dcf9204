import Foundation
import PlatformStandIns

/// Dispatch's queues and the system's clock. As a scheduler it counts the main-queue jobs of code that the
/// stage called, so that the stage is not idle before they are done.
final class RealTimeRunner: StageRunner, MainThreadScheduler {
    private struct State: Sendable {
        var underWay = 0
        var waiting: [IdleWaiter] = []
        var pending: [Int: Pending] = [:]
        var lastNumber = 0
    }

    /// A job that has not begun.
    private struct Pending: Sendable {
        let isUnderWay: Bool
        /// Drops the job.
        let drop: @Sendable () -> Void
    }

    private let state = Locked(State())
    private let isIdle = NSCondition()
    private let start = DispatchTime.now().uptimeNanoseconds
    private let log: StageLog
    private let enterBox = Locked<@Sendable (() -> Void) -> Void>({ $0() })
    let patience = Locked<TimeInterval>(60)

    init(log: StageLog) {
        self.log = log
    }

    var enter: @Sendable (() -> Void) -> Void {
        get { enterBox.current }
        set { enterBox.withLock { $0 = newValue } }
    }

    var mainThreadScheduler: (any MainThreadScheduler)? { self }

    var now: TimeInterval {
        TimeInterval(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000_000
    }

    var isAtRest: Bool { state.withLock { $0.pending.isEmpty && $0.underWay == 0 } }

    func post(_ job: StageJob) {
        switch job {
        case .main(let job): hand(HandedJob { MainThread.assume(job) }, to: .main)
        case .background(let job): hand(HandedJob(job), to: .global())
        }
    }

    private func hand(_ job: HandedJob, to queue: DispatchQueue) {
        let number = expect(isUnderWay: true) { job.drop() }
        queue.async {
            guard self.begins(number) else { return }
            job.run(in: self.enter)
            self.end()
        }
    }

    @discardableResult
    func schedule(
        _ alarm: StageAlarm, after seconds: TimeInterval, _ job: @escaping @MainActor @Sendable () -> Void
    ) -> StageTimer {
        let timer = StageTimer(job)
        // A timer may be due in a minute, so only an animation counts as running.
        let number = expect(isUnderWay: alarm == .animation) { timer.cancel() }
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
            guard self.begins(number) else { return }
            if let job = timer.take() { self.enter { MainThread.assume(job) } }
            if alarm == .animation { self.end() }
        }
        return timer
    }

    /// Adds a pending job.
    /// - Parameters:
    ///   - isUnderWay: whether the stage is idle only after it.
    ///   - drop: drops the job.
    /// - Returns: its number.
    private func expect(isUnderWay: Bool, _ drop: @escaping @Sendable () -> Void) -> Int {
        state.withLock { state in
            if isUnderWay { state.underWay += 1 }
            state.lastNumber += 1
            state.pending[state.lastNumber] = Pending(isUnderWay: isUnderWay, drop: drop)
            return state.lastNumber
        }
    }

    /// A pending job is due.
    /// - Returns: whether it should run, because it was not dropped.
    private func begins(_ number: Int) -> Bool {
        state.withLock { $0.pending.removeValue(forKey: number) != nil }
    }

    func dropAll() {
        let dropped = state.withLock { state in
            defer { state.pending = [:] }
            return state.pending.values
        }
        for job in dropped {
            job.drop()
            if job.isUnderWay { end() }
        }
    }

    // MARK: MainThreadScheduler

    func async(_ job: @escaping @MainActor @Sendable () -> Void) {
        post(.main(job))
    }

    func asyncForWaiter(_ job: @escaping @MainActor @Sendable () -> Void) {
        post(.main(job))
    }

    func background(_ job: @escaping @Sendable () -> Void) {
        post(.background(job))
    }

    func after(_ seconds: TimeInterval, _ job: @escaping @MainActor @Sendable () -> Void) {
        schedule(.timer, after: seconds, job)
    }

    // MARK: Waiting

    func runUntilIdle() {
        guard !MainThread.isCurrent else {
            return log.record(
                .error, from: "stage",
                "runUntilIdle() cannot wait on the main thread of a real-time stage; await idle() instead")
        }
        let deadline = Date(timeIntervalSinceNow: patience.current)
        isIdle.lock()
        defer { isIdle.unlock() }
        while state.withLock({ $0.underWay > 0 }) {
            guard isIdle.wait(until: deadline) else {
                return log.record(.error, from: "stage", "The stage did not become idle in time")
            }
        }
    }

    func idle() async -> Bool {
        let isIdle = await withCheckedContinuation { continuation in
            let waiter = IdleWaiter(continuation)
            let isIdleNow = state.withLock { state in
                if state.underWay == 0 { return true }
                state.waiting.append(waiter)
                return false
            }
            if isIdleNow { return waiter.resume(isIdle: true) }
            DispatchQueue.global().asyncAfter(deadline: .now() + patience.current) {
                waiter.resume(isIdle: false)
            }
        }
        if !isIdle { log.record(.error, from: "stage", "The stage did not become idle in time") }
        return isIdle
    }

    func advance(seconds: TimeInterval) {
        guard !MainThread.isCurrent else {
            return log.record(
                .error, from: "stage", "advance(by:) cannot wait on the main thread of a real-time stage")
        }
        Thread.sleep(forTimeInterval: seconds)
        runUntilIdle()
    }

    private func end() {
        let waiting: [IdleWaiter] = state.withLock { state in
            state.underWay -= 1
            guard state.underWay == 0 else { return [] }
            defer { state.waiting = [] }
            return state.waiting
        }
        isIdle.lock()
        isIdle.broadcast()
        isIdle.unlock()
        for waiter in waiting { waiter.resume(isIdle: true) }
    }
}

/// A caller that waits until a stage is idle. It is resumed once: when the stage is idle, or when the time is up.
private final class IdleWaiter: Sendable {
    private let continuation: Locked<CheckedContinuation<Bool, Never>?>

    init(_ continuation: CheckedContinuation<Bool, Never>) {
        self.continuation = Locked(continuation)
    }

    func resume(isIdle: Bool) {
        continuation.withLock { $0.take() }?.resume(returning: isIdle)
    }
}

/// How long a thread has slept, as opposed to running or waiting for a processor. Even on a busy machine, a thread
/// that sleeps waits for an event.
///
/// It takes samples. On systems that do not measure the time spent waiting for processors, the thread counts as awake
/// between them (`ThreadLook`). Some systems give no information about threads. Sendable; a value.
struct ThreadSleep: Sendable {
    private let thread: ThreadIdentity
    private var latest: ThreadLook
    /// Seconds that it has slept up to the latest sample; 0 for a thread that has ended.
    private(set) var seconds: TimeInterval = 0

    /// Starts to sample a thread; nil if the system gives no information about it.
    init?(of thread: ThreadIdentity?) {
        guard let thread, let look = ThreadLook(at: thread) else { return nil }
        self.thread = thread
        latest = look
    }

    /// Takes a sample.
    /// - Returns: seconds that it has slept so far.
    mutating func look() -> TimeInterval {
        guard let look = ThreadLook(at: thread) else {
            seconds = 0
            return 0
        }
        seconds += look.sleep(since: latest)
        latest = look
        return seconds
    }
}
