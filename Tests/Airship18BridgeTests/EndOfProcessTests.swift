import Airship18Bridge
import Airship18Model
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

@MainActor @Suite("The end of the process", .timeLimit(.minutes(20))) struct EndOfProcessTests {
    @Test("INV-7 what the SDK has prepared and then releases retains neither its message nor the stage")
    func prepared() throws {
        weak var weakStage: HeadlessStage?
        weak var weakMessage: CompatMessage?
        do {
            let stage = HeadlessStage()
            let host = Airship18Host(stage: stage)
            let handler = RecordingHandler()
            handler.decision = .hold
            let bridge = stage.run {
                Airship18Bridge(handler, showingOwnViewsFor: [.modal]).attach()
            }
            try host.trigger(json: Airship18World.modal("m1"))
            stage.runUntilIdle()
            let message = try #require(bridge.heldMessages.first)
            // An adopted delegate's view does the same.
            message.attachments[ObjectIdentifier(stage)] = stage
            (weakStage, weakMessage) = (stage, message)
            stage.endProcess()
        }
        #expect(weakMessage == nil)
        #expect(weakStage == nil)
    }

    @Test("A view of the handler's leaves its window when the process ends, without a callback")
    func viewLeaves() throws {
        let world = Airship18World(showingOwnViewsFor: [.modal])
        let view = UIView(frame: .zero)
        world.handler.onPrepare = { plan, _ in plan.customView = view }
        try world.trigger(Airship18World.modal("m1"))
        #expect(view.window != nil)
        world.stage.endProcess()
        #expect(view.window == nil)
        #expect(world.calls == ["decide m1", "prepare m1", "willPresent m1", "didPresent m1"])
    }
}
