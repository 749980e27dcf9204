import Foundation
import ModelTesting
import PlatformStandIns
import Testing

@testable import HeadlessStage

@Suite("Asynchronous functions on a stage", .realTime, .timeLimit(.minutes(20))) struct StageTaskTests {
    /// Records what happens, and waits until it is told to continue.
    @MainActor final class Waiter {
        let stage: HeadlessStage
        private var gates: [CheckedContinuation<Int, Never>] = []
        nonisolated init(_ stage: HeadlessStage) { self.stage = stage }

        func note(_ text: String) { stage.log.record(.note, from: "test", text) }

        func wait() async {
            note("begins")
            let answer = await withCheckedContinuation { gates.append($0) }
            note("got \(answer) on \(MainThread.isCurrent ? "main" : "background")")
            note("helper \(await Self.helper())")
            async let first = Self.helper()
            async let second = counted()
            note("both \(await first) \(await second)")
        }

        func open() {
            let open = gates
            gates = []
            for gate in open { gate.resume(returning: 7) }
        }

        private nonisolated static func helper() async -> Int { 1 }
        private func counted() async -> Int { 2 }
    }

    private func trace(_ stage: HeadlessStage) -> [String] {
        defer { stage.log.removeAll() }
        return stage.log.entries.map(\.name)
    }

    @Test("starts inside the call and continues only when the stage is driven", arguments: 0..<20)
    func order(_ run: Int) {
        let stage = HeadlessStage()
        let waiter = Waiter(stage)
        stage.onMain {
            StageTask.start(on: stage) { await waiter.wait() }
            waiter.note("after start")
        }
        stage.onMain { waiter.note("next job") }
        stage.runUntilIdle()
        #expect(trace(stage) == ["begins", "after start", "next job"])
        stage.onMain {
            waiter.open()
            waiter.note("opened")
        }
        stage.onMain { waiter.note("next job") }
        #expect(trace(stage) == [])
        stage.runUntilIdle()
        #expect(trace(stage) == ["opened", "next job", "got 7 on main", "helper 1", "both 1 2"])
    }

    @Test("continues also when the main thread itself drives the stage") @MainActor func onMain() {
        let stage = HeadlessStage()
        let waiter = Waiter(stage)
        StageTask.start(on: stage) { await waiter.wait() }
        waiter.open()
        #expect(trace(stage) == ["begins"])
        stage.runUntilIdle()
        #expect(trace(stage) == ["got 7 on main", "helper 1", "both 1 2"])
    }

    @Test("sees the stage as the current one, before and after it waited") func current() {
        let stage = HeadlessStage()
        let waiter = Waiter(stage)
        let seen = Locked<[Bool]>([])
        stage.onMain {
            StageTask.start(on: stage) {
                seen.withLock { $0.append(HeadlessStage.current === stage) }
                await waiter.wait()
                seen.withLock { $0.append(HeadlessStage.current === stage) }
            }
        }
        stage.runUntilIdle()
        stage.onMain { waiter.open() }
        stage.runUntilIdle()
        #expect(seen.current == [true, true])
    }

    /// Waits until it is cancelled, and then a little more.
    @MainActor final class Patient {
        private var waiting: CheckedContinuation<Void, Never>?
        private(set) var isOver = false
        nonisolated init() {}

        func wait() async {
            await withTaskCancellationHandler {
                await withCheckedContinuation { waiting = $0 }
            } onCancel: {
                MainThread.assume { waiting.take()?.resume() }
            }
            _ = await Self.helper()
            isOver = Task.isCancelled
        }

        private nonisolated static func helper() async -> Int { 1 }
    }

    @Test("ends with the process, inside endProcess(), and then retains nothing") @MainActor func ends() {
        weak var kept: HeadlessStage?
        let patients = [Patient(), Patient()]
        do {
            let stage = HeadlessStage()
            kept = stage
            for patient in patients { StageTask.start(on: stage) { await patient.wait() } }
            stage.runUntilIdle()
            #expect(patients.map(\.isOver) == [false, false])
            stage.endProcess()
            #expect(patients.map(\.isOver) == [true, true])
        }
        #expect(kept == nil)
    }

    @Test("a pending part runs when the process ends, and not again") @MainActor
    func pendingPart() {
        let stage = HeadlessStage()
        let waiter = Waiter(stage)
        StageTask.start(on: stage) { await waiter.wait() }
        waiter.open()
        stage.endProcess()
        #expect(trace(stage) == ["begins", "got 7 on main", "helper 1", "both 1 2"])
        stage.runUntilIdle()
        #expect(trace(stage) == [])
    }

    @Test("runs on a stage in real time, which is not idle before it waits or ends") func realTime() async {
        let stage = HeadlessStage(.realTime)
        let waiter = Waiter(stage)
        stage.onMain { StageTask.start(on: stage) { await waiter.wait() } }
        await stage.idle()
        #expect(trace(stage) == ["begins"])
        stage.onMain { waiter.open() }
        await stage.idle()
        #expect(trace(stage) == ["got 7 on main", "helper 1", "both 1 2"])
    }

    @Test(
        "on a system where the stage cannot drive it, a function still runs, and the log says so once"
    )
    @MainActor func notDriven() async throws {
        let stage = HeadlessStage()
        for _ in 0..<2 {
            let isCurrent = try await answer { give in
                StageTask.startPlain(on: stage) { give(HeadlessStage.current === stage) }
            }
            #expect(isCurrent)
        }
        let errors = stage.log.entries(of: .error).map(\.name)
        #expect(errors.count == 1 && errors.first?.contains("iOS 18") == true)
        let other = HeadlessStage()
        StageTask.startPlain(on: other) {}
        #expect(other.log.entries(of: .error).map(\.name) == errors)
    }

    @Test("on such a system it is cancelled when the process ends") @MainActor func notDrivenEnds()
        async throws
    {
        let stage = HeadlessStage()
        let patient = Patient()
        try await untilCalled { begun in
            StageTask.startPlain(on: stage) {
                begun()
                await patient.wait()
            }
        }
        #expect(!patient.isOver)
        stage.endProcess()
        await untilOver(patient)
        #expect(patient.isOver)
    }

    /// Lets other functions of the main actor run.
    @MainActor private func untilOver(_ patient: Patient) async {
        for _ in 0..<10_000 where !patient.isOver { await Task.yield() }
    }
}
