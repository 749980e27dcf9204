import AdobeAndroid3Bridge
import AdobeAndroid3Model
import AdobeIOSBridge
import AdobeIOSModel
import Foundation
import HeadlessStage
import InAppCompat
import Testing

/// The handler of `Compat/Android/README.md`, under an SDK for iOS and under one for Android.
@MainActor @Suite(.timeLimit(.minutes(20))) struct CheckoutHandlerTests {
    private let payload = Data(#"{"contentType": "text/html", "content": "<p>Sale</p>"}"#.utf8)

    @Test("AI-030 A3-012 one handler holds the messages of both SDKs while the user pays")
    func holds() throws {
        let (stage, handler) = (HeadlessStage(), CheckoutHandler())
        let iOS = AdobeIOSHost(stage: stage)
        let onIOS = stage.run { AdobeIOSBridge(handler).attach() }
        defer { stage.run { onIOS.detach() } }
        handler.isPaying = true
        try iOS.trigger(json: payload)
        stage.runUntilIdle()
        #expect(onIOS.heldMessages.count == 1 && handler.shown.isEmpty)
        let other = HeadlessStage()
        let android = AdobeAndroid3Host(stage: other)
        let onAndroid = other.run { AdobeAndroid3Bridge(handler).attach() }
        defer { other.run { onAndroid.detach() } }
        try android.trigger(json: payload)
        other.runUntilIdle()
        #expect(onAndroid.heldMessages.count == 1 && handler.shown.isEmpty)
        handler.isPaying = false
        try android.trigger(json: payload)
        other.runUntilIdle()
        #expect(handler.shown.count == 1)
    }
}
