import Airship18Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

@MainActor @Suite("Triggers", .timeLimit(.minutes(20))) struct TriggerTests {
    @Test("AM-098, AM-116 goals; a schedule that is built again loses its progress") func progress()
        async throws
    {
        let world = TestWorld(Airship18Version(20))
        let schedule = Own.schedule("s", goal: 3)
        _ = try await world.upsert(schedule)
        _ = world.send(Own.event)
        _ = world.send(Own.event)
        #expect(Own.schedule("s", goal: 3) != schedule)
        _ = try await world.upsert(schedule)
        #expect(world.send(Own.event) == shown())
        let other = TestWorld(Airship18Version(20))
        _ = try await other.upsert(schedule)
        _ = other.send(Own.event)
        _ = other.send(Own.event)
        _ = try await other.upsert(Own.schedule("s", goal: 3))
        #expect(other.send(Own.event) == [])
    }

    @Test("AM-104 during a display nothing counts; the count from before is kept") func notIdle()
        async throws
    {
        let world = TestWorld()
        _ = try await world.upsert(Own.schedule("s", limit: 0, goal: 2))
        _ = world.send(Own.event)
        #expect(world.send(Own.event) == shown())
        #expect(world.send(Own.event) == [])
        _ = world.finish()
        #expect(world.send(Own.event) == [])
        #expect(world.send(Own.event) == shown())
    }

    @Test("AM-110 becoming active, also after an inactive phase only; the background") func appState()
        async throws
    {
        let world = TestWorld()
        _ = world.trace {}
        _ = try await world.upsert(
            Own.schedule("f", "f", limit: 0, trigger: .foreground, behavior: .immediate))
        // The launch itself is in the event history.
        #expect(world.takeTrace() == [])
        #expect(world.adapters[\.adapters].count == 1)
        _ = world.finish("f")
        world.stage.app.state = .inactive
        #expect(world.trace { world.stage.app.state = .active } == shown("f", id: "f"))
        let early = TestWorld(Airship18Version(20))
        _ = try await early.upsert(Own.schedule("b", "b", trigger: .background, behavior: .immediate))
        #expect(early.trace { early.stage.app.state = .background } == ["factory(b)", "A.isReady(b)=true"])
        #expect(early.trace { early.stage.app.state = .active } == displaying("b", id: "b"))
    }

    @Test("AM-111 a session counts once, immediately on upsert, and after each inactive phase") func session()
        async throws
    {
        let world = TestWorld()
        let schedule = Own.schedule("s", limit: 0, trigger: .activeSession)
        #expect(try await world.upsert(schedule) == shown())
        #expect(world.finish() == finished())
        #expect(try await world.upsert(schedule) == [])
        world.stage.app.state = .inactive
        #expect(world.trace { world.stage.app.state = .active } == shown())
        // A new session during the display: right after it, it is displayed again.
        world.stage.app.state = .inactive
        #expect(world.trace { world.stage.app.state = .active } == [])
        #expect(world.finish() == finished() + shown())
    }

    @Test("AM-111 the counted session is remembered across a relaunch") func sessionAfterRelaunch()
        async throws
    {
        let world = TestWorld()
        _ = try await world.upsert(Own.schedule("s", limit: 0, trigger: .activeSession))
        _ = world.finish()
        world.stage.app.state = .background
        _ = world.trace { world.host.relaunch() }
        world.register()
        #expect(world.takeTrace() == [])
        #expect(world.trace { world.stage.app.state = .active } == shown())
    }

    @Test("AM-112 app init: for schedules that are stored at the start") func appInit() async throws {
        let world = TestWorld(Airship18Version(20))
        _ = try await world.upsert(Own.schedule("s", trigger: .appInit))
        #expect(world.advance(1) == [])
        world.host.relaunch()
        world.onMain {
            $0.setCustomAdapter(forType: .custom) { _ in
                note("factory")
                return nil
            }
        }
        #expect(world.takeTrace().contains { $0.contains("not prepared") || $0 == "factory" })
    }

    @Test("AM-112, AM-119 from 20.1 on also for schedules that are stored within half a minute")
    func lateAppInit()
        async throws
    {
        for (wait, isShown) in [(29.0, true), (31, false)] {
            let world = TestWorld()
            _ = world.advance(wait)
            #expect(try await world.upsert(Own.schedule("s", trigger: .appInit)) == (isShown ? shown() : []))
        }
    }

    @Test("AM-113 a new version, with its predicate") func version() async throws {
        let world = TestWorld()
        var schedule = Own.schedule("s", limit: 0)
        let predicate = try JSONPredicate(json: [
            "value": ["equals": "2.0"], "scope": ["ios", "version"],
        ])
        schedule.triggers = [.event(EventAutomationTrigger(type: .version, goal: 1, predicate: predicate))]
        _ = try await world.upsert(schedule)
        #expect(world.send(.version("1.0")) == [])
        #expect(world.send(.version("2.0")) == shown())
        // A state: it is checked again, but does not trigger twice.
        #expect(world.finish() == finished())
    }

    @Test("AM-114, AM-115 what predicates see") func predicates() async throws {
        let world = TestWorld()
        func schedule(
            _ id: String, _ type: EventAutomationTriggerType, _ json: [String: Any]
        ) throws -> AutomationSchedule {
            var schedule = Own.schedule(id, id, limit: 0, behavior: .immediate)
            schedule.triggers = [
                .event(EventAutomationTrigger(type: type, goal: 1, predicate: try JSONPredicate(json: json)))
            ]
            return schedule
        }
        _ = try await world.upsert(
            try schedule("screen", .screen, ["value": ["equals": "home"]]),
            try schedule("not", .screen, ["not": [["value": ["equals": "home"]]]]),
            try schedule(
                "event", .customEventCount,
                [
                    "and": [
                        ["key": "event_name", "value": ["equals": "buy"]],
                        ["key": "event_value", "value": ["equals": 3]],
                    ]
                ]),
            try schedule("front", .foreground, ["value": ["equals": "x"]]))
        #expect(world.send(.screen("home")) == shown("screen", id: "screen"))
        #expect(world.send(.screen("other")) == shown("not", id: "not"))
        #expect(world.send(.customEvent("buy")) == [])
        #expect(world.send(.customEvent("buy", value: 3)) == shown("event", id: "event"))
        world.stage.app.state = .inactive
        #expect(world.trace { world.stage.app.state = .active } == [])
    }

    @Test("AM-114 values add up; analytics off; 18.4.0") func values() async throws {
        let world = TestWorld()
        _ = try await world.upsert(Own.schedule("s", goal: 5, trigger: .customEventValue))
        #expect(world.send(.customEvent("a", value: 3)) == [])
        #expect(world.send(.customEvent("a")) == [])
        world.host.isAnalyticsEnabled = false
        #expect(world.send(.customEvent("a")) == [])
        world.host.isAnalyticsEnabled = true
        #expect(world.send(.customEvent("a")) == shown())
        let broken = TestWorld(Airship18Version(18, 4))
        _ = try await broken.upsert(Own.schedule())
        #expect(broken.send(Own.event) == [])
    }

    @Test("AM-116 a goal of 0; each trigger counts for itself") func goals() async throws {
        let world = TestWorld()
        var schedule = Own.schedule("s", limit: 0, goal: 0)
        schedule.triggers.append(.event(EventAutomationTrigger(type: .screen, goal: 2)))
        _ = try await world.upsert(schedule)
        #expect(world.send(.screen("x")) == [])
        #expect(world.send(Own.event) == shown())
        #expect(world.finish() == finished())
        #expect(world.send(.screen("x")) == shown())
    }

    @Test("AM-117 before its start nothing counts") func start() async throws {
        let world = TestWorld()
        var schedule = Own.schedule()
        schedule.start = Date(timeIntervalSinceNow: 60)
        _ = try await world.upsert(schedule)
        #expect(world.send(Own.event) == [])
        _ = world.advance(120)
        #expect(world.send(Own.event) == shown())
    }

    private static func compound(_ type: String, goal: Int = 1, sticky: Bool = false) -> String {
        """
        {"id": "s", "limit": 0, "triggers": [{"type": "\(type)", "id": "t", "goal": \(goal), "children": [
          {"trigger": {"type": "screen", "goal": 1, "id": "1"}, "is_sticky": \(sticky)},
          {"trigger": {"type": "custom_event_count", "goal": 1, "id": "2"}}]}], "message": \(Payloads.custom())}
        """
    }

    private func world(_ json: String) async throws -> TestWorld {
        let world = TestWorld()
        let schedule = try world.host.schedules(in: Data(json.utf8))
        // A schedule of the app, so that only its triggers trigger it.
        var own = try #require(schedule.first)
        own.data = .inAppMessage(Own.message())
        _ = try await world.upsert(own)
        return world
    }

    @Test("AM-118 or") func or() async throws {
        let world = try await world(Self.compound("or", goal: 2))
        #expect(world.send(.screen("x")) == [])
        #expect(world.send(Own.event) == shown())
    }

    @Test("AM-118 and: in any order; sticky parts stay") func and() async throws {
        for isSticky in [false, true] {
            let world = try await world(Self.compound("and", sticky: isSticky))
            #expect(world.send(Own.event) == [])
            #expect(world.send(.screen("x")) == shown())
            _ = world.finish()
            #expect(world.send(Own.event) == (isSticky ? shown() : []))
        }
    }

    @Test("AM-118 chain: in order only") func chain() async throws {
        let world = try await world(Self.compound("chain"))
        #expect(world.send(Own.event) == [])
        #expect(world.send(.screen("x")) == [])
        #expect(world.send(Own.event) == shown())
    }

    @Test("AM-119 the events of the last half minute, for new triggers, from 20.1 on") func history()
        async throws
    {
        for (version, wait, isShown) in [
            (Airship18Version.v20, 5.0, true), (.v20, 31, false), (Airship18Version(20), 5, false),
        ] {
            let world = TestWorld(version)
            _ = world.send(.screen("x"))
            _ = world.advance(wait)
            #expect(try await world.upsert(Own.schedule("s", trigger: .screen)) == (isShown ? shown() : []))
        }
    }

    @Test("AM-119 building a schedule again lets the same event trigger it again") func rebuilt() async throws
    {
        let world = TestWorld()
        let schedule = Own.schedule("s", limit: 0)
        _ = try await world.upsert(schedule)
        #expect(world.send(Own.event) == shown())
        _ = world.finish()
        #expect(try await world.upsert(schedule) == [])
        #expect(try await world.upsert(Own.schedule("s", limit: 0)) == shown())
    }
}
