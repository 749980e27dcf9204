import Airship17Bridge
import Airship17Contracts
import Airship17Model
import InAppCompat
import InAppContracts
import RuleTesting
import Testing

/// Traces that a checked Airship delegate writes, as on a device.
@MainActor @Suite(.timeLimit(.minutes(20))) struct Airship17TraceFileTests {
    @Test(
        "A checked delegate writes what the recorder sees, in every scenario, and the rules hold for that trace"
    )
    func scenarios() async throws {
        let scripted: Set = [
            "delegate-replaced", "extended", "extended-to-another-kind", "extended-to-nothing", "replaced",
        ]
        let check = try await TraceFileCheck(.airship17, skipping: scripted) { script, recorder, file in
            CheckedAirship17Delegate(
                RecordingAirship17Delegate(recorder, script: script), isRetained: true, trace: file
            ) { _ in }
        }
        #expect(check.complaints == [])
        #expect(check.played.count > 40)
        #expect(check.exercised.count > 20)
    }
}
