import AdobeAndroid2Bridge
import AdobeAndroid2Model
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

/// Callbacks that the bridge does not expect, and actions that come too late.
@MainActor @Suite(.timeLimit(.minutes(20))) struct AdobeAndroid2StrayTests: BridgeSuite {
    let world = BridgeWorld<AdobeAndroid2Host, AdobeAndroid2Bridge> { handler, _ in
        AdobeAndroid2Bridge(handler).attach()
    }

    private func run(_ action: () throws -> Void) rethrows {
        try stage.run(action)
        stage.runUntilIdle()
    }

    @Test(
        "INV-8 callbacks that do not fit the message, or concern one that has ended, are ignored and reported"
    )
    func strays() throws {
        try trigger(android2Payload())
        let message = try #require(bridge.engine.visibleMessages.first)
        let native = try #require(message.native(as: (any FullscreenMessage).self))
        let calls = handler.calls
        run {
            bridge.onShow(native)
            bridge.urlLoaded("https://e.org:port", native)
        }
        #expect(handler.calls == calls)
        try run { try message.dismiss() }
        #expect(handler.calls.suffix(1) == ["didDismiss(dismissed by the app) m1"])
        run {
            bridge.urlLoaded("adbinapp://dismiss", native)
            bridge.onDismiss(native)
        }
        #expect(handler.calls.count == calls.count + 2)
        #expect(
            diagnostics.items.map(\.description) == [
                "[adobeAndroid2] message m1 strayCallback: The message was shown while it was presented.",
                "[adobeAndroid2] message m1 strayCallback: The page followed a link that is not a URL: https://e.org:port",
                "[adobeAndroid2] strayCallback: A message that the bridge does not know loaded adbinapp://dismiss.",
                "[adobeAndroid2] strayCallback: A message that the bridge does not know was dismissed.",
            ])
    }

    @Test("A2-020 a held message that is being shown cannot be discarded any more, and appears")
    func discardedLate() throws {
        handler.decision = .hold
        try trigger(android2Payload())
        let message = try #require(bridge.heldMessages.first)
        try run {
            try message.show()
            #expect(message.phase == .approved)
            #expect(throws: CompatError.self) { try message.discard() }
        }
        #expect(handler.calls == ["decide m1", "prepare m1", "willPresent m1", "didPresent m1"])
    }

    @Test("A2-020 a held message that the app itself shows is prepared, once") func shownByApp() throws {
        handler.decision = .hold
        try trigger(android2Payload())
        let native = try #require(bridge.heldMessages.first?.native(as: (any FullscreenMessage).self))
        run { (native.getParent() as? any Message)?.show() }
        #expect(handler.calls == ["decide m1", "prepare m1", "willPresent m1", "didPresent m1"])
        #expect(bridge.heldMessages.isEmpty && diagnostics.items.isEmpty)
    }

    @Test("A bridge that is detached leaves another delegate of the app's alone")
    func detached() throws {
        let other = OldAndroid2Delegate()
        stage.run {
            other.register()
            bridge.detach()
        }
        try trigger(android2Payload())
        #expect(other.calls == ["shouldShow m1 background", "onShow m1 main"])
        #expect(handler.calls == [])
    }

    @Test(
        "INV-3 a detached bridge that is attached again, or that the app registers itself, shows a held message"
    )
    func backAgain() throws {
        for (id, registers) in [("m1", false), ("m2", true)] {
            handler.decision = .hold
            try trigger(android2Payload(id))
            let message = try #require(bridge.heldMessages.last)
            run { bridge.detach() }
            #expect(throws: CompatError.notAttached(.showLater, for: message)) {
                try run { try message.show() }
            }
            run { if registers { MobileCore.setMessagingDelegate(bridge) } else { bridge.attach() } }
            try run { try message.show() }
            #expect(message.phase == .presented)
            try run { try message.dismiss() }
            stage.advance(by: .seconds(2))
        }
        #expect(diagnostics.items.isEmpty)
    }

    @Test(
        "INV-3 a bridge that is the delegate without attach() shows a held message; one that was replaced does not"
    )
    func unattached() throws {
        handler.decision = .hold
        try trigger(android2Payload())
        let message = try #require(bridge.heldMessages.first)
        let other = stage.run { AdobeAndroid2Bridge(handler).attach() }
        #expect(throws: CompatError.notAttached(.showLater, for: message)) { try run { try message.show() } }
        run { other.detach() }
        let own = AdobeAndroid2Bridge(handler)
        run { MobileCore.setMessagingDelegate(own) }
        try trigger(android2Payload("m2"))
        try run { try #require(own.heldMessages.first).show() }
        #expect(handler.calls.last == "didPresent m2")
    }
}
