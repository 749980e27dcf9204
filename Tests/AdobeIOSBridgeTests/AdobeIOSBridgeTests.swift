import AdobeIOSBridge
import AdobeIOSModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import ModelTesting
import PlatformStandIns
import Testing

/// A payload with only the data of the in-app item; the host supplies the rest.
private func payload(_ html: String = "<p>Hello</p>", id: String = "m1", _ parameters: String = "{}")
    -> String
{
    """
    {"id": "\(id)", "type": "schema", "detail": {"id": "\(id)",
      "schema": "https://ns.adobe.com/personalization/message/in-app",
      "data": {"contentType": "text/html", "content": "\(html)", "mobileParameters": \(parameters)}}}
    """
}

@MainActor @Suite(.timeLimit(.minutes(20))) struct AdobeIOSBridgeTests: BridgeSuite {
    let world = BridgeWorld<AdobeIOSHost, AdobeIOSBridge> { handler, _ in AdobeIOSBridge(handler).attach() }

    private func trigger() throws { try trigger(payload()) }

    @Test("INV-2 a message that is shown and dismissed by a link causes all callbacks in order")
    func wholeStory() throws {
        try trigger()
        try follow("adbinapp://dismiss?interaction=ok")
        #expect(
            handler.calls == [
                "decide m1", "prepare m1", "willPresent m1", "didPresent m1",
                "didLoad(adbinapp://dismiss?interaction=ok) m1", "willDismiss m1",
                "didDismiss(link adbinapp://dismiss?interaction=ok (derived)) m1",
            ])
        #expect(handler.messages.count == 1)
        #expect(handler.messages.first?.phase == .dismissed)
        #expect(diagnostics.items.isEmpty)
        bridge.detach()
    }

    @Test("INV-1 a held message is shown later without asking the handler again")
    func holdThenShow() throws {
        handler.decision = .hold
        try trigger()
        #expect(handler.calls == ["decide m1"])
        #expect(bridge.heldMessages.map(\.id) == ["m1"])
        handler.decision = .discard
        try #require(bridge.heldMessages.first).show()
        stage.runUntilIdle()
        #expect(handler.calls == ["decide m1", "prepare m1", "willPresent m1", "didPresent m1"])
        bridge.detach()
    }

    @Test("INV-6 a message dismissed in didPresent is dismissed once, after the callback")
    func dismissInDidPresent() throws {
        handler.onDidPresent = { try? $0.dismiss() }
        try trigger()
        #expect(
            handler.calls == [
                "decide m1", "prepare m1", "willPresent m1", "didPresent m1", "willDismiss m1",
                "didDismiss(dismissed by the app) m1",
            ])
        let dismissals = stage.log.entries(of: .analytics).filter {
            $0.details["eventType"] == "decisioning.propositionDismiss"
        }
        #expect(dismissals.count == 1)
        bridge.detach()
    }

    @Test("INV-3 a message with nothing to show fails after a while (AI-038)")
    func emptyPayload() throws {
        let events = bridge.events.record()
        try trigger(payload(""))
        #expect(handler.calls == ["decide m1", "prepare m1", "willPresent m1"])
        stage.advance(by: .seconds(2))
        #expect(handler.calls.last == "didFail(content) m1")
        #expect(events.soFar.map(\.isDerived) == [false, false, true])
        try trigger(payload(id: "m2"))
        #expect(handler.calls.last == "didPresent m2")
        bridge.detach()
    }

    @Test("INV-5 hiding is derived, and a hidden message is shown again without asking the handler")
    func hideAndShow() throws {
        try trigger()
        let message = try #require(handler.messages.first)
        try message.hide()
        stage.runUntilIdle()
        #expect(handler.calls.last == "didHide m1")
        try message.show()
        stage.runUntilIdle()
        #expect(Array(handler.calls.suffix(3)) == ["didHide m1", "willPresent m1", "didPresent m1"])
        #expect(handler.calls.filter { $0.hasPrefix("decide") }.count == 1)
        bridge.detach()
    }

    /// Shows a message with these settings, and hides it.
    private func hidden(_ looks: String) throws -> CompatMessage {
        try trigger(payload(id: "m1", looks))
        let message = try #require(handler.messages.first)
        try message.hide()
        stage.advance(seconds: 1)
        #expect(stage.visibleSurfaces == [])
        return message
    }

    @Test("INV-5 a message that was hidden by fading is visible when it is shown again (AI-152)") func faded()
        throws
    {
        let message = try hidden(#"{ "displayAnimation": "top", "dismissAnimation": "fade" }"#)
        message.native(as: FullscreenMessage.self)?.settings?.setDisplayAnimation(MessageAnimation.none)
        try message.show()
        stage.advance(seconds: 1)
        #expect(message.view?.alpha == 1 && stage.visibleSurfaces == ["m1"])
        bridge.detach()
    }

    @Test("INV-5 a takeover that entered without an animation is hidden and dismissed without one (AI-153)")
    func staysBehind() throws {
        let message = try hidden(#"{ "uiTakeover": true, "dismissAnimation": "bottom" }"#)
        try message.show()
        stage.advance(seconds: 1)
        message.native(as: FullscreenMessage.self)?.settings?.setDismissAnimation(.bottom)
        try message.dismiss()
        stage.advance(seconds: 1)
        #expect(stage.visibleSurfaces == [])
        #expect(diagnostics.items.map(\.code) == [.planNotApplied, .planNotApplied])
        bridge.detach()
    }

    /// A message leaves at once, or with an animation.
    nonisolated private static let exits = [
        "{}", #"{"displayAnimation": "fade", "dismissAnimation": "fade"}"#,
    ]

    @Test(
        "INV-5 a message shown while it is being hidden is shown again when it has left, and blocks no other message (AI-073)",
        arguments: exits)
    func shownWhileHiding(looks: String) throws {
        try trigger(payload(id: "m1", looks))
        let message = try #require(handler.messages.first)
        try message.hide()
        // During the animation, which takes 0.3 seconds.
        stage.advance(seconds: 0.1)
        try message.show()
        stage.advance(seconds: 1)
        #expect(message.phase == .presented)
        #expect(stage.visibleSurfaces.count == 1)
        try message.dismiss()
        stage.advance(seconds: 1)
        try trigger(payload(id: "m2"))
        #expect(
            handler.calls == [
                "decide m1", "prepare m1", "willPresent m1", "didPresent m1", "didHide m1", "willPresent m1",
                "didPresent m1", "willDismiss m1", "didDismiss(dismissed by the app) m1",
                "decide m2", "prepare m2",
                "willPresent m2", "didPresent m2",
            ])
        bridge.detach()
    }

    @Test(
        "INV-3 a held message of a replaced bridge that is shown while it leaves under the next one blocks no other message (AI-073)",
        arguments: exits)
    func shownWhileLeavingElsewhere(looks: String) throws {
        handler.decision = .hold
        try trigger(payload(id: "m1", looks))
        let held = try #require(handler.messages.first)
        let next = RecordingHandler()
        let other = stage.run { AdobeIOSBridge(next).attach() }
        defer { other.detach() }
        try stage.run { try held.show() }
        stage.advance(seconds: 3)
        #expect(stage.visibleSurfaces == ["m1"])
        #expect(held.phase == .held)
        stage.user.close()
        stage.advance(seconds: 0.1)
        try stage.run { try held.show() }
        stage.advance(seconds: 3)
        #expect(stage.visibleSurfaces == ["m1"])
        stage.user.close()
        stage.advance(seconds: 1)
        #expect(stage.visibleSurfaces == [])
        try trigger(payload(id: "m2"))
        #expect(stage.visibleSurfaces == ["m2"])
        #expect(next.calls.suffix(4) == ["decide m2", "prepare m2", "willPresent m2", "didPresent m2"])
        #expect(handler.calls == ["decide m1", "prepare m1", "prepare m1"])
        bridge.detach()
    }

    @Test("INV-3 two held messages are shown one after the other")
    func showQueue() throws {
        handler.decision = .hold
        try trigger(payload(id: "m1"))
        try trigger(payload(id: "m2"))
        for message in bridge.heldMessages { try message.show() }
        stage.runUntilIdle()
        #expect(handler.calls.last == "didPresent m1")
        try #require(handler.messages.first).dismiss()
        stage.runUntilIdle()
        #expect(handler.calls.last == "didPresent m2")
        bridge.detach()
    }

    @Test("AI-005 a screen of another extension is allowed without asking the handler")
    func foreignScreen() throws {
        handler.decision = .discard
        let screen = stage.run {
            ServiceProvider.shared.uiService.createFullscreenMessage(
                payload: "<p>PIN</p>", listener: nil, isLocalImageUsed: false)
        }
        screen.show()
        stage.runUntilIdle()
        #expect(handler.calls.isEmpty)
        #expect(stage.visibleSurfaces.count == 1)
        bridge.detach()
    }

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

    @Test("INV-7 a detached bridge and its handler are released, even while a message is on the screen")
    func releasedWhileUp() throws {
        let host = try expectReleasedWhileUp(payload()) { (handler, _: AdobeIOSHost) in
            AdobeIOSBridge(handler).attach()
        } detach: {
            $0.detach()
        }
        #expect(host.stage.visibleSurfaces.isEmpty)
    }

    @Test("INV-4 the bridge answers for a handler that blocks the main thread, and keeps its late answer")
    func blockedGate() async throws {
        let bridge = try await lateAnswer(.keep, ["decide m1"])
        #expect(bridge.heldMessages.map(\.id) == ["m1"])
        #expect(bridge.heldMessages.map(\.lateAnswer) == [.show])
    }

    @Test("INV-1 a late yes of a handler that blocks the main thread shows the message", .realTime)
    func lateYes() async throws {
        let bridge = try await lateAnswer(
            .act, ["decide m1", "prepare m1", "willPresent m1", "didPresent m1"])
        #expect(bridge.heldMessages.isEmpty)
    }

    private func lateAnswer(
        _ late: GatePolicy.LateAnswer, _ calls: [String]
    ) async throws -> AdobeIOSBridge {
        let stage = HeadlessStage(.realTime)
        let host = AdobeIOSHost(stage: stage)
        let handler = RecordingHandler()
        let bridge = stage.run { AdobeIOSBridge(handler).attach() }
        bridge.gatePolicy = GatePolicy(timeout: 0.05, fallback: .hold, lateAnswer: late)
        let list = DiagnosticList()
        bridge.diagnostics = { list.items.append($0) }
        let gate = PromptGate(bridge)
        stage.run { MobileCore.messagingDelegate = gate }
        // The handler answers only after the SDK has continued without it.
        handler.onDecide = { _ in
            gate.isAsked.signal()
            gate.hasGoneOn.waitInTime()
        }
        try host.trigger(json: payload())
        await stage.idle()
        // The bridge looks for the view a second time after a while if it is not there the first time (AI-035).
        await eventually("the calls that follow from the late answer") { handler.calls.count >= calls.count }
        #expect(handler.calls == calls)
        #expect(gate.answers.current == [false])
        #expect(list.items.map(\.code) == [.lateAnswer])
        // Kept alive until here, because the SDK holds its delegate weakly.
        withExtendedLifetime(gate) {}
        return bridge
    }
}

/// Forwards to a bridge. The time limit of the bridge's handler starts when the handler has been asked,
/// however busy the main thread is.
///
/// `@unchecked Sendable` is sound: every property is a constant of a Sendable type.
private final class PromptGate: MessagingDelegate, @unchecked Sendable {
    let isAsked = DispatchSemaphore(value: 0)
    let hasGoneOn = DispatchSemaphore(value: 0)
    let answers = Locked<[Bool]>([])
    private let bridge: AdobeIOSBridge

    init(_ bridge: AdobeIOSBridge) {
        self.bridge = bridge
    }

    func shouldShowMessage(message: any Showable) -> Bool {
        let queue = MainThread.scheduler.map { PromptQueue(base: $0, isAsked: isAsked) }
        let answer = MainThread.$scheduler.withValue(queue) { bridge.shouldShowMessage(message: message) }
        answers.withLock { $0.append(answer) }
        hasGoneOn.signal()
        return answer
    }

    func onShow(message: any Showable) { bridge.onShow(message: message) }
    func onDismiss(message: any Showable) { bridge.onDismiss(message: message) }
    func urlLoaded(_ url: URL, byMessage message: any Showable) { bridge.urlLoaded(url, byMessage: message) }
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
