import AdobeAndroid3Bridge
import AdobeAndroid3Model
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import Testing

private let firstShow = ["decide m1", "prepare m1", "willPresent m1", "didPresent m1"]

/// Ownership: the SDK captures its delegate when a message is created, and never releases it.
@MainActor @Suite(.timeLimit(.minutes(20))) struct AdobeAndroid3OwnershipTests {
    let stage = HeadlessStage()
    let host: AdobeAndroid3Host

    init() { host = AdobeAndroid3Host(stage: stage) }

    private func trigger(_ id: String = "m1") throws {
        try host.trigger(json: AdobeAndroid3World.payload(id))
        stage.runUntilIdle()
    }

    private func attach(_ handler: RecordingHandler) -> AdobeAndroid3Bridge {
        stage.run { AdobeAndroid3Bridge(handler).attach() }
    }

    @Test("INV-7 a detached bridge and its handler are released, also while a message is on the screen")
    func releasedWhileUp() throws {
        weak var weakBridge: AdobeAndroid3Bridge?
        weak var weakHandler: RecordingHandler?
        do {
            let handler = RecordingHandler()
            let bridge = attach(handler)
            weakBridge = bridge
            weakHandler = handler
            try trigger()
            #expect(handler.calls == firstShow)
            bridge.detach()
            #expect(handler.calls == firstShow + ["didFail(detached) m1"])
        }
        #expect(weakBridge == nil)
        #expect(weakHandler == nil)
        stage.user.close()
        stage.runUntilIdle()
        try trigger()
        #expect(stage.visibleSurfaces == ["m1"])
    }

    @Test("INV-7 an attached bridge is released with its SDK, with messages on the screen and held")
    func ownerGoesAway() throws {
        weak var weakBridge: AdobeAndroid3Bridge?
        weak var weakHandler: RecordingHandler?
        do {
            let stage = HeadlessStage()
            let host = AdobeAndroid3Host(stage: stage)
            let handler = RecordingHandler()
            weakHandler = handler
            weakBridge = stage.run { AdobeAndroid3Bridge(handler).attach() }
            try host.trigger(json: AdobeAndroid3World.payload("m1"))
            stage.runUntilIdle()
            stage.run { try? handler.messages.first?.hide() }
            handler.decision = .hold
            try host.trigger(json: AdobeAndroid3World.payload("m2"))
            stage.runUntilIdle()
            #expect(handler.calls == firstShow + ["didHide m1", "decide m2"])
        }
        #expect(weakBridge == nil)
        #expect(weakHandler == nil)
    }

    @Test("A3-002, A3-003 a bridge is never asked about a message that was triggered before it was attached")
    func attachedLate() throws {
        try trigger()
        let handler = RecordingHandler()
        let bridge = attach(handler)
        stage.user.close()
        stage.runUntilIdle()
        try trigger()
        #expect(handler.calls.isEmpty)
        #expect(stage.visibleSurfaces == ["m1"])
        stage.user.close()
        stage.runUntilIdle()
        try trigger("m2")
        #expect(handler.calls == ["decide m2", "prepare m2", "willPresent m2", "didPresent m2"])
        bridge.detach()
    }

    @Test("A3-002 a bridge that is attached later takes over the messages of the previous one")
    func takeover() throws {
        let (first, second) = (RecordingHandler(), RecordingHandler())
        first.decision = .hold
        let bridge = attach(first)
        let said = DiagnosticList()
        bridge.diagnostics = said.sink
        try trigger("m1")
        first.decision = .show
        try trigger("m2")
        let other = attach(second)
        #expect(
            first.calls == [
                "decide m1", "decide m2", "prepare m2", "willPresent m2", "didPresent m2",
                "didFail(detached) m2",
            ])
        #expect(said.items.map(\.code) == [.bridgeReplaced])
        stage.user.close()
        stage.runUntilIdle()
        #expect(second.calls.isEmpty)
        try trigger("m1")
        #expect(second.calls == firstShow)
        #expect(bridge.heldMessages.map(\.id) == ["m1"])
        let error = CompatError(
            .detached, "", capability: .showLater, shape: .adobeAndroid3, messageID: "m1")
        #expect(throws: error) { try bridge.showNext() }
        other.detach()
    }

    @Test("A bridge can be attached again, also if the app has set another delegate in the meantime")
    func attachedAgain() throws {
        let handler = RecordingHandler()
        let bridge = attach(handler)
        bridge.detach()
        try trigger("m1")
        stage.user.close()
        stage.runUntilIdle()
        #expect(handler.calls.isEmpty)
        stage.run { ServiceProvider.getInstance().uiService.setPresentationDelegate(GateSpy(bridge)) }
        stage.run { _ = bridge.attach() }
        try trigger("m1")
        #expect(handler.calls == firstShow)
        bridge.detach()
    }

    @Test("A bridge that the app registers itself works, and lets everything through once it is detached")
    func registeredByHand() throws {
        let handler = RecordingHandler()
        let bridge = AdobeAndroid3Bridge(handler)
        stage.run { ServiceProvider.getInstance().uiService.setPresentationDelegate(bridge) }
        handler.decision = .hold
        try trigger("m1")
        stage.run { _ = try? bridge.showNext() }
        stage.runUntilIdle()
        #expect(handler.calls == firstShow)
        bridge.detach()
        handler.decision = .discard
        stage.user.close()
        stage.runUntilIdle()
        try trigger("m2")
        #expect(handler.calls == firstShow + ["didFail(detached) m1"])
        #expect(stage.visibleSurfaces == ["m2"])
    }

    @Test("The handler can be replaced while a message is on the screen")
    func replacedHandler() throws {
        let (first, second) = (RecordingHandler(), RecordingHandler())
        let bridge = attach(first)
        try trigger()
        bridge.handler = second
        stage.run { try? first.messages.first?.dismiss() }
        stage.runUntilIdle()
        #expect(first.calls == firstShow)
        #expect(second.calls == ["willDismiss m1", "didDismiss(dismissed by the app) m1"])
        bridge.detach()
    }
}
