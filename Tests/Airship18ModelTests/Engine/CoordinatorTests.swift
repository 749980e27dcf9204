import Airship18Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

/// The pause after a display, and passes over waiting messages.
@MainActor @Suite("Turns", .timeLimit(.minutes(20))) struct CoordinatorTests {
    @Test(
        "AM-152 an interval that is set in messageFinishedDisplaying counts in full, whatever it was before")
    func intervalInFinished() throws {
        for old in [0.0, 5] {
            let world = TestWorld()
            world.setInterval(old)
            _ = try world.trigger(Payloads.schedule("1", Payloads.custom("a")))
            _ = try world.trigger(Payloads.schedule("2", Payloads.custom("b")))
            let messaging = world.messaging
            world.delegate[\.inFinished] = { _ in messaging.displayInterval = 30 }
            #expect(world.finish("a") == finished("a", id: "1"))
            #expect(world.advance(29.9) == [])
            #expect(world.advance(0.1) == displaying("b", id: "2"))
        }
    }

    @Test("AM-152 an interval of 0 that is set in messageFinishedDisplaying ends the pause") func noInterval()
        throws
    {
        let world = TestWorld()
        world.setInterval(30)
        _ = try world.trigger(Payloads.schedule("1", Payloads.custom("a")))
        _ = try world.trigger(Payloads.schedule("2", Payloads.custom("b")))
        let messaging = world.messaging
        world.delegate[\.inFinished] = { _ in messaging.displayInterval = 0 }
        #expect(world.finish("a") == finished("a", id: "1") + displaying("b", id: "2"))
    }

    @Test("AM-154 a display without a scene leaves a timer: it unlocks while a message is on screen")
    func twoTimers() throws {
        let world = TestWorld()
        world.setInterval(30)
        world.stage.scenes.set([])
        _ = try world.trigger(Payloads.schedule("1", Payloads.custom("a")))
        world.stage.scenes.set([StageScene()])
        _ = world.advance(10)
        world.setInterval(5)
        _ = try world.trigger(Payloads.schedule("2", Payloads.custom("b")))
        #expect(world.advance(5) == displaying("b", id: "2"))
        #expect(
            try world.trigger(Payloads.schedule("3", Payloads.custom("c"))) == [
                "factory(c)", "A.isReady(c)=true",
            ])
        // 30 s after the failure, with b on the screen.
        #expect(world.advance(15) == displaying("c", id: "3"))
    }

    @Test(
        "AM-159 without a scene the SDK's own adapter records no display; the app's does, before the scene is looked for"
    )
    func recordedDisplay() throws {
        for (message, isRecorded) in [(Payloads.modal(), false), (Payloads.custom("m"), true)] {
            let world = TestWorld()
            world.stage.scenes.set([])
            let trace = try world.trigger(Payloads.schedule("s", message))
            #expect(trace.contains("display s") == isRecorded)
            #expect(trace.suffix(2) == ["D.finished(m s)", "error display failed: there is no scene"])
        }
    }

    @Test(
        "AM-156 three that arrive together are asked about in separate passes; a notification asks about each once"
    )
    func passes() async throws {
        let world = TestWorld()
        world.delegate[\.isReady] = false
        _ = try await world.upsert(
            Own.schedule("1", "a"), Own.schedule("2", "b"), Own.schedule("3", "c"))
        let counts = Dictionary(grouping: world.send(Own.event).filter { $0.hasPrefix("D.isReady") }) { $0 }
        #expect(counts.count == 3)
        #expect(counts.values.allSatisfy { (2...3).contains($0.count) })
        let asked = [("a", 1), ("b", 2), ("c", 3)].flatMap {
            ["A.isReady(\($0))=true", "D.isReady(\($0) \($1))=false"]
        }
        #expect(world.notify() == asked)
        #expect(world.setPaused(true) == [])
        #expect(world.setPaused(false) == asked)
    }

    @Test("AM-149 the next trigger of a chain is notified of the current session") func chain() throws {
        let world = TestWorld()
        let chain = #"""
            {"id": "s", "type": "in_app_message", "message": \#(Payloads.custom()),
             "triggers": [{"type": "chain", "id": "all", "goal": 1, "children": [
               {"trigger": {"type": "screen", "goal": 1, "id": "1"}},
               {"trigger": {"type": "active_session", "goal": 1, "id": "2"}}]}]}
            """#
        let schedule = try JSONDecoder().decode(AutomationSchedule.self, from: Data(chain.utf8))
        let automation = world.automation
        _ = world.traceOnMain { _ in
            StageTask.start(on: HeadlessStage.current) { try? await automation.upsertSchedules([schedule]) }
        }
        #expect(world.send(.screen("x")) == shown())
    }

    @Test("AM-113, AM-115 predicates of every kind")
    func predicates() throws {
        let event: AirshipJSON = [
            "event_value": 5, "tags": ["a", "b"], "app": ["version": "2.3.1"], "name": "Walk",
        ]
        let all: [(String, Bool)] = [
            (#"{"key": "event_value", "value": {"at_least": 5}}"#, true),
            (#"{"key": "event_value", "value": {"at_least": 5.5}}"#, false),
            (#"{"key": "event_value", "value": {"at_most": 4}}"#, false),
            (#"{"key": "event_value", "value": {"at_least": 1, "at_most": 5}}"#, true),
            (#"{"key": "name", "value": {"at_least": 1}}"#, false),
            (#"{"key": "nothing", "value": {"is_present": false}}"#, true),
            (#"{"key": "name", "value": {"is_present": false}}"#, false),
            (#"{"scope": ["app"], "key": "version", "value": {"version_matches": "[2.0,3.0["}}"#, true),
            (#"{"scope": ["app", "version"], "value": {"version_matches": "3.0+"}}"#, false),
            (#"{"key": "name", "value": {"equals": "walk"}, "ignore_case": true}"#, true),
            (#"{"key": "name", "value": {"equals": "walk"}}"#, false),
            (#"{"key": "tags", "value": {"array_contains": {"value": {"equals": "b"}}}}"#, true),
            (#"{"key": "tags", "value": {"array_contains": {"value": {"equals": "b"}}, "index": 0}}"#, false),
            (#"{"key": "tags", "value": {"array_length": {"value": {"equals": 2}}}}"#, true),
            (#"{"key": "name", "value": {"resembles": "Walk"}}"#, false),
            (#"{"and": [{"key": "name"}, {"not": [{"key": "nothing"}]}]}"#, true),
            (#"{"or": [{"key": "nothing"}, {"key": "nobody"}]}"#, false),
        ]
        for (json, isFulfilled) in all {
            let predicate = try JSONDecoder().decode(JSONPredicate.self, from: Data(json.utf8))
            #expect(predicate.evaluate(json: event) == isFulfilled, "\(json)")
        }
    }
}
