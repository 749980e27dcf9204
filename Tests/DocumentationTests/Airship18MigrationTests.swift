import AdobeIOSBridge
import AdobeIOSModel
import Airship18Bridge
import Airship18Model
import BrazeBridge
import BrazeModel
import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

/// The behaviour of the migrations to and from Airship 18 of Compat/Migration.
@MainActor @Suite(.serialized, .timeLimit(.minutes(20))) struct Airship18MigrationTests: MigrationSuite {
    let stage = HeadlessStage()

    /// The wheel appears after the checkout, and the user spins it.
    private func spinWheel(after end: () -> Void) {
        stage.run(end)
        settle()
        #expect(WheelDisplay.current?.title == "Ann, Hi")
        stage.run { WheelDisplay.current?.spin() }
        settle()
    }

    @Test("Day one: the delegate for 17, its coordinator and its adapter run unchanged under 18")
    func seventeenUnderEighteen() throws {
        let host = Airship18Host(stage: stage)
        let (bridge, delegate, _) = stage.run { adoptAirship17Under18() }
        defer { stage.run { bridge.detach() } }
        delegate.checkout.setReady(false)
        try host.trigger(json: airship("m1"))
        settle()
        #expect(WheelAdapter.current == nil && bridge.heldMessages.map(\.id) == ["m1"])
        stage.run { delegate.checkout.setReady(true) }
        settle()
        #expect(WheelAdapter.current?.title == "Ann, Hi")
        stage.run { WheelAdapter.current?.spin() }
        settle()
        #expect(delegate.lines == ["shown m1", "tapped"])
        #expect(bridge.engine.visibleMessages.isEmpty)
    }

    @Test("What is lost: the SDK's own view shows the campaign's text, and its end is derived")
    func gone() throws {
        let host = Airship18Host(stage: stage)
        let (bridge, delegate, _) = stage.run { adoptAirship17Under18() }
        defer { stage.run { bridge.detach() } }
        try host.trigger(json: airship("b1", "banner"))
        settle()
        stage.user.tapButton("cart")
        settle()
        #expect(delegate.lines == ["shown b1", "closed"])
    }

    @Test("Then: the same for 18, whose adapter does what extend did")
    func rewritten() throws {
        let host = Airship18Host(stage: stage)
        let delegate = ShopDisplayDelegate()
        stage.run { setUpAirship18(delegate) }
        delegate.isCheckingOut = true
        try host.trigger(json: airship("m1"))
        settle()
        #expect(delegate.lines == [])
        spinWheel { delegate.isCheckingOut = false }
        #expect(delegate.lines == ["shown m1", "gone m1"])
    }

    @Test("As a handler: asked once, the resolution is back, and a control group is recognized")
    func handler() throws {
        let host = Airship18Host(stage: stage)
        let (bridge, handler) = stage.run { attachShopDisplays() }
        defer { stage.run { bridge.detach() } }
        handler.isCheckingOut = true
        try host.trigger(json: airship("m1"))
        settle()
        stage.run { handler.isCheckingOut = false }
        settle()
        stage.run { WheelDisplay.current?.spin() }
        settle()
        host.setControlGroup { _ in true }
        try host.trigger(json: airship("m2"))
        settle()
        #expect(handler.lines == ["shown m1", "tapped", "unseen m2"])
    }

    @Test("Day one: the delegate for 18 and its adapter run unchanged under Braze")
    func eighteenUnderBraze() throws {
        let host = BrazeHost(stage: stage)
        let (bridge, delegate) = adoptAirship18UnderBraze(host.ui)
        defer { bridge.detach() }
        delegate.isCheckingOut = true
        try host.trigger(json: braze("m1"))
        settle()
        #expect(host.ui.messageView == nil)
        spinWheel { delegate.isCheckingOut = false }
        #expect(delegate.lines == ["shown m1", "gone m1"])
        #expect(host.ui.messageView == nil)
    }

    @Test("Day one: the delegate for 18 runs under Adobe")
    func eighteenUnderAdobe() throws {
        let host = AdobeIOSHost(stage: stage)
        let (bridge, delegate) = stage.run { adoptAirship18UnderAdobe() }
        defer { bridge.detach() }
        delegate.isCheckingOut = true
        try holds({ try host.trigger(json: adobe("m1")) }, until: { delegate.isCheckingOut = false })
        stage.user.openLink(try #require(URL(string: "adbinapp://dismiss?interaction=ok")))
        settle()
        #expect(delegate.lines == ["shown m1", "gone m1"])
    }

    @Test("Day one: the Adobe delegate runs unchanged under Airship 18")
    func adobeUnderEighteen() throws {
        let host = Airship18Host(stage: stage)
        let (bridge, delegate) = stage.run { adoptAdobeUnderAirship18() }
        defer { stage.run { bridge.detach() } }
        delegate.isCheckingOut = true
        try holds({ try host.trigger(json: airship("m1")) }, until: { delegate.checkoutEnded() })
        stage.user.tapButton("cart")
        settle()
        #expect(
            delegate.lines == [
                "shown m1", "link adbinapp://dismiss?interaction=cart&link=shop://cart", "gone m1",
            ])
    }

    @Test("Then: the handler that was an Adobe delegate plugs into Airship 18 unchanged")
    func adobeHandler() throws {
        let host = Airship18Host(stage: stage)
        let (bridge, handler) = stage.run { adobeHandlerOnAirship18() }
        defer { stage.run { bridge.detach() } }
        handler.isCheckingOut = true
        try holds({ try host.trigger(json: airship("m1")) }, until: { try handler.checkoutEnded() })
        stage.user.close()
        settle()
        #expect(handler.lines == ["shown m1", "gone m1"])
    }
}

/// This test uses `Shop.shared`, as its delegate does.
extension PorterTests {
    @Test("Day one: the Braze delegate runs unchanged under Airship 18")
    func brazeUnderEighteen() throws {
        reset()
        let host = Airship18Host(stage: stage)
        let (bridge, delegate, adopted) = stage.run { adoptBrazeUnderAirship18() }
        defer { stage.run { bridge.detach() } }
        let campaign = """
            {"id": "m1", "message": {"name": "m1", "display_type": "modal", "extra": {"campaign": "spring"},
              "display": {"heading": {"text": "Hi"}, "buttons": [{"id": "cart", "label": {"text": "Cart"}}]}}}
            """
        try holds({ try host.trigger(json: campaign) }, until: { delegate.checkoutEnded(adopted.ui) })
        #expect(Shop.shared.lines == ["seen spring"])
        stage.user.tapButton("cart")
        stage.advance(by: .seconds(1))
        #expect(stage.visibleSurfaces.isEmpty)
        #expect(Shop.shared.opened == [])
    }
}
