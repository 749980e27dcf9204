import Airship17Bridge
import Airship17Model
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

/// The identity of messages.
@MainActor @Suite("Identity", .timeLimit(.minutes(20))) struct Airship17IdentityTests {
    private static func schedule(_ id: String, named name: String) -> String {
        #"""
        {"id": "\#(id)", "message": {"name": "\#(name)", "display_type": "modal",
         "display": {"heading": {"text": "Hi"}, "body": {"text": "There"}}}}
        """#
    }

    @Test("A message has its schedule's id and its campaign's name: two campaigns may share one")
    func names() throws {
        let world = try Airship17World()
        world.handler.decision = .hold
        try world.trigger(Self.schedule("first", named: "sale"))
        try world.trigger(Self.schedule("second", named: "sale"))
        #expect(world.bridge.heldMessages.map(\.id) == ["first", "second"])
        #expect(world.bridge.heldMessages.map(\.name) == ["sale", "sale"])
        #expect(world.bridge.heldMessages.map(world.bridge.scheduleID(of:)) == ["first", "second"])
    }

    @Test("AS-020 of two campaigns with one message the right one is discarded") func discarded() throws {
        let world = try Airship17World()
        world.handler.decision = .hold
        try world.trigger(Self.schedule("first", named: "sale"))
        try world.trigger(Self.schedule("second", named: "sale"))
        let second = try #require(world.bridge.heldMessages.last)
        try world.run { try second.discard() }
        #expect(world.scheduleIDs() == ["first"])
    }

    @Test("A message whose schedule was not found in time has the id that the SDK reports") func late() throws
    {
        let world = try Airship17World(attached: false)
        world.run { InAppAutomation.shared.isPaused = true }
        try world.trigger(Self.schedule("first", named: "sale"))
        world.attach()
        world.run { InAppAutomation.shared.isPaused = false }
        #expect(world.handler.messages.map(\.id) == ["first"])
        #expect(world.handler.messages.map(\.name) == ["sale"])
    }

    @Test("AS-026 One message object in two schedules is two messages: each is held and shown by itself")
    func oneObject() throws {
        let world = try Airship17World()
        world.handler.decision = .hold
        let message = try #require(
            try world.host.schedule(in: Data(Self.schedule("x", named: "sale").utf8)) as? InAppMessageSchedule
        ).message
        world.run {
            for id in ["first", "second"] {
                let schedule = InAppMessageSchedule(message: message) { builder in
                    builder.identifier = id
                    builder.triggers = [.customEventTrigger(with: nil, count: 1)]
                }
                InAppAutomation.shared.schedule(schedule) { _ in }
            }
        }
        world.run { world.host.send(.customEvent("e")) }
        #expect(world.bridge.heldMessages.map(\.id) == ["first", "second"])
        let second = try #require(world.bridge.heldMessages.last)
        try world.run { try second.show() }
        world.close()
        world.stage.advance(by: .seconds(30))
        #expect(
            world.calls == [
                "decide first", "prepare first", "decide second", "prepare second", "willPresent second",
                "didPresent second", "willDismiss second", "didDismiss(dismissed by the user) second",
            ])
        #expect(world.bridge.heldMessages.map(\.id) == ["first"])
        #expect(world.diagnostics.map(\.description) == [])
    }

    @Test(
        "AS-041 of two schedules with one message object, the display says which one it is",
        arguments: ["first", "second"])
    func toldWithTheDisplay(triggered: String) throws {
        let world = try Airship17World()
        world.handler.decision = .hold
        let message = try #require(
            try world.host.schedule(in: Data(Self.schedule("x", named: "sale").utf8)) as? InAppMessageSchedule
        ).message
        world.run {
            for id in ["first", "second"] {
                let schedule = InAppMessageSchedule(message: message) { builder in
                    builder.identifier = id
                    builder.triggers = [.customEventTrigger(with: nil, count: id == triggered ? 1 : 2)]
                }
                InAppAutomation.shared.schedule(schedule) { _ in }
            }
        }
        world.run { world.host.send(.customEvent("e")) }
        let held = try #require(world.bridge.heldMessages.last)
        try world.run { try held.show() }
        #expect(held.phase == .presented && world.bridge.scheduleID(of: held) == triggered)
    }

    @Test("AS-026 of two schedules with equal messages, of which the SDK gives copies, each is taken once")
    func copies() throws {
        let world = try Airship17World()
        world.handler.decision = .hold
        let messages = try (1...4).map { _ in
            try #require(
                try world.host.schedule(in: Data(Self.schedule("x", named: "sale").utf8))
                    as? InAppMessageSchedule
            ).message
        }
        world.run {
            for (id, message) in zip(["first", "second"], messages) {
                let schedule = InAppMessageSchedule(message: message) { builder in
                    builder.identifier = id
                    builder.triggers = [.customEventTrigger(with: nil, count: 9)]
                }
                InAppAutomation.shared.schedule(schedule) { _ in }
            }
        }
        let bridge = world.bridge
        for message in messages.suffix(2) {
            // Messages are immutable, but their type does not state that another thread may read them.
            nonisolated(unsafe) let copy = message
            world.run { MainThread.background { _ = bridge.extend(copy) } }
        }
        #expect(bridge.heldMessages.map(\.id) == ["first", "second"])
        #expect(world.calls == ["decide first", "prepare first", "decide second", "prepare second"])
    }

    @Test(
        "A message that no schedule contains has its name as its id, and a number if it has none or it is taken"
    )
    func madeUp() throws {
        let world = try Airship17World()
        world.handler.decision = .hold
        let unnamed = Self.schedule("x", named: "").replacingOccurrences(of: #""name": "", "#, with: "")
        let payloads = [
            unnamed, Self.schedule("x", named: "sale"), Self.schedule("x", named: "sale"), unnamed,
        ]
        let messages = try payloads.map {
            try #require(try world.host.schedule(in: Data($0.utf8)) as? InAppMessageSchedule).message
        }
        let bridge = world.bridge
        for message in messages {
            // Messages are immutable, but their type does not state that another thread may read them.
            nonisolated(unsafe) let message = message
            world.run { MainThread.background { _ = bridge.extend(message) } }
        }
        #expect(bridge.heldMessages.map(\.id) == ["airship-1", "sale", "sale-3", "airship-4"])
        #expect(bridge.heldMessages.map(\.name) == [nil, "sale", "sale", nil])
        #expect(bridge.heldMessages.map(bridge.scheduleID(of:)) == [nil, nil, nil, nil])
        let last = try #require(bridge.heldMessages.last)
        try world.run {
            try last.show()
            bridge.messageWillBeDisplayed(messages[3], scheduleID: "s4")
        }
        #expect(last.phase == .presented && bridge.scheduleID(of: last) == "s4")
    }
}
