import Airship17Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

@MainActor @Suite("The end of a display", .timeLimit(.minutes(20))) struct FinishTests {
    private func button(_ behavior: InAppMessageButtonInfoBehaviorType) throws -> InAppMessageButtonInfo {
        try #require(
            InAppMessageButtonInfo { builder in
                builder.identifier = "b"
                builder.behavior = behavior
                builder.actions = ["add_tags_action": "button"]
                builder.label = InAppMessageTextInfo { $0.text = "B" }
            })
    }

    @Test("AS-042 callbacks are called on the thread of the report") func thread() throws {
        let world = TestWorld()
        let coordinator = RecordingCoordinator()
        world.delegate[\.coordinator] = { _ in coordinator }
        _ = try world.trigger(HostPayloads.schedule())
        let adapters = world.adapters
        #expect(
            world.trace { world.stage.onBackground { adapters.finish(.messageClick()) } } == [
                "bg resolution s message_click", "bg D.finished(c s message_click)", "bg C.didFinish(c)",
            ])
    }

    @Test("AS-043 a cancel button deletes the schedule, whatever its limit") func cancelButton() throws {
        let world = TestWorld()
        let message = HostPayloads.custom(more: #", "actions": {"add_tags_action": "m"}"#)
        _ = try world.trigger(HostPayloads.schedule(message: message, limit: 0))
        #expect(
            world.finish(.buttonClick(with: try button(.cancel))) == [
                "main resolution s button_click b", #"main action add_tags_action="m""#,
                "main D.finished(c s button_click b)",
            ])
        #expect(world.storedIDs() == [])
        #expect(world.send(event) == [])
    }

    @Test("AS-043 no other resolution cancels") func noCancel() throws {
        let world = TestWorld()
        _ = try world.trigger(HostPayloads.schedule(limit: 0))
        let resolutions: [InAppMessageResolution] = [
            .buttonClick(with: try button(.dismiss)), .messageClick(), .timedOut(),
            .userDismissed(),
        ]
        for resolution in resolutions {
            #expect(
                world.finish(resolution).last == "main D.finished(c s \(resolution.label))")
            _ = world.advance(30)
            #expect(world.send(event) == preparing() + displaying())
        }
    }

    @Test("AS-044 the delegate gets the adapter's own object") func identity() throws {
        let world = TestWorld()
        _ = try world.trigger(HostPayloads.schedule())
        let resolution = InAppMessageResolution.buttonClick(with: try button(.dismiss))
        _ = world.finish(resolution)
        #expect(world.delegate[\.resolutions].count == 1)
        #expect(world.delegate[\.resolutions].first === resolution)
    }

    @Test("AS-045 the message's actions run for every resolution, a button's are left to the adapter")
    func actions() throws {
        let world = TestWorld()
        let ran = Locked<[String]>([])
        world.host.setActionRunner { name, value, why in ran.withLock { $0.append("\(name) \(value) \(why)") }
        }
        let message = HostPayloads.custom(more: #", "actions": {"add_tags_action": "m", "a_action": "x"}"#)
        _ = try world.trigger(HostPayloads.schedule(message: message, limit: 2))
        _ = world.finish(.timedOut())
        #expect(ran.current == ["a_action x manualInvocation", "add_tags_action m manualInvocation"])
        _ = world.advance(30)
        _ = world.send(event)
        _ = world.finish(.buttonClick(with: try button(.dismiss)))
        #expect(ran.current.count == 4)
        #expect(!ran.current.contains { $0.contains("button") })
    }

    @Test("AS-046 a second report does everything again, and counts again") func twice() throws {
        let world = TestWorld()
        let coordinator = RecordingCoordinator()
        world.delegate[\.coordinator] = { _ in coordinator }
        _ = try world.trigger(HostPayloads.schedule(limit: 3))
        let once = [
            "main resolution s user_dismissed", "main D.finished(c s user_dismissed)", "main C.didFinish(c)",
        ]
        #expect(world.finish() == once)
        #expect(world.finish() == once)
        #expect(world.storedIDs() == ["s"])
        _ = world.send(event)
        #expect(world.finish() == once)
        #expect(world.storedIDs() == [])
    }

    @Test("AS-046 a correct adapter completes once") func once() throws {
        let world = TestWorld()
        _ = try world.trigger(HostPayloads.schedule(limit: 2))
        #expect(world.finish() == finishing())
        #expect(world.storedIDs() == ["s"])
    }

    @Test("AS-047 an adapter that never reports blocks the default coordinator, and nothing else")
    func never() throws {
        let world = TestWorld()
        _ = try world.trigger(HostPayloads.schedule("1"))
        #expect(try world.trigger(HostPayloads.schedule("2")) == preparing())
        #expect(world.advance(100_000) == [])
        #expect(world.storedIDs() == ["1", "2"])
        let immediate = HostPayloads.custom(name: "i", behavior: "immediate")
        #expect(
            try world.trigger(HostPayloads.schedule("3", message: immediate))
                == preparing("i") + displaying("i", id: "3"))
    }

    @Test("AS-048 without reporting the delegate gets the same callbacks") func reporting() throws {
        let world = TestWorld()
        let message = HostPayloads.custom(more: #", "reporting_enabled": false"#)
        #expect(
            try world.trigger(HostPayloads.schedule(message: message))
                == preparing() + displaying().filter { $0 != "main display s" })
        #expect(world.finish() == ["main D.finished(c s user_dismissed)"])
    }

    @Test(
        "AS-049, AS-110 a display that the end of the process cut off counts, and only the report says so",
        arguments: [Airship17Era.early, .late], [true, false])
    func interrupted(_ era: Airship17Era, _ isReporting: Bool) throws {
        let world = TestWorld()
        world.host.era = era
        let message = HostPayloads.custom(more: #", "reporting_enabled": \#(isReporting)"#)
        _ = try world.trigger(HostPayloads.schedule(message: message, limit: 2))
        let report = era == .early ? ["main resolution s user_dismissed"] : ["main resolution s interrupted"]
        #expect(
            world.trace {
                world.host.relaunch()
                world.register()
            } == report)
        #expect(world.storedIDs() == ["s"])
        #expect(world.send(event).last == "main A.display(c)")
        _ = world.finish()
        #expect(world.storedIDs() == [])
    }

    @Test("AS-042 the report of an adapter whose process has ended is ignored") func oldProcess() throws {
        let world = TestWorld()
        _ = try world.trigger(HostPayloads.schedule(limit: 5))
        let old = try #require(world.adapters.last)
        _ = world.trace { world.host.relaunch() }
        #expect(world.trace { old.finish(.userDismissed()) } == [])
        world.register()
        for _ in 1...4 {
            #expect(world.send(event).last == "main A.display(c)")
            _ = world.finish()
            _ = world.advance(30)
        }
        #expect(world.storedIDs() == [])
    }
}
