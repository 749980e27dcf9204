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

/// What the migrations to and from Airship 18 of MIGRATION.md do.
@MainActor @Suite(.serialized) struct Airship18MigrationTests {
    let stage = HeadlessStage()

    private func airship(_ id: String, _ type: String = "modal") -> String {
        """
        {"id": "\(id)", "triggers": [], "type": "in_app_message",
         "message": {"name": "\(id)", "display_type": "\(type)", "extra": {"campaign": "spring"},
          "display": {"heading": {"text": "Hi"}, "buttons": [
            {"id": "cart", "label": {"text": "Cart"}, "actions": {"deep_link_action": "shop://cart"}}]}}}
        """
    }

    private func braze(_ id: String) -> String {
        """
        {"type": "MODAL", "trigger_id": "\(id)", "header": "Hi", "message": "y", "message_close": "SWIPE",
         "click_action": "NONE", "btns": [{"id": 0, "text": "Cart", "click_action": "URI", "uri": "shop://cart"}]}
        """
    }

    private func adobe(_ id: String) -> String {
        """
        {"id": "\(id)", "type": "schema", "detail": {"id": "\(id)",
          "schema": "https://ns.adobe.com/personalization/message/in-app",
          "data": {"contentType": "text/html", "content": "<p>x</p>", "meta": {"campaign": "spring"}}}}
        """
    }

    private func settle() { stage.advance(by: .seconds(1)) }

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

    @Test("What is gone: a view of the SDK's own shows the campaign's text, and its end is derived")
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
        stage.run { delegate.isCheckingOut = false }
        settle()
        #expect(WheelDisplay.current?.title == "Ann, Hi")
        stage.run { WheelDisplay.current?.spin() }
        settle()
        #expect(delegate.lines == ["shown m1", "gone m1"])
    }

    @Test("As a handler: asked once, the resolution is back, and a control group is told apart")
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
        stage.run { delegate.isCheckingOut = false }
        settle()
        #expect(WheelDisplay.current?.title == "Ann, Hi")
        stage.run { WheelDisplay.current?.spin() }
        settle()
        #expect(delegate.lines == ["shown m1", "gone m1"])
        #expect(host.ui.messageView == nil)
    }

    @Test("Day one: the delegate for 18 runs under Adobe")
    func eighteenUnderAdobe() throws {
        let host = AdobeIOSHost(stage: stage)
        let (bridge, delegate) = stage.run { adoptAirship18UnderAdobe() }
        defer { bridge.detach() }
        delegate.isCheckingOut = true
        try host.trigger(json: adobe("m1"))
        settle()
        #expect(stage.visibleSurfaces.isEmpty)
        stage.run { delegate.isCheckingOut = false }
        settle()
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
        try host.trigger(json: airship("m1"))
        settle()
        #expect(stage.visibleSurfaces.isEmpty)
        stage.run { delegate.checkoutEnded() }
        settle()
        stage.user.tapButton("cart")
        settle()
        #expect(
            delegate.lines == [
                "shown m1", "link adbinapp://dismiss?interaction=cart&link=shop://cart", "gone m1",
            ])
    }

    @Test("Then: the handler that was an Adobe delegate plugs into Airship 18 as it is")
    func adobeHandler() throws {
        let host = Airship18Host(stage: stage)
        let (bridge, handler) = stage.run { adobeHandlerOnAirship18() }
        defer { stage.run { bridge.detach() } }
        handler.isCheckingOut = true
        try host.trigger(json: airship("m1"))
        settle()
        #expect(stage.visibleSurfaces.isEmpty)
        try stage.run { try handler.checkoutEnded() }
        settle()
        stage.user.close()
        settle()
        #expect(handler.lines == ["shown m1", "gone m1"])
    }
}

/// This one uses `Shop.shared`, as the delegate that it is about does.
extension PorterTests {
    @Test("Day one: the Braze delegate runs unchanged under Airship 18")
    func brazeUnderEighteen() throws {
        Shop.shared.isCheckingOut = true
        Shop.shared.opened = []
        Shop.shared.lines = []
        let host = Airship18Host(stage: stage)
        let (bridge, delegate, adopted) = stage.run { adoptBrazeUnderAirship18() }
        defer { stage.run { bridge.detach() } }
        try host.trigger(
            json: """
                {"id": "m1", "message": {"name": "m1", "display_type": "modal", "extra": {"campaign": "spring"},
                  "display": {"heading": {"text": "Hi"}, "buttons": [{"id": "cart", "label": {"text": "Cart"}}]}}}
                """)
        stage.runUntilIdle()
        #expect(stage.visibleSurfaces.isEmpty)
        stage.run { delegate.checkoutEnded(adopted.ui) }
        stage.runUntilIdle()
        #expect(Shop.shared.lines == ["seen spring"])
        stage.user.tapButton("cart")
        stage.advance(by: .seconds(1))
        #expect(stage.visibleSurfaces.isEmpty)
        #expect(Shop.shared.opened == [])
    }
}
