import Airship17Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

@MainActor @Suite("When triggers execute their schedules", .timeLimit(.minutes(20))) struct TriggeringTests {
    private let shown = preparing() + displaying()

    @Test("AS-100 schedules that one event triggers are prepared in order of ascending priority")
    func priorities() throws {
        let world = TestWorld()
        world.automation.isPaused = true
        for (id, priority) in [("five", 5), ("minus", -1), ("zero", 0), ("also zero", 0)] {
            _ = try world.schedule(HostPayloads.custom(name: id), id: id) { $0.priority = priority }
        }
        let prepared = world.send(event)
        #expect(
            prepared.filter { $0.contains("D.extend") } == [
                "bg D.extend(minus)", "bg D.extend(zero)", "bg D.extend(also zero)", "bg D.extend(five)",
            ])
        #expect(prepared.count == 16)
    }

    @Test("AS-103 while paused actions do not run; they run afterwards") func pausedActions() throws {
        let world = TestWorld()
        let json = """
            {"id": "a", "type": "actions", "actions": {"toast_action": "hi"},
             "triggers": [{"type": "foreground", "goal": 1}]}
            """
        world.automation.isPaused = true
        #expect(try world.trigger(json) == [])
        #expect(world.send(.screen("any")) == [])
        #expect(world.storedIDs() == ["a"])
        #expect(
            world.trace { InAppAutomation.shared.isPaused = false } == [#"main action toast_action="hi""#])
        #expect(world.storedIDs() == [])
    }

    @Test("AS-106 events count only while a schedule is idle") func onlyIdle() throws {
        let world = TestWorld()
        _ = try world.schedule {
            $0.limit = 0
            $0.triggers = [.customEventTrigger(with: nil, count: 2)]
        }
        #expect(world.send(event) == [])
        #expect(world.send(event) == shown)
        // An event counts for this schedule neither while the message is on the screen nor afterwards.
        #expect(world.send(event) == [])
        #expect(world.finish() == finishing())
        _ = world.advance(30)
        #expect(world.send(event) == [])
        #expect(world.send(event) == shown)
    }

    @Test("AS-106 cancellation triggers count while a schedule is under way, from 0 each time")
    func cancellation() throws {
        let world = TestWorld()
        _ = try world.schedule {
            $0.limit = 0
            $0.delay = ScheduleDelay {
                $0.seconds = 10
                $0.cancellationTriggers = [.screenTrigger(forScreenName: "out", count: 2)]
            }
        }
        // Idle: does not count.
        #expect(world.send(.screen("out")) == [])
        #expect(world.send(event) == [])
        #expect(world.send(.screen("out")) == [])
        #expect(world.advance(10) == shown)
        // On the screen: does not count.
        #expect(world.send(.screen("out")) == [])
        _ = world.finish()
        _ = world.advance(30)
        // Triggered again: the count starts at one out of two.
        #expect(world.send(event) == [])
        #expect(world.send(.screen("out")) == [])
        #expect(world.send(.screen("out")) == [])
        #expect(world.advance(60) == [])
    }

    @Test("AS-106 a cancellation trigger stops a prepared message that waits") func cancellationWaiting()
        throws
    {
        let world = TestWorld()
        world.adapters[\.isReady] = false
        _ = try world.schedule {
            $0.delay = ScheduleDelay {
                $0.cancellationTriggers = [.screenTrigger(forScreenName: "out", count: 1)]
            }
        }
        #expect(world.send(event) == preparing() + ["main A.isReady(c)=false"])
        #expect(world.send(.screen("out")) == [])
        world.adapters[\.isReady] = true
        #expect(world.send(.screen("in")) == [])
        #expect(world.send(event) == shown)
    }

    nonisolated static let constraints: [(String, String, Bool)] = [
        ("2.0+", "2.0", true), ("2.0+", "2.0.7", true), ("2.0+", "2.1", false), ("+", "1", true),
        ("2.0", "2.0", true), ("2.0", "2.0.1", false), ("[1.0, 2.0]", "2.0", true),
        ("[1.0,2.0[", "2.0", false), ("]1.0,2.0]", "1.0", false), ("[1.0,)", "12.3", true),
        ("(,2.0]", "1.9.9", true), ("(,2.0)", "2.0", false), ("[1.0]", "1.0", false),
    ]

    @Test("AS-109 a version trigger matches by a version constraint", arguments: constraints)
    func version(_ constraint: String, _ version: String, _ isMeant: Bool) throws {
        let world = TestWorld()
        _ = try world.schedule { $0.triggers = [.versionTrigger(withConstraint: constraint, count: 1)] }
        #expect(world.send(.version(version)) == (isMeant ? shown : []))
    }

    @Test("AS-109 one region is current at a time") func oneRegion() throws {
        let world = TestWorld()
        _ = try world.schedule { $0.delay = ScheduleDelay { $0.regionID = "zoo" } }
        _ = world.send(.regionEnter("zoo"))
        _ = world.send(.regionEnter("park"))
        #expect(world.send(event) == preparing())
        #expect(world.send(.regionExit("park")) == [])
        #expect(world.send(.regionEnter("zoo")) == displaying())
    }

    @Test("AS-109 an app that is not active is in the background") func inactive() throws {
        let world = TestWorld()
        let coordinator = RecordingCoordinator()
        world.delegate[\.coordinator] = { _ in coordinator }
        _ = try world.schedule { $0.delay = ScheduleDelay { $0.appState = .background } }
        #expect(world.send(event) == preparing())
        world.stage.app.state = .inactive
        #expect(
            world.send(.screen("any")) == [
                "main C.isReady=true", "main A.isReady(c)=true", "main D.isMessageReady(c)=true",
                "main D.will(c s)", "main C.didBegin(c)", "main display s", "main A.display(c)",
            ])
    }

    @Test("AS-111 a deferred schedule gets its message when it is triggered") func deferred() throws {
        let world = TestWorld()
        world.host.setDeferredAnswer { url in
            note("asked \(url)")
            return Data(HostPayloads.custom(name: "late").utf8)
        }
        let json = """
            {"id": "s", "type": "deferred", "deferred": {"url": "https://example.com/d", "type": "in_app_message"},
             "triggers": [{"type": "custom_event_count", "goal": 1}]}
            """
        #expect(
            try world.trigger(json) == ["bg asked https://example.com/d"] + preparing("late")
                + displaying("late"))
        let other = TestWorld()
        #expect(try other.trigger(json) == ["bg error deferred schedule without a message"])
        #expect(other.storedIDs() == [])
    }

    @Test("AS-111 the JSON of a predicate and of a delay") func json() throws {
        let predicate = try JSONPredicate(json: ["what": "x", "value": ["equals": "y"]])
        #expect(predicate == (try JSONPredicate(json: ["value": ["equals": "y"], "what": "x"])))
        #expect(throws: PayloadError.self) { try JSONPredicate(json: ["what": "x"]) }
        #expect(throws: PayloadError.self) { try JSONMatcher(json: ["what": "x"]) }
        let delay = try ScheduleDelay(json: ["seconds": 3, "screen": "a", "region_id": "r"])
        #expect(delay.seconds == 3)
        #expect(delay.screens == ["a"])
        #expect(delay.regionID == "r")
        #expect(delay.cancellationTriggers.isEmpty)
        #expect {
            try ScheduleDelay(json: ["screen": [1]])
        } throws: { error in
            let error = error as NSError
            return error.domain == ScheduleDelay.errorDomain && error.code == 0
                && error.localizedDescription.contains("screen[0]")
        }
    }
}
