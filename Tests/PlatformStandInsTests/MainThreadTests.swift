import Foundation
import ModelTesting
import PlatformStandIns
import Testing

@Suite("MAIN Questions to the main thread", .realTime, .timeLimit(.minutes(20))) struct MainThreadTests {
    /// A main queue that a test runs by hand.
    private final class HandQueue: MainThreadScheduler {
        private let jobs = Locked<[@MainActor @Sendable () -> Void]>([])

        var now: TimeInterval { 7 }
        func async(_ job: @escaping @MainActor @Sendable () -> Void) { jobs.withLock { $0.append(job) } }
        func asyncForWaiter(_ job: @escaping @MainActor @Sendable () -> Void) { async(job) }
        func background(_ job: @escaping @Sendable () -> Void) { DispatchQueue.global().async(execute: job) }
        func after(_ seconds: TimeInterval, _ job: @escaping @MainActor @Sendable () -> Void) { async(job) }
        @MainActor func runAll() {
            for job in jobs.withLock({ jobs in
                defer { jobs = [] }; return jobs
            }) { job() }
        }
    }

    @Test("MAIN on the main thread the question is answered inside the call")
    @MainActor func onMain() {
        var settled: [Int?] = []
        let box = Locked<[Int?]>([])
        #expect(
            MainThread.ask(timeout: 0, { 3 }, settle: { answer in box.withLock { $0.append(answer) } }) == 3)
        settled = box.current
        #expect(settled == [3] && MainThread.isCurrent)
    }

    @Test("MAIN off the main thread the answer comes from the real main queue")
    func offMain() async throws {
        let settled = Locked<[Int?]>([])
        let answer = try await inBackground {
            MainThread.ask(timeout: 60) {
                MainThread.isCurrent ? 4 : 0
            } settle: { answer in
                settled.withLock { $0.append(answer) }
            }
        }
        #expect(answer == 4 && settled.current == [4])
    }

    @Test("MAIN soon runs inside the call on the main thread, and otherwise in a later turn of it, in order")
    @MainActor func soon() async throws {
        let queue = HandQueue()
        let calls = Locked<[String]>([])
        @Sendable func note(_ call: String) {
            calls.withLock { $0.append("\(call) \(MainThread.isCurrent)") }
        }
        MainThread.$scheduler.withValue(queue) {
            MainThread.async { note("queued") }
            MainThread.soon { note("at once") }
        }
        #expect(calls.current == ["at once true"])
        try await inBackground {
            MainThread.$scheduler.withValue(queue) {
                for index in 1...2 { MainThread.soon { note("from off main \(index)") } }
            }
            note("returned")
        }
        #expect(calls.current == ["at once true", "returned false"])
        queue.runAll()
        #expect(
            calls.current.dropFirst(2) == ["queued true", "from off main 1 true", "from off main 2 true"])
    }

    @Test("MAIN a question that is abandoned before its turn never runs, and is settled with nil, once")
    func abandoned() async throws {
        let queue = HandQueue()
        let calls = Locked<[String]>([])
        let answer = try await inBackground {
            MainThread.$scheduler.withValue(queue) {
                let answer = MainThread.ask(timeout: 0.01) {
                    calls.withLock { $0.append("asked") }
                    return 1
                } settle: { answer in
                    calls.withLock { $0.append("settled \(answer ?? 0)") }
                }
                MainThread.async { calls.withLock { $0.append("later") } }
                return answer
            }
        }
        #expect(answer == nil && calls.current.isEmpty)
        await queue.runAll()
        #expect(calls.current == ["settled 0", "later"])
    }

    /// A main queue that starts each question before the caller's time limit starts.
    private final class PromptQueue: MainThreadScheduler {
        let isStarted = DispatchSemaphore(value: 0)

        var now: TimeInterval { 0 }
        func async(_ job: @escaping @MainActor @Sendable () -> Void) {
            DispatchQueue.main.async { MainThread.assume(job) }
        }
        func asyncForWaiter(_ job: @escaping @MainActor @Sendable () -> Void) {
            async(job)
            isStarted.waitInTime()
        }
        func background(_ job: @escaping @Sendable () -> Void) {}
        func after(_ seconds: TimeInterval, _ job: @escaping @MainActor @Sendable () -> Void) {}
    }

    @Test("MAIN an answer that comes too late is discarded and settled with nil, once")
    func late() async throws {
        let queue = PromptQueue()
        let calls = Locked<[String]>([])
        let hasGivenUp = DispatchSemaphore(value: 0)
        try await inBackground {
            MainThread.$scheduler.withValue(queue) {
                let answer = MainThread.ask(timeout: 0.01) {
                    calls.withLock { $0.append("asked") }
                    queue.isStarted.signal()
                    hasGivenUp.waitInTime()
                    return 1
                } settle: { answer in
                    calls.withLock { $0.append("settled \(answer ?? 0)") }
                }
                calls.withLock { $0.append("got \(answer ?? 0)") }
                hasGivenUp.signal()
            }
        }
        // Everything that was on the main queue before has run by then.
        try await mainQueueTurn()
        #expect(calls.current == ["asked", "got 0", "settled 0"])
    }

    @Test("MAIN jobs run in order on the real main queue, later than the call")
    @MainActor func asyncOrder() async throws {
        let lines = Locked<[String]>([])
        try await untilCalled { done in
            MainThread.async { lines.withLock { $0.append("1 \(MainThread.isCurrent)") } }
            MainThread.async { done() }
            lines.withLock { $0.append("0") }
        }
        #expect(lines.current == ["0", "1 true"])
    }

    @Test("MAIN a timer runs once, and a cancelled timer does not run")
    func timers() async {
        let queue = HandQueue()
        let count = Locked(0)
        MainThread.$scheduler.withValue(queue) {
            MainThread.after(1) { count.withLock { $0 += 1 } }
            MainThread.after(1) { count.withLock { $0 += 10 } }.cancel()
            #expect(MainThread.now == 7)
        }
        await queue.runAll()
        #expect(count.current == 1)
        let before = MainThread.now
        #expect(MainThread.now >= before)
    }

    @Test("MAIN background work runs off the main queue")
    @MainActor func background() async throws {
        let isOnMain = try await answer { give in MainThread.background { give(MainThread.isCurrent) } }
        #expect(!isOnMain)
    }
}
