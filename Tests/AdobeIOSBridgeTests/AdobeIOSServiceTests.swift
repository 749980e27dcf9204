import AdobeIOSBridge
import AdobeIOSModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import ModelTesting
import PlatformStandIns
import Testing

/// What is registered with the SDK after a bridge was detached: its UI service, which the bridge wraps, and its delegate.
@MainActor @Suite(.timeLimit(.minutes(20))) struct AdobeIOSServiceTests {
    @Test(
        "INV-5 the text of a page is known while the bridge is attached, and the SDK's own service is restored afterwards"
    )
    func pageText() throws {
        let stage = HeadlessStage()
        let host = AdobeIOSHost(stage: stage)
        let own = stage.run { ServiceProvider.shared.uiService }
        let handler = RecordingHandler()
        var texts: [String?] = []
        handler.decision = .discard
        handler.onDecide = { texts.append($0.content.page?.html) }
        let first = stage.run { AdobeIOSBridge(handler).attach() }
        let second = stage.run { AdobeIOSBridge(handler).attach() }
        first.detach()
        try host.trigger(json: payload("<p>One</p>"))
        stage.runUntilIdle()
        #expect(texts == ["<p>One</p>"])
        second.detach()
        #expect(stage.run { ServiceProvider.shared.uiService } === own)
        let third = AdobeIOSBridge(handler)
        stage.run { MobileCore.messagingDelegate = third }
        try host.trigger(json: payload("<p>Two</p>", id: "m2"))
        stage.runUntilIdle()
        #expect(texts == ["<p>One</p>", nil])
        withExtendedLifetime(third) {}
    }

    @Test("INV-5 the SDK's own service is restored even if the app's delegate replaced the bridge")
    func pageTextOfReplaced() {
        final class Delegate: NSObject, MessagingDelegate {
            func shouldShowMessage(message: any Showable) -> Bool { true }
            func onShow(message: any Showable) {}
            func onDismiss(message: any Showable) {}
        }
        let stage = HeadlessStage()
        let own = stage.run { ServiceProvider.shared.uiService }
        let bridge = stage.run { AdobeIOSBridge(RecordingHandler()).attach() }
        let delegate = Delegate()
        stage.run { MobileCore.messagingDelegate = delegate }
        bridge.detach()
        #expect(stage.run { ServiceProvider.shared.uiService } === own)
        #expect(stage.run { ServiceProvider.shared.messagingDelegate } === delegate)
    }

    @Test("INV-5 the app's own UI service makes the messages, and stays when the bridge is detached")
    func ownService() throws {
        let stage = HeadlessStage()
        let host = AdobeIOSHost(stage: stage)
        let own = stage.run { CountingService(ServiceProvider.shared.uiService) }
        stage.run { ServiceProvider.shared.uiService = own }
        let handler = RecordingHandler()
        let bridge = stage.run { AdobeIOSBridge(handler).attach() }
        try host.trigger(json: payload())
        stage.runUntilIdle()
        #expect(own.count == 1)
        #expect(handler.messages.first?.content.page?.html == "<p>Hello</p>")
        let later = CountingService(own)
        stage.run { ServiceProvider.shared.uiService = later }
        bridge.detach()
        #expect(stage.run { ServiceProvider.shared.uiService } === later)
    }

    @Test(
        "INV-7 detaching a detached bridge again leaves what the app has registered since, the bridge itself included"
    )
    func detachedTwice() {
        let stage = HeadlessStage()
        let bridge = stage.run { AdobeIOSBridge(RecordingHandler()).attach() }
        bridge.detach()
        stage.run { MobileCore.messagingDelegate = bridge }
        bridge.detach()
        #expect(stage.run { ServiceProvider.shared.messagingDelegate } === bridge)
    }
}

/// An app's own UI service, which counts the messages that it creates.
private final class CountingService: UIService, @unchecked Sendable {
    // Sound: only one thread uses it at a time here.
    private let service: any UIService
    private(set) var count = 0

    init(_ service: any UIService) { self.service = service }

    func createFullscreenMessage(
        payload: String, listener: (any FullscreenMessageDelegate)?, isLocalImageUsed: Bool
    ) -> any FullscreenPresentable {
        count += 1
        return service.createFullscreenMessage(
            payload: payload, listener: listener, isLocalImageUsed: isLocalImageUsed)
    }

    func createFullscreenMessage(
        payload: String, listener: (any FullscreenMessageDelegate)?, isLocalImageUsed: Bool,
        settings: MessageSettings?
    ) -> any FullscreenPresentable {
        count += 1
        return service.createFullscreenMessage(
            payload: payload, listener: listener, isLocalImageUsed: isLocalImageUsed, settings: settings)
    }

    func createFloatingButton(
        listener: any FloatingButtonDelegate
    ) -> any FloatingButtonPresentable {
        service.createFloatingButton(listener: listener)
    }
}
