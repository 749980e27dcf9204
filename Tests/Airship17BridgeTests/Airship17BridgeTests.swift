import Airship17Bridge
import Airship17Model
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import Testing

@MainActor @Suite(.timeLimit(.minutes(20))) struct Airship17BridgeTests {
    let world: Airship17World

    init() throws {
        world = try Airship17World()
    }

    private static let shown = Airship17World.shown

    @Test("INV-2 a button click gives the whole story in order, and the resolution is the SDK's (AS-042)")
    func wholeStory() throws {
        try world.trigger(Airship17World.modal("m1", display: Airship17World.goButton))
        #expect(world.bridge.scheduleID(of: try world.message()) == "m1")
        world.stage.user.tapButton("go")
        world.stage.advance(by: .seconds(1))
        #expect(world.calls == Self.shown + ["willDismiss m1", "didDismiss(button go clicked) m1"])
        #expect(world.handler.messages.count == 1)
        #expect(world.diagnostics.isEmpty)
    }

    @Test("AS-080 every kind of dismissal is reported to the handler as the SDK reports it")
    func resolutions() throws {
        let ways: [(@MainActor (HeadlessStage) -> Void, String)] = [
            ({ $0.user.tapMessage() }, "message clicked"),
            ({ $0.user.swipeAway() }, "dismissed by the user"),
            ({ $0.advance(by: .seconds(11)) }, "timed out"),
            ({ $0.user.tapButton("go") }, "button go clicked"),
        ]
        for (way, text) in ways {
            let world = try Airship17World()
            try world.trigger(Airship17World.banner("m1", display: Airship17World.goButton))
            world.stage.advance(by: .seconds(1))
            way(world.stage)
            world.stage.advance(by: .seconds(1))
            #expect(world.calls == Self.shown + ["willDismiss m1", "didDismiss(\(text)) m1"])
        }
    }

    @Test("INV-1 a held message is asked about once, however often the SDK asks its coordinator (AS-027)")
    func holdIsRemembered() throws {
        world.handler.decision = .hold
        try world.trigger(Airship17World.modal("m1"))
        let examined = world.host.examinedScheduleCount
        for _ in 0..<5 {
            world.run { world.manager.notifyDisplayConditionsChanged() }
        }
        #expect(world.host.examinedScheduleCount == examined + 5)
        #expect(world.calls == ["decide m1", "prepare m1"])
        #expect(world.bridge.heldMessages.map(\.id) == ["m1"])
    }

    @Test("INV-1 a held message appears on show(), and the handler is not asked again")
    func showLater() throws {
        world.handler.decision = .hold
        try world.trigger(Airship17World.modal("m1"))
        world.handler.decision = .discard
        try world.run { try world.message().show() }
        #expect(world.calls == Self.shown)
        #expect(world.bridge.heldMessages.isEmpty)
    }

    @Test("AS-028 messages shown together appear in the order of their priorities, each after the pause")
    func showInOrder() throws {
        world.handler.decision = .hold
        for (id, priority) in [("m1", 5), ("m2", -1), ("m3", 0)] {
            try world.trigger(Airship17World.modal(id, schedule: #", "priority": \#(priority)"#))
        }
        world.handler.clear()
        let held = world.bridge.heldMessages
        try world.run { for message in held { try message.show() } }
        for _ in 0..<3 {
            world.close()
            world.stage.advance(by: .seconds(31))
        }
        let order = world.calls.filter { $0.hasPrefix("willPresent") }
        #expect(order == ["willPresent m2", "willPresent m3", "willPresent m1"])
        #expect(world.calls.contains { $0.hasPrefix("didFail") } == false)
    }

    @Test("AS-028 messages shown together inside a callback appear in the order of their priorities")
    func showInOrderInside() throws {
        world.handler.decision = .hold
        for (id, priority) in [("m1", 5), ("m2", -1), ("m3", 0)] {
            try world.trigger(Airship17World.modal(id, schedule: #", "priority": \#(priority)"#))
        }
        let held = world.bridge.heldMessages
        world.handler.decision = .show
        try world.trigger(Airship17World.modal("m0"))
        world.handler.onDidDismiss = { _ in for message in held { try? message.show() } }
        world.close()
        #expect(held.map(\.phase) == [.approved, .approved, .approved])
        for _ in 0..<3 {
            world.stage.advance(by: .seconds(31))
            world.close()
        }
        let order = world.calls.filter { $0.hasPrefix("willPresent") }
        #expect(order == ["willPresent m0", "willPresent m2", "willPresent m3", "willPresent m1"])
    }

    @Test("AS-020 a message that is discarded is cancelled when it is prepared, and its schedule is deleted")
    func discard() throws {
        world.handler.decision = .discard
        try world.trigger(Airship17World.modal("m1", schedule: #", "limit": 0"#))
        #expect(world.calls == ["decide m1"])
        #expect(try world.message().phase == .discarded)
        #expect(world.scheduleIDs() == [])
    }

    @Test("INV-3 a held message that is discarded later never appears, and its schedule is deleted")
    func discardHeld() throws {
        world.handler.decision = .hold
        try world.trigger(Airship17World.modal("m1"))
        try world.trigger(Airship17World.modal("m2"))
        try world.run { try world.message("m1").discard() }
        #expect(world.scheduleIDs() == ["m2"])
        #expect(world.bridge.heldMessages.map(\.id) == ["m2"])
        #expect(world.calls == ["decide m1", "prepare m1", "decide m2", "prepare m2"])
    }

    @Test("INV-3 each trigger of a schedule is a message of its own")
    func triggeredAgain() throws {
        try world.trigger(Airship17World.modal("m1", schedule: #", "limit": 0"#))
        world.close()
        world.stage.advance(by: .seconds(31))
        try world.trigger(Airship17World.modal("m1", schedule: #", "limit": 0"#))
        let once = Self.shown + ["willDismiss m1", "didDismiss(dismissed by the user) m1"]
        #expect(world.calls == once + Self.shown)
        #expect(world.handler.messages.count == 2)
    }

    @Test("AS-005 a view of the SDK's own cannot be dismissed, and the error says so")
    func dismissBuiltIn() throws {
        try world.trigger(Airship17World.modal("m1"))
        let message = try world.message()
        #expect(
            throws: CompatError(.unavailable, "", capability: .dismiss, shape: .airship17, messageID: "m1")
        ) { try message.dismiss() }
        world.close()
        #expect(world.calls.last == "didDismiss(dismissed by the user) m1")
    }

    @Test("A custom view replaces the adapter's view, and the handler dismisses it")
    func customView() throws {
        let label = UILabel(frame: .zero)
        world.handler.onPrepare = { plan, _ in
            plan.customView = label
            plan.windowLevel = .alert
        }
        try world.trigger(Airship17World.modal("m1"))
        #expect(world.calls == Self.shown)
        #expect(label.window?.windowLevel == .alert)
        #expect(try world.message().view === label)
        try world.run { try world.message().dismiss() }
        #expect(world.calls == Self.shown + ["willDismiss m1", "didDismiss(dismissed by the app) m1"])
        #expect(label.window == nil)
        #expect(
            world.stage.log.entries(of: .analytics).map { "\($0.name) \($0.details["type"] ?? "")" } == [
                "in_app_display ", "in_app_resolution user_dismissed",
            ])
        #expect(world.diagnostics.isEmpty)
    }

    @Test("A custom view disappears when its time is up")
    func customViewTime() throws {
        world.handler.onPrepare = { plan, _ in
            plan.customView = UIView(frame: .zero)
            plan.autoClose = 5
        }
        try world.trigger(Airship17World.modal("m1"))
        world.stage.advance(by: .seconds(6))
        #expect(world.calls == Self.shown + ["willDismiss m1", "didDismiss(timed out) m1"])
    }

    @Test("AS-016 a custom message can be shown with a view of the handler's, and is cancelled without one")
    func customMessages() throws {
        let world = try Airship17World(wrapping: [.custom])
        world.handler.onPrepare = { plan, message in
            if message.id == "m1" { plan.customView = UIView(frame: .zero) }
        }
        try world.trigger(Airship17World.custom("m1"))
        #expect(world.calls == Self.shown)
        try world.run { try world.message().dismiss() }
        world.handler.clear()
        try world.trigger(Airship17World.custom("m2"))
        #expect(world.calls == ["decide m2", "prepare m2", "didFail(content) m2"])
        #expect(world.scheduleIDs() == [])
    }

    @Test("AS-016 messages of each of two wrapped types are shown in the handler's own view")
    func wrappedTypes() throws {
        let world = try Airship17World(wrapping: [.banner, .modal])
        world.handler.onPrepare = { plan, _ in plan.customView = UIView(frame: .zero) }
        for (id, campaign) in [("m1", Airship17World.modal("m1")), ("m2", Airship17World.banner("m2"))] {
            try world.trigger(campaign)
            let message = try world.message(id)
            #expect(message.view != nil)
            try world.run { try message.dismiss() }
            world.stage.advance(by: .seconds(31))
        }
        #expect(world.diagnostics.map(\.description) == [])
    }

    @Test("INV-6 a custom view that is dismissed in didPresent disappears after the callback")
    func dismissInDidPresent() throws {
        world.handler.onPrepare = { plan, _ in plan.customView = UIView(frame: .zero) }
        world.handler.onDidPresent = { try? $0.dismiss() }
        try world.trigger(Airship17World.modal("m1"))
        #expect(world.calls == Self.shown + ["willDismiss m1", "didDismiss(dismissed by the app) m1"])
    }

    @Test("INV-6 a custom view that is dismissed before it has appeared disappears after it has appeared")
    func dismissInWillPresent() throws {
        world.handler.onPrepare = { plan, _ in plan.customView = UIView(frame: .zero) }
        world.handler.onWillPresent = { try? $0.dismiss() }
        try world.trigger(Airship17World.modal("m1"))
        #expect(world.calls == Self.shown + ["willDismiss m1", "didDismiss(dismissed by the app) m1"])
    }

    @Test("INV-6 a message can be shown or discarded from inside the gate")
    func actInGate() throws {
        world.handler.decision = .hold
        world.handler.onDecide = { message in
            if message.id == "m1" { try? message.show() } else { try? message.discard() }
        }
        try world.trigger(Airship17World.modal("m1"))
        try world.trigger(Airship17World.modal("m2"))
        #expect(world.calls == Self.shown + ["decide m2"])
        #expect(world.scheduleIDs() == ["m1"])
    }

    @Test("INV-6 a held message that is shown in didDismiss of another message appears after the pause")
    func showInDidDismiss() throws {
        world.handler.decision = .hold
        try world.trigger(Airship17World.modal("m1"))
        world.handler.decision = .show
        let bridge = world.bridge
        world.handler.onDidDismiss = { [unowned bridge] _ in _ = try? bridge.showNext() }
        try world.trigger(Airship17World.modal("m2"))
        world.handler.clear()
        world.close()
        world.stage.advance(by: .seconds(31))
        #expect(
            world.calls == [
                "willDismiss m2", "didDismiss(dismissed by the user) m2", "willPresent m1", "didPresent m1",
            ])
    }

    @Test("An action that Airship cannot perform throws an error that names capability and shape")
    func unavailable() throws {
        try world.trigger(Airship17World.modal("m1"))
        let message = try world.message()
        let tries: [(Capability, @MainActor () throws -> Void)] = [
            (.hide, { try message.hide() }), (.track, { try message.track(.impression) }),
            (.evaluateScript, { try message.evaluateJavaScript("1") }),
            (.scriptMessages, { try message.onScriptMessage("x") { _ in } }),
        ]
        for (capability, action) in tries {
            #expect(
                throws: CompatError(
                    .unavailable, "", capability: capability, shape: .airship17, messageID: "m1")
            ) { try action() }
        }
        #expect(message.view == nil)
    }
}
