import Airship17Bridge
import Airship17Model
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import Testing

/// What a plan changes in the SDK's own views.
@MainActor @Suite(.timeLimit(.minutes(20))) struct Airship17PlannedContentTests {
    let world: Airship17World

    init() throws {
        world = try Airship17World()
    }

    private static let shown = Airship17World.shown

    @Test("AS-010 a plan's content is what the SDK shows")
    func content() throws {
        let list = AdapterList()
        world.bridge.setFactoryBlock({ list.make($0) }, for: .modal)
        world.handler.onPrepare = { plan, _ in
            plan.content.header = TextContent("Changed")
            plan.content.extras["seen"] = true
        }
        try world.trigger(Airship17World.modal("m1", message: #", "extra": {"campaign": "spring"}"#))
        let shown = try #require(list.all.first?.message)
        let modal = try #require(shown.displayContent as? InAppMessageModalDisplayContent)
        #expect(modal.heading?.text == "Changed")
        #expect(modal.body?.text == "There")
        #expect(shown.extras?["campaign"] as? String == "spring")
        #expect(shown.extras?["seen"] as? Bool == true)
        #expect(try world.message().content.header == TextContent("Changed"))
        #expect(world.diagnostics.isEmpty)
    }

    @Test("AS-050 what the SDK's messages cannot hold is reported, and the rest is applied")
    func contentLosses() throws {
        world.handler.onPrepare = { plan, _ in
            plan.content.header = TextContent("Changed")
            plan.content.language = "de"
            plan.orientation = .landscape
            plan.autoClose = 3
        }
        try world.trigger(Airship17World.modal("m1"))
        #expect(try world.message().content.header == TextContent("Changed"))
        #expect(
            world.diagnostics.map(\.explanation) == [
                "autoClose: only banners and custom views disappear by themselves (AS-005).",
                "content.language: Airship's messages do not say their language.",
                "orientation: The SDK does not control the orientation.",
            ])
        #expect(world.diagnostics.allSatisfy { $0.code == .planNotApplied })
    }

    @Test("AS-080 a plan's autoClose becomes the banner's own duration")
    func bannerTime() throws {
        world.handler.onPrepare = { plan, _ in plan.autoClose = 3 }
        try world.trigger(Airship17World.banner("m1"))
        world.stage.advance(by: .seconds(4))
        #expect(world.calls == Self.shown + ["willDismiss m1", "didDismiss(timed out) m1"])
        #expect(world.diagnostics.isEmpty)
    }

    @Test("AS-040 a plan's scene is where the SDK's own view appears")
    func scene() throws {
        let (first, second) = (StageScene(), StageScene())
        world.stage.scenes.set([first, second])
        world.handler.onPrepare = { plan, _ in plan.windowScene = first.windowScene }
        try world.trigger(Airship17World.banner("m1"))
        world.stage.advance(by: .seconds(1))
        world.stage.scenes.disconnect(second)
        world.stage.advance(by: .seconds(1))
        #expect(world.calls == Self.shown)
        world.stage.scenes.disconnect(first)
        world.stage.advance(by: .seconds(1))
        #expect(world.calls.last == "didDismiss(dismissed by the user) m1")
    }
}
