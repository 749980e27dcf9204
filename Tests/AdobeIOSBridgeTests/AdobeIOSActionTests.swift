import AdobeIOSBridge
import AdobeIOSModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import OldDelegates
import PlatformStandIns
import Testing

/// Actions of a handler on a message, and callbacks that the bridge does not expect.
@MainActor @Suite(.timeLimit(.minutes(20))) struct AdobeIOSActionTests: BridgeSuite {
    let world = BridgeWorld<AdobeIOSHost, AdobeIOSBridge> { handler, _ in AdobeIOSBridge(handler).attach() }

    private func run(_ action: () throws -> Void) rethrows {
        try stage.run(action)
        stage.runUntilIdle()
    }

    private func up() throws -> CompatMessage {
        try trigger(Campaigns.adobe("m1"))
        return try #require(bridge.engine.visibleMessages.first)
    }

    @Test("AI-110 what a handler tracks becomes the vendor's events")
    func tracking() throws {
        let message = try up()
        stage.log.removeAll()
        try run {
            try message.track(.impression)
            try message.track(.click(buttonID: "buy"))
            try message.track(.click(buttonID: nil))
            try message.track(.custom("liked"))
            try message.track(.dismissal)
        }
        let events = stage.log.entries(of: .analytics).filter { $0.name == "Messaging interaction event" }
        #expect(
            events.map { "\($0.details["eventType"] ?? "") \($0.details["action"] ?? "-")" } == [
                "decisioning.propositionDisplay -", "decisioning.propositionInteract buy",
                "decisioning.propositionInteract click", "decisioning.propositionInteract liked",
                "decisioning.propositionDismiss -",
            ])
        bridge.detach()
    }

    @Test("AI-050 a held message that is being shown cannot be discarded any more, and appears")
    func discardedLate() throws {
        handler.decision = .hold
        try trigger(Campaigns.adobe("m1"))
        let message = try #require(bridge.heldMessages.first)
        try run {
            try message.show()
            #expect(throws: CompatError.self) { try message.discard() }
        }
        #expect(handler.calls == ["decide m1", "prepare m1", "willPresent m1", "didPresent m1"])
        bridge.detach()
    }

    @Test("INV-5 a message's text stays known while others are made") func texts() throws {
        handler.decision = .hold
        for id in ["m1", "m2", "m3"] { try trigger(Campaigns.adobe(id)) }
        #expect(bridge.heldMessages.map(\.content.page?.html) == Array(repeating: "<p>Hello</p>", count: 3))
        bridge.detach()
    }

    @Test("AI-020 a held message that the app itself shows is prepared, once") func shownByApp() throws {
        handler.decision = .hold
        try trigger(Campaigns.adobe("m1"))
        let native = try #require(bridge.heldMessages.first?.native(as: FullscreenMessage.self))
        stage.run { native.parent?.show() }
        stage.runUntilIdle()
        #expect(handler.calls == ["decide m1", "prepare m1", "willPresent m1", "didPresent m1"])
        #expect(bridge.heldMessages.isEmpty && diagnostics.items.isEmpty)
        bridge.detach()
    }

    @Test(
        "AI-035 INV-5 the appearance of a message is derived, because the SDK reports what is about to appear"
    )
    func derived() throws {
        let events = bridge.events.record()
        try trigger(Campaigns.adobe("m1"))
        #expect(
            events.soFar.map(\.description) == [
                "m1 decided show", "m1 willPresent", "m1 didPresent (derived)",
            ])
        bridge.detach()
    }

    @Test("INV-8 callbacks for a message that has ended are ignored, and reported")
    func strays() throws {
        let message = try up()
        let native = try #require(message.native(as: FullscreenMessage.self))
        try run { try message.dismiss() }
        let calls = handler.calls
        let link = try #require(URL(string: "adbinapp://dismiss"))
        run {
            bridge.urlLoaded(link, byMessage: native)
            bridge.onDismiss(message: native)
        }
        #expect(handler.calls == calls)
        #expect(
            diagnostics.items.map(\.description) == [
                "[adobeIOS] strayCallback: A message that the bridge does not know loaded adbinapp://dismiss.",
                "[adobeIOS] strayCallback: A message that the bridge does not know was dismissed.",
            ])
        bridge.detach()
    }

    @Test("AI-121 a script runs in the page and its result is read; without a page it throws")
    func scripts() throws {
        let results = Locked<[String]>([])
        func evaluate(_ message: CompatMessage) throws {
            try message.evaluateJavaScript("1+1") { result in
                let text = (try? result.get()).map { $0.map { "\($0)" } ?? "nil" } ?? "failed"
                results.withLock { $0.append(text) }
            }
        }
        let message = try up()
        try run { try evaluate(message) }
        #expect(results.current == ["nil"])
        try run { try message.dismiss() }
        let error = #expect(throws: CompatError.self) { try stage.run { try evaluate(message) } }
        #expect(error?.code == .wrongPhase && error?.capability == .evaluateScript)
        bridge.detach()
    }

    @Test("A bridge that is detached leaves another delegate of the app's alone")
    func detached() throws {
        let other = OldAdobeDelegate()
        stage.run {
            MobileCore.messagingDelegate = other
            bridge.detach()
        }
        try trigger(Campaigns.adobe("m1"))
        #expect(other.calls == ["shouldShow m1 background", "onShow m1 background"])
        #expect(handler.calls == [])
    }

    /// Two held messages of a bridge that was detached.
    private func detachedWithHeld() throws -> [CompatMessage] {
        handler.decision = .hold
        for id in ["m1", "m2"] { try trigger(Campaigns.adobe(id)) }
        stage.run { bridge.detach() }
        return bridge.heldMessages
    }

    @Test(
        "INV-3 a detached bridge that is attached again, or that the app registers itself, shows a held message"
    )
    func backAgain() throws {
        for registers in [false, true] {
            let message = try #require(try detachedWithHeld().last)
            #expect(throws: CompatError.notAttached(.showLater, for: message)) {
                try run { try message.show() }
            }
            stage.run { if registers { MobileCore.messagingDelegate = bridge } else { bridge.attach() } }
            try run { try message.show() }
            #expect(message.phase == .presented)
            try run { try message.dismiss() }
            stage.advance(by: .seconds(1))
        }
        #expect(diagnostics.items.isEmpty)
    }

    @Test(
        "INV-3 a bridge that is the delegate without attach() shows a held message; one that was replaced does not"
    )
    func unattached() throws {
        handler.decision = .hold
        try trigger(Campaigns.adobe("m1"))
        let message = try #require(bridge.heldMessages.first)
        let other = stage.run { AdobeIOSBridge(handler).attach() }
        #expect(throws: CompatError.notAttached(.showLater, for: message)) { try run { try message.show() } }
        stage.run { other.detach() }
        let own = AdobeIOSBridge(handler)
        stage.run { MobileCore.messagingDelegate = own }
        try trigger(Campaigns.adobe("m2"))
        try run { try #require(own.heldMessages.first).show() }
        #expect(handler.calls.last == "didPresent m2")
    }
}
