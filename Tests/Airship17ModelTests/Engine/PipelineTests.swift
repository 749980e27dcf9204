import Airship17Model
import HeadlessStage
import PlatformStandIns
import Testing

@MainActor @Suite("The whole life of a message", .timeLimit(.minutes(20))) struct PipelineTests {
    @Test("AS-001, AS-037, AS-042 the canonical order, with an app's coordinator") func canonical() throws {
        let world = TestWorld()
        let coordinator = RecordingCoordinator()
        world.delegate[\.coordinator] = { _ in coordinator }
        let message = HostPayloads.custom(more: #", "actions": {"add_tags_action": "seen"}"#)
        #expect(
            try world.trigger(HostPayloads.schedule(message: message))
                == preparing() + [
                    "main C.isReady=true", "main A.isReady(c)=true", "main D.isMessageReady(c)=true",
                    "main D.will(c s)", "main C.didBegin(c)", "main display s", "main A.display(c)",
                ])
        #expect(
            world.finish() == [
                "main resolution s user_dismissed", #"main action add_tags_action="seen""#,
                "main D.finished(c s user_dismissed)", "main C.didFinish(c)",
            ])
        #expect(world.storedIDs() == [])
    }

    @Test("AS-037 in early versions the report comes before the coordinator, and the delegate is not asked")
    func early() throws {
        let world = TestWorld()
        world.host.era = .early
        let coordinator = RecordingCoordinator()
        world.delegate[\.coordinator] = { _ in coordinator }
        #expect(
            try world.trigger(HostPayloads.schedule())
                == preparing() + [
                    "main C.isReady=true", "main A.isReady(c)=true", "main D.will(c s)", "main display s",
                    "main C.didBegin(c)", "main A.display(c)",
                ])
    }

    @Test("AS-002 while the component is off nothing is counted") func disabled() throws {
        let world = TestWorld()
        #expect(
            try world.schedule { $0.triggers = [.customEventTrigger(with: nil, count: 3)] } == true)
        world.automation.isComponentEnabled = false
        for _ in 1...5 { #expect(world.send(event) == []) }
        world.automation.isComponentEnabled = true
        #expect(world.send(event) == [])
        #expect(world.send(event) == [])
        #expect(world.send(event) == preparing() + displaying())
    }

    @Test("AS-002 the feature's switch does the same, and a campaign is not triggered") func feature() throws
    {
        let world = TestWorld()
        world.host.isFeatureEnabled = false
        #expect(try world.trigger(HostPayloads.schedule()) == ["main not set off"])
        world.host.isFeatureEnabled = true
        #expect(world.trace {} == [])
        #expect(try world.trigger(HostPayloads.schedule()) == preparing() + displaying())
    }

    @Test(
        "AS-003, AS-004 a prepared message waits while the component is off, and is checked again afterwards")
    func disabledMidFlight() throws {
        let world = TestWorld()
        world.adapters[\.isReady] = false
        #expect(try world.trigger(HostPayloads.schedule()) == preparing() + ["main A.isReady(c)=false"])
        world.automation.isEnabled = false
        world.adapters[\.isReady] = true
        #expect(world.send(.screen("home")) == [])
        #expect(world.trace { world.automation.isEnabled = true } == displaying())
    }

    @Test("AS-004 switching on checks messages again") func reenable() throws {
        let world = TestWorld()
        world.adapters[\.isReady] = false
        _ = try world.trigger(HostPayloads.schedule())
        world.automation.isComponentEnabled = false
        #expect(world.trace { world.automation.isComponentEnabled = true } == ["main A.isReady(c)=false"])
    }

    @Test("AS-005 nothing but its adapter dismisses a message") func stays() throws {
        let world = TestWorld()
        #expect(try world.trigger(HostPayloads.schedule(limit: 0)) == preparing() + displaying())
        #expect(
            world.trace {
                world.automation.isPaused = true
                world.automation.isComponentEnabled = false
                world.automation.cancelSchedule(withID: "s") { note("cancelled \($0)") }
            } == ["main cancelled true"])
        #expect(world.finish() == finishing())
    }

    @Test("AS-006, AS-033 pause and interval are kept across a launch") func persisted() {
        let world = TestWorld()
        #expect(!world.automation.isPaused)
        let old = world.automation
        world.automation.isPaused = true
        world.manager.displayInterval = 7.9
        _ = world.trace { world.host.relaunch() }
        #expect(world.automation !== old)
        #expect(world.automation.isPaused)
        #expect(world.manager.displayInterval == 7)
    }

    @Test("AS-007, AS-008 while paused a message is prepared, and its readiness is not asked for")
    func paused() throws {
        let world = TestWorld()
        let coordinator = RecordingCoordinator()
        world.delegate[\.coordinator] = { _ in coordinator }
        world.automation.isPaused = true
        #expect(try world.trigger(HostPayloads.schedule()) == preparing())
        #expect(world.send(.screen("home")) == [])
    }

    @Test("AS-009 the end of a pause shows the waiting message") func unpaused() throws {
        let world = TestWorld()
        world.automation.isPaused = true
        #expect(try world.trigger(HostPayloads.schedule()) == preparing())
        #expect(world.trace { world.automation.isPaused = false } == displaying())
    }

    @Test("AS-009 in early versions a condition has to change") func unpausedEarly() throws {
        let world = TestWorld()
        world.host.era = .early
        world.automation.isPaused = true
        _ = try world.trigger(HostPayloads.schedule())
        #expect(world.trace { world.automation.isPaused = false } == [])
        #expect(
            world.send(.screen("home")) == displaying().filter { !$0.contains("isMessageReady") })
    }

    @Test("two stages are independent of each other") func worlds() throws {
        let (first, second) = (TestWorld(), TestWorld())
        #expect(first.automation !== second.automation)
        first.automation.isPaused = true
        #expect(!second.automation.isPaused)
        #expect(try second.trigger(HostPayloads.schedule()) == preparing() + displaying())
        #expect(try first.trigger(HostPayloads.schedule()) == preparing())
        #expect(second.takeTrace() == [])
    }

    @Test("0.2 the spellings of versions 13 and 14") func spellings() {
        let world = TestWorld()
        world.stage.run {
            let automation: UAInAppAutomation = UAInAppAutomation.shared()
            let manager: UAInAppMessageManager = automation.inAppMessageManager
            #expect(automation === InAppAutomation.shared)
            #expect(manager === world.manager)
        }
    }
}
