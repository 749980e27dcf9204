import Foundation
import ModelTesting
import PlatformStandIns
import Testing

@testable import HeadlessStage

@Suite("STAGE Virtual time and queues", .timeLimit(.minutes(20))) struct VirtualTimeTests {
    @Test("STAGE jobs run in the order in which they were added, each on its kind of thread")
    func order() {
        let stage = HeadlessStage()
        let log = LineLog()
        stage.onMain {
            log.addThread("1")
            stage.onBackground { log.addThread("4") }
            stage.onMain { log.addThread("5") }
        }
        stage.onBackground { log.addThread("2") }
        stage.onMain { log.addThread("3") }
        #expect(log.lines.isEmpty)
        stage.runUntilIdle()
        #expect(log.lines == ["1 main", "2 background", "3 main", "4 background", "5 main"])
    }

    @Test(
        "STAGE timers fire in order of time, then in the order in which they were set, and only when time moves"
    )
    func timers() {
        let stage = HeadlessStage()
        let log = LineLog()
        for (name, seconds) in [("c", 3.0), ("a", 1), ("b", 2), ("b2", 2), ("a2", 1), ("now", -5)] {
            stage.after(seconds) { log.add("\(name) \(stage.now)") }
        }
        stage.runUntilIdle()
        #expect(log.lines.isEmpty)
        stage.advance(seconds: 2)
        #expect(log.lines == ["now 0.0", "a 1.0", "a2 1.0", "b 2.0", "b2 2.0"])
        stage.advance(by: .seconds(1))
        #expect(log.lines.last == "c 3.0" && stage.now == 3)
    }

    @Test("STAGE the queues are drained after each timer, and timers that a job sets fire in order")
    func timersAndJobs() {
        let stage = HeadlessStage()
        let log = LineLog()
        stage.after(1) {
            log.add("timer 1")
            stage.after(0.5) { log.add("timer 1.5") }
            stage.onBackground { log.add("job") }
        }
        stage.after(2) { log.add("timer 2") }
        stage.advance(seconds: 5)
        #expect(log.lines == ["timer 1", "job", "timer 1.5", "timer 2"])
    }

    @Test("STAGE a cancelled timer does not fire, and releases its job")
    func cancelled() {
        final class Token: Sendable {}
        let stage = HeadlessStage()
        weak var token: Token?
        let timer: StageTimer
        do {
            let kept = Token()
            token = kept
            timer = stage.after(1) { _ = kept }
        }
        #expect(timer.isPending && token != nil)
        timer.cancel()
        timer.cancel()
        #expect(!timer.isPending && token == nil)
        stage.advance(seconds: 2)
    }

    @Test("STAGE animations end when the queues are empty, in order of their ends, without moving time")
    func animations() {
        let stage = HeadlessStage()
        let log = LineLog()
        stage.animate(seconds: 0.3) { log.addThread("slow") }
        stage.animate(seconds: 0.1) {
            log.addThread("fast")
            stage.onMain { log.addThread("job") }
        }
        stage.animate(seconds: 0) { log.addThread("at once") }
        stage.onBackground { log.addThread("background") }
        stage.after(0.2) { log.addThread("timer") }
        stage.runUntilIdle()
        #expect(log.lines == ["at once main", "background background", "fast main", "job main", "slow main"])
        #expect(stage.now == 0)
    }

    @Test("STAGE when time is moved, animations and timers end in order of their times")
    func animationsAndTimers() {
        let stage = HeadlessStage()
        let log = LineLog()
        stage.animate(seconds: 0.3) { log.add("animation \(stage.now)") }
        stage.after(0.2) { log.add("timer \(stage.now)") }
        stage.after(0.3) { log.add("later timer \(stage.now)") }
        stage.advance(seconds: 0.25)
        #expect(log.lines == ["timer 0.2"])
        stage.advance(seconds: 0.25)
        #expect(log.lines == ["timer 0.2", "animation 0.3", "later timer 0.3"])
    }

    @Test("STAGE moving time from inside a timer never turns the clock back")
    func nestedAdvance() {
        let stage = HeadlessStage()
        stage.after(1) { stage.advance(seconds: 10) }
        stage.advance(seconds: 2)
        #expect(stage.now == 11)
    }

    @Test("STAGE the same calls give the same order on every run", .realTime)
    func determinism() {
        let runs = (0..<20).map { _ in
            let stage = HeadlessStage()
            // Other tests may keep the main thread for as long.
            stage.patience = 300
            let log = LineLog()
            for index in 0..<20 {
                stage.onBackground {
                    log.addThread("\(index)")
                    let answer = stage.run {
                        MainThread.ask(timeout: 300) {
                            log.addThread("asked \(index)"); return index
                        }
                    }
                    log.addThread("answer \(answer ?? -1)")
                    stage.onMain { log.addThread("then \(index)") }
                }
                stage.after(Double(index % 3)) { log.addThread("timer \(index)") }
            }
            stage.advance(seconds: 3)
            return log.lines
        }
        for run in runs { #expect(run == runs[0]) }
    }

    @Test(
        "STAGE a thread that waits for the main thread gets its answer, however long the main thread computes",
        .realTime)
    func slowMachine() {
        let stage = HeadlessStage()
        stage.patience = 300
        let log = LineLog()
        stage.onBackground {
            // The work before the question takes as long as on a slow machine.
            stage.onMain { spin(seconds: 0.2) }
            let answer = stage.run {
                MainThread.ask(timeout: 0.01) {
                    spin(seconds: 0.2)
                    return 1
                }
            }
            log.addThread("answer \(answer ?? -1)")
        }
        stage.runUntilIdle()
        #expect(log.lines == ["answer 1 background"])
    }

    @Test("STAGE a thread that waits for a sleeping main thread gives up, as on a device", .realTime)
    func sleepingMain() {
        let stage = HeadlessStage()
        let log = LineLog()
        let hasGoneOn = DispatchSemaphore(value: 0)
        stage.onBackground {
            stage.onMain { _ = hasGoneOn.wait(timeout: .now() + 60) }
            let answer = stage.run { MainThread.ask(timeout: 0.01) { 1 } }
            log.addThread("answer \(answer ?? -1)")
            hasGoneOn.signal()
        }
        stage.runUntilIdle()
        #expect(log.lines == ["answer -1 background"])
    }

    @Test("STAGE objects that a background job retains are released when the stage is idle", .realTime)
    func lettingGoOfJobs() {
        final class Kept: Sendable {}
        var left = 0
        for _ in 0..<500 {
            let stage = HeadlessStage()
            weak var kept: Kept?
            do {
                let made = Kept()
                kept = made
                stage.onBackground { withExtendedLifetime(made) {} }
            }
            stage.runUntilIdle()
            if kept != nil { left += 1 }
        }
        #expect(left == 0)
    }

    @Test("STAGE the stage may be driven from any thread; main-queue jobs still run on the main queue")
    func fromAnyThread() async throws {
        let stage = HeadlessStage()
        let log = LineLog()
        stage.onMain { log.addThread("job") }
        try await inBackground {
            stage.runUntilIdle()
            log.addThread("driver")
        }
        await MainActor.run {
            stage.onMain { log.addThread("job") }
            stage.runUntilIdle()
        }
        #expect(log.lines == ["job main", "driver background", "job main"])
    }

    @Test("STAGE a job or timer that schedules itself again is reported instead of running for ever")
    func runaway() {
        let log = StageLog()
        let runner = VirtualRunner(log: log, jobLimit: 100)
        let count = Locked(0)
        let isOver = Locked(false)
        @Sendable func again() {
            count.withLock { $0 += 1 }
            if !isOver.current { runner.post(.main { again() }) }
        }
        @Sendable func animateAgain() { runner.schedule(.animation, after: 1) { animateAgain() } }
        runner.post(.main { again() })
        runner.runUntilIdle()
        #expect(count.current == 100)
        #expect(log.entries.map(\.name) == ["100 jobs ran without end; the remaining jobs were not run"])
        let other = VirtualRunner(log: log, jobLimit: 100)
        @Sendable func tickAgain() {
            if !isOver.current { other.schedule(.timer, after: 0) { tickAgain() } }
        }
        tickAgain()
        other.advance(seconds: 1)
        #expect(log.entries.count == 2)
        // The remaining job retains the runner, which retains the job.
        isOver.set(\.self, true)
        runner.runUntilIdle()
        other.advance(seconds: 1)
    }

    @Test("STAGE a loop of animations is reported too")
    func runawayAnimation() {
        let log = StageLog()
        let runner = VirtualRunner(log: log, jobLimit: 100)
        let isOver = Locked(false)
        @Sendable func again() {
            if !isOver.current { runner.schedule(.animation, after: 1) { again() } }
        }
        again()
        runner.runUntilIdle()
        #expect(log.entries.count == 1)
        isOver.set(\.self, true)
        runner.runUntilIdle()
    }

    @Test("STAGE timers fire in order also after cancelled ones are removed") func sweptAlarms() {
        let stage = HeadlessStage()
        let log = LineLog()
        for round in 0..<6 {
            let timers = (0..<40).map { number in
                stage.after(Double((number * 37 + round * 11) % 101)) { log.add("\(stage.now)") }
            }
            for (place, timer) in timers.enumerated() where place % 3 == 0 { timer.cancel() }
        }
        stage.advance(seconds: 200)
        let times = log.lines.compactMap(Double.init)
        #expect(times.count == 6 * 26)
        #expect(times == times.sorted())
    }
}

/// Keeps the thread busy, without sleeping.
private func spin(seconds: TimeInterval) {
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end {}
}
