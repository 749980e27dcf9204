public import Foundation

#if !canImport(Darwin)
    import CDispatch
#endif

/// The main thread, for code that may run on a headless stage.
///
/// On Apple's systems the main queue always runs on the main thread. On Linux this is not guaranteed: once the process
/// has handed its main thread over to Dispatch (Swift Testing does), worker threads drain the main queue, and
/// `Thread.isMainThread` is false inside main-actor code. Therefore the queue decides. Only while the process still has
/// its main thread, code on that thread counts as main-actor code, whatever queue it runs on.
public enum MainThread {
    /// The replacement for the main queue while a headless stage with virtual time calls out; nil means the real main
    /// queue.
    @TaskLocal public static var scheduler: (any MainThreadScheduler)?

    /// Whether the caller runs on the main queue. Any thread; no allocation.
    public static var isCurrent: Bool {
        #if canImport(Darwin)
            return pthread_main_np() != 0
        #else
            // Comparing the thread is fastest, then the queue's label. Only a queue that targets the main queue needs
            // the slow check.
            if let initialThread, pthread_equal(pthread_self(), initialThread) != 0 { return true }
            return dispatch_queue_get_label(nil) == mainQueueLabel
                || DispatchQueue.getSpecific(key: mainQueueKey) != nil
        #endif
    }

    #if !canImport(Darwin)
        /// The process's first thread; nil if the first check was made on another one. Dispatch never runs work on it,
        /// and no other thread gets its handle, because its descriptor is never freed.
        private static let initialThread: pthread_t? = Thread.isMainThread ? pthread_self() : nil

        /// Marks the main queue. Set once, before the first check.
        private static let mainQueueKey: DispatchSpecificKey<Void> = {
            let key = DispatchSpecificKey<Void>()
            DispatchQueue.main.setSpecific(key: key, value: ())
            return key
        }()

        /// The main queue's own label, identified by its address. It is never changed and never freed, so any thread
        /// may compare it.
        nonisolated(unsafe) private static let mainQueueLabel = dispatch_queue_get_label(
            dispatch_get_main_queue())
    #endif

    /// Runs `body` as main-actor code without the dynamic check of `MainActor.assumeIsolated`.
    ///
    /// - Precondition: the caller has just found `isCurrent` to be true, or is called by an API that guarantees the
    ///   main thread. A debug build checks this.
    public static func assume<Result>(_ body: @MainActor () -> Result) -> Result {
        assert(isCurrent, "MainThread.assume was called off the main thread")
        // Sound because the main queue is the main actor's executor: if the precondition holds the call is already
        // isolated, and a function value's isolation is not part of its layout.
        return withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
    }

    /// Does the same as `assume(_:)` for a body that captures nothing and gets its values as arguments: it needs no
    /// allocation, in contrast to captures.
    ///
    /// - Precondition: as for `assume(_:)`.
    public static func enter<Object: AnyObject, First, Second, Result>(
        with object: Object, _ first: First, _ second: Second,
        body: @escaping @MainActor (Object, First, Second) -> Result
    ) -> Result {
        assert(isCurrent, "MainThread.enter was called off the main thread")
        // Sound for the reason given at `assume(_:)`.
        return unsafeBitCast(body, to: ((Object, First, Second) -> Result).self)(object, first, second)
    }

    /// Runs `job` on the main thread later, never inside this call. Jobs run in the order given.
    public static func async(_ job: @escaping @MainActor @Sendable () -> Void) {
        if let scheduler {
            scheduler.async(job)
        } else {
            DispatchQueue.main.async { MainThread.assume(job) }
        }
    }

    /// Runs `job` inside this call if the caller is on the main thread, otherwise later on the main thread. Jobs from
    /// one thread run in the order given.
    public static func soon(_ job: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent { assume(job) } else { async(job) }
    }

    /// Runs `job` on a background thread of the stage or of the system.
    public static func background(_ job: @escaping @Sendable () -> Void) {
        if let scheduler {
            scheduler.background(job)
        } else {
            DispatchQueue.global().async(execute: job)
        }
    }

