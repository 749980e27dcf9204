import Foundation
import ModelTesting
import PlatformStandIns
import Testing

@testable import HeadlessStage

@Suite("STAGE Questions of background threads", .realTime, .timeLimit(.minutes(20)))
struct VirtualQuestionTests {
    @Test(
        "STAGE a background job's question to the main thread is answered by the thread that drives the stage"
    )
    func ask() {
        let stage = HeadlessStage()
        let log = LineLog()
        stage.onBackground {
            log.addThread("asks")
            let answer = MainThread.ask(timeout: 60) {
                log.addThread("answers")
                return 42
            } settle: {
                log.addThread("settles \($0 ?? 0)")
            }
            log.addThread("got \(answer ?? 0)")
        }
        stage.onMain { log.addThread("before") }
        stage.onBackground { log.addThread("next") }
        stage.runUntilIdle()
        #expect(
            log.lines == [
                "asks background", "before main", "answers main", "settles 42 main", "got 42 background",
                "next background",
            ])
    }

    @Test("STAGE main-queue jobs behind the question wait until the background job has ended")
    func upToTheQuestion() {
        for _ in 0..<50 {
            let stage = HeadlessStage()
            let log = LineLog()
            stage.onBackground {
                _ = MainThread.ask(timeout: 60) {
                    log.add("answers")
                    MainThread.async { log.add("later") }
                }
                log.add("goes on")
                _ = MainThread.ask(timeout: 60) { log.add("answers again") }
                log.add("ends")
            }
            stage.runUntilIdle()
            #expect(log.lines == ["answers", "goes on", "later", "answers again", "ends"])
        }
    }

    @Test("STAGE a callback that blocks a background thread is reported after `patience`, and nothing hangs")
    func blocked() {
        let stage = HeadlessStage()
        stage.patience = 0.05
        let log = LineLog()
        let gate = DispatchSemaphore(value: 0)
        let isDone = DispatchSemaphore(value: 0)
        stage.onBackground {
            gate.waitInTime()
            log.add("free at last")
            isDone.signal()
        }
        stage.onMain { log.add("main goes on") }
        stage.runUntilIdle()
        #expect(log.lines == ["main goes on"])
        #expect(stage.log.entries(of: .error).count == 1)
        #expect(stage.log.description.contains("A callback blocks a background thread"))
        gate.signal()
        isDone.waitInTime()
        #expect(log.lines == ["main goes on", "free at last"])
    }

    @Test(
        "STAGE a callback that waits for the main thread with its own time limit gives up, and that is reported"
    )
    @MainActor func givesUp() {
        let stage = HeadlessStage()
        let log = LineLog()
        stage.onBackground {
            let answer = DispatchSemaphore(value: 0)
            DispatchQueue.main.async { answer.signal() }
            log.add(answer.wait(timeout: .now() + 0.5) == .success ? "answered" : "gave up")
        }
        stage.runUntilIdle()
        #expect(log.lines == ["gave up"])
        let errors = stage.log.entries(of: .error).map(\.name)
        #expect(errors.count == 1)
        #expect(
            errors.first?.hasPrefix("A callback slept on a background thread for 0.") == true, "\(errors)")
    }

    @Test("STAGE the stage waits briefly for a callback that sleeps, and up to `patience` for one that works")
    func sleepsOrWorks() {
        let stage = HeadlessStage()
        stage.patience = 300
        let log = LineLog()
        let (gate, isDone) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let start = Date()
        stage.onBackground {
            gate.waitInTime()
            isDone.signal()
        }
        stage.onBackground {
            let end = Date(timeIntervalSinceNow: 0.4)
            while Date() < end {}
            log.add("worked")
        }
        stage.runUntilIdle()
        gate.signal()
        isDone.waitInTime()
        #expect(log.lines == ["worked"])
        #expect(
            stage.log.entries(of: .error).map(\.name) == [
                "A callback blocks a background thread; a virtual stage cannot free the main thread for it. Use "
                    + "HeadlessStage(.realTime)."
            ])
        #expect(Date().timeIntervalSince(start) < stage.patience)
    }

    @Test("STAGE a blocked job's late question is answered by the next call, and nothing hangs")
    func lateQuestion() {
        let stage = HeadlessStage()
        stage.patience = 0.05
        let log = LineLog()
        let gate = DispatchSemaphore(value: 0)
        let isAsking = DispatchSemaphore(value: 0)
        let isDone = DispatchSemaphore(value: 0)
        stage.onBackground {
            gate.waitInTime()
            MainThread.async { isAsking.signal() }
            log.add("got \(MainThread.ask(timeout: 60) { 7 } ?? 0)")
            isDone.signal()
        }
        stage.runUntilIdle()
        gate.signal()
        // The question is queued behind the signal, so after it was answered a second round answers nothing new.
        let deadline = DispatchTime.now() + 60
        for signal in [isAsking, isDone] {
            while signal.wait(timeout: .now()) != .success, DispatchTime.now() < deadline {
                stage.runUntilIdle()
            }
        }
        #expect(log.lines == ["got 7"])
    }

    @Test("STAGE driving the stage from one of its own background threads is refused and reported")
    func pumpFromBackground() {
        let stage = HeadlessStage()
        stage.onBackground {
            stage.runUntilIdle()
            stage.advance(seconds: 1)
        }
        stage.runUntilIdle()
        #expect(
            stage.log.entries.map(\.name) == [
                "runUntilIdle() was called on a background thread of the stage",
                "advance(by:) was called on a background thread of the stage",
            ])
        #expect(stage.now == 0)
    }
}
