public import Foundation

#if !canImport(Darwin)
    import CDispatch
#endif

/// The main thread, as code that may run on a headless stage has to see it.
///
/// On Apple's systems the main queue always runs on the main thread. On Linux it need not: once the
/// process has handed its main thread to Dispatch (Swift Testing does), worker threads drain the main
/// queue and `Thread.isMainThread` is false inside main-actor code. What counts is therefore the queue; only as long as
/// the process has its main thread, code on that thread is main-actor code, whatever else it runs.
public enum MainThread {
    /// What stands in for the main queue while a headless stage with virtual time calls out; nil means
    /// the real main queue.
    @TaskLocal public static var scheduler: (any MainThreadScheduler)?

    /// Whether the caller runs on the main queue. Any thread; no allocation.
    public static var isCurrent: Bool {
        #if canImport(Darwin)
            return pthread_main_np() != 0
        #else
            // The thread tells at once, the queue's label a little later; only a queue that targets the main queue needs
            // the long look.
            if let initialThread, pthread_equal(pthread_self(), initialThread) != 0 { return true }
            return dispatch_queue_get_label(nil) == mainQueueLabel
                || DispatchQueue.getSpecific(key: mainQueueKey) != nil
        #endif
    }

    #if !canImport(Darwin)
        /// The process's first thread; nil if the first look was made on another one. Dispatch never gives it any work, and
        /// no other thread gets its handle, because its descriptor is never freed.
        private static let initialThread: pthread_t? = Thread.isMainThread ? pthread_self() : nil

        /// Marks the main queue. Set once, before the first look.
        private static let mainQueueKey: DispatchSpecificKey<Void> = {
            let key = DispatchSpecificKey<Void>()
            DispatchQueue.main.setSpecific(key: key, value: ())
            return key
        }()

        /// The main queue's own label, which is told from others by its address. It is never changed and
        /// never freed, so any thread may compare it.
        nonisolated(unsafe) private static let mainQueueLabel = dispatch_queue_get_label(
            dispatch_get_main_queue())
    #endif

    /// Runs `body` as main-actor code without the dynamic check of `MainActor.assumeIsolated`.
    ///
    /// - Precondition: the caller has just seen `isCurrent` be true, or is called by an API that
    ///   promises the main thread. A debug build checks the promise.
    public static func assume<Result>(_ body: @MainActor () -> Result) -> Result {
        assert(isCurrent, "MainThread.assume was called off the main thread")
        // Sound because the main queue is the main actor's executor: with the precondition met the
        // call is already isolated, and a function value's isolation is not part of its layout.
        return withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
    }

    /// Does what `assume(_:)` does for a body that captures nothing and gets what it needs as arguments: it
    /// costs no allocation, where capturing costs one.
    ///
    /// - Precondition: as for `assume(_:)`.
    public static func enter<Object: AnyObject, First, Second, Result>(
        with object: Object, _ first: First, _ second: Second,
        body: @escaping @MainActor (Object, First, Second) -> Result
    ) -> Result {
        assert(isCurrent, "MainThread.enter was called off the main thread")
        // Sound for the reason told at `assume(_:)`.
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

    /// Runs `job` inside this call where the caller is on the main thread, else later on it. Jobs that one thread gives run in
    /// the order given.
    public static func soon(_ job: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent { assume(job) } else { async(job) }
    }

    /// Runs `job` on a background thread: one of the stage's, else one of the system's.
    public static func background(_ job: @escaping @Sendable () -> Void) {
        if let scheduler {
            scheduler.background(job)
        } else {
            DispatchQueue.global().async(execute: job)
        }
    }

    /// Runs `job` on the main thread after `seconds`, unless the returned timer is cancelled before.
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

    /// Seconds on a clock that never goes back: the stage's, else the system's.
    public static var now: TimeInterval {
        scheduler?.now ?? TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000
    }

    /// Asks the main thread a question and waits for the answer, at most `timeout` seconds of real time.
    ///
    /// On the main thread `body` is called at once. Off it, `body` is queued and the caller blocks.
    /// - Parameters:
    ///   - body: answers. It never runs when time is up before its turn comes.
    ///   - settle: called on the main thread, once, directly after `body` or in its place: with the answer
    ///     if the caller gets it, with nil if it came too late. It runs before anything that the caller
    ///     queues after this call.
    /// - Returns: the answer, or nil when time ran out.
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
            // Only now, so that the waiter does not run side by side with what acts on its answer.
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

/// What a headless stage puts in the place of the main queue.
public protocol MainThreadScheduler: Sendable {
    /// Seconds on the stage's clock.
    var now: TimeInterval { get }
    /// Appends `job` to the main queue.
    func async(_ job: @escaping @MainActor @Sendable () -> Void)
    /// Appends `job` to the main queue and sees to it that the queue is drained up to it although the
    /// calling thread, which is a background thread of the stage, is about to block.
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

    /// Keeps the job from running if it has not run yet. Any thread.
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

/// One question of a blocked thread to the main thread.
private final class PendingQuestion<Answer: Sendable>: Sendable {
    private enum State: Sendable {
        case queued, started, answered(Answer), abandoned
    }

    private let state = Locked(State.queued)
    private let answered = DispatchSemaphore(value: 0)

    /// False when the waiter has given up.
    func start() -> Bool {
        state.withLock { state in
            guard case .queued = state else { return false }
            state = .started
            return true
        }
    }

    /// False when the waiter has given up meanwhile.
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
