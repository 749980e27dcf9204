import Airship18Bridge
import Airship18Model
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

/// The app's own delegate, closures and adapters beside a bridge.
@MainActor @Suite(.timeLimit(.minutes(20))) struct Airship18AppDelegateTests {
    private static let shown = ["decide m1", "prepare m1", "willPresent m1", "didPresent m1"]

    @Test(
        "AM-002 the app's delegate decides with the handler and receives every call; the app's closure replaces its decision"
    )
    func closurePrecedence() throws {
        let world = Airship18World(attached: false)
        let delegate = OldDelegate()
        let asked = Locked<[String]>([])
        let answer = Locked(false)
        world.run {
            world.messaging.displayDelegate = delegate
            world.messaging.onIsReadyToDisplay = { _, id in
                asked.withLock { $0.append(id) }
                return answer.current
            }
            world.bridge.attach()
        }
        #expect(world.messaging.onIsReadyToDisplay == nil)
        try world.trigger(Airship18World.modal("m1"))
        #expect(world.calls == ["decide m1"])
        answer.withLock { $0 = true }
        world.notify()
        world.close()
        #expect(asked.current == ["m1", "m1"])
        #expect(delegate.calls == ["will m1", "finished m1"])
        #expect(world.calls.prefix(4) == Self.shown[...])
        world.run { world.bridge.detach() }
        #expect(world.messaging.onIsReadyToDisplay != nil && world.messaging.displayDelegate === delegate)
    }

    @Test("AM-002 while the handler holds a message the app is not asked")
    func heldUnasked() throws {
        let world = Airship18World()
        let delegate = OldDelegate()
        world.run { world.bridge.displayDelegate = delegate }
        world.handler.decision = .hold
        try world.trigger(Airship18World.modal("m1"))
        world.notify()
        #expect(delegate.calls == [])
        delegate.ready = false
        try world.run { try world.message().show() }
        #expect(delegate.calls == ["isReady m1"])
        #expect(world.calls == ["decide m1"])
        delegate.ready = true
        world.notify()
        #expect(world.calls == Self.shown)
    }

    @Test("AM-032 the bridge holds the app's delegates weakly, as the SDK does")
    func weakDelegates() throws {
        let world = Airship18World()
        world.run { world.messaging.displayDelegate = OldDelegate() }
        try world.trigger(Airship18World.modal("m1"))
        #expect(world.calls == [])
        // There was no delegate left to ask: the SDK continued without the bridge, which is
        // back at the next opportunity.
        var delegate: OldDelegate? = OldDelegate()
        world.run { world.bridge.displayDelegate = delegate }
        weak let weakDelegate = delegate
        delegate = nil
        #expect(weakDelegate == nil && world.bridge.displayDelegate == nil)
    }

    @Test("AM-049 what the app sets later is noticed when a wrapped adapter is asked")
    func claims() throws {
        let world = Airship18World()
        let adapter = OldAdapter()
        world.bridge.setCustomAdapter(forType: .custom) { _ in adapter }
        let delegate = OldDelegate()
        world.run { world.messaging.displayDelegate = delegate }
        try world.trigger(Airship18World.custom("m1"))
        #expect(world.calls == Self.shown)
        #expect(delegate.calls == ["isReady m1", "will m1"])
        world.run { adapter.end(.timedOut) }
        #expect(delegate.calls.last == "finished m1")
    }

    @Test(
        "AM-015 what the app sets later is noticed when a block is asked for an adapter, even if it makes none"
    )
    func claimsWithoutAdapter() throws {
        let world = Airship18World()
        world.bridge.setCustomAdapter(forType: .modal) { _ in nil }
        let delegate = OldDelegate()
        world.run { world.messaging.displayDelegate = delegate }
        try world.trigger(Airship18World.modal("m1"))
        #expect(world.calls == Self.shown)
        #expect(delegate.calls == ["isReady m1", "will m1"])
        #expect(world.findings == [])
    }

    @Test(
        "AM-002 a closure that the app sets on the SDK later bypasses the bridge until the next display, and is reported"
    )
    func setLate() throws {
        let world = Airship18World()
        world.run { world.messaging.onIsReadyToDisplay = { _, _ in true } }
        try world.trigger(Airship18World.modal("m1"))
        #expect(world.calls == ["willPresent m1", "didPresent m1"])
        #expect(world.diagnostics.map(\.code) == [.shownUnasked])
        world.close()
        try world.trigger(Airship18World.modal("m2"))
        #expect(world.calls.suffix(4) == ["decide m2", "prepare m2", "willPresent m2", "didPresent m2"])
        #expect(world.bridge.onIsReadyToDisplay != nil)
    }

    @Test("What the app gives to the bridge before it is attached is used from then on")
    func givenBefore() throws {
        let world = Airship18World(attached: false)
        let (adapter, delegate) = (OldAdapter(), OldDelegate())
        world.bridge.setCustomAdapter(forType: .custom) { _ in adapter }
        world.bridge.displayDelegate = delegate
        world.run { world.bridge.attach() }
        try world.trigger(Airship18World.custom("m1"))
        world.run { adapter.end(.messageTap) }
        #expect(world.calls == Self.shown + ["willDismiss m1", "didDismiss(message clicked) m1"])
        #expect(delegate.calls == ["isReady m1", "will m1", "finished m1"])
    }

    @Test("AM-070 the handler's scene takes precedence over the app's")
    func scenes() throws {
        let world = Airship18World()
        let (chooser, place, wished) = (SceneChooser(), SceneRecorder(), StageScene("handler's").windowScene)
        world.run { world.messaging.sceneDelegate = chooser }
        world.bridge.setCustomAdapter(forType: .custom) { _ in place }
        try world.trigger(Airship18World.custom("m1"))
        world.handler.onPrepare = { plan, _ in plan.windowScene = wished }
        try world.trigger(Airship18World.custom("m2"))
        #expect(
            chooser.scene != nil && place.scenes.count == 2 && place.scenes[0] === chooser.scene
                && place.scenes[1] === wished)
    }

    @Test("AM-049 what the app sets while a message is up is noticed when it has gone")
    func claimsAtTheEnd() throws {
        let world = Airship18World()
        try world.trigger(Airship18World.modal("m1"))
        world.run { world.messaging.onIsReadyToDisplay = { _, _ in true } }
        world.close()
        #expect(world.messaging.onIsReadyToDisplay == nil)
        #expect(world.bridge.onIsReadyToDisplay != nil)
    }
}
