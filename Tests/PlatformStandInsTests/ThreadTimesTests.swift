import Foundation
import ModelTesting
import Testing

@testable import PlatformStandIns

/// The system's counters for threads.
@Suite("THREAD The times that the system counts for a thread", .realTime, .timeLimit(.minutes(20)))
struct ThreadTimesTests {
    @Test("THREAD both times are read in nanoseconds, whatever follows them")
    func text() {
        for text in ["1500000000 250000000 7\n", "1500000000 250000000", "  1500000000\t250000000 x"] {
            let times = ThreadTimes(schedstat: text)
            #expect(times?.running == 1.5 && times?.waiting == 0.25 && times?.active == 1.75, "\(text)")
        }
    }

    @Test(
        "THREAD a text that is not in Linux's format has no times",
        arguments: ["", "\n", "12", "12 ", "x 12", "12 x", "cpu0 1 2"])
    func otherText(text: String) {
        #expect(ThreadTimes(schedstat: text) == nil)
    }

    @Test("THREAD a thread slept if it waited at both checks and did not run in between")
    func kernelsWord() {
        let look = { ProcessorUse(user: $0, system: $1, isWaiting: $2) }
        #expect(look(5, 7, true).isAsleep(since: look(5, 7, true)))
        #expect(!look(5, 7, false).isAsleep(since: look(5, 7, true)))
        #expect(!look(5, 7, true).isAsleep(since: look(5, 7, false)))
        #expect(!look(6, 7, true).isAsleep(since: look(5, 7, true)))
        #expect(!look(5, 8, true).isAsleep(since: look(5, 7, true)))
    }

    @Test("THREAD a sleeping thread is found to sleep, a working one is not, repeatedly")
    func sleepAndWork() throws {
        let other = OtherThread()
        defer { other.end() }
        let thread = try #require(other.identity)
        #expect(thread != ThreadIdentity.current && ThreadIdentity.current == ThreadIdentity.current)
        for _ in 0..<2 {
            #expect(try sleep(of: thread) > 0.1)
            other.work()
            #expect(try sleep(of: thread) < 0.1)
            other.rest()
        }
    }

    /// The time that a thread sleeps in 0.2 s, during which this thread polls it.
    private func sleep(of thread: ThreadIdentity) throws -> TimeInterval {
        let end = DispatchTime.now() + 0.2
        var latest = try #require(ThreadLook(at: thread))
        var slept: TimeInterval = 0
        while DispatchTime.now() < end {
            sched_yield()
            let look = try #require(ThreadLook(at: thread))
            slept += look.sleep(since: latest)
            latest = look
        }
        return slept
    }

    @Test("THREAD a thread that has ended reports nothing")
    func ended() throws {
        let other = OtherThread()
        let thread = try #require(other.identity)
        other.end()
        for _ in 0..<10_000_000 {
            if ThreadLook(at: thread) == nil { break }
            sched_yield()
        }
        #expect(ThreadLook(at: thread) == nil)
    }

    #if !canImport(Darwin)
        @Test(
            "THREAD the time of a working thread increases, whether it is read by its identity or as the current thread"
        )
        func working() throws {
            let name = try #require(ThreadIdentity.current)
            let (before, named) = (try #require(ThreadTimes()), try #require(ThreadTimes(of: name)))
            #expect(named.running >= before.running)
            var times = named
            for _ in 0..<10_000_000 {
                times = try #require(ThreadTimes(of: name))
                if times.running > named.running { break }
            }
            #expect(times.running > named.running && times.waiting >= named.waiting)
            #expect(ThreadLook.processorWait >= times.waiting)
        }
    #endif
}

/// A thread that sleeps until it is told to work. Sendable: the mutable state is behind a lock.
private final class OtherThread: Sendable {
    private enum Task: Sendable {
        case rest, work, end
    }

    private let task = Locked(Task.rest)
    private let change = DispatchSemaphore(value: 0)
    private let found = Locked<ThreadIdentity?>(nil)

    init() {
        let hasBegun = DispatchSemaphore(value: 0)
        Thread { [self] in
            found.withLock { $0 = .current }
            hasBegun.signal()
            while task.current != .end {
                // A thread that nobody ends ends by itself.
                guard task.current == .rest else { continue }
                guard change.wait(timeout: .now() + 300) == .success else { return }
            }
        }.start()
        hasBegun.waitInTime()
    }

    var identity: ThreadIdentity? { found.current }

    func work() { set(.work) }
    func rest() { set(.rest) }
    func end() { set(.end) }

    private func set(_ new: Task) {
        task.withLock { $0 = new }
        change.signal()
    }
}
