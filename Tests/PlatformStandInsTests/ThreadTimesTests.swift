import Foundation
import Testing

@testable import PlatformStandIns

/// What Linux tells of threads, and nothing elsewhere.
@Suite("THREAD What the system has counted of a thread") struct ThreadTimesTests {
    @Test("THREAD both times are read in nanoseconds, whatever follows them")
    func text() {
        for text in ["1500000000 250000000 7\n", "1500000000 250000000", "  1500000000\t250000000 x"] {
            let times = ThreadTimes(schedstat: text)
            #expect(times?.running == 1.5 && times?.waiting == 0.25, "\(text)")
        }
    }

    @Test(
        "THREAD a text that is not what Linux writes is none",
        arguments: ["", "\n", "12", "12 ", "x 12", "12 x", "cpu0 1 2"])
    func otherText(text: String) {
        #expect(ThreadTimes(schedstat: text) == nil)
    }

    #if os(Linux)
        @Test("THREAD a thread that works gets older, by its own name and as the one that calls")
        func working() throws {
            let name = try #require(ThreadTimes.currentThread)
            let (before, named) = (try #require(ThreadTimes()), try #require(ThreadTimes(of: name)))
            #expect(named.running >= before.running)
            var times = named
            for _ in 0..<10_000_000 {
                times = try #require(ThreadTimes(of: name))
                if times.running > named.running { break }
            }
            #expect(times.running > named.running && times.waiting >= named.waiting)
        }

        @Test("THREAD each thread has its own name, and one that has ended tells nothing")
        func ended() async throws {
            let thread: (name: String?, times: ThreadTimes?) = await withCheckedContinuation { done in
                Thread {
                    let name = ThreadTimes.currentThread
                    done.resume(returning: (name, ThreadTimes(of: name)))
                }.start()
            }
            let name = try #require(thread.name)
            #expect(thread.times != nil && name != ThreadTimes.currentThread)
            for _ in 0..<10_000_000 {
                if ThreadTimes(of: name) == nil { break }
                sched_yield()
            }
            #expect(ThreadTimes(of: name) == nil)
            #expect(ThreadTimes(of: "no/thread") == nil)
        }
    #else
        @Test("THREAD nothing is known")
        func nothing() {
            #expect(ThreadTimes() == nil && ThreadTimes.currentThread == nil)
        }
    #endif
}
