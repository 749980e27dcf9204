import AdobeIOSBridge
import AdobeIOSContracts
import AdobeIOSModel
import InAppCompat
import InAppContracts
import RuleTesting
import Testing

/// Traces that a checked Adobe delegate writes, as on a device.
@MainActor @Suite(.timeLimit(.minutes(20))) struct AdobeIOSTraceFileTests {
    @Test("A checked delegate writes what the recorder sees, in every scenario, and the rules hold for it")
    func scenarios() async throws {
        let made: Set = [
            "another-page-loaded", "assets", "content-height", "content-height-kept", "content-height-taken",
            "empty-page-clears",
            "foreign-screen", "javascript", "made-message", "made-message-asked-again", "navigation",
            "navigation-without-listener", "odd-heights", "shown-after-dismissal", "shown-twice-at-once",
        ]
        let replaced: Set = ["delegate-replaced", "delegate-replaced-while-shown"]
        let check = try await TraceFileCheck(.adobeIOS, skipping: made.union(replaced)) {
            script, recorder, file in
            CheckedAdobeIOSDelegate(
                RecordingAdobeIOSDelegate(recorder, script: script), isRetained: true, trace: file
            ) { _ in }
        }
        #expect(check.complaints == [])
        #expect(check.played.count > 40)
        #expect(check.exercised.count > 20)
    }
}
