import Airship17Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

@MainActor @Suite("Schedules", .timeLimit(.minutes(20))) struct EngineTests {
    private let shown = preparing() + displaying()

    @Test("AS-060 events beyond the goal are lost") func goal() throws {
        let world = TestWorld()
        #expect(
            try world.schedule {
                $0.limit = 0
                $0.triggers = [.customEventTrigger(with: nil, value: 3)]
            } == true)
        let two = Airship17Event.customEvent("e", value: 2)
        #expect(world.send(two) == [])
        #expect(world.send(.customEvent("e")) == [])
        #expect(world.send(two) == shown)
        _ = world.finish()
        _ = world.advance(30)
        #expect(world.send(two) == [])
        #expect(world.send(two) == shown)
    }

    @Test("AS-060 a predicate is asked about an event's argument") func predicate() throws {
        let world = TestWorld()
        world.host.setPredicateEvaluator { json, argument in
            note("predicate \(json) \(argument)")
            return argument == "yes"
        }
        let predicate = try JSONPredicate(json: ["value": ["equals": "yes"]])
        #expect(
            try world.schedule { $0.triggers = [.customEventTrigger(with: predicate, count: 1)] } == true)
        let asked = #"main predicate {"value":{"equals":"yes"}} "#
        #expect(world.send(.customEvent("no")) == [asked + "no"])
        #expect(world.send(.customEvent("yes")) == [asked + "yes"] + shown)
    }

    nonisolated static let triggers: [(@Sendable () -> ScheduleTrigger, Airship17Event, Airship17Event)] = [
        ({ .screenTrigger(forScreenName: "a", count: 1) }, .screen("b"), .screen("a")),
        ({ .regionEnterTrigger(forRegionID: "a", count: 1) }, .regionExit("a"), .regionEnter("a")),
        ({ .regionExitTrigger(forRegionID: "a", count: 1) }, .regionExit("b"), .regionExit("a")),
        ({ .foregroundTrigger(withCount: 1) }, .background, .foreground),
        ({ .backgroundTrigger(withCount: 1) }, .foreground, .background),
        ({ .versionTrigger(withConstraint: "2", count: 1) }, .version("1"), .version("2")),
        ({ .appInitTrigger(withCount: 1) }, .foreground, .appInit),
    ]

    @Test("AS-060 each kind of trigger counts its own events", arguments: triggers)
    func kinds(
        _ trigger: @escaping @Sendable () -> ScheduleTrigger, _ other: Airship17Event, _ own: Airship17Event
    ) throws {
        let world = TestWorld()
        #expect(try world.schedule { $0.triggers = [trigger()] } == true)
        #expect(world.send(other) == [])
        #expect(world.send(own) == shown)
    }

    @Test("AS-061 triggers of a schedule that is not idle are lost") func notIdle() throws {
        let world = TestWorld()
        _ = try world.schedule { $0.limit = 0 }
        #expect(world.send(event) == shown)
        #expect(world.send(event) == [])
        #expect(world.send(event) == [])
        #expect(world.finish() == finishing())
        #expect(world.advance(60) == [])
    }

    @Test("AS-062 a delay's time comes before the preparation, its conditions before the display")
    func delay() throws {
        let world = TestWorld()
        _ = try world.schedule {
            $0.delay = ScheduleDelay {
                $0.seconds = 10
                $0.screens = ["home"]
            }
        }
        #expect(world.send(event) == [])
        #expect(world.advance(9.9) == [])
        #expect(world.advance(0.1) == preparing())
        #expect(world.send(.screen("other")) == [])
        #expect(world.send(.screen("home")) == displaying())
    }

    @Test("AS-062 region and app state are conditions, too") func conditions() throws {
        let world = TestWorld()
        _ = try world.schedule {
            $0.delay = ScheduleDelay {
                $0.regionID = "zoo"
                $0.appState = .foreground
            }
        }
        world.stage.app.state = .background
        #expect(world.send(event) == preparing())
        #expect(world.send(.regionEnter("zoo")) == [])
        #expect(world.trace { world.stage.app.state = .active } == displaying())
    }

    @Test("AS-062 a cancellation trigger makes a delayed schedule idle again") func cancellation() throws {
        let world = TestWorld()
        _ = try world.schedule {
            $0.delay = ScheduleDelay {
                $0.seconds = 10
                $0.cancellationTriggers = [.screenTrigger(forScreenName: "out", count: 1)]
            }
        }
        #expect(world.send(event) == [])
        #expect(world.send(.screen("out")) == [])
        #expect(world.advance(60) == [])
        #expect(world.send(event) == [])
        #expect(world.advance(10) == shown)
    }

    @Test("AS-063 the limit", arguments: [(UInt(0), 5), (1, 1), (3, 3)])
    func limit(_ limit: UInt, _ displays: Int) throws {
        let world = TestWorld()
        _ = try world.schedule { $0.limit = limit }
        var count = 0
        for _ in 1...5 {
            if world.send(event).contains("main A.display(c)") { count += 1 }
            _ = world.finish()
            _ = world.advance(30)
        }
        #expect(count == displays)
        #expect(world.storedIDs() == (limit == 0 ? ["s"] : []))
    }

    @Test("AS-063 the default limit is 1") func defaultLimit() throws {
        let world = TestWorld()
        _ = try world.schedule()
        #expect(world.send(event) == shown)
        #expect(world.finish() == finishing())
        #expect(world.storedIDs() == [])
    }

    @Test("AS-064 the interval of a schedule") func interval() throws {
        let world = TestWorld()
        _ = try world.schedule {
            $0.limit = 0
            $0.interval = 60
        }
        _ = world.send(event)
        _ = world.finish()
        #expect(world.advance(59) == [])
        #expect(world.send(event) == [])
        #expect(world.advance(1) == [])
        #expect(world.send(event) == shown)
    }

    @Test("AS-064 an expired schedule is deleted") func expired() throws {
        let world = TestWorld()
        _ = try world.schedule {
            $0.limit = 0
            $0.end = Date(timeIntervalSinceNow: 3600)
        }
        #expect(world.send(event) == shown)
        _ = world.finish()
        _ = world.advance(7200)
        #expect(world.send(event) == [])
        #expect(world.storedIDs() == [])
    }

    @Test("AS-064 a schedule that has not begun counts nothing") func notBegun() throws {
        let world = TestWorld()
        _ = try world.schedule { $0.start = Date(timeIntervalSinceNow: 3600) }
        #expect(world.send(event) == [])
        _ = world.advance(7200)
        #expect(world.send(event) == shown)
    }

    @Test(
        "AS-065 a schedule whose audience the user misses is cancelled, skipped, or counted",
        arguments: [ScheduleAudienceMissBehaviorType.cancel, .skip, .penalize, nil])
    func audience(_ behavior: ScheduleAudienceMissBehaviorType?) throws {
        let world = TestWorld()
        let isMember = Locked(false)
        world.host.setAudienceCheck { _ in isMember.current }
        _ = try world.schedule {
            $0.limit = 2
            $0.audience = ScheduleAudience { if let behavior { $0.missBehavior = behavior } }
        }
        #expect(world.send(event) == [])
        #expect(world.storedIDs() == (behavior == .cancel ? [] : ["s"]))
        isMember.withLock { $0 = true }
        guard behavior != .cancel else { return #expect(world.send(event) == []) }
        #expect(world.send(event) == shown)
        _ = world.finish()
        #expect(world.storedIDs() == (behavior == .skip ? ["s"] : []))
    }

    @Test("AS-066 an invalid schedule is not stored") func invalid() throws {
        let world = TestWorld()
        let many = (0...10).map { _ in ScheduleTrigger.appInitTrigger(withCount: 1) }
        #expect(try world.schedule { $0.triggers = [] } == false)
        #expect(try world.schedule { $0.triggers = nil } == false)
        #expect(try world.schedule { $0.triggers = many } == false)
        #expect(
            try world.schedule {
                $0.start = Date(timeIntervalSinceNow: 10)
                $0.end = Date()
            } == false)
        #expect(try world.schedule { $0.delay = ScheduleDelay { $0.seconds = -1 } } == false)
        #expect(world.storedIDs() == [])
        #expect(try world.schedule { $0.triggers = many.dropLast() } == true)
    }

    @Test("AS-066 one invalid schedule refuses the whole batch, and the answer comes immediately")
    nonisolated func batch() async throws {
        let world = TestWorld()
        let message = try world.makeMessage(HostPayloads.custom())
        let good = InAppMessageSchedule(message: message) { $0.triggers = [.foregroundTrigger(withCount: 1)] }
        let bad = ActionSchedule(actions: [:]) { _ in }
        #expect(
            world.trace {
                world.automation.scheduleMultiple([good, bad]) { note("stored \($0)") }
                note("returned")
            } == ["bg error schedules refused", "bg stored false", "bg returned"])
        #expect(world.storedIDs() == [])
        #expect(
            world.trace {
                world.automation.scheduleMultiple([good]) { note("stored \($0)") }
                note("returned")
            } == ["bg returned", "main stored true"])
    }

    @Test("AS-066 at most 1000 schedules") func thousand() throws {
        let world = TestWorld()
        let message = try world.makeMessage(HostPayloads.custom())
        let schedules = (1...1000).map { _ in
            InAppMessageSchedule(message: message) { $0.triggers = [.foregroundTrigger(withCount: 1)] }
        }
        #expect(
            world.trace { world.automation.scheduleMultiple(schedules) { note("stored \($0)") } }
                == ["main stored true"])
        #expect(try world.schedule() == false)
        #expect(world.storedIDs().count == 1000)
    }

    @Test("AS-067 the answer to a cancellation says whether there was a schedule") func cancel() throws {
        let world = TestWorld()
        let automation = world.automation
        #expect(
            world.trace { automation.cancelSchedule(withID: "none") { note("\($0)") } } == ["main false"])
        world.adapters[\.isReady] = false
        _ = try world.trigger(HostPayloads.schedule())
        #expect(world.trace { automation.cancelSchedule(withID: "s") { note("\($0)") } } == ["main true"])
        world.adapters[\.isReady] = true
        #expect(world.send(.screen("home")) == [])
    }

    @Test("1.1 groups are cancelled and looked up by the type of their schedules") func groups() throws {
        let world = TestWorld()
        let automation = world.automation
        _ = try world.schedule(id: "m1") { $0.group = "g" }
        _ = try world.schedule(id: "m2") { $0.group = "h" }
        let action = ActionSchedule(actions: ["a": 1]) {
            $0.identifier = "a1"
            $0.group = "g"
            $0.triggers = [.foregroundTrigger(withCount: 1)]
        }
        let lookUps = {
            automation.schedule(action) { note("stored \($0)") }
            automation.getMessageSchedule(withID: "m1") { note("\($0?.identifier ?? "nil")") }
            automation.getMessageSchedule(withID: "a1") { note("\($0?.identifier ?? "nil")") }
            automation.getActionSchedule(withID: "a1") { note("\($0?.identifier ?? "nil")") }
            automation.getMessageSchedules(withGroup: "g") { note("\($0.map(\.identifier))") }
            automation.getActionSchedules(withGroup: "g") { note("\($0.map(\.identifier))") }
            automation.getMessageSchedules { note("\($0.map(\.identifier))") }
            automation.getActionSchedules { note("\($0.map(\.identifier))") }
        }
        #expect(
            world.trace { lookUps() } == [
                "main stored true", "main m1", "main nil", "main a1", #"main ["m1"]"#, #"main ["a1"]"#,
                #"main ["m1", "m2"]"#, #"main ["a1"]"#,
            ])
        _ = world.trace { automation.cancelActionSchedules(withGroup: "g", completionHandler: nil) }
        #expect(world.storedIDs() == ["m1", "m2"])
        _ = world.trace { automation.cancelMessageSchedules(withGroup: "h", completionHandler: nil) }
        #expect(world.storedIDs() == ["m1"])
        #expect(
            world.trace { automation.cancelSchedules(withGroup: "g") { note("\($0)") } } == ["main true"])
        #expect(world.storedIDs() == [])
    }

    @Test("AS-068 edits reactivate a finished schedule within its grace period") func edit() throws {
        let world = TestWorld()
        _ = try world.schedule {
            $0.editGracePeriod = 100
            $0.end = Date(timeIntervalSinceNow: 60)
        }
        #expect(world.send(event) == shown)
        _ = world.finish()
        _ = world.advance(30)
        #expect(world.send(event) == [])
        let edits = ScheduleEdits { $0.limit = 2 }
        let automation = world.automation
        #expect(
            world.trace { automation.editSchedule(withID: "s", edits: edits) { note("\($0)") } }
                == ["main true"])
        #expect(world.send(event) == shown)
        _ = world.finish()
        _ = world.advance(131)
        let more = ScheduleEdits { $0.limit = 3 }
        #expect(
            world.trace { automation.editSchedule(withID: "s", edits: more) { note("\($0)") } }
                == ["main false"])
    }

    @Test("AS-068 edits can replace the message") func editMessage() throws {
        let world = TestWorld()
        _ = try world.schedule()
        let edits = ScheduleEdits(message: try world.makeMessage(HostPayloads.custom(name: "new"))) { _ in }
        world.automation.editSchedule(withID: "s", edits: edits, completionHandler: nil)
        world.stage.runUntilIdle()
        #expect(world.send(event) == preparing("new") + displaying("new"))
    }

    @Test("1.11 actions run when their schedule is triggered") func actions() throws {
        let world = TestWorld()
        let json = """
            {"id": "a", "type": "actions", "actions": {"toast_action": "hi"},
             "triggers": [{"type": "FOREGROUND", "goal": 1}]}
            """
        #expect(try world.trigger(json) == [#"main action toast_action="hi""#])
        #expect(world.storedIDs() == [])
    }

    @Test("1.11 the defaults of a builder") func defaults() {
        let builder = ScheduleBuilder()
        #expect(UUID(uuidString: builder.identifier) != nil)
        #expect(builder.limit == 1)
        #expect(builder.priority == 0)
        #expect(builder.start == .distantPast)
        #expect(builder.end == .distantFuture)
        #expect(builder.interval == 0)
        #expect(builder.editGracePeriod == 0)
        #expect(builder.triggers == nil)
    }

    nonisolated static let badTriggers: [(String, String)] = [
        (#"{"goal": 1}"#, "type"), (#"{"type": "moon", "goal": 1}"#, "type"),
        (#"{"type": 3, "goal": 1}"#, "type"),
        (#"{"type": "screen"}"#, "goal"), (#"{"type": "screen", "goal": 0}"#, "goal"),
        (#"{"type": "screen", "goal": -1}"#, "goal"), (#"{"type": "screen", "goal": "1"}"#, "goal"),
    ]

    @Test("1.11 a trigger's JSON", arguments: badTriggers) func badTrigger(_ json: String, _ place: String)
        throws
    {
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
        #expect {
            try ScheduleTrigger(json: object)
        } throws: { error in
            let error = error as NSError
            return error.domain == "com.urbanairship.schedule_trigger" && error.code == 0
                && error.localizedDescription.contains(place)
        }
        let good = try ScheduleTrigger(json: ["type": "Screen", "goal": 2.5])
        #expect(good.type == .screen)
        #expect(good.goal == 2.5)
    }
}
