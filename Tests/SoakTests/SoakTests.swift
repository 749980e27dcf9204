import BuiltInShapes
import Foundation
import ModelTesting
import SoakTesting
import Testing

/// Some thousand messages through every pair; `.ci/long soak` plays a million.
@MainActor @Suite("Hours of an app with random events", .realTime, .timeLimit(.minutes(20)))
struct SoakTests {
    nonisolated static let pairs = SoakPair.all(of: .builtIn)

    @Test(
        "INV-1 INV-2 INV-3 INV-4 INV-6 INV-7 hold for every pair, and nothing is lost, kept or stuck",
        arguments: pairs.indices)
    func virtual(place: Int) async {
        // Ends a deadlocked test run with a message; it watches this test only.
        let watchdog = SoakWatchdog(patience: 300) { what in
            FileHandle.standardError.write(Data("Deadlock: \(what)\n".utf8))
            exit(3)
        }
        defer { watchdog.stop() }
        var run = SoakRun(Self.pairs[place])
        await run.play(96, seed: 20, inRealTime: 0) { watchdog.note($0) }
        #expect(run.violations == [])
        #expect(run.messages == 96)
        #expect(run.offered > 10 && run.ends.dismissed > 5)
    }
}
