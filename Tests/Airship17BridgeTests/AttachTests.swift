import AdobeAndroid2Bridge
import AdobeAndroid2Model
import AdobeAndroid3Bridge
import AdobeIOSBridge
import Airship17Bridge
import Airship17Model
import BrazeBridge
import BrazeModel
import BridgeTesting
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

/// Two bridges on one SDK: the later one replaces the earlier one, and both report it.
@MainActor @Suite(.timeLimit(.minutes(20))) struct AttachTests {
    let stage = HeadlessStage()

    private func codes(_ attach: (_ sink: @escaping DiagnosticSink) -> Void) -> [String] {
        let list = DiagnosticList()
        stage.run {
            for name in ["first", "second"] {
                attach { list.items.append(Diagnostic($0.code, shape: $0.shape, messageID: name, "")) }
            }
        }
        return list.items.map { "\($0.code) \($0.messageID ?? "")" }
    }

    private let expected = ["bridgeReplaced first", "bridgeReplaced second"]

    @Test("INV-8 a later bridge replaces an earlier one, and both report it, on every SDK")
    func replaced() {
        let ui = BrazeHost(stage: stage).ui
        #expect(
            codes { sink in
                let bridge = BrazeBridge(RecordingHandler())
                bridge.diagnostics = sink
                bridge.attach(to: ui)
            } == expected)
        #expect(
            codes { sink in
                let bridge = AdobeIOSBridge(RecordingHandler())
                bridge.diagnostics = sink
                bridge.attach()
            } == expected)
        #expect(
            codes { sink in
                let bridge = AdobeAndroid2Bridge(RecordingHandler())
                bridge.diagnostics = sink
                bridge.attach()
            } == expected)
        #expect(
            codes { sink in
                let bridge = AdobeAndroid3Bridge(RecordingHandler())
                bridge.diagnostics = sink
                bridge.attach()
            } == expected)
        let airship = Airship17Host(stage: stage)
        defer { withExtendedLifetime(airship) {} }
        #expect(
            codes { sink in
                let bridge = Airship17Bridge(RecordingHandler())
                bridge.diagnostics = sink
                bridge.attach(to: InAppAutomation.shared)
            } == expected)
    }

    @Test(
        "INV-8 a bridge that is attached to another SDK leaves the first one, and the message on screen there"
    )
    func moved() throws {
        let world = try Airship17World()
        let delegate = OldAirshipDelegate()
        world.manager.delegate = delegate
        try world.trigger(Airship17World.modal("m1"))
        #expect(world.manager.delegate === world.bridge)
        let other = HeadlessStage()
        let host = Airship17Host(stage: other)
        let automation = try #require(other.run { InAppAutomation.shared })
        other.run { _ = world.bridge.attach(to: automation) }
        #expect(world.calls.last == "didFail(detached) m1")
        #expect(world.manager.delegate === delegate)
        #expect(automation.inAppMessageManager.delegate === world.bridge)
        world.handler.clear()
        try host.trigger(json: Airship17World.modal("m2"))
        other.runUntilIdle()
        #expect(world.calls == ["decide m2", "prepare m2", "willPresent m2", "didPresent m2"])
        other.run { world.bridge.detach() }
    }

    @Test(
        "INV-1 a message whose preparation began before the bridge was attached is let through, and reported")
    func attachedMeanwhile() throws {
        let world = try Airship17World(wrapping: [], attached: false)
        let delegate = OldAirshipDelegate()
        world.manager.delegate = delegate
        delegate.change { [world] message in
            _ = MainThread.ask(timeout: 1) { world.attach() }
            return message
        }
        try world.trigger(Airship17World.modal("m1"))
        #expect(delegate.calls.first == "extend m1 background")
        #expect(world.calls == ["willPresent m1", "didPresent m1"])
        #expect(
            world.stage.visibleSurfaces == ["m1"] && world.bridge.engine.visibleMessages.map(\.id) == ["m1"])
        world.run { world.bridge.detach() }
    }

    @Test("INV-3 a custom view of the bridge that was replaced is dismissed, and its message fails")
    func customViewOfReplaced() throws {
        let world = try Airship17World()
        let view = UIView(frame: .zero)
        world.handler.onPrepare = { plan, _ in plan.customView = view }
        try world.trigger(Airship17World.modal("m1"))
        #expect(view.window != nil)
        try world.run { _ = try Airship17Bridge(RecordingHandler()).attach() }
        #expect(view.window == nil)
        #expect(world.calls.last == "didFail(detached) m1")
        #expect(world.diagnostics.map(\.code).contains(.bridgeReplaced))
    }

    @Test("INV-3 a held message that is discarded after the bridge was detached keeps its schedule")
    func discardedAfterDetach() throws {
        let world = try Airship17World()
        world.handler.decision = .hold
        try world.trigger(Airship17World.modal("m1"))
        world.run { world.bridge.detach() }
        try world.run { try world.message().discard() }
        #expect(world.scheduleIDs() == ["m1"])
        #expect(try world.message().phase == .discarded)
        #expect(world.stage.visibleSurfaces == [])
        #expect(
            world.diagnostics.map(\.description) == [
                "[airship17] message m1 actionFailed: discard: the bridge is not attached, so the SDK keeps the schedule."
            ])
    }

    @Test(
        "INV-3 a held message of a bridge that was detached cannot be shown, and stays held; attached, it can"
    )
    func shownAfterDetach() throws {
        let world = try Airship17World()
        world.handler.decision = .hold
        for id in ["m1", "m2"] { try world.trigger(Airship17World.modal(id)) }
        world.run { world.bridge.detach() }
        for _ in 1...2 {
            #expect(
                throws: CompatError(
                    .detached, "", capability: .showLater, shape: .airship17, messageID: "m1")
            ) { try world.run { try world.message().show() } }
            #expect(try world.message().phase == .held)
        }
        #expect(world.calls.filter { $0.hasPrefix("willPresent") } == [])
        #expect(world.stage.visibleSurfaces == [] && world.bridge.heldMessages.map(\.id) == ["m1", "m2"])
        world.attach()
        try world.run { try world.message("m2").show() }
        #expect(world.calls.suffix(2) == ["willPresent m2", "didPresent m2"])
    }

    @Test("INV-8 a bridge that is attached once more while it replaces another one keeps the app's delegates")
    func attachedInside() throws {
        let world = try Airship17World(attached: false)
        let (delegate, scene) = (OldAirshipDelegate(), StageScene())
        let chooser = SceneChooser(try #require(scene.windowScene))
        let scenes = world.stage.run { InAppMessageSceneManager.shared }
        world.manager.delegate = delegate
        scenes.delegate = chooser
        let handler = ClosureHandler()
        handler.didFail = { _, _ in world.attach() }
        try world.run { _ = try Airship17Bridge(handler).attach() }
        try world.trigger(Airship17World.modal("m1"))
        world.attach()
        #expect(world.diagnostics.map(\.code) == [.bridgeReplaced])
        #expect(world.bridge.delegate === delegate && world.bridge.sceneDelegate === chooser)
        world.stage.advance(by: .seconds(31))
        try world.trigger(Airship17World.modal("m2"))
        #expect(world.calls == ["decide m2", "prepare m2", "willPresent m2", "didPresent m2"])
        world.run { world.bridge.detach() }
        #expect(world.manager.delegate === delegate && scenes.delegate === chooser)
    }
}
