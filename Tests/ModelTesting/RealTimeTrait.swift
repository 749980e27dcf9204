import Dispatch
package import Testing

/// For a test that depends on real time, on real threads or on the stage of the process. It runs after the tests that
/// were waiting for the main thread before it, and no two such tests run at the same time.
///
/// Swift Testing starts all tests at once. Most of ours run on the main actor, so a turn on it may take minutes at
/// first, and no time limit of a stage is that long.
package struct RealTimeTrait: TestTrait, SuiteTrait, TestScoping {
    /// True: a suite's tests take turns individually, not the suite as a whole.
    package var isRecursive: Bool { true }

    @TaskLocal private static var isInside = false
    private static let line = WaitingLine()
    /// The time in which a free main thread answers even if other programs keep the processors busy, in seconds.
    private static let answerLimit = 0.2

    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        // The trait may be set on a test and on its suite.
        guard !Self.isInside else { return try await function() }
        await Self.line.enter()
        for _ in 0..<100 {
            if await Self.secondsOfTurn() < Self.answerLimit { break }
        }
        do {
            try await Self.$isInside.withValue(true, operation: function)
            await Self.line.leave()
        } catch {
            await Self.line.leave()
            throw error
        }
    }

    /// The time that the main actor takes for a turn, in seconds.
    private static func secondsOfTurn() async -> Double {
        let start = DispatchTime.now().uptimeNanoseconds
        await MainActor.run {}
        return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    }
}

extension Trait where Self == RealTimeTrait {
    /// The test depends on real time, on real threads or on the stage of the process.
    package static var realTime: Self { Self() }
}

/// The tests that wait for their turn, the first one first.
private actor WaitingLine {
    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func enter() async {
        guard isTaken else { return isTaken = true }
        await withCheckedContinuation { waiting.append($0) }
    }

    func leave() {
        if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
    }
}
