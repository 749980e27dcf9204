import Airship18Bridge
import Airship18Model
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

/// The identity of messages, and what happens to them when the bridge is detached.
@MainActor @Suite("Identity", .timeLimit(.minutes(20))) struct Airship18IdentityTests {
    private static func modal(_ id: String, named name: String) -> String {
        Airship18World.schedule(
            id,
            #"""
            {"name": "\#(name)", "display_type": "modal",
             "display": {"heading": {"text": "Hi"}, "body": {"text": "There"}}}
            """#)
    }

    @Test("A message has its schedule's id and its campaign's name: two campaigns may share one")
    func names() throws {
        let world = Airship18World()
        world.handler.decision = .hold
        try world.trigger(Self.modal("first", named: "sale"))
        try world.trigger(Self.modal("second", named: "sale"))
        #expect(world.bridge.heldMessages.map(\.id) == ["first", "second"])
        #expect(world.bridge.heldMessages.map(\.name) == ["sale", "sale"])
    }

    @Test("AM-030 a hidden page is removed with the bridge, and no stray failure is reported")
    func hiddenPage() throws {
        let world = Airship18World(showingPagesFor: [.modal])
        try world.trigger(Airship18World.modal("m1"))
        try world.run { try world.message().hide() }
        #expect(world.calls.last == "didHide m1")
        world.run { world.bridge.detach() }
        #expect(world.calls.last == "didFail(detached) m1")
        #expect(world.calls.filter { $0.hasPrefix("didFail") }.count == 1)
        #expect(world.findings == [])
        #expect(world.stage.visibleSurfaces == [])
    }

    @Test("AM-015 a bridge that shows no views reports it: no view of the handler is shown or counted")
    func noViews() throws {
        let world = Airship18World()
        let view = UIView(frame: .zero)
        world.handler.onPrepare = { plan, _ in plan.customView = view }
        try world.trigger(Airship18World.modal("m1"))
        #expect(try !world.message().capabilities.support(of: .customView).isAvailable)
        #expect(world.findings.count == 1)
        #expect(
            world.findings.first?.hasPrefix("planNotApplied: customView: The bridge is not configured")
                == true)
        #expect(view.window == nil)
        #expect(world.stage.visibleSurfaces == ["m1"])
    }

    @Test("AM-015 its adapters are the app's own, and a handler's view does not replace them")
    func adaptersAlone() throws {
        let world = Airship18World()
        let adapter = OldAdapter()
        world.bridge.setCustomAdapter(forType: .modal) { _ in adapter }
        world.handler.onPrepare = { plan, _ in plan.customView = UIView(frame: .zero) }
        try world.trigger(Airship18World.modal("m1"))
        #expect(adapter.calls == ["isReady", "display"])
        #expect(world.findings.count == 1)
        world.run { adapter.end(.userDismissed) }
    }
}
