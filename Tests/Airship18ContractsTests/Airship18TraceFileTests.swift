import Airship18Bridge
import Airship18Contracts
import Airship18Model
import InAppCompat
import InAppContracts
import RuleTesting
import Testing

/// Traces that a checked Airship delegate writes, as on a device.
@MainActor @Suite(.timeLimit(.minutes(20))) struct Airship18TraceFileTests {
    @Test("A checked delegate writes what the recorder records, in every scenario, and the rules hold for it")
    func scenarios() async throws {
        let check = try await TraceFileCheck(.airship18, skipping: ["delegate-replaced"]) {
            script, recorder, file in
            CheckedAirship18Delegate(
                RecordingAirship18Delegate(recorder, script: script), isRetained: true, trace: file
            ) { _ in }
        }
        #expect(check.complaints == [])
        #expect(check.played.count > 40)
        #expect(check.exercised.count > 5)
    }
}
