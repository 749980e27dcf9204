import BrazeBridge
import BrazeModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import Testing

/// Messages that the SDK has put on its stack while another one was visible, under policies that take them up.
@MainActor @Suite(.timeLimit(.minutes(20))) struct BrazeParkedTests: BridgeSuite {
    let world = BridgeWorld<BrazeHost, BrazeBridge> { BrazeBridge($0).attach(to: $1.ui) }

    @Test(
        "BZ-015 BZ-016 a later trigger that was parked replaces the held message of its campaign; others are not asked about again"
    )
    func laterTrigger() throws {
        let policies = PolicyStack(around: handler)
        bridge.handler = policies.handler
        handler.decision = .hold
        for id in ["m1", "m2"] { try trigger(modal(id)) }
        handler.decision = .show
        try trigger(modal("m3"))
        handler.decision = .hold
        try trigger(modal("m1"))
        handler.clear()
        stage.user.close()
        stage.runUntilIdle()
        #expect(
            handler.calls == [
                "willDismiss m3", "didFail(replaced) m1", "decide m1",
                "didDismiss(dismissed by the user (derived)) m3",
            ])
        #expect(bridge.heldMessages.map(\.id) == ["m2", "m1"])
        #expect(host.ui.stack.map(\.id) == ["m2", "m1"])
        #expect(diagnostics.items.isEmpty)
    }

    @Test(
        "BZ-015 a later trigger that was parked does not replace the message of its campaign that is on the screen"
    )
    func laterTriggerOfVisible() throws {
        let policies = PolicyStack(around: handler)
        bridge.handler = policies.handler
        for _ in 1...2 { try trigger(modal("m1")) }
        #expect(host.ui.stack.map(\.id) == ["m1"])
        stage.user.close()
        stage.runUntilIdle()
        #expect(
            handler.calls.prefix(6) == [
                "decide m1", "prepare m1", "willPresent m1", "didPresent m1", "willDismiss m1",
                "didDismiss(dismissed by the user (derived)) m1",
            ])
        #expect(handler.messages.first?.phase == .dismissed && diagnostics.items.isEmpty)
    }
}
