import AdobeAndroid3Bridge
import AdobeAndroid3Model
import AdobeIOSBridge
import AdobeIOSModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import OldDelegates
import PlatformStandIns
import Testing

/// A message that qualifies while another one leaves, for a delegate for Android 3.
@MainActor @Suite(.timeLimit(.minutes(20))) struct AdobeAndroid3ExitTests {
    private let stage = HeadlessStage()
    private let delegate = OldAndroid3Delegate()

    @Test(
        "A3-023 for an SDK that asks while a message leaves it is said, once, that the delegate is not asked then"
    )
    func leaving() throws {
        let adopted = AdoptedAdobeAndroid3Delegate(delegate)
        let said = Locked<[String]>([])
        adopted.diagnostics = { line in said.withLock { $0.append(line.description) } }
        let host = AdobeIOSHost(stage: stage)
        let bridge = stage.run { AdobeIOSBridge(adopted).attach() }
        defer { bridge.detach() }
        let fading = #"{"displayAnimation": "fade", "dismissAnimation": "fade"}"#
        for (id, next) in [("m1", "m2"), ("m3", "m4")] {
            try host.trigger(json: AdobeAndroid3World.payload(id, fading))
            stage.advance(seconds: 1)
            stage.run { delegate.saved?.dismiss() }
            try host.trigger(json: AdobeAndroid3World.payload(next, fading))
            stage.advance(seconds: 1)
        }
        #expect(
            delegate.calls
                == ["m1", "m3"].flatMap {
                    ["canShow=true \($0) detached", "onShow \($0) visible", "onDismiss \($0) detached"]
                })
        #expect(bridge.heldMessages.map(\.id) == ["m2", "m4"])
        #expect(
            said.current.filter { $0.contains("is being dismissed") } == [
                "[adobeIOS] message m2 notAlwaysCalled: canShow(_:) is not called for a message that qualifies while another "
                    + "one is being dismissed, and the message is not shown: this SDK reports a dismissal only at its end "
                    + "(A3-023)."
            ])
        stage.run { adopted.discardRefused() }
        #expect(bridge.heldMessages.isEmpty)
    }
}
