import Foundation
import ModelTesting
import PlatformStandIns
import Testing

@testable import HeadlessStage

/// Work that is put off on a stage is followed where that is requested, and counted where time is limited.
@MainActor @Suite("Deferred work", .timeLimit(.minutes(20))) struct PutOffWatchTests {
    @Test(
        "work that followed code defers is reported when it is done, and so is the work that it defers; no other work is"
    )
    func followed() {
        let (stage, told) = (HeadlessStage(), Locked<[TimeInterval]>([]))
        stage.whenPutOffIsDone { told.withLock { $0.append(stage.now) } }
        stage.run {
            _ = MainThread.after(1) {}
            HeadlessStage.following {
                MainThread.async {}
                _ = MainThread.after(2) { _ = MainThread.after(3) {} }
            }
        }
        stage.advance(seconds: 10)
        #expect(told.current == [0, 2, 5])
    }

    @Test("jobs that were added to the main queue count towards the budget")
    func budget() async throws {
        let budget = RunBudget(1000)
        try await untilCalled { done in
            DispatchQueue.global().async {
                budget.spendWithMainQueue { DispatchQueue.main.async { Self.work(seconds: 0.05) } }
                // Runs after the job, and after the code that has counted it.
                DispatchQueue.main.async { done() }
            }
        }
        #expect(budget.seconds >= 0.05)
    }

    /// Keeps its thread busy.
    nonisolated private static func work(seconds: TimeInterval) {
        let end = DispatchTime.now() + seconds
        while DispatchTime.now() < end {}
    }
}