    /// Runs `job` on the main thread after `seconds`, unless the returned timer is cancelled first.
    @discardableResult
    public static func after(
        _ seconds: TimeInterval, _ job: @escaping @MainActor @Sendable () -> Void
    ) -> MainThreadTimer {
        let timer = MainThreadTimer()
        let fire: @MainActor @Sendable () -> Void = {
            if timer.claim() { job() }
        }
        if let scheduler {
            scheduler.after(seconds, fire)
        } else {
            DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainThread.assume(fire) }
        }
        return timer
    }

    /// Seconds on a monotonic clock: the stage's, else the system's.
    public static var now: TimeInterval {
        scheduler?.now ?? TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000
    }

    /// Runs a function on the main thread and waits for its result, at most `timeout` seconds of real time.
    ///
    /// On the main thread `body` is called at once. Off it, `body` is queued and the caller blocks.
    /// - Parameters:
    ///   - body: returns the answer. It never runs if the time is up before its turn.
    ///   - settle: called once on the main thread, directly after `body` or instead of it: with the answer if the
    ///     caller gets it, with nil if it was too late. It runs before any job that the caller queues after this call.
    /// - Returns: the answer, or nil if the time is up.
    public static func ask<Answer: Sendable>(
        timeout: TimeInterval, _ body: @escaping @MainActor @Sendable () -> Answer,
        settle: @escaping @MainActor @Sendable (Answer?) -> Void = { _ in }
    ) -> Answer? {
        if isCurrent {
            return assume {
                let answer = body()
                settle(answer)
                return answer
            }
        }
        let question = PendingQuestion<Answer>()
        let job: @MainActor @Sendable () -> Void = {
            guard question.start() else { return settle(nil) }
            let answer = body()
            let isInTime = question.finish(answer)
            settle(isInTime ? answer : nil)
            // Only now, so that the waiting thread does not run concurrently with `settle`.
            if isInTime { question.wakeWaiter() }
        }
        if let scheduler {
            scheduler.asyncForWaiter(job)
        } else {
            DispatchQueue.main.async { MainThread.assume(job) }
        }
        return question.wait(timeout)
    }
}

/// A headless stage's replacement for the main queue.
public protocol MainThreadScheduler: Sendable {
    /// Seconds on the stage's clock.
    var now: TimeInterval { get }
    /// Appends `job` to the main queue.
    func async(_ job: @escaping @MainActor @Sendable () -> Void)
    /// Appends `job` to the main queue and ensures that the queue is drained up to it, although the calling thread, a
    /// background thread of the stage, is about to block.
    func asyncForWaiter(_ job: @escaping @MainActor @Sendable () -> Void)
    /// Appends `job` to a background queue.
    func background(_ job: @escaping @Sendable () -> Void)
    /// Runs `job` on the main queue `seconds` later.
    func after(_ seconds: TimeInterval, _ job: @escaping @MainActor @Sendable () -> Void)
}

/// A pending call of `MainThread.after`. Cancelling it twice, or after it fired, does nothing.
public final class MainThreadTimer: Sendable {
    private let isOver = Locked(false)

    init() {}

    /// Prevents the job from running, if it has not run yet. Any thread.
    public func cancel() {
        isOver.withLock { $0 = true }
    }

    /// True exactly once, and only if the timer was not cancelled.
    func claim() -> Bool {
        isOver.withLock { isOver in
            defer { isOver = true }
            return !isOver
        }
    }
}

/// One question from a blocked thread to the main thread.
private final class PendingQuestion<Answer: Sendable>: Sendable {
    private enum State: Sendable {
        case queued, started, answered(Answer), abandoned
    }

    private let state = Locked(State.queued)
    private let answered = DispatchSemaphore(value: 0)

    /// False if the waiting thread has given up.
    func start() -> Bool {
        state.withLock { state in
            guard case .queued = state else { return false }
            state = .started
            return true
        }
    }

    /// False if the waiting thread has given up in the meantime.
    func finish(_ answer: Answer) -> Bool {
        state.withLock { state in
            guard case .started = state else { return false }
            state = .answered(answer)
            return true
        }
    }

    func wakeWaiter() {
        answered.signal()
    }

    func wait(_ timeout: TimeInterval) -> Answer? {
        _ = answered.wait(timeout: .now() + timeout)
        return state.withLock { state in
            if case .answered(let answer) = state { return answer }
            state = .abandoned
            return nil
        }
    }
}
