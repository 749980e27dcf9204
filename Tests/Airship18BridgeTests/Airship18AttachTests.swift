import Airship18Bridge
import Airship18Model
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

/// A bridge that is attached, detached and replaced.
@MainActor @Suite(.timeLimit(.minutes(20))) struct Airship18AttachTests {
    private static let shown = Airship18World.shown

    @Test(
        "INV-7 a detached bridge is released, the message on screen fails, and the SDK continues without it")
    func detach() throws {
        let world = Airship18World()
        try world.trigger(Airship18World.modal("m1"))
        world.run { world.bridge.detach() }
        #expect(world.calls.last == "didFail(detached) m1")
        world.close()
        try world.trigger(Airship18World.modal("m2"))
        #expect(world.calls.count == Self.shown.count + 1)
        #expect(world.messaging.displayDelegate == nil)
    }

    @Test("INV-7 only the SDK retains its bridge")
    func retained() throws {
        weak var bridge: Airship18Bridge?
        do {
            let stage = HeadlessStage()
            stage.run {
                let made = Airship18Bridge(RecordingHandler())
                made.attach()
                bridge = made
            }
            #expect(bridge != nil)
            stage.run { bridge?.detach() }
        }
        #expect(bridge == nil)
    }

    @Test("Another bridge replaces the first: held messages fail, and the other handler is asked about them")
    func replaced() throws {
        let world = Airship18World()
        world.handler.decision = .hold
        try world.trigger(Airship18World.modal("m1"))
        let other = RecordingHandler()
        let bridge = Airship18Bridge(other)
        world.run { bridge.attach() }
        #expect(world.messaging.displayDelegate === bridge)
        try world.trigger(Airship18World.modal("m2"))
        #expect(other.calls == ["decide m1", "prepare m1", "willPresent m1", "didPresent m1"])
        #expect(world.calls == ["decide m1", "didFail(detached) m1"])
    }
}
