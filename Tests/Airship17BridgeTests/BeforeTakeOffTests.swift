import Airship17Bridge
import Airship17Model
import BridgeTesting
import HeadlessStage
import InAppCompat
import Testing

/// A bridge and the SDK's take-off.
@MainActor @Suite(.timeLimit(.minutes(20))) struct BeforeTakeOffTests {
    @Test("8 attaching before take-off is an error that says so; afterwards the same bridge attaches")
    func tooEarly() throws {
        let stage = HeadlessStage()
        let host = Airship17Host(stage: stage, takesOff: false)
        let bridge = Airship17Bridge(RecordingHandler())
        try stage.run {
            let error = #expect(throws: CompatError.self) { try bridge.attach() }
            #expect(error?.code == .notStarted)
            #expect(error?.shape == .airship17)
            #expect(
                error?.explanation.hasPrefix("Airship has not taken off; attach the bridge after that")
                    == true)
            Airship.takeOff()
            try bridge.attach()
            #expect(InAppAutomation.shared.inAppMessageManager.delegate === bridge)
            bridge.detach()
        }
        withExtendedLifetime(host) {}
    }
}
