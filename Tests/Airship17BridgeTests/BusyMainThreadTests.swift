import Airship17Bridge
import Airship17Model
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

/// Keeps the main thread busy from `extend` on until the SDK has continued without the handler.
private final class BusyDelegate: NSObject, InAppMessagingDelegate, Sendable {
    private let hasGoneOn = DispatchSemaphore(value: 0)

    func extend(_ message: InAppMessage) -> InAppMessage {
        MainThread.async { [hasGoneOn] in _ = hasGoneOn.wait(timeout: .now() + 60) }
        return message
    }

    func displayCoordinator(for message: InAppMessage) -> (any InAppMessageDisplayCoordinator)? {
        hasGoneOn.signal()
        return nil
    }
}

/// Messages that the SDK has prepared before the main thread got round to the handler.
@MainActor @Suite(.timeLimit(.minutes(20))) struct BusyMainThreadTests {
    @Test("INV-4 the handler is asked after the preparation, and its view is shown and can be dismissed")
    func askedLate() throws {
        let world = try Airship17World()
        let delegate = BusyDelegate()
        let view = UIView(frame: .zero)
        world.bridge.delegate = delegate
        world.bridge.gatePolicy = GatePolicy(timeout: 0.1, fallback: .hold, lateAnswer: .act)
        world.handler.onPrepare = { plan, _ in plan.customView = view }
        try world.trigger(Airship17World.modal("m1"))
        let shown = ["decide m1", "prepare m1", "willPresent m1", "didPresent m1"]
        #expect(world.calls == shown)
        #expect(try view.window != nil && world.message().view === view)
        try world.run { try world.message().dismiss() }
        #expect(world.calls == shown + ["willDismiss m1", "didDismiss(dismissed by the app) m1"])
        #expect(view.window == nil)
        withExtendedLifetime(delegate) {}
    }

    @Test("INV-4 a message that the handler holds when it is asked late is shown by show()")
    func heldLate() throws {
        let world = try Airship17World()
        let delegate = BusyDelegate()
        world.bridge.delegate = delegate
        world.bridge.gatePolicy = GatePolicy(timeout: 0.1, fallback: .hold, lateAnswer: .act)
        world.handler.decision = .hold
        try world.trigger(Airship17World.modal("m1"))
        #expect(world.calls == ["decide m1", "prepare m1"])
        try world.run { try world.message().show() }
        #expect(world.calls == ["decide m1", "prepare m1", "willPresent m1", "didPresent m1"])
        withExtendedLifetime(delegate) {}
    }
}
