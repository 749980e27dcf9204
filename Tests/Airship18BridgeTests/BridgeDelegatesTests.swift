import Airship18Bridge
import Airship18Model
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

/// The app's delegates that are set on the bridge itself, before it is attached.
@MainActor @Suite(.timeLimit(.minutes(20))) struct BridgeDelegatesTests {
    private final class Chooser: InAppMessageSceneDelegate {
        func sceneForMessage(_ message: InAppMessage) -> UIWindowScene? { nil }
    }

    @Test(
        "AM-069 delegates that the app has set on the bridge stay if the SDK has none, and are passed to the SDK at the end"
    )
    func stay() {
        let stage = HeadlessStage()
        let host = Airship18Host(stage: stage)
        let (chooser, delegate) = (Chooser(), OldDelegate())
        stage.run {
            let bridge = Airship18Bridge(ClosureHandler())
            bridge.sceneDelegate = chooser
            bridge.displayDelegate = delegate
            bridge.attach()
            #expect(bridge.sceneDelegate === chooser && bridge.displayDelegate === delegate)
            bridge.detach()
            #expect(Airship.inAppAutomation.inAppMessaging.sceneDelegate === chooser)
            #expect(Airship.inAppAutomation.inAppMessaging.displayDelegate === delegate)
        }
        withExtendedLifetime(host) {}
    }
}
