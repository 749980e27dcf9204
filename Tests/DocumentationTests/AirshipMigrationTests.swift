import AdobeIOSBridge
import AdobeIOSModel
import Airship17Bridge
import Airship17Model
import BrazeBridge
import BrazeModel
import Foundation
import HeadlessStage
import InAppCompat
import Testing

/// The behaviour of the migrations from and to Airship of Compat/Migration.
@MainActor @Suite(.serialized, .timeLimit(.minutes(20))) struct AirshipMigrationTests: MigrationSuite {
    let stage = HeadlessStage()

    @Test("The behaviour of the Airship delegate under Airship, for comparison")
    func airshipAlone() throws {
        let host = Airship17Host(stage: stage)
        let delegate = ShopAirshipDelegate()
        let manager = try #require(stage.run { InAppAutomation.shared }).inAppMessageManager
        manager.delegate = delegate
        delegate.checkout.setReady(false)
        try holds({ try host.trigger(json: airship("m1")) }, until: { delegate.checkout.setReady(true) })
        stage.user.tapButton("cart")
        settle()
        #expect(delegate.lines == ["shown m1", "button cart"])
    }

    @Test("Day one: the Airship delegate runs unchanged under Braze")
    func airshipUnderBraze() throws {
        let host = BrazeHost(stage: stage)
        let (bridge, delegate) = adoptAirship(host.ui)
        defer { bridge.detach() }
        delegate.checkout.setReady(false)
        try host.trigger(json: braze("m1"))
        settle()
        #expect(host.ui.messageView == nil)
        stage.run { delegate.checkout.setReady(true) }
        settle()
        #expect(host.ui.messageView?.modal?.message.header == "Ann, Hi")
        stage.user.tapButton("0")
        settle()
        #expect(delegate.lines == ["shown m1", "button 0"])
        #expect(stage.log.openedURLs.map(\.absoluteString) == ["shop://cart"])
    }

    @Test("Then: the same behaviour as a handler under Braze, and the click is taken over")
    func airshipAsHandler() throws {
        let host = BrazeHost(stage: stage)
        let handler = ShopNews()
        let bridge = BrazeBridge(handler).attach(to: host.ui)
        defer { bridge.detach() }
        handler.bridge = bridge
        handler.isCheckingOut = true
        try host.trigger(json: braze("m1"))
        settle()
        #expect(host.ui.messageView == nil)
        stage.run { handler.isCheckingOut = false }
        settle()
        #expect(host.ui.messageView?.modal?.message.header == "Ann, Hi")
        stage.user.tapButton("0")
        settle()
        #expect(handler.lines == ["shown m1", "routed shop://cart", "button 0"])
        #expect(stage.log.openedURLs.isEmpty)
    }

    @Test("Day one: the Airship delegate runs under Adobe, and its losses are reported")
    func airshipUnderAdobe() throws {
        let host = AdobeIOSHost(stage: stage)
        let (bridge, delegate) = stage.run { adoptAirshipUnderAdobe() }
        defer { bridge.detach() }
        delegate.checkout.setReady(false)
        try holds({ try host.trigger(json: adobe("m1")) }, until: { delegate.checkout.setReady(true) })
        stage.user.openLink(try #require(URL(string: "adbinapp://dismiss?interaction=ok")))
        settle()
        #expect(delegate.lines == ["shown m1", "tapped"])
    }

    @Test("Day one: the Adobe delegate runs unchanged under Airship")
    func adobeUnderAirship() throws {
        let host = Airship17Host(stage: stage)
        let (bridge, delegate) = try stage.run { try adoptAdobeUnderAirship() }
        defer { bridge.detach() }
        delegate.isCheckingOut = true
        try holds({ try host.trigger(json: airship("m1")) }, until: { delegate.checkoutEnded() })
        stage.user.tapButton("cart")
        settle()
        #expect(
            delegate.lines == [
                "shown m1", "link adbinapp://dismiss?interaction=cart&link=shop://cart", "gone m1",
            ])
    }

    @Test("Then: the handler that was an Adobe delegate plugs into Airship unchanged")
    func adobeHandler() throws {
        let host = Airship17Host(stage: stage)
        let (bridge, handler) = try stage.run { try adobeHandlerOnAirship() }
        defer { bridge.detach() }
        handler.isCheckingOut = true
        try holds({ try host.trigger(json: airship("m1")) }, until: { try handler.checkoutEnded() })
        stage.user.close()
        settle()
        #expect(handler.lines == ["shown m1", "gone m1"])
    }

    @Test("A view of the handler replaces an adapter on both SDKs")
    func customView() throws {
        let brazeHost = BrazeHost(stage: stage)
        let airshipHost = Airship17Host(stage: stage)
        let handler = ShopViews()
        let brazeBridge = BrazeBridge(handler).attach(to: brazeHost.ui)
        let airshipBridge = try stage.run { try Airship17Bridge(handler).attach() }
        try brazeHost.trigger(json: braze("b1"))
        try airshipHost.trigger(json: airship("a1"))
        settle()
        let shown = brazeBridge.engine.visibleMessages + airshipBridge.engine.visibleMessages
        #expect(shown.map(\.id) == ["b1", "a1"])
        let button = try #require(airshipBridge.engine.visibleMessages.first?.view as? UIButton)
        stage.run { button.sendActions(for: .touchUpInside) }
        settle()
        #expect(airshipBridge.engine.visibleMessages.isEmpty)
        brazeBridge.detach()
        airshipBridge.detach()
    }
}

/// These two tests use `Shop.shared`, as their delegate does.
extension PorterTests {
    @Test("Day one: the Braze delegate runs unchanged under Airship")
    func brazeUnderAirship() throws {
        reset()
        let host = Airship17Host(stage: stage)
        let (bridge, delegate, adopted) = try stage.run { try adoptBrazeUnderAirship() }
        defer { bridge.detach() }
        try holds({ try host.trigger(json: airship("m1")) }, until: { delegate.checkoutEnded(adopted.ui) })
        #expect(Shop.shared.lines == ["seen spring"])
        stage.user.tapButton("cart")
        stage.advance(by: .seconds(1))
        #expect(stage.visibleSurfaces.isEmpty)
        #expect(Shop.shared.opened.map(\.absoluteString) == ["shop://cart"])
    }

    @Test("Then: the same behaviour as a handler under Airship, with the click known by its resolution")
    func brazeAsHandlerOnAirship() throws {
        reset()
        let host = Airship17Host(stage: stage)
        let handler = ShopSchedules()
        let bridge = try stage.run { try Airship17Bridge(handler).attach() }
        defer { bridge.detach() }
        handler.bridge = bridge
        try holds({ try host.trigger(json: airship("m1")) }, until: { try handler.checkoutEnded() })
        stage.user.tapButton("cart")
        stage.advance(by: .seconds(1))
        #expect(handler.lines == ["seen spring"])
        #expect(handler.wantsCart)
    }
}
