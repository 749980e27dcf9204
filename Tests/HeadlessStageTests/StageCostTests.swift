import Foundation
import ModelTesting
import PlatformStandIns
import Testing

@testable import HeadlessStage

/// A quadratic cost would make each of these tests take minutes; none of them measures time.
@Suite("STAGE Costs stay flat", .timeLimit(.minutes(20))) struct StageCostTests {
    private static let count = 100_000

    @Test(
        "STAGE 100,000 jobs of the main queue behind as many background jobs",
        .timeLimit(.minutes(20)))
    func line() {
        var line = JobLine()
        let order = LineLog()
        for index in 0..<Self.count { line.append(.background { order.add("\(index)") }) }
        let last = (0..<Self.count).map { _ in line.append(.main {}) }.last ?? 0
        var mainCount = 0
        while line.popFirstMain(upTo: last) != nil { mainCount += 1 }
        #expect(mainCount == Self.count)
        while case .background(let job)? = line.popFirst() { job() }
        #expect(order.lines == (0..<Self.count).map(String.init))
        #expect(line.popFirst() == nil)
    }

    @Test("STAGE 100,000 pending timers, set in any order, fire in order of time", .timeLimit(.minutes(20)))
    func timers() {
        let stage = HeadlessStage()
        let fired = Locked<[Int]>([])
        for index in 0..<Self.count {
            let due = (index * 7_919) % Self.count
            stage.after(Double(due)) { fired.withLock { $0.append(due) } }
        }
        stage.advance(seconds: Double(Self.count))
        #expect(fired.current == Array(0..<Self.count))
    }

    @Test("STAGE 100,000 animations while as many timers are pending", .timeLimit(.minutes(20)))
    func animations() {
        let stage = HeadlessStage()
        let ended = Locked(0)
        for _ in 0..<Self.count {
            stage.after(1_000) {}
            stage.animate(seconds: 0.3) { ended.withLock { $0 += 1 } }
        }
        stage.runUntilIdle()
        #expect(ended.current == Self.count)
    }

    @Test("STAGE cancelled timers are removed")
    func sweep() {
        var queue = AlarmQueue()
        for index in 0..<10_000 {
            let timer = StageTimer {}
            queue.insert(Alarm(due: Double(index), order: index, timer: timer))
            if index % 100 != 0 { timer.cancel() }
        }
        #expect(queue.count < 400)
        var pending: [Int] = []
        while let alarm = queue.popFirst() { if alarm.timer.isPending { pending.append(alarm.order) } }
        #expect(pending == stride(from: 0, to: 10_000, by: 100).map { $0 })
    }

    @Test(
        "STAGE 2,000 queued background jobs that each ask the main thread",
        .realTime, .timeLimit(.minutes(20)))
    func questions() {
        let stage = HeadlessStage()
        let answers = Locked(0)
        for _ in 0..<2_000 {
            stage.onBackground {
                if MainThread.ask(timeout: 60, { true }) == true { answers.withLock { $0 += 1 } }
            }
        }
        stage.runUntilIdle()
        #expect(answers.current == 2_000)
    }
}
