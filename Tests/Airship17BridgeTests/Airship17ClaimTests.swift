import Airship17Bridge
import Airship17Model
import BridgeTesting
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

/// When the bridge notices what the app has set on the SDK since, and what it leaves to the SDK afterwards.
@MainActor @Suite(.timeLimit(.minutes(20))) struct Airship17ClaimTests {
    private static let shown = ["decide m1", "prepare m1", "willPresent m1", "didPresent m1"]

    @Test("A delegate that the app sets while a message is held is noticed when the coordinator is asked")
    func whileHeld() throws {
        let world = try Airship17World()
        world.handler.decision = .hold
        try world.trigger(Airship17World.modal("m1"))
        let delegate = OldAirshipDelegate()
        world.manager.delegate = delegate
        try world.run { try world.message().show() }
        #expect(world.calls == Self.shown)
        #expect(delegate.calls == ["isMessageReady m1 main", "willBeDisplayed(m1) m1 main"])
        #expect(world.manager.delegate === world.bridge && world.bridge.delegate === delegate)
    }

    @Test("A delegate that the app sets before each trigger of a schedule is noticed each time")
    func eachTime() throws {
        let world = try Airship17World()
        let delegates = [OldAirshipDelegate(), OldAirshipDelegate()]
        for delegate in delegates {
            world.manager.delegate = delegate
            try world.trigger(Airship17World.modal("m1", schedule: #", "limit": 0"#))
            world.close()
            world.stage.advance(by: .seconds(31))
        }
        let round = Self.shown + ["willDismiss m1", "didDismiss(dismissed by the user) m1"]
        #expect(world.calls == round + round)
        #expect(
            delegates.map { $0.calls.last } == [
                "finished(m1, userDismissed) m1 main", "finished(m1, userDismissed) m1 main",
            ])
    }

    @Test("A bridge that is detached does not return to the SDK, although messages of it are still there")
    func afterDetach() throws {
        let world = try Airship17World()
        for id in ["m1", "m2"] { try world.trigger(Airship17World.modal(id)) }
        world.handler.decision = .hold
        try world.trigger(Airship17World.modal("m3"))
        world.run { world.bridge.detach() }
        let delegate = OldAirshipDelegate()
        let chooser = SceneChooser(try #require(world.stage.scenes.all.first?.windowScene))
        let scenes = world.stage.run { InAppMessageSceneManager.shared }
        world.manager.delegate = delegate
        scenes.delegate = chooser
        world.close()
        world.stage.advance(by: .seconds(31))
        #expect(
            delegate.calls == [
                "finished(m1, userDismissed) m1 main", "isMessageReady m2 main",
                "willBeDisplayed(m2) m2 main",
            ])
        #expect(world.stage.visibleSurfaces == ["m2"] && world.bridge.heldMessages.map(\.id) == ["m3"])
        #expect(world.manager.delegate === delegate && scenes.delegate === chooser && chooser.count > 0)
        #expect(world.calls.suffix(2) == ["didFail(detached) m1", "didFail(detached) m2"])
    }

    @Test("INV-7 a bridge that is detached is released, and no longer holds back its messages")
    func released() throws {
        let stage = HeadlessStage()
        let host = Airship17Host(stage: stage)
        let handler = RecordingHandler()
        handler.decision = .hold
        weak let bridge = try stage.run { try Airship17Bridge(handler).attach() }
        try host.trigger(json: Airship17World.modal("m1"))
        stage.runUntilIdle()
        #expect(bridge?.heldMessages.map(\.id) == ["m1"] && stage.visibleSurfaces == [])
        stage.run { bridge?.detach() }
        stage.runUntilIdle()
        #expect(bridge == nil)
        stage.run { InAppAutomation.shared.inAppMessageManager.notifyDisplayConditionsChanged() }
        stage.runUntilIdle()
        #expect(handler.calls == ["decide m1", "prepare m1"] && stage.visibleSurfaces == ["m1"])
        stage.endProcess()
    }

    @Test("A view of the handler's that is dismissed is gone at once, and its time has no effect any more")
    func viewLeaves() throws {
        let world = try Airship17World()
        let view = UIView(frame: .zero)
        world.handler.onPrepare = { plan, _ in
            plan.customView = view
            plan.autoClose = 5
        }
        try world.trigger(Airship17World.modal("m1"))
        let message = try world.message()
        try world.run {
            #expect(message.view === view && view.window != nil)
            try message.dismiss()
            #expect(view.window == nil && message.view == nil)
        }
        world.stage.advance(by: .seconds(6))
        #expect(world.calls == Self.shown + ["willDismiss m1", "didDismiss(dismissed by the app) m1"])
        #expect(world.diagnostics.map(\.explanation) == [])
    }
}
