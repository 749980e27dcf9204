import AdobeIOSBridge
import AdobeIOSModel
import Airship18Bridge
import Airship18Model
import BrazeBridge
import BrazeModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

private func brazePayload(_ id: String, _ more: String = "") -> String {
    """
    {"type": "MODAL", "trigger_id": "\(id)", "header": "Hi", "message": "There", "message_close": "SWIPE",
     "click_action": "NONE", "extras": {"campaign": "spring"}\(more)}
    """
}

private func adobePayload(_ id: String) -> String {
    """
    {"id": "\(id)", "type": "schema", "detail": {"id": "\(id)",
      "schema": "https://ns.adobe.com/personalization/message/in-app",
      "data": {"contentType": "text/html", "content": "<p>Hello</p>", "meta": {}}}}
    """
}

/// A delegate for Airship 18 to 20 under other vendors' SDKs, and under its own.
@MainActor @Suite(.timeLimit(.minutes(20))) struct Airship18AdoptionTests {
    let stage = HeadlessStage()
    let delegate = OldDelegate()
    private let diagnostics = DiagnosticList()

    private func adopt(
        closure: Airship18Bridge.Readiness? = nil,
        _ adapters: [CustomDisplayAdapterType: Airship18Bridge.Factory] = [:]
    ) -> AdoptedAirship18Delegate {
        let adopted = AdoptedAirship18Delegate(delegate, onIsReadyToDisplay: closure, adapters: adapters)
        adopted.diagnostics = diagnostics.sink
        return adopted
    }

    private func onBraze(_ adopted: AdoptedAirship18Delegate) -> (BrazeHost, BrazeBridge) {
        let host = BrazeHost(stage: stage)
        return (host, BrazeBridge(adopted).attach(to: host.ui))
    }

    private func trigger(_ host: BrazeHost, _ id: String) throws {
        try host.trigger(json: brazePayload(id))
        stage.runUntilIdle()
    }

    private func run(_ action: @MainActor () -> Void) {
        stage.run { action() }
        stage.runUntilIdle()
    }

    @Test("AM-007 Braze drives the delegate in Airship's order, with messages made from Braze's")
    func braze() throws {
        let (host, bridge) = onBraze(adopt())
        defer { bridge.detach() }
        try trigger(host, "m1")
        stage.user.close()
        stage.advance(by: .seconds(1))
        #expect(delegate.calls == ["isReady m1", "will m1", "finished m1"])
        #expect(diagnostics.items.isEmpty)
    }

    @Test(
        "AM-003, AM-004, AM-047 a no holds; after a notification each waiting message is asked about once per pass"
    )
    func held() throws {
        let adopted = adopt()
        let (host, bridge) = onBraze(adopted)
        defer { bridge.detach() }
        delegate.ready = false
        try trigger(host, "m1")
        stage.advance(by: .seconds(3600))
        #expect(delegate.calls == ["isReady m1"])
        run { for _ in 0..<3 { adopted.notifyDisplayConditionsChanged() } }
        #expect(delegate.calls == ["isReady m1", "isReady m1"])
        delegate.ready = true
        run { adopted.notifyDisplayConditionsChanged() }
        #expect(delegate.calls.suffix(2) == ["isReady m1", "will m1"])
        #expect(bridge.heldMessages.isEmpty)
    }

    @Test(
        "AM-049, AM-046 no message is asked about during a display; those that waited for its end are asked about then"
    )
    func turn() throws {
        let (host, bridge) = onBraze(adopt())
        defer { bridge.detach() }
        try trigger(host, "m1")
        try trigger(host, "m2")
        run { host.ui.presentNext() }
        #expect(delegate.calls == ["isReady m1", "will m1"])
        stage.user.close()
        stage.advance(by: .seconds(1))
        run { host.ui.presentNext() }
        stage.advance(by: .seconds(1))
        #expect(delegate.calls == ["isReady m1", "will m1", "finished m1", "isReady m2", "will m2"])
    }

    @Test(
        "AM-049, AM-046 a message that the driving SDK hides stays displayed for the delegate: others wait for its end"
    )
    func hidden() throws {
        let host = AdobeIOSHost(stage: stage)
        let bridge = stage.run { AdobeIOSBridge(adopt()).attach() }
        defer { bridge.detach() }
        func trigger(_ id: String) throws {
            try host.trigger(json: adobePayload(id))
            stage.advance(by: .seconds(1))
        }
        try trigger("m1")
        let first = try #require(bridge.engine.visibleMessages.first)
        try stage.run { try first.hide() }
        stage.advance(by: .seconds(1))
        for id in ["m2", "m3"] { try trigger(id) }
        let begun = ["isReady m1", "will m1"]
        #expect(delegate.calls == begun && bridge.heldMessages.map(\.id) == ["m2", "m3"])
        try stage.run { try first.dismiss() }
        stage.advance(by: .seconds(1))
        #expect(delegate.calls == begun + ["finished m1", "isReady m2", "will m2"])
        #expect(stage.visibleSurfaces == ["m2"] && bridge.heldMessages.map(\.id) == ["m3"])
        // The same again, with the message that waited.
        let second = try #require(bridge.engine.visibleMessages.first)
        try stage.run { try second.hide() }
        stage.advance(by: .seconds(1))
        try trigger("m4")
        #expect(delegate.calls.last == "will m2")
        try stage.run { try second.dismiss() }
        stage.advance(by: .seconds(1))
        #expect(delegate.calls.suffix(3) == ["finished m2", "isReady m3", "will m3"])
    }

    @Test(
        "AM-049 a hidden message that is shown again is not announced again, and an adapter displays it once")
    func shownAgain() throws {
        let adapter = OldAdapter()
        let host = Airship18Host(stage: stage)
        // In a group the delegate is driven, although the SDK is its own.
        let group = HandlerGroup([adopt([.modal: { _ in adapter }])])
        let bridge = stage.run { Airship18Bridge(group, showingPagesFor: [.modal]).attach() }
        defer { stage.run { bridge.detach() } }
        try host.trigger(json: Data(Airship18World.modal("m1").utf8))
        stage.runUntilIdle()
        let message = try #require(bridge.engine.visibleMessages.first)
        for action in [{ try message.hide() }, { try message.show() }, { try message.hide() }] {
            try stage.run(action)
            stage.advance(by: .seconds(1))
        }
        #expect(delegate.calls == ["isReady m1", "will m1"])
        #expect(adapter.calls.filter { $0 == "display" }.count == 1 && message.phase == .hidden)
        // An adapter that ends while its message is hidden ends the message.
        run { adapter.end(.userDismissed) }
        stage.advance(by: .seconds(1))
        #expect(delegate.calls == ["isReady m1", "will m1", "finished m1"] && message.phase == .dismissed)
    }

    @Test("AM-002 the closure decides instead of the delegate")
    func closure() throws {
        let (host, bridge) = onBraze(adopt { message, id in message.name == "m1" && id == "m1" })
        defer { bridge.detach() }
        try trigger(host, "m1")
        #expect(delegate.calls == ["will m1"])
    }

    @Test("AM-005, AM-030 an adapter is awaited, displays over an empty view, and removes it")
    func adapter() throws {
        let adapter = OldAdapter()
        adapter.ready = false
        let runner = Locked<(any InAppActionRunner)?>(nil)
        let (host, bridge) = onBraze(
            adopt([
                .modal: { arguments in
                    runner.withLock { $0 = arguments.actionRunner }
                    return adapter
                }
            ]))
        defer { bridge.detach() }
        try trigger(host, "m1")
        #expect(adapter.calls == ["isReady", "waits"] && delegate.calls == [])
        run { adapter.openGates() }
        #expect(adapter.calls == ["isReady", "waits", "isReady", "display"])
        #expect(delegate.calls == ["isReady m1", "will m1"])
        run { runner.current?.runAsync(actions: ["own": 1]) }
        #expect(diagnostics.items.map(\.code) == [.actionFailed])
        #expect(diagnostics.items.first?.explanation.contains("own") == true)
        run { adapter.end(.messageTap) }
        stage.advance(by: .seconds(1))
        #expect(delegate.calls.last == "finished m1")
        #expect(host.ui.messageView == nil)
    }

    @Test("If no view of the app can be shown, the SDK's own message appears, and a diagnostic says so")
    func noAdapter() throws {
        let host = AdobeIOSHost(stage: stage)
        let adapter = OldAdapter()
        let bridge = stage.run { AdobeIOSBridge(adopt([.html: { _ in adapter }])).attach() }
        defer { stage.run { bridge.detach() } }
        try host.trigger(json: adobePayload("m1"))
        stage.advance(by: .seconds(1))
        #expect(delegate.calls == ["isReady m1", "will m1"])
        #expect(adapter.calls == [])
        #expect(diagnostics.items.map(\.code) == [.planNotApplied])
    }

    @Test("AM-015 its own SDK calls delegate, closure and adapters itself")
    func own() throws {
        let adapter = OldAdapter()
        let host = Airship18Host(stage: stage)
        let bridge = stage.run { Airship18Bridge(adopt([.custom: { _ in adapter }])).attach() }
        defer { stage.run { bridge.detach() } }
        delegate.ready = false
        try host.trigger(json: Data(Airship18World.custom("m1").utf8))
        stage.runUntilIdle()
        #expect(delegate.calls == ["isReady m1"])
        delegate.ready = true
        run { Airship.inAppAutomation.inAppMessaging.notifyDisplayConditionsChanged() }
        #expect(adapter.calls == ["isReady", "isReady", "display"])
        run { adapter.end(.timedOut) }
        #expect(delegate.calls == ["isReady m1", "isReady m1", "will m1", "finished m1"])
        #expect(diagnostics.items.isEmpty)
    }
}
