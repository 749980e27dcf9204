import Dispatch
package import Testing

/// For a test that depends on real time, on real threads or on the stage of the process. It runs when the tests that waited for
/// the main thread before it have had their turn, and no two of them run side by side.
///
/// Swift Testing begins all tests at once. Most of ours belong to the main actor, so a turn of it is minutes away at first, and no
/// patience of a stage lasts as long.
package struct RealTimeTrait: TestTrait, SuiteTrait, TestScoping {
    /// True: a suite's tests take turns one by one, not the suite as a whole.
    package var isRecursive: Bool { true }

    @TaskLocal private static var isInside = false
    private static let line = WaitingLine()
    /// A main thread that is free answers sooner, also where other programs keep the processors busy. In seconds.
    private static let answerLimit = 0.2

    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        // The trait may stand at a test and at its suite.
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

    /// How long the main actor takes for a turn.
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

/// Those who wait for their turn, the first one first.
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
