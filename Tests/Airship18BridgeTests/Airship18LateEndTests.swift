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
}
