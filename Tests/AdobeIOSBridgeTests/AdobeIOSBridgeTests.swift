import AdobeIOSBridge
import AdobeIOSModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import ModelTesting
import PlatformStandIns
import Testing

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
