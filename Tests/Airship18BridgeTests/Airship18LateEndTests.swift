import Airship18Bridge
import Airship18Model
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import ModelTesting
import PlatformStandIns
import Testing

/// Messages that end while the handler says how they should appear.
@MainActor @Suite(.timeLimit(.minutes(20))) struct Airship18LateEndTests {
    @Test(
        "INV-3 a message that the handler discards when it prepares it, or that fails then, is not shown",
        arguments: [true, false], [Set<CustomDisplayAdapterType>(), [.modal]])
    func endsInPrepare(isDiscarded: Bool, pageTypes: Set<CustomDisplayAdapterType>) throws {
        let world = Airship18World(showingPagesFor: pageTypes)
        world.handler.onPrepare = { [bridge = world.bridge] _, message in
            if isDiscarded { try? message.discard() } else { bridge.detach() }
        }
        try world.trigger(Airship18World.modal("m1"))
        let end = isDiscarded ? [] : ["didFail(detached) m1"]
        #expect(world.calls == ["decide m1", "prepare m1"] + end)
        #expect(world.stage.visibleSurfaces == [])
        #expect(world.isStored() == !isDiscarded)
    }

    @Test("AM-015 the handler's own view is gone at once when it is dismissed, and cannot be dismissed again")
    func ownViewLeaves() throws {
        let world = Airship18World(showingOwnViewsFor: [.modal])
        let view = UIView(frame: .zero)
        world.handler.onPrepare = { plan, _ in plan.customView = view }
        try world.trigger(Airship18World.modal("m1"))
        let message = try world.message()
        try world.run {
            #expect(message.view === view)
            try message.dismiss()
            #expect(view.window == nil && message.view == nil)
            let error = #expect(throws: CompatError.self) { try message.dismiss() }
            #expect(error?.code == .unavailable)
        }
        #expect(world.calls.suffix(2) == ["willDismiss m1", "didDismiss(dismissed by the app) m1"])
    }

    @Test(
        "AM-065 a held message whose schedule was cancelled fails when it is shown, although another is displayed"
    )
    func goneMeanwhile() throws {
        let world = Airship18World()
        world.handler.decision = .hold
        try world.trigger(Airship18World.modal("m2"))
        world.handler.decision = .show
        try world.trigger(Airship18World.modal("m1"))
        let automation = world.automation
        world.run {
            StageTask.start(on: world.stage) { try? await automation.cancelSchedule(identifier: "m2") }
        }
        try world.run { try world.message("m2").show() }
        #expect(
            world.calls == [
                "decide m2", "decide m1", "prepare m1", "willPresent m1", "didPresent m1",
                "didFail(invalidated) m2",
            ])
        #expect(world.stage.visibleSurfaces == ["m1"])
    }
}
