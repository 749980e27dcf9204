import HeadlessStage
import InAppCompat
import Testing

/// The queue of an adopted delegate's calls.
@MainActor @Suite("Ordered calls", .timeLimit(.minutes(20))) struct OrderedCallsTests {
    private final class Marker: Sendable {}

    @Test("INV-7 a call is released when it was made, on either thread", arguments: [false, true])
    func released(isOnMain: Bool) {
        let stage = HeadlessStage()
        defer { stage.endProcess() }
        let calls = OrderedCalls()
        weak var kept: Marker?
        stage.run {
            let marker = Marker()
            kept = marker
            if isOnMain {
                calls.main { withExtendedLifetime(marker) {} }
            } else {
                calls.background { withExtendedLifetime(marker) {} }
            }
        }
        stage.runUntilIdle()
        #expect(kept == nil)
    }
}
